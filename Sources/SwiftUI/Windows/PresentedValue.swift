import ViewGraph

/// The value that a window presents: written by the view through its binding, read by the window manager to find the
/// window of an equal value.
final class PresentedValue {
    private let location: Location<AnyHashable?>

    init(_ value: AnyHashable?) { location = Location(value) }

    var current: AnyHashable? { location.untracked }
    var changedAt: UInt32 { location.changedAt }

    func binding<Value: Hashable>(_ type: Value.Type) -> Binding<Value?> {
        Binding(location: PresentedLocation<Value>(location))
    }
}

/// A binding's place for the value of a window.
final class PresentedLocation<Value: Hashable>: BindingLocation<Value?>, @unchecked Sendable {
    private let location: Location<AnyHashable?>
    init(_ location: Location<AnyHashable?>) { self.location = location }

    override var value: Value? { location.current?.base as? Value }
    override func set(_ new: Value?, _ transaction: Transaction) {
        let (location, new) = (location, new.map { AnyHashable($0) })
        transaction.apply { location.set(new) }
        SessionKeeper.noteChangedAnywhere()
    }
    override func isSame(as other: BindingLocation<Value?>) -> Bool {
        (other as? PresentedLocation<Value>)?.location === location
    }
    override var changedAt: UInt32 { location.changedAt }
}

/// The content of a window that presents a value; made by `WindowGroup(for:)`.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    nonisolated(unsafe) let content: (Binding<Data?>) -> Content
    @Environment(\.presentedValue) private var value

    nonisolated init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    /// The author's content with the binding to this window's value.
    public var body: some View { content(value?.binding(Data.self) ?? .constant(nil)) }
}

extension EnvironmentValues {
    /// What the window presents; nil outside of windows that do.
    var presentedValue: PresentedValue? {
        get { self[PresentedValueKey.self] }
        set { self[PresentedValueKey.self] = newValue }
    }
    private struct PresentedValueKey: EnvironmentKey { static var defaultValue: PresentedValue? { nil } }
}
