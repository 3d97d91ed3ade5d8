import Foundation
import Toolkit
import ViewGraph
import ViewLayout

extension View {
    /// Shows a column with more about the view's content, at its trailing side, while `isPresented` is true.
    ///
    /// The edge between the two can be dragged; `inspectorColumnWidth` in the column says how wide it is.
    public nonisolated func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Sets the width of the inspector that this view is in.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets the width of the inspector that this view is in; it is not dragged narrower than its least width, or its
    /// ideal one where none is given.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}

/// What a view in an inspector says of its width.
struct InspectorWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }
    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// Adds a column to a view.
public struct _InspectorModifier<Inspector: View>: ViewModifier {
    public typealias Body = Never
    let isPresented: Binding<Bool>
    nonisolated(unsafe) let inspector: Inspector

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        InspectorNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: InspectorNode<V, Inspector>.self).receive(modifier, content)
    }
}

/// The place of a view with an inspector. The inspector's views are there while it is shown.
final class InspectorNode<Content: View, Inspector: View>: _GraphNode, DirectedNode, PreferenceReading,
    FocusedValuesWriting
{
    private var modifier: _InspectorModifier<Inspector>
    private var content: HostNode<Content>!
    private var inspector: HostNode<Inspector>?
    private let control: any SplitControl
    private let item: SplitViewItem
    private var sentinel: ObservationSentinel?
    private var width: ColumnWidth?
    private weak var focus: WindowFocus?
    /// Of an inspector that says nothing of its width.
    private static var usualWidth: CGFloat { 225 }

    init(_ modifier: _InspectorModifier<Inspector>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        control = Desktop.chosen.makeSplit(SplitContent(isVertical: false, parts: []))
        item = SplitViewItem(control, isVertical: false)
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        item.layoutDirection = environmentValues.layoutDirection
        let node = HostNode(content, host: .bare(), parent: self)
        self.content = node
        node.host.arrangeWidgets()
        node.host.sizeChanged = { [weak self] in self?.item.invalidateSize() }
        update()
        PreferenceReaders.noteStale(self)
        focus = environmentValues.windowFocus
        focus?.add(self)
        FocusedValuesStore.noteChanged()
    }

    /// For commands that show and hide it.
    func write(to values: inout FocusedValues) { values.inspectorVisibility = modifier.isPresented }

    func receive(_ new: _InspectorModifier<Inspector>, _ content: Content) {
        modifier = new
        self.content.receive(content)
        update()
    }

    override func update() {
        let isPresented = Graph.evaluate(self, &sentinel) { modifier.isPresented.wrappedValue }
        if isPresented {
            if let inspector {
                inspector.receive(modifier.inspector)
            } else {
                let node = HostNode(modifier.inspector, host: .bare(), parent: self)
                node.host.alignment = .top
                node.host.arrangeWidgets()
                node.host.sizeChanged = { [weak self] in self?.item.invalidateSize() }
                inspector = node
            }
        } else if let gone = inspector {
            inspector = nil
            Removal.unmount(gone)
        }
        show()
    }

    private func show() {
        item.hosts = [content.host] + (inspector.map { [$0.host] } ?? [])
        var parts = [
            SplitContent.Part(
                content.host.surface, minimum: Double(content.host.size(.zero).width), stretches: true)
        ]
        if let inspector {
            parts.append(
                SplitContent.Part(
                    inspector.host.surface, minimum: Double(width?.min ?? width?.ideal ?? Self.usualWidth),
                    ideal: Double(width?.ideal ?? Self.usualWidth), maximum: width?.max.map { Double($0) },
                    stretches: false))
        }
        control.update(SplitContent(isVertical: false, parts: parts))
        item.invalidateSize()
        item.noteContentChanged()
        PreferenceReaders.noteStructureChange(below: self)
    }

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(InspectorWidthKey.self) }

    func collectPreferences() {
        let new = inspector.flatMap { Preferences.value(InspectorWidthKey.self, of: $0) ?? nil }
        guard new != width else { return }
        width = new
        show()
    }

    // MARK: Node

    var directedItems: [LayoutItem] { [item] }

    override func appendOutputs(_ outputs: inout [AnyObject]) { outputs.append(item) }

    override func childOutputsChanged() -> Bool { true }

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
        if let inspector { body(inspector) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        focus?.remove(self)
        FocusedValuesStore.noteChanged()
        content.unmount()
        inspector?.unmount()
    }
}
