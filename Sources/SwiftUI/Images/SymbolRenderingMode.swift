import Foundation
import ViewGraph

/// How the layers of a symbol are coloured. The desktop's icons have one layer.
public struct SymbolRenderingMode: Sendable, Equatable {
    private enum Kind { case monochrome, multicolor, hierarchical, palette }
    private let kind: Kind
    /// In one colour.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// In colours of its own; drawn in one.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// In shades of one colour; drawn in one.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// In the colours of the foreground styles; drawn in the first.
    public static let palette = SymbolRenderingMode(kind: .palette)

    func note() {
        guard kind == .multicolor || kind == .palette else { return }
        Log.once("symbolRenderingMode(.\(kind)): symbols of this desktop have one colour.")
    }
}

extension EnvironmentValues {
    /// How the layers of symbols are coloured; nil leaves it to the symbol.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
    private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }
}

extension View {
    /// Says how the layers of symbols in this view are coloured. Symbols of this desktop have one colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        mode?.note()
        return environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Says how the layers of the symbol are coloured. Symbols of this desktop have one colour.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        mode?.note()
        return self
    }

    /// A symbol that shows a value from 0 to 1 by its strength, which symbols of this desktop do not.
    public nonisolated init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
        Self.noteValue(variableValue)
    }
    /// An image of the app's that shows a value, which is drawn as it is.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        Self.noteValue(variableValue)
    }
    /// An image of the app's that shows a value, which is drawn as it is, described by `label`.
    public nonisolated init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, label: label)
        Self.noteValue(variableValue)
    }
    /// An image that shows a value, which is drawn as it is, and says nothing to those who cannot see it.
    public nonisolated init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(decorative: name, bundle: bundle)
        Self.noteValue(variableValue)
    }

    private nonisolated static func noteValue(_ value: Double?) {
        if value != nil { Log.once("Image(variableValue:): symbols of this desktop show no value.") }
    }
}
