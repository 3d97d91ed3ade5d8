import Toolkit

/// What kind of thing a view is to assistive technology.
public struct AccessibilityTraits: SetAlgebra, Sendable {
    private var bits: Set<Int>
    private init(_ bit: Int) { bits = [bit] }

    /// It can be pressed.
    public static let isButton = AccessibilityTraits(1)
    /// It divides content into sections.
    public static let isHeader = AccessibilityTraits(2)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(3)
    /// It leads somewhere else.
    public static let isLink = AccessibilityTraits(4)
    /// It is searched in.
    public static let isSearchField = AccessibilityTraits(5)
    /// It is a picture.
    public static let isImage = AccessibilityTraits(6)
    /// It makes a sound.
    public static let playsSound = AccessibilityTraits(7)
    /// It is a key.
    public static let isKeyboardKey = AccessibilityTraits(8)
    /// It is text that does not change.
    public static let isStaticText = AccessibilityTraits(9)
    /// It sums up the app.
    public static let isSummaryElement = AccessibilityTraits(10)
    /// It changes often.
    public static let updatesFrequently = AccessibilityTraits(11)
    /// It plays media.
    public static let startsMediaSession = AccessibilityTraits(12)
    /// It is used directly.
    public static let allowsDirectInteraction = AccessibilityTraits(13)
    /// It turns pages.
    public static let causesPageTurn = AccessibilityTraits(14)
    /// It keeps the person from what is around.
    public static let isModal = AccessibilityTraits(15)
    /// It is on or off.
    public static let isToggle = AccessibilityTraits(16)

    /// No traits.
    public init() { bits = [] }
    public func contains(_ member: AccessibilityTraits) -> Bool { member.bits.isSubset(of: bits) }
    public func union(_ other: AccessibilityTraits) -> AccessibilityTraits { with(bits.union(other.bits)) }
    public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(bits.intersection(other.bits))
    }
    public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
        with(bits.symmetricDifference(other.bits))
    }
    public mutating func insert(
        _ newMember: AccessibilityTraits
    ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }
    public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
        let removed = intersection(member)
        bits.subtract(member.bits)
        return removed.bits.isEmpty ? nil : removed
    }
    public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.bits.isEmpty ? nil : old
    }
    public mutating func formUnion(_ other: AccessibilityTraits) { bits.formUnion(other.bits) }
    public mutating func formIntersection(_ other: AccessibilityTraits) { bits.formIntersection(other.bits) }
    public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
        bits.formSymmetricDifference(other.bits)
    }

    private func with(_ bits: Set<Int>) -> AccessibilityTraits {
        var copy = self
        copy.bits = bits
        return copy
    }

    /// The role that they stand for; nil where they say nothing of it.
    var role: Accessible.Role? {
        if contains(.isToggle) { return .toggle }
        if contains(.isButton) { return .button }
        if contains(.isLink) { return .link }
        if contains(.isHeader) { return .heading }
        if contains(.isImage) { return .image }
        if contains(.isStaticText) { return .label }
        return nil
    }
}

extension View {
    /// Says what kind of thing the view is.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            _AccessibilityModifier { attributes in
                if let role = traits.role { attributes.role = role }
                if traits.contains(.isSelected) { attributes.isSelected = true }
            })
    }

    /// Says what kind of thing the view is not, after all.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            _AccessibilityModifier { attributes in
                if let role = traits.role, attributes.role == role { attributes.role = nil }
                if traits.contains(.isSelected) { attributes.isSelected = false }
            })
    }

    /// Marks the view as a heading. GTK knows headings without levels.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        accessibilityAddTraits(.isHeader)
    }
}

/// How high up a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}
