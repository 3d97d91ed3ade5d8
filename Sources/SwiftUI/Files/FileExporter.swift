import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

extension View {
    /// Lets the person say where a document is to be written while `isPresented` is true, and writes it. It is false
    /// again before `onCompletion` runs. Without a document nothing is shown.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets the person say where a document is to be written while `isPresented` is true, and writes it.
    /// `onCancellation` runs when the person does not want it written.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        let types = contentTypes.isEmpty ? D.writableContentTypes : contentTypes
        let type = types.first ?? .data
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    guard document != nil else { return nil }
                    var content = FileChooserContent(
                        .save(name: FileExport.name(defaultFilename, type)), title: "Save", accept: "_Save")
                    content.filters = types.filters
                    return content
                },
                chosen: { urls in
                    guard let document, let url = urls.first else { return }
                    onCompletion(Result { try FileExport.write(document, type, to: url) })
                }, cancelled: onCancellation))
    }

    /// Lets the person choose a folder that documents are to be written to while `isPresented` is true.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Lets the person choose a folder that documents are to be written to while `isPresented` is true. Files that are
    /// there keep their names; the new ones get others.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        let documents = Array(documents)
        let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    documents.isEmpty ? nil : FileChooserContent(.folder, title: "Save", accept: "_Save")
                },
                chosen: { folders in
                    onCompletion(
                        Result {
                            try documents.map {
                                try FileExport.write($0, type, to: FileExport.freePlace(folders[0], type))
                            }
                        })
                }, cancelled: onCancellation))
    }
}

/// Writes documents where the person wants them.
enum FileExport {
    /// The name with the ending of its type.
    static func name(_ name: String?, _ type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
        guard let ending = type.preferredFilenameExtension else { return name }
        let own = (name as NSString).pathExtension.lowercased()
        return type.tags[.filenameExtension]?.contains(own) == true ? name : name + "." + ending
    }

    static func write<D: FileDocument>(_ document: D, _ type: UTType, to url: URL) throws -> URL {
        let existing = try? FileWrapper(url: url)
        let wrapper = try document.fileWrapper(
            configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing))
        try wrapper.write(to: url, options: .atomic, originalContentsURL: nil)
        return url
    }

    /// A name that is not taken.
    static func freePlace(_ folder: URL, _ type: UTType) -> URL {
        for number in 1... {
            let place = folder.appendingPathComponent(name(number == 1 ? nil : "Untitled \(number)", type))
            if !FileManager.default.fileExists(atPath: place.path) { return place }
        }
        return folder
    }
}
