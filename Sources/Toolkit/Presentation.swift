import Foundation

/// Something shown over a window until it is done with: a sheet or a popover.
@MainActor
package protocol Presentation: HeaderHost {
    /// Where the content is placed.
    var surface: any Surface { get }
    func update(_ content: PresentationContent)
    /// Shows it, with the keyboard focus.
    func present()
    /// Takes the keyboard focus from the content of a sheet.
    func clearFocus()
    /// Takes it away for good, without asking or telling the delegate.
    func close()
}

extension Presentation {
    /// Popovers and alerts have no title bar.
    package func updateHeader(_ header: HeaderContent) {}
    /// The focus of popovers is their window's.
    package func clearFocus() {}
}

package struct PresentationContent: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A window over its parent, which cannot be used meanwhile.
        case sheet
        /// A bubble that points at a part of the surface it is over, from beyond one of its edges.
        case popover(PopoverEdge)
    }
    package enum PopoverEdge: Sendable { case top, bottom, left, right }

    package var kind: Kind
    /// Read to those who cannot see it, and shown in a sheet's title bar where it has one.
    package var title: String?
    /// Of a popover: what it points at, in points of the surface that it is over.
    package var anchor = CGRect.zero
    /// Of a popover: a click beside it asks to take it away.
    package var isTransient = true
    /// Of a popover: whether it gets the keyboard focus.
    package var takesFocus = true

    package init(_ kind: Kind) { self.kind = kind }
}

/// The engine's side of something that is shown over a window.
@MainActor
package protocol PresentationDelegate: SurfaceClient, InputDelegate {
    /// The person wants it gone, by Escape or by a click beside a popover. The engine closes it, or lets it stand.
    func dismissRequested()
}

/// A question with buttons over a window, which cannot be used until one is pressed.
@MainActor
package protocol AlertDialog: Presentation {
    /// Takes over labels, states and actions; the number of buttons stays as it was made.
    func update(_ content: AlertContent)
}

package struct AlertContent {
    package enum Role: Sendable { case standard, cancel, destructive }
    package struct Button {
        package var title: String
        package var role: Role
        /// Return presses it.
        package var isDefault: Bool
        package var isEnabled: Bool

        package init(_ title: String, role: Role = .standard, isDefault: Bool = false, isEnabled: Bool = true) {
            self.title = title
            self.role = role
            self.isDefault = isDefault
            self.isEnabled = isEnabled
        }
    }
    package var title: String
    package var message: String
    package var buttons: [Button]
    /// Whether the surface has anything to show between the message and the buttons.
    package var hasFields: Bool
    /// A button was pressed; the dialog is gone, or about to go.
    package var pressed: @MainActor (Int) -> Void

    package init(
        title: String, message: String, buttons: [Button], hasFields: Bool, pressed: @escaping @MainActor (Int) -> Void
    ) {
        self.title = title
        self.message = message
        self.buttons = buttons
        self.hasFields = hasFields
        self.pressed = pressed
    }

    /// What Escape presses: the button that cancels, or the only one.
    package var escapeButton: Int? {
        buttons.firstIndex { $0.role == .cancel } ?? (buttons.count == 1 ? 0 : nil)
    }
}

/// Presentations are made by the toolkit, over the window that a surface is in.
@MainActor
package protocol PresentationFactory: AnyObject {
    func makePresentation(
        _ content: PresentationContent, over surface: any Surface, delegate: any PresentationDelegate
    ) -> any Presentation
    /// Without a surface it stands by itself.
    func makeAlert(
        _ content: AlertContent, over surface: (any Surface)?, delegate: any PresentationDelegate
    ) -> any AlertDialog
}
