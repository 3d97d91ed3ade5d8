import Foundation

/// A look: light or dark.
public final class NSAppearance: NSObject, Sendable {
    /// The name of a look.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// A look by its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A look by its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Light.
        public static let aqua = Name("NSAppearanceNameAqua")
        /// Dark.
        public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    }

    let isDark: Bool
    init(isDark: Bool) { self.isDark = isDark }

    /// Light or dark by its name; nil for other names.
    public convenience init?(named name: Name) {
        guard [.aqua, .darkAqua].contains(name) else { return nil }
        self.init(isDark: name == .darkAqua)
    }

    /// Its name.
    public var name: Name { isDark ? .darkAqua : .aqua }

    /// The one of these looks that comes nearest: itself, else light for dark where only that is there.
    public func bestMatch(from appearances: [Name]) -> Name? {
        if appearances.contains(name) { return name }
        return appearances.first { $0 == .aqua }
    }

    /// Two of the same name are equal.
    public override func isEqual(_ object: Any?) -> Bool { (object as? NSAppearance)?.isDark == isDark }
    /// Equal for equal looks.
    public override var hash: Int { isDark.hashValue }
}
