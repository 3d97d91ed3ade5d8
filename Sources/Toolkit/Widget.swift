import Foundation

/// Anything a surface can hold and place. A widget answers proposals, as views do, and is told its frame.
@MainActor
package protocol Widget: AnyObject {
    /// Told when this widget's size may have changed: by itself (a theme, a font, typed text) or by an update. Not
    /// retained: who sets it sets it back to nil, or takes the widget out of its surface, before it goes.
    var owner: (any WidgetOwner)? { get set }

    /// The size taken when offered `width` and `height` in points; nil asks for the ideal length, infinity for the
    /// greatest. Answers are whole pixels, rounded up.
    func measure(width: Double?, height: Double?) -> CGSize

    /// Distances from the top to the first and to the last text baseline when the widget has `size`; nil without text.
    func baselines(in size: CGSize) -> (first: Double, last: Double)?

    /// Draws the widget fainter, beside what its content says: 1 is as it is, 0 invisible.
    func fade(to opacity: Double)

    /// Gives keyboard focus to the widget; false where it takes none.
    @discardableResult
    func focus() -> Bool

    /// Takes the keyboard focus away from the widget, if it has it.
    func leaveFocus()
}

extension Widget {
    /// Nothing is drawn of what is none of the desktop's.
    package func fade(to opacity: Double) {}
}

@MainActor
package protocol WidgetOwner: AnyObject {
    func widgetSizeChanged()
}

/// A widget of one kind, updated in place with new content of that kind.
@MainActor
package protocol Control<Content>: Widget {
    associatedtype Content: ControlContent
    /// Shows `content`. Costs nothing where nothing visible changed; closures are always taken over.
    func update(_ content: Content, _ attributes: WidgetAttributes)
    /// Lets go of surfaces that the content gave it, before another control gets them.
    func giveUpSurfaces()
    /// Whether an update tells the owner itself where sizes differ, which then need not be compared by content.
    var tellsOfNewSizes: Bool { get }
}

extension Control {
    package var tellsOfNewSizes: Bool { false }
    package func giveUpSurfaces() {}
}

/// What one kind of control shows and does, as a value. A new control is a file with such a type here, a file with
/// its widget in each toolkit that has more to do than the headless one, and a file with its API in SwiftUI.
@MainActor
package protocol ControlContent {
    /// What a person who cannot see the screen, a test or another program perceives of it.
    var accessible: Accessible { get }

    /// Its size where there is no desktop: text measured by a fixed table of advances.
    func measure(width: Double?, height: Double?, metrics: TextMetrics) -> CGSize

    /// Whether everything that decides sizes is as in `old`; false where unsure. Saves a layout.
    func hasSameSize(as old: Self) -> Bool

    /// Whether a control takes no more than what it takes when it is offered no length. False where unsure.
    var takesNoMoreThanIdeal: Bool { get }

    /// Whether a control made for `old` cannot show this, so that another one takes its place.
    func needsAnotherControl(than old: Self) -> Bool

    /// Whether keys may press it from anywhere in the window.
    var takesShortcut: Bool { get }

    /// Does what a person does with it; false when this kind cannot be used so. Never called while disabled.
    func perform(_ action: UserAction) -> Bool
}

extension ControlContent {
    package func hasSameSize(as old: Self) -> Bool { false }
    package func needsAnotherControl(than old: Self) -> Bool { false }
    package func perform(_ action: UserAction) -> Bool { false }
    package var takesShortcut: Bool { false }
    package var takesNoMoreThanIdeal: Bool { false }
}

/// What a person does to a control.
package enum UserAction: Equatable, Sendable {
    /// Click, tap, space or return.
    case press
    /// Replaces the text of a text control.
    case setText(String)
    /// Return in a text control.
    case submit
    /// Sets a slider, stepper or the like.
    case setValue(Double)
    case increment
    case decrement
    /// Escape.
    case cancel
    /// The arrow keys up (-1) and down (1).
    case move(Int)
    /// Opens the link of a text that reads so.
    case follow(String)
}

/// What every widget has beside its content.
package struct WidgetAttributes: Equatable, Sendable {
    package var isEnabled = true
    /// Shown when the pointer rests on the widget; read as its description.
    package var toolTip: String?
    /// Replaces the accessible name that the content has by itself.
    package var accessibleName: String?
    package var accessibleDescription: String?
    package var accessibleValue: String?
    /// An identifier for tests and tools.
    package var identifier: String?
    package var isAccessibilityHidden = false
    /// Replaces the role that the content has by itself.
    package var role: Accessible.Role?
    package var isSelected: Bool?
    /// Right to left.
    package var isRightToLeft = false
    /// Keys that press the control, for those who want to know; the engine is told of keys itself.
    package var shortcut: Shortcut?
    /// In a window's bar: a click leaves the keyboard focus where it is, and an icon is explained by its name.
    package var isInBar = false

    package init() {}
}

extension Widget {
    /// For widgets that never have the focus.
    package func leaveFocus() {}
}
