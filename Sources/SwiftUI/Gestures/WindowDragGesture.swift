import Foundation
import Ground
import Toolkit

/// A press that moves the window that the view is in.
///
/// The window manager takes over as soon as the press moves: the gesture ends there.
/// Follows <https://developer.apple.com/documentation/swiftui/windowdraggesture>.
public struct WindowDragGesture: Gesture {
    public typealias Body = Never

    /// The window moves; there is no more to tell.
    public struct Value: Equatable, Sendable {}

    /// The gesture.
    public nonisolated init() {}

    public static func _makeRecognizer(_ gesture: Self) -> _Recognizer<Value> { WindowDragRecognizer() }
    public static func _update(_ recognizer: _Recognizer<Value>, _ gesture: Self) {}
}

private final class WindowDragRecognizer: _Recognizer<WindowDragGesture.Value> {
    private var start: CGPoint?
    /// As far as the desktop lets a hand tremble.
    private static let threshold = 4.0

    override func handle(_ event: GestureEvent, _ actions: GestureActions) -> GesturePhase<WindowDragGesture.Value> {
        switch event.kind {
        case .press(.began):
            start = event.location
            return .possible(nil)
        case .press(.moved):
            guard let start else { return .failed }
            let distance = hypot(event.location.x - start.x, event.location.y - start.y)
            guard distance >= Self.threshold else { return .possible(nil) }
            self.start = nil
            actions.add(event.moveWindow)
            return .ended(WindowDragGesture.Value())
        case .tick: return .possible(nil)
        case .press(.ended), .press(.cancelled), .pinch, .turn: return .failed
        }
    }

    override func reset() { start = nil }
}

extension View {
    /// Whether the gestures in this view hear of the press that brings their window to the front. On this desktop they
    /// always do, and `false` is said once in the log to have no effect.
    public nonisolated func allowsWindowActivationEvents(_ value: Bool? = true) -> some View {
        if value == false {
            Log.once(
                "allowsWindowActivationEvents(false): the press that brings a window to the front reaches its views")
        }
        return self
    }
}
