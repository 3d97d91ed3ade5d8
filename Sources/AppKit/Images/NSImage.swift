import Foundation
import Ground
import Toolkit

/// A picture of a file, of data or of the app's resources, or a symbol; to be shown by `Image(nsImage:)`.
public final class NSImage: NSObject, @unchecked Sendable {
    /// Where it comes from.
    package enum Content: Sendable {
        /// Encoded, with how many of its pixels make a point.
        case data(Data, scale: Double)
        /// A picture of the app's, for which a file is there.
        case named(String, path: String, scale: Double)
        case symbol(String)
    }
    package let content: Content
    /// What it says to those who cannot see it; nil for its own name.
    public var accessibilityDescription: String?
    /// Whether it is drawn in the foreground style.
    public var isTemplate = false

    /// The name of a picture of the app's.
    public typealias Name = String

    private init(_ content: Content) {
        self.content = content
        super.init()
    }

    /// A picture of encoded data; nil where the data begins as no picture does that desktops read.
    public convenience init?(data: Data) {
        guard PictureForms.beginsPicture(data) else { return nil }
        self.init(.data(data, scale: 1))
    }

    /// The picture in a file; nil where there is none.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// The picture in a file; nil where there is none.
    public convenience init?(contentsOfFile fileName: String) { self.init(contentsOf: URL(fileURLWithPath: fileName)) }

    /// A picture of the app's files and asset catalogs; nil where there is none, and away from the main thread.
    public convenience init?(named name: Name) {
        guard MainThread.isCurrent, let file = onMainThread({ AppKitConnection.host?.picture(named: name, in: nil) })
        else { return nil }
        self.init(.named(name, path: file.path, scale: file.scale))
    }

    /// A symbol by its SF Symbols name; nil where the desktop has nothing that comes near.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        guard MainThread.isCurrent, onMainThread({ AppKitConnection.host?.hasSymbol(name) ?? false }) else {
            return nil
        }
        self.init(.symbol(name))
        accessibilityDescription = description
        isTemplate = true
    }

    /// The data, encoded as it came.
    private var data: Data? {
        switch content {
        case .data(let data, _): data
        case .named(_, let path, _): FileManager.default.contents(atPath: path)
        case .symbol: nil
        }
    }

    /// As PNG, decoded by the desktop; on the main thread only.
    var png: Data? {
        guard let data else { return nil }
        if data.starts(with: pngSignature) { return data }
        guard MainThread.isCurrent else { return nil }
        return onMainThread { AppKitConnection.host?.toolkit.png(of: data) }
    }

    /// The size in points; zero where it cannot be read, of symbols that of the text beside them as it is usually. A
    /// picture is decoded for it, on the main thread only, each time.
    public var size: NSSize {
        if case .symbol = content { return NSSize(width: 16, height: 16) }
        guard let png, png.count >= 24 else { return .zero }
        func number(at offset: Int) -> Int {
            png.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        var scale = 1.0
        switch content {
        case .data(_, let itsScale), .named(_, _, let itsScale): scale = itsScale
        case .symbol: break
        }
        return NSSize(width: Double(number(at: 16)) / scale, height: Double(number(at: 20)) / scale)
    }
}
