import Foundation
import Ground

/// Sounds: the desktop's for what cannot be done, and no others.
public final class NSSound: NSObject {
    private override init() { super.init() }

    /// The sound that the desktop has for what cannot be done; with desktops that have it off, nothing.
    public static func beep() {
        if MainThread.isCurrent {
            onMainThread { AppKitConnection.host?.toolkit.beep() }
        } else {
            DispatchQueue.main.async { AppKitConnection.host?.toolkit.beep() }
        }
    }
}
