import ViewGraph

extension View {
    /// Binds whether the keyboard is in the field of the search that is on this view: writing true goes there, false leaves
    /// it.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
        searchFocused(binding, equals: true)
    }

    /// Binds the focus of the field of the search that is on this view to a value: it is set when the person goes there,
    /// and writing it moves the focus there.
    public nonisolated func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> some View {
        transformEnvironment(\.searchFocus) { $0.append(SearchFocus(binding, value)) }
    }

    /// Whether a search that has begun may hide what is in the bar: on this desktop it never does, so that every
    /// behaviour is kept.
    public nonisolated func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> some View {
        self
    }
}

/// What happens to a bar when a search begins. On this desktop it stays as it is.
public struct SearchPresentationToolbarBehavior: Sendable {
    /// As fits: the bar stays.
    public static var automatic: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
    /// The bar's content stays.
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { SearchPresentationToolbarBehavior() }
}

/// The field of a search, for those who move the focus.
@MainActor
protocol SearchFocusTarget: AnyObject {
    var hasFocus: Bool { get }
    func focus()
    func returnFocus()
}

/// A focus state that follows the field of a search.
struct SearchFocus: Equatable, @unchecked Sendable {
    private let storage: AnyObject?
    private let value: AnyHashable
    let bind: @MainActor (any SearchFocusTarget) -> Void
    let unbind: @MainActor (any SearchFocusTarget) -> Void
    let entered: @MainActor () -> Void
    let left: @MainActor () -> Void

    nonisolated init<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) {
        nonisolated(unsafe) let value = value
        let storage = binding.storage
        self.storage = storage
        self.value = AnyHashable(value)
        bind = { storage?.bind($0, to: value) }
        unbind = { storage?.unbind($0) }
        entered = { storage?.entered(value) }
        left = { storage?.left(value) }
    }

    static func == (a: SearchFocus, b: SearchFocus) -> Bool { a.storage === b.storage && a.value == b.value }
}

extension EnvironmentValues {
    /// What follows the focus of the next search below.
    var searchFocus: [SearchFocus] {
        get { self[SearchFocusKey.self] }
        set { self[SearchFocusKey.self] = newValue }
    }
    private struct SearchFocusKey: EnvironmentKey { static var defaultValue: [SearchFocus] { [] } }
}
