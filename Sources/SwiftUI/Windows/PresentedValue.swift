import Synchronization
import ViewGraph

/// The value that a window presents: written by the view through its binding, read by the window manager to find the
/// window of an equal value.
final class PresentedValue: Sendable {
    fileprivate let location: Location<AnyHashable?>
    private let firstHash: Int?
    /// Set once and never back, on any thread.
    private let wasWritten = Atomic<Bool>(false)

    init(_ value: AnyHashable?) {
        location = Location(value)
        firstHash = value?.hashValue
    }

    var current: AnyHashable? { location.untracked }
    var changedAt: UInt32 { location.changedAt }

    /// Whether it is `value`, which has this hash. An author's `==` is asked for few of hundreds of windows.
    func equals(_ value: AnyHashable, hash: Int) -> Bool {
        if firstHash != hash, !wasWritten.load(ordering: .relaxed) { return false }
        return current == value
    }

    /// Presents another value, which the session is to keep.
    func set(_ new: AnyHashable?) {
        noteWritten()
        location.set(new)
        SessionKeeper.noteChangedAnywhere()
    }

    fileprivate func noteWritten() { wasWritten.store(true, ordering: .relaxed) }

    func binding<Value: Hashable>(_ type: Value.Type) -> Binding<Value?> {
        Binding(location: PresentedLocation<Value>(self))
    }
}

/// A binding's place for the value of a window.
final class PresentedLocation<Value: Hashable>: BindingLocation<Value?>, @unchecked Sendable {
    private let presented: PresentedValue
    private var location: Location<AnyHashable?> { presented.location }
    init(_ presented: PresentedValue) { self.presented = presented }

    override var value: Value? { location.current?.base as? Value }
    override func set(_ new: Value?, _ transaction: Transaction) {
        let (location, new) = (location, new.map { AnyHashable($0) })
        presented.noteWritten()
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
