import Foundation
import ViewLayout

/// How a value changes in time: one or more tracks, each of a part of it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/keyframes>.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value
    /// The type of keyframes that these are made of.
    associatedtype Body: Keyframes
    /// The keyframes that these are made of.
    @KeyframesBuilder<Value> var body: Body { get }
    /// The tracks; apps never implement it.
    func _tracks() -> [_KeyframeTracks<Value>]
}

extension Keyframes where Body.Value == Value {
    public func _tracks() -> [_KeyframeTracks<Value>] { body._tracks() }
}

extension Never: Keyframes {}

/// A track, its type hidden.
public struct _KeyframeTracks<Value> {
    let duration: Double
    /// Writes what the track says of a time, for a value that began so.
    let apply: (inout Value, _ initial: Value, _ time: Double) -> Void
}

/// Keyframes of one part of a value.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// Keyframes of the part at a key path.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Keyframes of a whole value.
    public init(@KeyframeTrackContentBuilder<Value> content: () -> Content) where Root == Value {
        self.init(\.self, content: content)
    }

    public var body: Never { return preconditionFailure("keyframe tracks have no body") }

    public func _tracks() -> [_KeyframeTracks<Root>] {
        var segments: [_KeyframeSegment<Value>] = []
        content._append(to: &segments)
        let (all, keyPath) = (segments, keyPath)
        return [
            _KeyframeTracks(duration: all.reduce(0) { $0 + $1.duration }) { value, initial, time in
                value[keyPath: keyPath] = KeyframeCurve.value(of: all, from: initial[keyPath: keyPath], at: time)
            }
        ]
    }
}

/// The tracks of a block.
public struct _KeyframesBlock<Value>: Keyframes {
    let tracks: [_KeyframeTracks<Value>]
    public var body: Never { return preconditionFailure("blocks of keyframes have no body") }
    public func _tracks() -> [_KeyframeTracks<Value>] { tracks }
}

/// Builds the keyframes of a value: tracks, or the keyframes of the value itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Keyframes.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    /// A keyframe of the whole value.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    /// Nothing: the value stays.
    public static func buildBlock() -> _KeyframesBlock<Value> { _KeyframesBlock(tracks: []) }
    /// Tracks that run at the same time.
    public static func buildPartialBlock<K: Keyframes>(first: K) -> _KeyframesBlock<Value> where K.Value == Value {
        _KeyframesBlock(tracks: first._tracks())
    }
    public static func buildPartialBlock<K: Keyframes>(
        accumulated: _KeyframesBlock<Value>, next: K
    ) -> _KeyframesBlock<Value> where K.Value == Value {
        _KeyframesBlock(tracks: accumulated.tracks + next._tracks())
    }
    /// Keyframes one after the other.
    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> _KeyframeSequence<Value>
    where K.Value == Value {
        _KeyframeSequence(first)
    }
    public static func buildPartialBlock<K: KeyframeTrackContent>(
        accumulated: _KeyframeSequence<Value>, next: K
    ) -> _KeyframeSequence<Value> where K.Value == Value {
        accumulated.followed(by: next)
    }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
    public static func buildFinalResult(
        _ component: _KeyframeSequence<Value>
    ) -> KeyframeTrack<Value, Value, _KeyframeSequence<Value>> where Value: Animatable {
        KeyframeTrack(content: { component })
    }
}

/// The values of keyframes at each time.
public struct KeyframeTimeline<Value> {
    private let initialValue: Value
    private let tracks: [_KeyframeTracks<Value>]
    /// When the last track has ended, in seconds.
    public let duration: TimeInterval

    /// The keyframes of a value that begins with `initialValue`.
    public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
        self.init(initialValue, content()._tracks())
    }

    init(_ initialValue: Value, _ tracks: [_KeyframeTracks<Value>]) {
        self.initialValue = initialValue
        self.tracks = tracks
        duration = tracks.map(\.duration).max() ?? 0
    }

    /// The value after `time` seconds; the last one after the end.
    public func value(time: Double) -> Value {
        var value = initialValue
        for track in tracks { track.apply(&value, initialValue, time) }
        return value
    }

    /// The value at a part of the duration, from 0 to 1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}
