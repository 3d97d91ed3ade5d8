import Foundation
import Ground
import Toolkit
import UniformTypeIdentifiers

/// What people call the clipboard, to put something there. Reading it takes a desktop a while, so that there is no call
/// for it here: `PasteButton` and `onPasteCommand` read.
public final class NSPasteboard: NSObject, @unchecked Sendable {
    /// The clipboard.
    public static let general = NSPasteboard()
    // Unchecked: what changes is behind the lock.
    private let lock = NSLock()
    private var forms: [Form] = []
    private var count = 0
    private override init() { super.init() }

    struct Form: Sendable {
        let mimeTypes: [String]
        let data: Data
    }

    /// A form of what is there.
    public struct PasteboardType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A form by the identifier of its type.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A form by the identifier of its type.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Text.
        public static let string = PasteboardType("public.utf8-plain-text")
        /// Text with its looks, as HTML.
        public static let html = PasteboardType("public.html")
        /// Text with its looks, as RTF.
        public static let rtf = PasteboardType("public.rtf")
        /// An address.
        public static let URL = PasteboardType("public.url")
        /// The address of a file.
        public static let fileURL = PasteboardType("public.file-url")
        /// A picture as PNG.
        public static let png = PasteboardType("public.png")
        /// A picture as TIFF.
        public static let tiff = PasteboardType("public.tiff")
        /// A document as PDF.
        public static let pdf = PasteboardType("com.adobe.pdf")

        /// What the desktop calls it; a form that it has no name for goes by its own.
        var mimeTypes: [String] {
            switch self {
            case .string: ["text/plain;charset=utf-8", "text/plain"]
            case .URL, .fileURL: ["text/uri-list"]
            default: [UTType(rawValue)?.preferredMIMEType ?? "application/x-\(rawValue)"]
            }
        }
    }

    /// How often the app has put something there or cleared it.
    public var changeCount: Int { lock.withLock { count } }

    /// Takes away what is there. Returns the new count of changes.
    @discardableResult
    public func clearContents() -> Int {
        lock.withLock {
            forms = []
            count += 1
        }
        put()
        return changeCount
    }

    /// Begins anew with forms that are to come. Returns the new count of changes.
    @discardableResult
    public func declareTypes(_ newTypes: [PasteboardType], owner newOwner: Any?) -> Int { clearContents() }

    /// Puts a text there as one form of what is there; other apps take the form that they like best.
    @discardableResult
    public func setString(_ string: String, forType dataType: PasteboardType) -> Bool {
        let isAddress = [.URL, .fileURL].contains(dataType)
        return setData(Data((string + (isAddress ? "\r\n" : "")).utf8), forType: dataType)
    }

    /// Puts data there as one form of what is there; nil changes nothing and is false.
    @discardableResult
    public func setData(_ data: Data?, forType dataType: PasteboardType) -> Bool {
        guard let data else { return false }
        let form = Form(mimeTypes: dataType.mimeTypes, data: data)
        lock.withLock {
            forms.removeAll { $0.mimeTypes == form.mimeTypes }
            forms.append(form)
        }
        put()
        return true
    }

    /// Puts texts, addresses and pictures there: of each kind all texts, a line each, all addresses, and the first
    /// picture.
    @discardableResult
    public func writeObjects(_ objects: [any NSPasteboardWriting]) -> Bool {
        let texts = objects.compactMap { ($0 as? NSString).map { String($0) } }
        let addresses = objects.compactMap { ($0 as? NSURL)?.absoluteString }
        let picture = objects.lazy.compactMap { ($0 as? NSImage)?.png }.first
        if !addresses.isEmpty { setString(addresses.joined(separator: "\r\n"), forType: .URL) }
        if let picture { setData(picture, forType: .png) }
        let lines = texts.isEmpty ? addresses : texts
        if !lines.isEmpty { setString(lines.joined(separator: "\n"), forType: .string) }
        return !lines.isEmpty || picture != nil
    }

    private func put() {
        let forms = lock.withLock { self.forms }
        @MainActor func put(_ toolkit: any Toolkit) { toolkit.setClipboard(PasteboardSource(forms)) }
        if MainThread.isCurrent {
            onMainThread { if let toolkit = AppKitConnection.host?.toolkit { put(toolkit) } }
        } else {
            DispatchQueue.main.async { if let toolkit = AppKitConnection.host?.toolkit { put(toolkit) } }
        }
    }
}

/// What can be put on the clipboard: texts, addresses, pictures.
public protocol NSPasteboardWriting: NSObjectProtocol {}

extension NSString: NSPasteboardWriting {}
extension NSURL: NSPasteboardWriting {}
extension NSImage: NSPasteboardWriting {}

/// What is on the clipboard, in the desktop's hands.
private final class PasteboardSource: TransferSource {
    private let forms: [NSPasteboard.Form]

    init(_ forms: [NSPasteboard.Form]) { self.forms = forms }

    var mimeTypes: [String] { forms.flatMap(\.mimeTypes) }

    func write(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        let form = forms.first { $0.mimeTypes.contains(mimeType) }
        done(form?.data, form == nil ? "there is no such form" : nil)
    }
}
