import Foundation

/// A book, and how far the club has read it.
struct Book: Codable, Identifiable, Hashable {
    let id: String
    let title: String
    let author: String
    let year: Int
    let pages: Int
    let blurb: String
    /// Where its cover's colour lies on the colour wheel, 0 to 1.
    let hue: Double
    var pagesRead: Int
    var isFinished: Bool
    var note: String

    /// The part that is read, 0 to 1.
    var progress: Double {
        if isFinished { return 1 }
        return pages > 0 ? min(max(Double(pagesRead) / Double(pages), 0), 1) : 0
    }

    var progressText: String {
        if isFinished { return "Finished, \(pages) pages" }
        return pagesRead > 0 ? "Page \(pagesRead) of \(pages)" : "Not begun, \(pages) pages"
    }
}
