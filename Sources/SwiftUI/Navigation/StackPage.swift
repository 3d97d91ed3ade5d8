import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The place of one view of a stack, with a surface of its own.
final class StackPage<Content: View>: _GraphNode, PreferenceReading {
    enum Source {
        /// In the path.
        case value(AnyHashable)
        /// In no path.
        case presented(PresentedPage)
        case none
    }
    var source = Source.none
    let host: SurfaceHost = .bare()
    private var content: HostNode<Content>!
    private let scope: EnvironmentScope
    private let header: HeaderGroup
    private(set) var hidesBack = false

    /// `ended` is what `dismiss` does here; nil leaves what it does around the stack.
    init(
        place: NavigationPlace, header: HeaderGroup?, column: SplitColumn?,
        ended: (@MainActor () -> Void)?, parent: _GraphNode
    ) {
        let group = HeaderGroup(in: header)
        self.header = group
        scope = EnvironmentScope(parent: parent.environment) { list in
            var values = EnvironmentValues(list: list)
            values.navigationPlace = place
            values.headerGroup = group
            if let column { values.splitColumn = column }
            if let ended {
                values.dismiss = DismissAction(action: ended)
                values.isPresented = true
            }
            return values.list
        }
        super.init(parent: parent)
        environment = scope
    }

    /// Makes the views, once whoever holds this knows it.
    func build(_ view: Content) {
        content = HostNode(view, host: host, parent: self)
        host.arrangeWidgets()
        PreferenceReaders.noteStale(self)
    }

    func receive(_ view: Content) { content.receive(view) }

    /// Whether the views are on screen, as far as the stack decides. Those that are not hand nothing up.
    var isShown = true {
        didSet {
            header.isShown = isShown
            if isShown { flags.remove(.hidesPreferences) } else { flags.insert(.hidesPreferences) }
        }
    }

    func shows(_ value: AnyHashable) -> Bool {
        if case .value(let own) = source { own == value } else { false }
    }

    // MARK: Whether there is a button to go back

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(HidesBackButtonKey.self) }

    func collectPreferences() {
        let new = Preferences.value(HidesBackButtonKey.self, of: content) ?? false
        guard new != hidesBack else { return }
        hidesBack = new
        (parent as? any StackPageHolding)?.backVisibilityChanged()
    }

    // MARK: Node

    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let content { body(content) }
    }

    override func unmount() {
        super.unmount()
        content.unmount()
        header.end()
        scope.remove()
    }
}

/// A node with pages.
@MainActor
protocol StackPageHolding: _GraphNode {
    func backVisibilityChanged()
}

extension NavigationStackNode: StackPageHolding {}

/// Whether the view on screen wants no button to go back.
struct HidesBackButtonKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension View {
    /// Takes the button that goes back out of the title bar while this view is shown in a stack.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        preference(key: HidesBackButtonKey.self, value: hidesBackButton)
    }
}

/// The item of pages, of which one is shown. It takes what it is offered, at least what the page needs.
final class PagesItem: WidgetItem {
    nonisolated(unsafe) weak var shown: SurfaceHost? {
        didSet { if shown !== oldValue { invalidateSize() } }
    }
    /// Whether it is as large as its page rather than as what it is offered.
    nonisolated(unsafe) var hugs = false
    /// What is around the page in the widget.
    nonisolated(unsafe) var margin = CGSize.zero

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
        onMainThread {
            guard let shown else { return .zero }
            let inner = ProposedViewSize(
                width: proposal.width.map { max($0 - margin.width, 0) },
                height: proposal.height.map { max($0 - margin.height, 0) })
            var size = shown.size(inner)
            size.width += margin.width
            size.height += margin.height
            if hugs { return size }
            return CGSize(
                width: max(proposal.width ?? size.width, size.width),
                height: max(proposal.height ?? size.height, size.height))
        }
    }
}
