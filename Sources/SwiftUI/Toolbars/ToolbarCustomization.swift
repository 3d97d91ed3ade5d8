import ViewGraph

/// Items of a toolbar that a person may arrange: each has an identifier.
///
/// Follows <https://developer.apple.com/documentation/swiftui/customizabletoolbarcontent>.
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension ToolbarTitleMenu: CustomizableToolbarContent {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _NoToolbarContent: CustomizableToolbarContent {}
extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

/// What a person may do with an item.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcustomizationbehavior>.
public struct ToolbarCustomizationBehavior: Sendable, Equatable {
    let canMove: Bool
    let canLeave: Bool

    /// Move it, take it out and bring it back.
    public static var `default`: ToolbarCustomizationBehavior { .init(canMove: true, canLeave: true) }
    /// Move it, not take it out.
    public static var reorderable: ToolbarCustomizationBehavior { .init(canMove: true, canLeave: false) }
    /// Nothing.
    public static var disabled: ToolbarCustomizationBehavior { .init(canMove: false, canLeave: false) }
}

/// How an item takes part in the arranging of its toolbar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarcustomizationoptions>.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item can be had in the panel even where its place is one whose items cannot be arranged. Here those of every
    /// place can.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension CustomizableToolbarContent {
    /// Says what a person may do with the items.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        _CustomizedToolbarContent(content: self) { $0.behavior = behavior }
    }

    /// Says whether the items are in the bar until a person says otherwise.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        _CustomizedToolbarContent(content: self) { $0.showsByDefault = defaultVisibility != .hidden }
    }
}

/// What is said of items to be arranged; the innermost counts.
struct ToolbarItemCustomization: Equatable {
    var behavior = ToolbarCustomizationBehavior.default
    var showsByDefault = true
}

extension EnvironmentValues {
    /// The identifier of the toolbar that items are in.
    var toolbarID: String? {
        get { self[ToolbarIDKey.self] }
        set { self[ToolbarIDKey.self] = newValue }
    }
    private struct ToolbarIDKey: EnvironmentKey { static var defaultValue: String? { nil } }

    var toolbarItemCustomization: ToolbarItemCustomization {
        get { self[CustomizationKey.self] }
        set { self[CustomizationKey.self] = newValue }
    }
    private struct CustomizationKey: EnvironmentKey {
        static var defaultValue: ToolbarItemCustomization { ToolbarItemCustomization() }
    }
}

/// Items of which something is said.
struct _CustomizedToolbarContent<Base: CustomizableToolbarContent>:
    _PrimitiveToolbarContent, CustomizableToolbarContent
{
    nonisolated(unsafe) let content: Base
    nonisolated(unsafe) let change: (inout ToolbarItemCustomization) -> Void

    nonisolated init(content: Base, change: @escaping (inout ToolbarItemCustomization) -> Void) {
        self.content = content
        self.change = change
    }

    static func _makeToolbarNode(_ content: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ScopeNode(parent: parent, content.change(values:))
        node.child = Base._makeToolbarNode(content.content, node)
        return node
    }
    static func _updateToolbarNode(_ node: _GraphNode, _ content: Self) {
        let node = unsafeDowncast(node, to: ScopeNode.self)
        node.setChange(content.change(values:))
        Base._updateToolbarNode(node.child, content.content)
    }

    private func change(values: inout EnvironmentValues) { change(&values.toolbarItemCustomization) }
}
