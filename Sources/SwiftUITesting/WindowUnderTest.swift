import Foundation
import HeadlessToolkit

/// A window of an app under test.
@MainActor
public struct WindowUnderTest: ElementContainer {
    package let window: HeadlessWindow
    let launch: HeadlessLaunch

    /// The title that people read.
    public var title: String { window.title }
    /// The line below the title; empty where there is none.
    public var subtitle: String { window.content.subtitle ?? "" }
    /// The size of the content, in points.
    public var size: CGSize { window.size }
    /// Whether keys go to this window.
    public var isActive: Bool { window.isActive }
    /// Whether it is put away, still open.
    public var isMinimized: Bool { window.isMinimized }
    /// Whether it is still open.
    public var isOpen: Bool { window.isOpen }

    /// What a person perceives in the window, and in what is shown over it.
    public func elements() -> [Element] {
        (window.headerSurfaces.flatMap { $0.all() } + window.contentSurface.all())
            .map { Element(widget: $0, launch: launch) }
            + presentations.flatMap { $0.elements() }
    }

    public var outline: String { ([window.outline] + presentations.map(\.outline)).joined(separator: "\n") }

    /// The element that keys go to.
    public var focusedElement: Element? { window.focusedWidget.map { Element(widget: $0, launch: launch) } }

    /// Clicks the window's close button. False when the app keeps the window open.
    @discardableResult
    public func close() -> Bool {
        defer { launch.toolkit.settle() }
        return window.requestClose()
    }

    /// Puts the window away.
    public func minimize() {
        window.minimize()
        launch.toolkit.settle()
    }

    /// Brings the window to the front, from where it was put away too.
    public func activate() {
        if window.isOpen { window.present() }
        launch.toolkit.settle()
    }

    /// Drags the window's edge. It does not get smaller than its content allows.
    public func resize(to size: CGSize) {
        window.resize(to: size)
        launch.toolkit.settle()
    }

    /// Clicks at a point of the content, from its top left corner. False when nothing there reacts.
    @discardableResult
    public func click(at point: CGPoint) -> Bool {
        defer { launch.toolkit.settle() }
        return window.click(at: point)
    }

    /// Presses the keys for going back, Alt+Left. False where there is nowhere to go.
    @discardableResult
    public func goBack() -> Bool {
        guard let back = window.header.back, !window.isBlocked else { return false }
        back()
        launch.toolkit.settle()
        return true
    }

    /// Presses the keys for searching, Ctrl+F. False where there is no search field.
    @discardableResult
    public func beginSearch() -> Bool {
        guard let find = window.header.find, !window.isBlocked else { return false }
        find()
        launch.toolkit.settle()
        return true
    }

    /// Presses Tab, or Shift-Tab: the focus moves on. False when nothing takes it.
    @discardableResult
    public func moveFocus(forward: Bool = true) -> Bool {
        defer { launch.toolkit.settle() }
        return window.moveFocus(forward: forward)
    }
}
