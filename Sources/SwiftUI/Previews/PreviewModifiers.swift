import Foundation

/// How much room a preview gets.
public enum PreviewLayout: Equatable, Sendable {
    /// A screen of the device.
    case device
    /// The size of the view.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device to preview on, by the name its maker sells it by.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Equatable, Sendable {
    /// The name of the device.
    public let rawValue: String
    /// A device by its name. Names are not checked.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A device by its name. Names are not checked.
    public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    private enum Way: Sendable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }
    private let way: Way

    /// The orientation itself.
    public var id: String { "\(way)" }
    /// Upright.
    public static let portrait = InterfaceOrientation(way: .portrait)
    /// Upright, with the upper edge below.
    public static let portraitUpsideDown = InterfaceOrientation(way: .portraitUpsideDown)
    /// On its side, with the upper edge on the left.
    public static let landscapeLeft = InterfaceOrientation(way: .landscapeLeft)
    /// On its side, with the upper edge on the right.
    public static let landscapeRight = InterfaceOrientation(way: .landscapeRight)
    /// All of them.
    public static let allCases: [InterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]
}

// These are words to the tool that shows previews. As on other systems they leave the view as it is when an app runs.
extension View {
    /// How much room a preview of the view gets. Without effect in an app.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

    /// What a preview of the view is shown as; nil for its type. Without effect in an app.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

    /// The device that a preview of the view is shown on; nil leaves it to the tool. Without effect in an app.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

    /// How the device of a preview is held. Without effect in an app.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
