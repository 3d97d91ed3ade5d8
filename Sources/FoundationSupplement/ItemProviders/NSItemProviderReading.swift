import Foundation
import UniformTypeIdentifiers

/// An object that can be made of what an item provider has.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
    /// The types that it can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// Makes one. Throws where the data is not what its type promises.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can hand on.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
    /// The types that it can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Writes it. The handler runs once, on any thread.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSItemProviderWriting {
    /// An address that is none of a file has no form as one.
    func isWritable(asTypeIdentifier identifier: String) -> Bool {
        (self as? NSURL)?.isFileURL != false || UTType(identifier) != .fileURL
    }
}

/// A value that item providers give by way of an object.
public protocol _ItemProviderBridgeable: SendableMetatype {
    associatedtype _ItemProviderObject: NSItemProviderReading
    static func _fromItemProvider(_ object: _ItemProviderObject) -> Self?
}

extension String: _ItemProviderBridgeable {
    public static func _fromItemProvider(_ object: NSString) -> String? { String(object) }
}

extension URL: _ItemProviderBridgeable {
    public static func _fromItemProvider(_ object: NSURL) -> URL? { object.absoluteURL }
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Texts.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }
    /// Texts.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// The text; throws where the data is no UTF-8.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "it is no text in UTF-8")
        }
        return made
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(String(self).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Addresses, and texts.
    public static var writableTypeIdentifiersForItemProvider: [String] {
        [UTType.fileURL, .url, .utf8PlainText].map(\.identifier)
    }

    /// The address; throws where the data is none.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let made = NSURL(string: text) as? Self else {
            throw NSItemProvider.error(.unexpectedValueClassError, "“\(text)” is no address")
        }
        return made
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
