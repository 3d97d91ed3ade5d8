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
        exporter(
            isPresented, document, contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
            { try FileExport.write($0, $1, to: $2) }, onCompletion, onCancellation)
    }

    private nonisolated func exporter<D>(
        _ isPresented: Binding<Bool>, _ document: D?, _ types: [UTType], _ name: String?,
        _ write: @escaping (D, UTType, URL) throws -> URL, _ completed: @escaping (Result<URL, any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let type = types.first ?? .data
        let hasDocument = document != nil
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    guard hasDocument else { return nil }
                    var content = FileChooserContent(
                        .save(name: FileExport.name(name, type)), title: ownWords("Save"), accept: ownWords("_Save"))
                    content.filters = types.filters
                    return content
                },
                chosen: { urls in
                    guard let document, let url = urls.first else { return }
                    completed(Result { try write(document, type, url) })
                }, cancelled: cancelled))
    }

    /// Lets the person say where a document is to be written while `isPresented` is true, and writes what it holds then.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets the person say where a document is to be written while `isPresented` is true, and writes what it holds then.
    /// `onCancellation` runs when the person does not want it written.
    public nonisolated func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        exporter(
            isPresented, document, contentTypes.isEmpty ? D.writableContentTypes : contentTypes, defaultFilename,
            { try FileExport.write($0, $1, to: $2) }, onCompletion, onCancellation)
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
        exporter(
            isPresented, Array(documents), contentTypes.first ?? C.Element.writableContentTypes.first ?? .data,
            { try FileExport.write($0, $1, to: $2) }, onCompletion, onCancellation)
    }

    private nonisolated func exporter<D>(
        _ isPresented: Binding<Bool>, _ documents: [D], _ type: UTType,
        _ write: @escaping (D, UTType, URL) throws -> URL, _ completed: @escaping (Result<[URL], any Error>) -> Void,
        _ cancelled: @escaping () -> Void
    ) -> some View {
        let hasDocuments = !documents.isEmpty
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    hasDocuments ? FileChooserContent(.folder, title: ownWords("Save"), accept: ownWords("_Save")) : nil
                },
                chosen: { folders in
                    completed(
                        Result { try documents.map { try write($0, type, FileExport.freePlace(folders[0], type)) } })
                }, cancelled: cancelled))
    }

    /// Lets the person choose a folder that documents are to be written to while `isPresented` is true.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: ReferenceFileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Lets the person choose a folder that documents are to be written to while `isPresented` is true. Files that are
    /// there keep their names; the new ones get others.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: ReferenceFileDocument {
        exporter(
            isPresented, Array(documents), contentTypes.first ?? C.Element.writableContentTypes.first ?? .data,
            { try FileExport.write($0, $1, to: $2) }, onCompletion, onCancellation)
    }
}

/// Writes documents where the person wants them.
enum FileExport {
    /// The name with the ending of its type.
    static func name(_ name: String?, _ type: UTType) -> String {
        let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? ownWords("Untitled")
        guard let ending = type.preferredFilenameExtension else { return name }
        let own = (name as NSString).pathExtension.lowercased()
        return type.tags[.filenameExtension]?.contains(own) == true ? name : name + "." + ending
    }

    static func write<D: FileDocument>(_ document: D, _ type: UTType, to url: URL) throws -> URL {
        let existing = try? FileWrapper(url: url)
        return try write(
            document.fileWrapper(
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)), to: url)
    }

    static func write<D: ReferenceFileDocument>(_ document: D, _ type: UTType, to url: URL) throws -> URL {
        let existing = try? FileWrapper(url: url)
        return try write(
            document.fileWrapper(
                snapshot: document.snapshot(contentType: type),
                configuration: FileDocumentWriteConfiguration(contentType: type, existingFile: existing)), to: url)
    }

    private static func write(_ wrapper: FileWrapper, to url: URL) throws -> URL {
        try FileSaving.write(wrapper, to: url.path)
        return url
    }

    /// A name that is not taken.
    static func freePlace(_ folder: URL, _ type: UTType) -> URL {
        for number in 1... {
            let place = folder.appendingPathComponent(name(number == 1 ? nil : ownWords("Untitled \(number)"), type))
            if !FileManager.default.fileExists(atPath: place.path) { return place }
        }
        return folder
    }
}
