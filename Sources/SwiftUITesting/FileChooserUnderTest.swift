import Foundation
import HeadlessToolkit
import Toolkit

/// A dialog for files that an app under test shows.
@MainActor
public struct FileChooserUnderTest {
    let chooser: HeadlessFileChooser
    let launch: HeadlessLaunch

    /// The title of the dialog.
    public var title: String { chooser.content.title }
    /// What the button says that takes the choice.
    public var acceptLabel: String { chooser.content.accept.replacingOccurrences(of: "_", with: "") }
    /// Where it begins; nil where the person was last.
    public var folder: String? { chooser.content.folder }
    /// The name that a new file would get; nil where files are opened.
    public var suggestedName: String? { if case .save(let name) = chooser.content.kind { name } else { nil } }
    /// Whether several files can be chosen.
    public var allowsMultipleSelection: Bool { chooser.content.kind == .open(multiple: true) }
    /// The endings of the files that are shown, of all filters; none for all files.
    public var endings: [String] { chooser.content.filters.flatMap(\.endings) }
    /// Whether it is still shown.
    public var isShown: Bool { chooser.isOpen }

    /// Takes files, or the place of a new one.
    public func choose(_ urls: URL...) {
        chooser.answer(urls)
        launch.toolkit.settle()
    }

    /// Presses Escape.
    public func cancel() {
        chooser.answer(nil)
        launch.toolkit.settle()
    }
}

extension AppUnderTest {
    /// The dialog for files in front. Throws when there is none.
    public func fileChooser() throws -> FileChooserUnderTest {
        guard let chooser = launch.toolkit.services.fileChoosers.last(where: \.isOpen) else {
            throw TestFailure("No dialog for files in:\n\(outline)")
        }
        return FileChooserUnderTest(chooser: chooser, launch: launch)
    }
}
