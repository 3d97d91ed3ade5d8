import ViewGraph

/// A view that goes through phases, each change animated: round and round, or once each time a value changes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/phaseanimator>.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    nonisolated(unsafe) private let phases: [Phase]
    /// Nil: round and round.
    nonisolated(unsafe) private let trigger: PhaseTrigger?
    nonisolated(unsafe) private let content: (Phase) -> Content
    nonisolated(unsafe) private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var run = PhaseRun()

    /// Goes round `phases` for as long as the view is there.
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Goes through `phases` once, back to the first one, each time `trigger` is another.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// The content in its present phase; nothing without phases.
    public var body: some View {
        Group {
            if phases.indices.contains(index) { content(phases[index]) }
        }
        .onAppear { if trigger == nil { begin() } }
        .onChange(of: trigger) { begin() }
        .onDisappear { run.number += 1 }
    }

    private func begin() {
        run.number += 1
        if phases.count > 1 { advance(run.number) }
    }

    private func advance(_ number: Int) {
        guard number == run.number else { return }
        let next = (index + 1) % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        // As long as the animation, whether or not it had anything to move.
        Deadline.after(animation?.logicalLength ?? 0) {
            if next != 0 || trigger == nil { advance(number) }
        }
    }
}

/// Which run through the phases is going on; others have ended.
private final class PhaseRun {
    var number = 0
}

/// A value of any type that starts something when it is another.
struct PhaseTrigger: Equatable {
    private let value: Any
    private let equals: (Any) -> Bool

    init<Value: Equatable>(_ value: Value) {
        self.value = value
        equals = { $0 as? Value == value }
    }

    static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool { a.equals(b.value) }
}

extension View {
    /// Shows what `content` makes of the view in each of `phases`, one after the other, round and round.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        nonisolated(unsafe) let view = self
        return PhaseAnimator(
            phases, content: { content(PlaceholderContentView(content: AnyView(view)), $0) }, animation: animation)
    }

    /// Shows what `content` makes of the view in each of `phases`, once each time `trigger` is another.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        nonisolated(unsafe) let view = self
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(content: AnyView(view)), $0) },
            animation: animation)
    }
}
