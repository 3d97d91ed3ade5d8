import Toolkit
import ViewGraph

/// What is behind views: the colour of windows, or what `backgroundStyle` sets.
public struct BackgroundStyle: ShapeStyle {
    /// The style in force.
    public init() {}
    public func _paint(in environment: EnvironmentValues) -> _ShapePaint {
        environment.backgroundStyle.map { $0._paint(in: environment) } ?? _ShapePaint(.semantic(.windowBackground))
    }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// What is behind views.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension EnvironmentValues {
    /// What `BackgroundStyle` draws; nil is the colour of windows.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
    private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
}

extension View {
    /// Sets what `BackgroundStyle` draws in this view.
    public nonisolated func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
