/// What is known of a layout before it sees its views.
public struct LayoutProperties: Sendable {
    /// The axis along which the layout stacks its views; nil if it does not. Spacers and dividers follow it.
    public var stackOrientation: Axis?

    /// The properties of a layout that is no stack.
    public init() {}
}
