import Foundation
import ViewGraph

/// A length that grows with the text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/scaledmetric>.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    @Environment(\.dynamicTypeSize) private var size

    /// A length at the usual size of text, which grows as a text role does. All roles grow alike on this desktop.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { base = wrappedValue }
    /// A length at the usual size of text.
    public init(wrappedValue: Value) { base = wrappedValue }

    /// The length at the present size of text.
    public var wrappedValue: Value { base * Value(size.factor) }
}
