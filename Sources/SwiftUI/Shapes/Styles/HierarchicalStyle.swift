import Toolkit
import ViewGraph

/// A level of the foreground's hierarchy, from the most to the least important: what `foregroundStyle` set for it around,
/// else a fainter form of the first level.
public struct HierarchicalShapeStyle: ShapeStyle {
    let level: Int
    public static let primary = HierarchicalShapeStyle(level: 0)
    public static let secondary = HierarchicalShapeStyle(level: 1)
    public static let tertiary = HierarchicalShapeStyle(level: 2)
    public static let quaternary = HierarchicalShapeStyle(level: 3)
    public static let quinary = HierarchicalShapeStyle(level: 4)

    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        let levels = environment.foregroundLevels
        if level < levels.count { return _ShapePaint(levels[level]) }
        return _ShapePaint((levels.first ?? .semantic(.primary)).atLevel(level))
    }
}

extension Paint {
    /// The paint for a level of importance.
    func atLevel(_ level: Int) -> Paint {
        guard level > 0 else { return self }
        let roles: [SemanticColor] = [.primary, .secondary, .tertiary, .quaternary]
        if self == .semantic(.primary), level < roles.count { return .semantic(roles[level]) }
        let strengths = [1, 0.55, 0.35, 0.2, 0.12]
        return .faded(self, strengths[min(level, strengths.count - 1)])
    }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
    public static var primary: HierarchicalShapeStyle { .primary }
    public static var secondary: HierarchicalShapeStyle { .secondary }
    public static var tertiary: HierarchicalShapeStyle { .tertiary }
    public static var quaternary: HierarchicalShapeStyle { .quaternary }
    public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension EnvironmentValues {
    /// What `foregroundStyle` set for the levels of importance; of the others the first is fainter.
    var foregroundLevels: [Paint] {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }
    private struct ForegroundLevelsKey: EnvironmentKey { static var defaultValue: [Paint] { [] } }
}

extension View {
    /// Sets the styles of texts, symbols and shapes in this view, and of what is secondary in it.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
        _ primary: S1, _ secondary: S2
    ) -> some View {
        modifier(_ForegroundLevelsModifier(styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the styles of texts, symbols and shapes in this view, and of what is secondary and tertiary in it.
    public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        modifier(
            _ForegroundLevelsModifier(
                styles: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }
}

/// Sets what views are drawn in, by level.
public struct _ForegroundLevelsModifier: _EnvironmentModifier {
    let styles: [AnyShapeStyle]
    nonisolated init(styles: [AnyShapeStyle]) { self.styles = styles }
    public func _apply(to values: inout EnvironmentValues) {
        let paints = styles.map { $0._paint(in: values).paint }
        values.foregroundPaint = paints[0]
        values.foregroundLevels = paints
    }
}
