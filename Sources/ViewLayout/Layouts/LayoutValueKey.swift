/// A type that names a value which views attach to themselves for the custom layout that contains them.
public protocol LayoutValueKey {
    /// The type of the value.
    associatedtype Value

    /// What a layout reads from a view that has no such value.
    static var defaultValue: Value { get }
}
