import ViewGraph

extension EnvironmentValues {
    /// Whether the view is in something that is presented: a sheet, a popover, a pushed view.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }
    private struct IsPresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

    /// What the view is presented in, as a binding whose value can end it.
    @available(*, deprecated, message: "Use isPresented or dismiss.")
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding(location: PresentationModeLocation(isPresented: isPresented, dismiss: dismiss))
    }
}

/// Whether a view is presented, with the means to end it.
public struct PresentationMode {
    /// Whether the view is presented now.
    public internal(set) var isPresented: Bool
    var isDismissed = false

    /// Ends the presentation; does nothing where the view is not presented.
    public mutating func dismiss() { isDismissed = true }
}

/// Where `presentationMode` reads and writes.
private final class PresentationModeLocation: BindingLocation<PresentationMode>, @unchecked Sendable {
    private let isPresented: Bool
    private let dismiss: DismissAction

    init(isPresented: Bool, dismiss: DismissAction) {
        self.isPresented = isPresented
        self.dismiss = dismiss
    }

    override var value: PresentationMode { PresentationMode(isPresented: isPresented) }
    override func set(_ new: PresentationMode, _ transaction: Transaction) {
        guard new.isDismissed, MainThread.isCurrent else { return }
        onMainThread { transaction.apply { dismiss() } }
    }
}

extension View {
    /// Keeps the person from ending the presentation that the view is in: by Escape, or by a click beside a popover.
    /// The binding and `dismiss` end it all the same.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        preference(key: InteractiveDismissKey.self, value: isDisabled)
    }
}

/// Whether any view of a presentation forbids the person to end it.
struct InteractiveDismissKey: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = nextValue() || value }
}
