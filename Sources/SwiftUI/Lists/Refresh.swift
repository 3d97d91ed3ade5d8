import Toolkit
import ViewGraph
import ViewLayout

/// What brings the data of a view up to date. Views find it in the environment, as `refresh`, and may offer it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/refreshaction>.
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Brings the data up to date, and returns when that is done.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// What brings the data of the view up to date; nil where nothing does.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
    private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
}

extension View {
    /// Lets a person bring the data of this view up to date: with Ctrl+R or F5, anywhere in the window. Nothing is pulled
    /// with a mouse. While `action` runs, the view shows a spinner at its top and the keys do nothing. In the view,
    /// `\.refresh` in the environment is the action.
    public nonisolated func refreshable(@_inheritActorContext action: @escaping @Sendable () async -> Void) -> some View
    {
        modifier(_RefreshableModifier(action: action))
    }
}

/// Makes a view one that can be brought up to date.
public struct _RefreshableModifier: ViewModifier {
    let action: @Sendable () async -> Void
    @State private var isRunning = false

    nonisolated init(action: @escaping @Sendable () async -> Void) { self.action = action }

    /// The content, with a spinner while the action runs.
    public func body(content: Content) -> some View {
        let (action, running) = (action, $isRunning)
        let refresh = RefreshAction { @MainActor in
            // One at a time.
            if running.wrappedValue { return }
            running.wrappedValue = true
            await action()
            running.wrappedValue = false
        }
        content
            .environment(\.refresh, refresh)
            .modifier(_RefreshKeys(refresh: refresh))
            .overlay(alignment: .top) {
                if isRunning {
                    ProgressView().padding(6).background(.background, in: Circle()).padding(8)
                        .accessibilityLabel(ownWords("Refreshing"))
                }
            }
    }
}

/// Ctrl+R and F5.
struct _RefreshKeys: ViewModifier {
    typealias Body = Never
    let refresh: RefreshAction

    static func _makeModifiedNode<V: View>(_ modifier: Self, _ content: V, _ parent: _GraphNode) -> _GraphNode {
        RefreshNode(modifier.refresh, content, parent: parent)
    }
    static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: RefreshNode<V>.self)
        node.refresh = modifier.refresh
        node.receive(content)
    }
}

/// The place of a view that keys bring up to date.
final class RefreshNode<Content: View>: ContentNode<Content> {
    var refresh: RefreshAction
    private var entries: [ShortcutEntry] = []

    init(_ refresh: RefreshAction, _ content: Content, parent: _GraphNode) {
        self.refresh = refresh
        super.init(content, parent: parent)
        for shortcut in [Shortcut("r", control: true), Shortcut("F5")] {
            let entry = ShortcutEntry(shortcut, of: self, isOfFramework: true) {
                true
            } perform: { [unowned self] in
                let refresh = self.refresh
                Task { await refresh() }
                return true
            }
            ShortcutRegistry.add(entry)
            entries.append(entry)
        }
    }

    override func unmount() {
        super.unmount()
        for entry in entries { ShortcutRegistry.remove(entry) }
        entries = []
    }
}
