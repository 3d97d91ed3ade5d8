import CoreTransferable
import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

extension View {
    /// Lets the person say where a value is to be written while `isPresented` is true, and writes it, in its first form of
    /// one of `contentTypes`, or for none of the type that is the best for a file. `isPresented` is false again before
    /// `onCompletion` runs. Without a value nothing is shown.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        nonisolated(unsafe) let (item, onCompletion) = (item, onCompletion)
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    guard let export = item.flatMap({ ItemExport($0, contentTypes) }) else { return nil }
                    let name = NSItemProvider.fileName(
                        defaultFilename ?? export.name ?? ownWords("Untitled"), export.type)
                    var content = FileChooserContent(
                        .save(name: name), title: ownWords("Save"), accept: ownWords("_Save"))
                    content.filters = [export.type].filters
                    return content
                },
                chosen: { urls in
                    guard let url = urls.first else { return }
                    Task { @MainActor in
                        do {
                            // There was one when the dialog was shown.
                            guard let export = item.flatMap({ ItemExport($0, contentTypes) }) else {
                                throw CocoaError(.fileWriteUnknown)
                            }
                            try await export.write(to: url)
                            onCompletion(.success(url))
                        } catch {
                            onCompletion(.failure(error))
                        }
                    }
                }, cancelled: onCancellation))
    }

    /// Lets the person choose a folder that values are to be written to while `isPresented` is true. Files that are there
    /// keep their names; the new ones get others.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: Transferable {
        nonisolated(unsafe) let (items, onCompletion) = (items, onCompletion)
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    items.isEmpty
                        ? nil : FileChooserContent(.folder, title: ownWords("Save"), accept: ownWords("_Save"))
                },
                chosen: { folders in
                    guard let folder = folders.first else { return }
                    Task { @MainActor in
                        do {
                            let exports = items.compactMap { ItemExport($0, contentTypes) }
                            var urls: [URL] = []
                            for export in exports { urls.append(try await export.write(into: folder)) }
                            onCompletion(.success(urls))
                        } catch {
                            onCompletion(.failure(error))
                        }
                    }
                }, cancelled: onCancellation))
    }
}

/// A value that is written to a file.
@MainActor
private struct ItemExport {
    private let form: ItemRepresentation
    let name: String?
    var type: UTType { form.contentType }

    /// Nil where it has no form of these types; none stands for all. Whoever may be handed a form, the person may have it.
    init?<T: Transferable>(_ value: T, _ types: [UTType]) {
        let provider = NSItemProvider(transferring: value)
        let form =
            types.isEmpty
            ? provider.formForSaving : types.lazy.compactMap { provider.representation(conformingTo: $0) }.first
        guard let form else {
            Log.once("a \(T.self) cannot be written as \(types.map(\.identifier).joined(separator: " or "))")
            return nil
        }
        self.form = form
        name = provider.suggestedName
    }

    func write(to url: URL) async throws { try SharedItems.write(try await form.load(), to: url) }

    func write(into folder: URL) async throws -> URL {
        let url = SharedItems.freePlace(folder, NSItemProvider.fileName(name, type))
        try await write(to: url)
        return url
    }
}
