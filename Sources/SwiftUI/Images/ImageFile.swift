import Foundation

/// A file that shows a named image.
struct ImageFile: Equatable {
    var path: String
    /// Pixels a point: 2 for `@2x`.
    var scale = 1.0
    /// Whether its asset catalog wants it drawn in the foreground style.
    var isTemplate = false

    static let extensions: Set<String> = ["svg", "png", "jpg", "jpeg", "webp", "gif"]

    var isVector: Bool { path.hasSuffix(".svg") }

    /// Whether this shows the image better: drawings are sharp at every scale, then the more pixels the better.
    func isBetter(than other: ImageFile) -> Bool {
        isVector != other.isVector ? isVector : scale > other.scale
    }

    /// The name of the image in a file name, and its scale: `logo@2x.png` is `logo` at 2. Nil for files of another
    /// kind.
    static func parse(_ fileName: String) -> (name: String, scale: Double)? {
        guard let dot = fileName.lastIndex(of: "."), extensions.contains(fileName[dot...].dropFirst().lowercased())
        else { return nil }
        let name = fileName[..<dot]
        guard let at = name.lastIndex(of: "@"), name.hasSuffix("x"),
            let scale = Double(name[at...].dropFirst().dropLast()), scale >= 1, at > name.startIndex
        else { return (String(name), 1) }
        return (String(name[..<at]), scale)
    }
}
