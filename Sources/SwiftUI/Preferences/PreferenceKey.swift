/// A key of values that views hand up to those that hold them.
///
/// Follows <https://developer.apple.com/documentation/swiftui/preferencekey>.
public protocol PreferenceKey {
    /// The type of its values.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }
    /// Adds the next sibling's value to what has been gathered so far.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}
