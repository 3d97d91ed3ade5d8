import Foundation
import HeadlessToolkit

/// A sheet, alert or popover of an app under test. Alerts and confirmation dialogs have their title and message as
/// labels, and their buttons as buttons.
///
///     try app.find(.button, "Delete…").press()
///     try app.alert().find(.button, "Delete").press()
@MainActor
public struct PresentationUnderTest: ElementContainer {
    /// What it is.
    public enum Kind: Sendable {
        /// A window over its parent, which cannot be used meanwhile.
        case sheet
        /// A question with buttons; a confirmation dialog too.
        case alert
        /// A bubble that points at what it belongs to.
        case popover
    }

    let window: HeadlessWindow
    let launch: HeadlessLaunch

    /// What it is.
    public var kind: Kind {
        switch window.role {
        case .alert: .alert
        case .popover: .popover
        default: .sheet
        }
    }
    /// The title: an alert's question, a sheet's `navigationTitle`.
    public var title: String { window.title }
    /// The size of the content, in points.
    public var size: CGSize { window.size }
    /// Of a popover: what it points at, in points of the content below it.
    public var anchor: CGRect { window.anchor }
    /// Whether it is still shown.
    public var isShown: Bool { window.isOpen }
    /// Whether keys go to it.
    public var isActive: Bool { window.isActive }

    /// What a person perceives in it, and in what is shown over it.
    public func elements() -> [Element] {
        (window.headerSurfaces.flatMap { $0.all() } + window.contentSurface.all())
            .map { Element(widget: $0, launch: launch) }
            + presentations.flatMap { $0.elements() }
    }

    public var outline: String { ([window.outline] + presentations.map(\.outline)).joined(separator: "\n") }

    /// The element that keys go to.
    public var focusedElement: Element? { window.focusedWidget.map { Element(widget: $0, launch: launch) } }

    /// What is shown over it, the front one last.
    public var presentations: [PresentationUnderTest] {
        window.attached.map { PresentationUnderTest(window: $0, launch: launch) }
    }

    /// Presses Escape, or clicks beside a popover: false when it stays.
    @discardableResult
    public func dismiss() -> Bool {
        _ = window.requestClose()
        launch.toolkit.settle()
        return !isShown
    }
}

extension WindowUnderTest {
    /// What is shown over the window, the front one last.
    public var presentations: [PresentationUnderTest] {
        window.attached.map { PresentationUnderTest(window: $0, launch: launch) }
    }
}

extension AppUnderTest {
    /// What is shown over windows and over other presentations, the front one last.
    public var presentations: [PresentationUnderTest] {
        func all(_ list: [PresentationUnderTest]) -> [PresentationUnderTest] {
            list.flatMap { [$0] + all($0.presentations) }
        }
        let alone = launch.toolkit.windows.filter { $0.role != nil && $0.parent == nil }
        return all(
            windows.flatMap(\.presentations) + alone.map { PresentationUnderTest(window: $0, launch: launch) })
    }

    /// The sheet in front. Throws, with what is shown, when there is none.
    public func sheet() throws -> PresentationUnderTest { try front(.sheet) }
    /// The alert or confirmation dialog in front. Throws, with what is shown, when there is none.
    public func alert() throws -> PresentationUnderTest { try front(.alert) }
    /// The popover in front. Throws, with what is shown, when there is none.
    public func popover() throws -> PresentationUnderTest { try front(.popover) }

    private func front(_ kind: PresentationUnderTest.Kind) throws -> PresentationUnderTest {
        guard let found = presentations.last(where: { $0.kind == kind }) else {
            throw TestFailure("No \(kind) in:\n\(outline)")
        }
        return found
    }
}
