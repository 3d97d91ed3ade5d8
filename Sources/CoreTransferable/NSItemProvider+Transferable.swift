import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Offers a value in all forms in which its type says it is handed on.
    public func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        register(transferring: transferable())
    }

    /// Gets the item as a value of a type, in the first of the type's forms that the item has and that can be read.
    /// `completionHandler` runs once, on a thread of its own.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        Task.detached { [self] in
            nonisolated(unsafe) var result: Result<T, any Error>
            do { result = .success(try await transferable(T.self).value) } catch { result = .failure(error) }
            progress.completedUnitCount = 1
            completionHandler(result)
        }
        return progress
    }

    package convenience init<T: Transferable>(transferring value: T) {
        self.init()
        register(transferring: value)
    }

    private func register<T: Transferable>(transferring value: T) {
        // The author's closures may be called from any thread, and say by `@Sendable` that they can be.
        nonisolated(unsafe) let value = value
        for form in T.transferForms {
            guard form.export != nil, form.condition?(value) ?? true else { continue }
            if let name = form.suggestedFileName?(value), suggestedName == nil { suggestedName = name }
            add(
                ItemRepresentation(
                    form.contentType, visibility: form.visibility.visibility, isFile: form.isFile
                ) { try await form.content(of: value) })
        }
        if suggestedName == nil, let url = value as? URL { suggestedName = url.lastPathComponent }
    }

    /// The item as a value of a type. Of several forms that fit, the first that can be read counts; throws what went
    /// wrong with the first.
    package func transferable<T: Transferable>(_ type: T.Type) async throws -> Transferred<T> {
        var failure: (any Error)?
        for form in T.transferForms {
            guard let load = form.load, let found = representation(conformingTo: form.contentType) else { continue }
            do { return Transferred(value: try await load(try await found.load())) } catch {
                failure = failure ?? error
            }
        }
        throw failure ?? unavailable(T.importedContentTypes.map(\.identifier).joined(separator: " or "))
    }

    /// A value that was just made, on its way to the one who gets it.
    package struct Transferred<T>: @unchecked Sendable { package let value: T }
}

extension Transferable {
    /// The types of which a value can be made, the best first.
    package static var importedContentTypes: [UTType] { transferForms.filter { $0.load != nil }.map(\.contentType) }
}
