import Foundation

/// How the components of a colour are meant. Windows are drawn in sRGB, and it is the only one that colours are
/// converted to; the others that apps name are the same here.
public final class NSColorSpace: NSObject, Sendable {
    private override init() { super.init() }

    /// The space that windows are drawn in.
    public static let sRGB = NSColorSpace()
    /// The screen's, which is sRGB.
    public static var deviceRGB: NSColorSpace { sRGB }
    /// An RGB space for all devices, which is sRGB.
    public static var genericRGB: NSColorSpace { sRGB }
}
