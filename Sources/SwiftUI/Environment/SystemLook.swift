import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Whether views are dark on light or light on dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
    case light, dark
}

/// How much colours stand out against each other.
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable {
    case standard, increased
}

/// How heavy text is to be for those who find it hard to read.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// How much room there is along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// Follows the desktop's settings while the app runs, from when the first view asks for one of them.
@MainActor
enum SystemLook {
    private static weak var scope: EnvironmentScope?

    private static weak var app: _GraphNode?
    private static var isRightToLeft = false

    /// The scope above all windows of the app that begins.
    static func begin(_ scope: EnvironmentScope) { self.scope = scope }

    /// Has the windows of an app turned round with the desktop.
    static func follow(_ app: _GraphNode) {
        self.app = app
        guard let toolkit = Desktop.toolkit else { return }
        isRightToLeft = toolkit.isRightToLeft
        toolkit.directionChanged = { directionChanged() }
    }

    /// Every window is told: those that were open took the direction of before.
    private static func directionChanged() {
        guard let scope, let toolkit = Desktop.toolkit, toolkit.isRightToLeft != isRightToLeft else { return }
        isRightToLeft = toolkit.isRightToLeft
        var values = EnvironmentValues(list: scope.list)
        values.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
        scope.setList(values.list)
        app?.layoutDirectionChanged()
        Graph.requestWork()
    }

    static var current: Appearance {
        guard let toolkit = Desktop.toolkit else { return Appearance() }
        if toolkit.appearanceChanged == nil { toolkit.appearanceChanged = { changed() } }
        return toolkit.appearance
    }

    private static func changed() {
        guard let scope, let toolkit = Desktop.toolkit else { return }
        var values = EnvironmentValues(list: scope.list)
        values.appearance = toolkit.appearance
        scope.setList(values.list)
    }
}

extension EnvironmentValues {
    /// What the desktop's settings say.
    var appearance: Appearance {
        get { self[AppearanceKey.self] }
        set { self[AppearanceKey.self] = newValue }
    }
    private struct AppearanceKey: EnvironmentKey {
        static var defaultValue: Appearance {
            guard MainThread.isCurrent else { return Appearance() }
            return onMainThread { SystemLook.current }
        }
    }

    /// Whether views are dark on light or light on dark: the desktop's, unless set. Setting it tells views, and does not
    /// change how controls of the desktop look; `preferredColorScheme(_:)` does.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] ?? (appearance.isDark ? .dark : .light) }
        set { self[ColorSchemeKey.self] = newValue }
    }
    private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme? { nil } }

    /// The desktop's contrast.
    public var colorSchemeContrast: ColorSchemeContrast { appearance.isHighContrast ? .increased : .standard }

    /// How heavy text is to be; the desktop has no such setting, so that it is regular unless set.
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    private struct LegibilityWeightKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }

    /// Whether the person wants less to move: the desktop's animations are off.
    public var accessibilityReduceMotion: Bool { appearance.reducesMotion }
    /// Whether colour alone must not tell things apart; true with the desktop's high contrast.
    public var accessibilityDifferentiateWithoutColor: Bool { appearance.isHighContrast }
    /// Whether layers are to be opaque; true with the desktop's high contrast.
    public var accessibilityReduceTransparency: Bool { appearance.isHighContrast }
    /// Whether the screen's colours are inverted, which desktops do not tell.
    public var accessibilityInvertColors: Bool { false }
    /// Whether a screen reader is known to run, which desktops do not tell.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether switch control is known to run, which desktops do not tell.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// How many pixels make a point; the scale of the desktop's settings.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] ?? CGFloat(appearance.scale) }
        set { self[DisplayScaleKey.self] = newValue }
    }
    private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / max(displayScale, 0.01) }
}

extension View {
    /// Tells the view that it is light or dark.
    public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
        environment(\.colorScheme, colorScheme)
    }

    /// Has the app shown light or dark, whatever the desktop prefers; nil leaves it to the desktop. It holds for all
    /// windows of the app; of several wishes the first window's counts.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        preference(key: PreferredColorSchemeKey.self, value: colorScheme)
    }
}

/// The look that views want for their window.
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    /// The first wish counts.
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
        value = value ?? nextValue()
    }
}

/// Which look the windows want.
@MainActor
enum PreferredLook {
    private static var wishes: [(window: ObjectIdentifier, scheme: ColorScheme)] = []
    /// What counts where no window has a wish.
    private static var wishOfApp: ColorScheme?
    private static var shown: ColorScheme? { wishes.first?.scheme ?? wishOfApp }

    /// Another app begins.
    static func forgetApp() { wishOfApp = nil }

    static func setForApp(_ scheme: ColorScheme?) { change { wishOfApp = scheme } }

    private static func change(_ body: () -> Void) {
        let old = shown
        body()
        if shown != old { Desktop.toolkit?.preferDark(shown.map { $0 == .dark }) }
    }

    static func set(_ scheme: ColorScheme?, for window: AnyObject) {
        let id = ObjectIdentifier(window)
        change {
            if let index = wishes.firstIndex(where: { $0.window == id }) {
                if let scheme { wishes[index].scheme = scheme } else { wishes.remove(at: index) }
            } else if let scheme {
                wishes.append((id, scheme))
            }
        }
    }
}
