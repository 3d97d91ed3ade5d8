import SwiftUI
import Toolkit

extension WindowUnderTest {
    /// Presses and releases a key with others held, as named by SwiftUI: `.command` is Control. False when nothing in
    /// the app reacts. What the key would write is not typed: `Element.type(_:)` does that.
    @discardableResult
    public func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
        var event = KeyEvent([KeyboardShortcut(key, modifiers: modifiers, localization: .custom).pressedKeys])
        if modifiers.isDisjoint(with: [.command, .option, .control]), key.character.isASCII, key.character >= " " {
            event.characters = String(key.character)
        }
        let isHandled = window.press(event)
        launch.toolkit.settle()
        event.phase = .up
        window.press(event)
        launch.toolkit.settle()
        return isHandled
    }
}
