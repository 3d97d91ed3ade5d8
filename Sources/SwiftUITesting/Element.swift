import Foundation
import HeadlessToolkit

/// A thing on screen that a person perceives: a text, a control.
///
/// It stands for the thing itself: what it says of it is always the present state. Once it has gone, `exists` is false
/// and actions throw.
@MainActor
public struct Element: ElementContainer, @MainActor Equatable {
    package let widget: HeadlessWidget
    let launch: HeadlessLaunch

    public static func == (a: Element, b: Element) -> Bool { a.widget === b.widget }

    /// Whether it is still in a window.
    public var exists: Bool { widget.window?.isOpen ?? false }
    /// What kind of thing it is.
    public var role: Role { widget.accessible.map { Role($0.role) } ?? .group }
    /// What it is called: a label's text, a button's title.
    public var name: String { widget.accessible?.name ?? "" }
    /// What it holds: a field's text, a slider's position; nil for what holds nothing.
    public var value: String? { widget.accessible?.value }
    /// Whether a toggle is on; nil for what is not a toggle.
    public var isOn: Bool? { widget.accessible?.isChecked }
    /// What it says of itself beyond its name: an accessibility hint, or the tool tip.
    public var help: String? { widget.accessible?.description }
    /// The identifier that `accessibilityIdentifier(_:)` gave it.
    public var identifier: String? { widget.accessible?.identifier }
    /// Whether it reacts to the person.
    public var isEnabled: Bool { widget.isEnabled }
    /// Whether keys go to it.
    public var isFocused: Bool { widget.hasFocus }
    /// Where it is drawn, in points from the top left corner of the window's content.
    public var frame: CGRect { widget.frameInWindow }

    public func elements() -> [Element] {
        widget.all().filter { $0 !== widget }.map { Element(widget: $0, launch: launch) }
    }

    public var outline: String { widget.outline }
}
