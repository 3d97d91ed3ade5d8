import Toolkit
import ViewGraph

/// What shapes are filled with and texts are written in.
public protocol ShapeStyle: Sendable {
    /// What is drawn, given the environment. Apps never implement it.
    func _paint(in environment: EnvironmentValues) -> _ShapePaint
    /// Whether shapes in it are mixed with what is behind them. Apps never implement it.
    static var _isBlended: Bool { get }
    /// How shapes in it are mixed with what is behind them. Apps never implement it.
    var _blendMode: BlendMode { get }
}

extension ShapeStyle {
    public static var _isBlended: Bool { false }
    public var _blendMode: BlendMode { .normal }
}

/// What a style draws.
public struct _ShapePaint {
    let paint: Paint
    init(_ paint: Paint) { self.paint = paint }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
    let base: any ShapeStyle
    /// Hides the type of `style`.
    public init<S: ShapeStyle>(_ style: S) {
        base = (style as? AnyShapeStyle)?.base ?? style
        if S._isBlended { Log.once("A style's blend mode holds for shapes that are filled in the style itself.") }
    }
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { base._paint(in: environment) }
}

/// The style that is in force for texts and symbols.
public struct ForegroundStyle: ShapeStyle {
    /// The style in force.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { _ShapePaint(environment.foregroundPaint) }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
    /// The accent colour in force.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.tint.map { $0._paint(in: environment) } ?? _ShapePaint(.semantic(.accent))
    }
}

/// What is behind things that are selected: the accent colour in force.
public struct SelectionShapeStyle: ShapeStyle {
    /// What is behind things that are selected.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint { TintShapeStyle()._paint(in: environment) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { .red }
    public static var orange: Color { .orange }
    public static var yellow: Color { .yellow }
    public static var green: Color { .green }
    public static var mint: Color { .mint }
    public static var teal: Color { .teal }
    public static var cyan: Color { .cyan }
    public static var blue: Color { .blue }
    public static var indigo: Color { .indigo }
    public static var purple: Color { .purple }
    public static var pink: Color { .pink }
    public static var brown: Color { .brown }
    public static var gray: Color { .gray }
    public static var black: Color { .black }
    public static var white: Color { .white }
    public static var clear: Color { .clear }
}
extension ShapeStyle where Self == TintShapeStyle {
    /// The accent colour in force.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
    /// What is behind things that are selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == ForegroundStyle {
    /// The style in force for texts and symbols.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension EnvironmentValues {
    /// What texts, symbols and shapes without a style of their own are drawn in.
    var foregroundPaint: Paint {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }
    private struct ForegroundKey: EnvironmentKey { static var defaultValue: Paint { .semantic(.primary) } }

    /// The accent colour in force; nil is the desktop's.
    var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
    private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
}

extension View {
    /// Sets the colour of texts, symbols and shapes in this view; nil is the desktop's.
    public nonisolated func foregroundColor(_ color: Color?) -> some View {
        modifier(_ForegroundModifier(color: color, style: AnyShapeStyle(color ?? .primary)))
    }

    /// Sets the style of texts, symbols and shapes in this view.
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(_ForegroundModifier(color: style as? Color, style: AnyShapeStyle(style)))
    }

    /// Sets the accent colour of this view; nil is the desktop's.
    public nonisolated func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tint, tint.map { AnyShapeStyle($0) })
    }
}

/// Sets what views are drawn in.
public struct _ForegroundModifier: _EnvironmentModifier {
    let color: Color?
    let style: AnyShapeStyle
    public func _apply(to values: inout EnvironmentValues) {
        let paint = style._paint(in: values).paint
        values.foregroundPaint = paint
        // A level of the hierarchy leaves the hierarchy as it is.
        if !(style.base is HierarchicalShapeStyle) { values.foregroundLevels = [paint] }
    }
}
