import Foundation
import Toolkit

/// What a test sees and decides of the desktop around the app.
extension HeadlessToolkit: ApplicationServices {
    package var isActive: Bool { activeWindow != nil }

    package var appActivityChanged: (@MainActor () -> Void)? {
        get { toldOfActivity }
        set { toldOfActivity = newValue }
    }

    package var screens: [WindowScreen] { [WindowScreen(bounds: HeadlessWindow.screen, free: HeadlessWindow.screen)] }

    package func showInFolder(_ addresses: [String], done: @escaping @MainActor (Bool) -> Void) {
        services.shownInFolder.append(addresses)
        post { done(true) }
    }

    package func program(opening address: String) -> String? {
        services.opensAddresses ? "/usr/share/applications/test.desktop" : nil
    }

    package func setCursor(_ name: String?) { services.cursor = name }
    package func beep() { services.beepCount += 1 }
    package var pressedModifiers: PointerModifiers { services.pressedModifiers }
}
