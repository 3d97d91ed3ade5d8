import Toolkit
import ViewGraph

/// What links and destinations act on: a stack of views, or a column that leads to the next.
@MainActor
protocol Navigator: AnyObject {
    /// A link with a value was pressed in the view at `level`, the root being 0.
    func push(_ element: NavigationPath.Element, from level: Int)
    /// Shows a view that is in no path over the one at `level`.
    func present(_ page: PresentedPage, from level: Int)
    /// Takes it away, with what is over it.
    func dismiss(_ page: PresentedPage)
    /// Shows this alone, as a link in an earlier column has it.
    func replace(with element: NavigationPath.Element)
    func replace(with page: PresentedPage)

    /// A way to show values of a type has come, gone or changed.
    func add(_ destination: any DestinationProviding)
    func remove(_ destination: any DestinationProviding)
    func changed(_ destination: any DestinationProviding)
    /// The ways to show values of a type differ.
    func refreshValues(of type: ObjectIdentifier)
    /// What shows a value; nil where nothing is there for its type.
    func destination(for value: AnyHashable) -> AnyView?
}

/// A node that makes views for values of one type.
@MainActor
protocol DestinationProviding: AnyObject {
    var valueType: ObjectIdentifier { get }
    func view(for value: AnyHashable) -> AnyView?
}

/// A view that is shown in a stack by a link or a binding rather than for a value.
@MainActor
final class PresentedPage {
    var view: AnyView
    /// Told when the person or the views end it.
    let ended: @MainActor () -> Void

    init(_ view: AnyView, ended: @escaping @MainActor () -> Void) {
        self.view = view
        self.ended = ended
    }
}

/// Ways to show values, the latest first: a pushed view may show a type otherwise than the root does.
@MainActor
struct Destinations {
    private struct Entry {
        weak var destination: (any DestinationProviding)?
    }
    private var entries: [Entry] = []

    mutating func add(_ destination: any DestinationProviding) {
        entries.append(Entry(destination: destination))
    }

    mutating func remove(_ destination: any DestinationProviding) {
        entries.removeAll { $0.destination == nil || $0.destination === destination }
    }

    func view(for value: AnyHashable) -> AnyView? {
        let type = ObjectIdentifier(Swift.type(of: value.base))
        for entry in entries.reversed() where entry.destination?.valueType == type {
            if let view = entry.destination?.view(for: value) { return view }
        }
        return nil
    }
}

/// Where a view is in a stack.
struct NavigationPlace {
    /// The stack that owns the view.
    weak var navigator: (any Navigator)?
    /// 0 for the root.
    var level = 0
}

extension EnvironmentValues {
    /// What links of the views here act on; without a navigator outside of stacks.
    var navigationPlace: NavigationPlace {
        get { self[NavigationPlaceKey.self] }
        set { self[NavigationPlaceKey.self] = newValue }
    }
    private struct NavigationPlaceKey: EnvironmentKey { static var defaultValue: NavigationPlace { NavigationPlace() } }

    /// The column of a split view that the view is in.
    var splitColumn: SplitColumn? {
        get { self[SplitColumnKey.self] }
        set { self[SplitColumnKey.self] = newValue }
    }
    private struct SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

    /// The part of the window's title bar that views here may add to.
    var headerGroup: HeaderGroup? {
        get { self[HeaderGroupKey.self] }
        set { self[HeaderGroupKey.self] = newValue }
    }
    private struct HeaderGroupKey: EnvironmentKey { static var defaultValue: HeaderGroup? { nil } }
}
