import Toolkit
import ViewGraph

/// A look of pickers. Apps use those that are there and make none of their own, as on a Mac.
public protocol PickerStyle {
    /// Which look it is.
    var _kind: _PickerKind { get }
}

/// A look that the desktop draws.
public struct _PickerKind: Sendable {
    /// nil for what fits the place.
    let style: PickerContent.Style?
}

/// The look that fits the place: a drop-down.
public struct DefaultPickerStyle: PickerStyle {
    /// The look that fits the place: a drop-down.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: nil) }
}
extension PickerStyle where Self == DefaultPickerStyle {
    /// The look that fits the place: a drop-down.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A drop-down.
public struct MenuPickerStyle: PickerStyle {
    /// A drop-down.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: .menu) }
}
extension PickerStyle where Self == MenuPickerStyle {
    /// A drop-down.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Buttons side by side, of which one is down.
public struct SegmentedPickerStyle: PickerStyle {
    /// Buttons side by side, of which one is down.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: .segmented) }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// Buttons side by side, of which one is down.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// Round buttons below each other, of which one is marked.
public struct RadioGroupPickerStyle: PickerStyle {
    /// Round buttons below each other, of which one is marked.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: .radio) }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
    /// Round buttons below each other, of which one is marked.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// The choices in the place itself: round buttons below each other.
public struct InlinePickerStyle: PickerStyle {
    /// The choices in the place itself: round buttons below each other.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: .radio) }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The choices in the place itself: round buttons below each other.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Small pictures side by side, of which one is chosen.
public struct PalettePickerStyle: PickerStyle {
    /// Small pictures side by side, of which one is chosen.
    public nonisolated init() {}
    public var _kind: _PickerKind { _PickerKind(style: .segmented) }
}
extension PickerStyle where Self == PalettePickerStyle {
    /// Small pictures side by side, of which one is chosen.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension EnvironmentValues {
    var pickerKind: PickerContent.Style {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
    private struct PickerKindKey: EnvironmentKey { static var defaultValue: PickerContent.Style { .menu } }

    var areRadioButtonsBeside: Bool {
        get { self[RadioLayoutKey.self] }
        set { self[RadioLayoutKey.self] = newValue }
    }
    private struct RadioLayoutKey: EnvironmentKey { static var defaultValue: Bool { false } }
}

extension View {
    /// Sets the look of pickers in this view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        environment(\.pickerKind, style._kind.style ?? .menu)
    }

    /// Puts the round buttons of pickers in this view beside each other.
    public nonisolated func horizontalRadioGroupLayout() -> some View { environment(\.areRadioButtonsBeside, true) }
}
