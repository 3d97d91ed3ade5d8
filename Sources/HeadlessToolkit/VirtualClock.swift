/// Time that stands still until it is moved, and the callbacks that wait for the next frame.
///
/// It counts whole nanoseconds, so that ten steps of 0.1 end where one step of 1 does. Frame *n* is at *n*/60 seconds.
@MainActor
struct VirtualClock {
    private(set) var nanoseconds: Int64 = 0
    private var callbacks: [@MainActor (Double) -> Void] = []

    static let framesPerSecond: Int64 = 60

    var now: Double { Double(nanoseconds) / 1e9 }
    var hasCallbacks: Bool { !callbacks.isEmpty }

    mutating func request(_ body: @escaping @MainActor (Double) -> Void) { callbacks.append(body) }

    /// When the first frame after now is.
    var nextFrame: Int64 {
        // The frame's number by division may be the present frame's own, since frames are rounded down.
        var number = nanoseconds * Self.framesPerSecond / 1_000_000_000
        while number * 1_000_000_000 / Self.framesPerSecond <= nanoseconds { number += 1 }
        return number * 1_000_000_000 / Self.framesPerSecond
    }

    func time(after seconds: Double) -> Int64 { nanoseconds + Int64((max(seconds, 0) * 1e9).rounded()) }

    mutating func move(to time: Int64) { nanoseconds = max(nanoseconds, time) }

    /// The callbacks of this frame, in the order of their requests; what they request is for the next.
    mutating func takeCallbacks() -> [@MainActor (Double) -> Void] {
        defer { callbacks = [] }
        return callbacks
    }
}
