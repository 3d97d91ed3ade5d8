/// Time that stands still until it is moved, and the callbacks that wait for the next frame.
///
/// It counts whole nanoseconds, so that ten steps of 0.1 end where one step of 1 does. Frame *n* is at *n*/60 seconds.
@MainActor
struct VirtualClock {
    private(set) var nanoseconds: Int64 = 0
    private var callbacks: [@MainActor (Double) -> Void] = []

    /// Calls that wait for a time, in the order in which they were asked for.
    private var later: [(time: Int64, body: @MainActor () -> Void)] = []

    mutating func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        later.append((time(after: seconds), body))
    }

    /// When the first call is due.
    var nextCall: Int64? { later.map(\.time).min() }

    /// The calls that are due now.
    mutating func takeCalls() -> [@MainActor () -> Void] {
        let due = later.filter { $0.time <= nanoseconds }
        later.removeAll { $0.time <= nanoseconds }
        return due.map(\.body)
    }

    mutating func forgetCalls() { later = [] }

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
