import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Offers data of a type. `loadHandler` is called when it is wanted, and calls back with it, on any thread.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        guard let type = Self.contentType(typeIdentifier) else { return }
        registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
    }

    /// Offers data of a type. `loadHandler` is called when it is wanted, and calls back with it, on any thread.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        add(
            ItemRepresentation(contentType, visibility: visibility) {
                .data(try await Answer.of { done in _ = loadHandler { done(Answer.result($0, $1)) } })
            })
    }

    /// Offers a file of a type. `loadHandler` is called when it is wanted, and calls back with the file, whether it may
    /// be used in its place, and an error.
    public func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        guard let type = Self.contentType(typeIdentifier) else { return }
        add(
            ItemRepresentation(type, visibility: visibility, isFile: true) {
                try await Answer.of { done in
                    _ = loadHandler { url, _, error in
                        done(
                            Answer.result(url, error).map {
                                .file($0, isOriginal: fileOptions.contains(.openInPlace))
                            })
                    }
                }
            })
    }

    /// Offers an object in all forms that it can be written in.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        nonisolated(unsafe) let object = object
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider
        where object.isWritable(asTypeIdentifier: identifier) {
            guard let type = Self.contentType(identifier) else { continue }
            add(
                ItemRepresentation(type, visibility: visibility) {
                    .data(
                        try await Answer.of { done in
                            _ = object.loadData(withTypeIdentifier: identifier) { done(Answer.result($0, $1)) }
                        })
                })
        }
    }

    /// Offers an object that is made when it is wanted, in all forms that its class can be written in.
    public func registerObject<T: NSItemProviderWriting>(
        ofClass aClass: T.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (T?, (any Error)?) -> Void) -> Progress?
    ) {
        for identifier in aClass.writableTypeIdentifiersForItemProvider {
            registerDataRepresentation(forTypeIdentifier: identifier, visibility: visibility) { done in
                loadHandler { object, error in
                    guard let object else { return done(nil, error) }
                    _ = object.loadData(withTypeIdentifier: identifier, forItemProviderCompletionHandler: done)
                }
            }
        }
    }
}

/// How a file is handed on.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    public let rawValue: Int
    /// Options by their bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The file itself, not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A call that is answered later, once.
enum Answer {
    static func of<Value: Sendable>(
        _ body: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            let once = Once(continuation)
            body { once.resume($0) }
        }
    }

    static func result<Value>(_ value: Value?, _ error: (any Error)?) -> Result<Value, any Error> {
        if let value { return .success(value) }
        return .failure(error ?? NSItemProvider.error(.unknownError, "the item was promised and not given"))
    }

    /// A handler of an author's that calls back twice must not end the process.
    private final class Once<Value: Sendable>: @unchecked Sendable {
        private let lock = NSLock()
        private var continuation: CheckedContinuation<Value, any Error>?
        init(_ continuation: CheckedContinuation<Value, any Error>) { self.continuation = continuation }

        func resume(_ result: Result<Value, any Error>) {
            let waiting = lock.withLock {
                defer { continuation = nil }
                return continuation
            }
            waiting?.resume(with: result)
        }

        deinit {
            continuation?.resume(throwing: NSItemProvider.error(.unknownError, "the item was promised and not given"))
        }
    }
}
