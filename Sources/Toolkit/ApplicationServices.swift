import Foundation

/// What an app as a whole asks of the desktop, beside windows.
@MainActor
package protocol ApplicationServices: AnyObject {
    /// Whether a window of the app's, dialogs among them, has the keyboard.
    var isActive: Bool { get }
    /// Called when `isActive` may be another; not for a moment between two of its windows. Nothing is watched before it
    /// is set.
    var appActivityChanged: (@MainActor () -> Void)? { get set }
    /// The screens, that which new windows come to first.
    var screens: [WindowScreen] { get }
    /// Shows files in the person's file manager, selected there; `done` is told whether there is one.
    func showInFolder(_ addresses: [String], done: @escaping @MainActor (Bool) -> Void)
    /// Where the program is described that opens an address, the path of a desktop entry; nil where none is known.
    func program(opening address: String) -> String?
    /// The pointer over all of the app's windows, but for parts of them that have one of their own; a name of CSS's,
    /// nil for the usual one.
    func setCursor(_ name: String?)
    /// The sound that the desktop has for what cannot be done.
    func beep()
    /// Modifiers that are pressed now.
    var pressedModifiers: PointerModifiers { get }
}
