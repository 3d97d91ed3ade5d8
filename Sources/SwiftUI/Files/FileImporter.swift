import Foundation
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

extension View {
    /// Lets the person choose a file of some types while `isPresented` is true. It is false again before `onCompletion`
    /// runs; nothing runs when the person wants none.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, multiple: false) { urls in
            if let first = urls.first { onCompletion(.success(first)) }
        } cancelled: {
        }
    }

    /// Lets the person choose files of some types while `isPresented` is true.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        fileImporter(
            isPresented: isPresented, allowedContentTypes: allowedContentTypes,
            allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person choose files of some types while `isPresented` is true; `onCancellation` runs when the person
    /// wants none.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        importer(isPresented, allowedContentTypes, multiple: allowsMultipleSelection) {
            onCompletion(.success($0))
        } cancelled: {
            onCancellation()
        }
    }

    private nonisolated func importer(
        _ isPresented: Binding<Bool>, _ types: [UTType], multiple: Bool, chosen: @escaping ([URL]) -> Void,
        cancelled: @escaping () -> Void
    ) -> some View {
        let choosesFolders = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    var content = FileChooserContent(
                        choosesFolders ? .folder : .open(multiple: multiple), title: ownWords("Open"),
                        accept: ownWords("_Open"))
                    content.filters = choosesFolders ? [] : types.filters
                    return content
                }, chosen: chosen, cancelled: cancelled))
    }

    /// Lets the person choose a folder to move a file to while `isPresented` is true; `onCompletion` is told its new
    /// place. Without a file nothing is shown.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileMover(isPresented: isPresented, file: file, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person choose a folder to move a file to while `isPresented` is true.
    public nonisolated func fileMover(
        isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View {
        fileMover(
            isPresented: isPresented, files: file.map { [$0] } ?? [],
            onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation)
    }

    /// Lets the person choose a folder to move files to while `isPresented` is true.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element == URL {
        fileMover(isPresented: isPresented, files: files, onCompletion: onCompletion, onCancellation: {})
    }

    /// Lets the person choose a folder to move files to while `isPresented` is true. Those that were moved before one
    /// could not be are at their new places.
    public nonisolated func fileMover<C: Collection>(
        isPresented: Binding<Bool>, files: C, onCompletion: @escaping (Result<[URL], any Error>) -> Void,
        onCancellation: @escaping () -> Void
    ) -> some View where C.Element == URL {
        let files = Array(files)
        return modifier(
            FileChooserModifier(
                isPresented: isPresented,
                content: {
                    files.isEmpty
                        ? nil : FileChooserContent(.folder, title: ownWords("Move"), accept: ownWords("_Move"))
                },
                chosen: { folders in
                    onCompletion(
                        Result {
                            try files.map { file in
                                let place = folders[0].appendingPathComponent(file.lastPathComponent)
                                try FileManager.default.moveItem(at: file, to: place)
                                return place
                            }
                        })
                }, cancelled: onCancellation))
    }
}
