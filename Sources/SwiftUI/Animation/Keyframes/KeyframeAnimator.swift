import Foundation
import ViewGraph

/// A view that follows keyframes: again and again, or once each time a value changes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframeanimator>.
public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View where KeyframePath.Value == Value {
    nonisolated(unsafe) private let initialValue: Value
    private let isRepeating: Bool
    /// Nil: without being asked.
    nonisolated(unsafe) private let trigger: PhaseTrigger?
    nonisolated(unsafe) private let content: (Value) -> Content
    nonisolated(unsafe) private let keyframes: (Value) -> KeyframePath
    @State private var player = KeyframePlayer<Value>()

    /// Follows the keyframes while the view is there: again and again, or once.
    public nonisolated init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = repeating
        trigger = nil
        self.content = content
        self.keyframes = keyframes
    }

    /// Follows the keyframes once each time `trigger` is another.
    public nonisolated init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        isRepeating = false
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.keyframes = keyframes
    }

    /// The content at the present time of the keyframes.
    public var body: some View {
        content(player.value ?? initialValue)
            .onAppear { if trigger == nil { play() } }
            .onChange(of: trigger) { play() }
            .onDisappear { player.stop() }
    }

    private func play() {
        let value = player.value ?? initialValue
        player.play(KeyframeTimeline(value, keyframes(value)._tracks()), repeating: isRepeating)
    }
}

/// Where in its keyframes an animator is.
@MainActor
private final class KeyframePlayer<Value> {
    private let dependency = Dependency()
    private var shown: Value?
    private var timeline: KeyframeTimeline<Value>?
    private var start = 0.0
    private var isRepeating = false

    nonisolated init() {}

    /// Nil before it begins.
    var value: Value? {
        dependency.track()
        return shown
    }

    func play(_ new: KeyframeTimeline<Value>, repeating: Bool) {
        guard new.duration > 0 else { return }
        timeline = new
        isRepeating = repeating
        start = AnimationDriver.now
        AnimationDriver.add(self)
    }

    func stop() { timeline = nil }
}

extension KeyframePlayer: AnimationStepping {
    func advance(to time: Double) -> Bool {
        guard let timeline else { return false }
        var passed = time - start
        let isOver = passed >= timeline.duration && !isRepeating
        if isRepeating { passed.formTruncatingRemainder(dividingBy: timeline.duration) }
        shown = timeline.value(time: max(passed, 0))
        dependency.changed()
        if isOver { self.timeline = nil }
        return !isOver
    }
}

extension View {
    /// Shows what `content` makes of the view and a value that follows keyframes, again and again or once.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let view = self
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(content: AnyView(view)), $0) }, keyframes: keyframes)
    }

    /// Shows what `content` makes of the view and a value that follows keyframes each time `trigger` is another.
    public nonisolated func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        nonisolated(unsafe) let view = self
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(content: AnyView(view)), $0) }, keyframes: keyframes)
    }
}
