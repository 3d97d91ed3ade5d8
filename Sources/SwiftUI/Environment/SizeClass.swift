import Foundation
import ViewGraph
import ViewLayout

extension EnvironmentValues {
    /// How wide the window is: compact below 500 points. It follows the window.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalKey.self] ?? (windowWidth.map { $0.isCompact ? .compact : .regular } ?? .regular) }
        set { self[HorizontalKey.self] = newValue }
    }
    private struct HorizontalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

    /// How high the window is: always regular, as on a Mac.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalKey.self] ?? .regular }
        set { self[VerticalKey.self] = newValue }
    }
    private struct VerticalKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

    /// Of the window that the view is in.
    var windowWidth: WindowWidth? {
        get { self[WindowWidthKey.self] }
        set { self[WindowWidthKey.self] = newValue }
    }
    private struct WindowWidthKey: EnvironmentKey { static var defaultValue: WindowWidth? { nil } }
}

/// Whether a window is narrow, for those who ask.
final class WindowWidth: Sendable {
    /// A window under this width is compact.
    static let compactLimit: CGFloat = 500

    @MainActor private let dependency = Dependency()
    @MainActor private var value = false

    @MainActor init() {}

    var isCompact: Bool {
        guard MainThread.isCurrent else { return false }
        return onMainThread {
            dependency.track()
            return value
        }
    }

    @MainActor
    func set(_ width: CGFloat) {
        let new = width < Self.compactLimit
        guard new != value else { return }
        value = new
        dependency.changed()
    }
}
