import ViewGraph

/// Forms of symbols: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }
    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants().circle
    /// In a square.
    public static let square = SymbolVariants().square
    /// In a rectangle.
    public static let rectangle = SymbolVariants().rectangle
    /// Filled.
    public static let fill = SymbolVariants().fill
    /// Crossed out.
    public static let slash = SymbolVariants().slash

    /// The form in a circle, instead of another enclosure.
    public var circle: SymbolVariants { changed { $0.enclosure = .circle } }
    /// The form in a square, instead of another enclosure.
    public var square: SymbolVariants { changed { $0.enclosure = .square } }
    /// The form in a rectangle, instead of another enclosure.
    public var rectangle: SymbolVariants { changed { $0.enclosure = .rectangle } }
    /// The form filled.
    public var fill: SymbolVariants { changed { $0.isFilled = true } }
    /// The form crossed out.
    public var slash: SymbolVariants { changed { $0.isSlashed = true } }

    /// Whether everything that makes `other` is part of this form.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled)
            && (!other.isSlashed || isSlashed)
    }

    private func changed(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// Both forms; an enclosure of `other` goes before this one's.
    func merging(_ other: SymbolVariants) -> SymbolVariants {
        changed {
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// The name of a symbol in this form. What the name says already is not said again.
    func apply(to symbol: String) -> String {
        var parts = symbol.split(separator: ".").map(String.init)
        var wanted: [String] = []
        if isSlashed { wanted.append("slash") }
        if let enclosure { wanted.append(enclosure.rawValue) }
        let wasFilled = parts.last == "fill"
        if wasFilled { parts.removeLast() }
        parts += wanted.filter { !parts.contains($0) }
        if wasFilled || isFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

extension EnvironmentValues {
    /// The form of symbols.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
}

extension View {
    /// Shows symbols in this view in a form, added to those set around it; `.none` takes them away.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.merging(variant) }
    }
}
