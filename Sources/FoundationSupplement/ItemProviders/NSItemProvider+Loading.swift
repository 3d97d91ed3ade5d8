import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Gets the item as data of a type, or of a kind of it. `completionHandler` runs once, on a thread of its own.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(typeIdentifier, completionHandler) { try $0.data() }
    }

    /// Gets the item as data of a type, or of a kind of it. `completionHandler` runs once, on a thread of its own.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        load(contentType.identifier, completionHandler) { try $0.data() }
    }

    /// Gets the item as a file of a type, which is gone once `completionHandler` has returned.
    @discardableResult
    public func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        load(
            typeIdentifier,
            { [self] (content: ItemContent?, error) in
                guard let content else { return completionHandler(nil, error) }
                do {
                    let copy = try copy(of: content, typeIdentifier)
                    completionHandler(copy, nil)
                    try? FileManager.default.removeItem(at: copy.deletingLastPathComponent())
                } catch {
                    completionHandler(nil, error)
                }
            }
        ) { $0 }
    }

    /// Gets the item as a file of a type: the file itself where it may be used in its place (true), else a copy.
    @discardableResult
    public func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        load(
            typeIdentifier,
            { [self] (content: ItemContent?, error) in
                guard let content else { return completionHandler(nil, false, error) }
                do {
                    let (url, isOriginal) = try content.file(named: fileName(typeIdentifier))
                    completionHandler(url, isOriginal, nil)
                } catch {
                    completionHandler(nil, false, error)
                }
            }
        ) { $0 }
    }

    /// Gets the item as a type: as `Data`, which for addresses is their text.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any Sendable)?, (any Error)?) -> Void)? = nil
    ) {
        _ = load(typeIdentifier, { completionHandler?($0, $1) }) { try $0.data() }
    }

    /// Gets the item as a type: as `NSData`, for handlers that say which protocol it has.
    @_disfavoredOverload
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)?
    ) {
        _ = load(typeIdentifier, { completionHandler?($0.map { NSData(data: $0) }, $1) }) { try $0.data() }
    }

    /// Gets the item as a type. Throws where it has no such form.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
    ) async throws -> any Sendable {
        try await content(typeIdentifier).data()
    }

    // MARK: Objects

    /// Whether it can give an object of a class.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Whether it can give a value of a type, `String` or `URL` for example.
    public func canLoadObject<T: _ItemProviderBridgeable>(ofClass aClass: T.Type) -> Bool {
        canLoadObject(ofClass: T._ItemProviderObject.self)
    }

    /// Gets the item as an object of a class. `completionHandler` runs once, on a thread of its own.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let identifier = aClass.readableTypeIdentifiersForItemProvider.first { hasItemConformingToTypeIdentifier($0) }
        let wanted = identifier ?? aClass.readableTypeIdentifiersForItemProvider.first ?? "\(aClass)"
        return load(
            wanted,
            { (read: Unchecked<any NSItemProviderReading>?, error) in
                completionHandler(read?.value, error)
            }
        ) {
            Unchecked(value: try aClass.object(withItemProviderData: $0.data(), typeIdentifier: wanted))
        }
    }

    /// Gets the item as a value of a type, `String` or `URL` for example.
    @discardableResult
    public func loadObject<T: _ItemProviderBridgeable>(
        ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        loadObject(ofClass: T._ItemProviderObject.self) { object, error in
            completionHandler((object as? T._ItemProviderObject).flatMap(T._fromItemProvider), error)
        }
    }

    // MARK: All of them

    package func content(_ typeIdentifier: String) async throws -> ItemContent {
        guard let type = Self.contentType(typeIdentifier), let found = representation(conformingTo: type) else {
            throw unavailable(typeIdentifier)
        }
        return try await found.load()
    }

    private func load<Value: Sendable>(
        _ typeIdentifier: String, _ done: @escaping @Sendable (Value?, (any Error)?) -> Void,
        _ convert: @escaping @Sendable (ItemContent) throws -> Value
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached { [self] in
            let result: Result<Value, any Error>
            do { result = .success(try convert(try await content(typeIdentifier))) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            switch result {
            case .success(let value): done(value, nil)
            case .failure(let error): done(nil, error)
            }
        }
        return progress
    }

    /// A file that nobody else has.
    private func copy(of content: ItemContent, _ typeIdentifier: String) throws -> URL {
        guard case .file(let original, _) = content else {
            return try content.file(named: fileName(typeIdentifier)).url
        }
        let copy = try TemporaryItems.place(named: original.lastPathComponent)
        try FileManager.default.copyItem(at: original, to: copy)
        return copy
    }

    private func fileName(_ typeIdentifier: String) -> String {
        let asked = Self.contentType(typeIdentifier)
        let type = asked.flatMap { representation(conformingTo: $0)?.contentType }
        return Self.fileName(suggestedName, type ?? asked ?? .data)
    }

    /// A name for a file of a type, with its ending.
    package static func fileName(_ name: String?, _ type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? type.localizedDescription ?? "Item"
        guard let ending = type.preferredFilenameExtension else { return name }
        let own = (name as NSString).pathExtension.lowercased()
        return type.tags[.filenameExtension]?.contains(own) == true ? name : name + "." + ending
    }

    /// An object that was just made, on its way to the one who gets it.
    private struct Unchecked<Value>: @unchecked Sendable { let value: Value }
}
