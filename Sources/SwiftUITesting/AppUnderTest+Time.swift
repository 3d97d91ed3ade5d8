import Dispatch

extension AppUnderTest {
    /// Seconds since the launch, by the clock that `advance(by:)` moves.
    public var now: Double { launch.toolkit.now }

    /// Whether something waits for the next frame, as a running animation does.
    public var isAnimating: Bool { launch.toolkit.isFrameRequested }

    /// Lets the app do all that can be done without time passing: updates, layout, and tasks of the main actor as long
    /// as they do not wait for something else. An app without end is left after 10 000 turns, which `problems` says.
    ///
    /// A task that waits for other threads or for real time is not waited for; use `eventually`.
    public func settle() async {
        // A turn of the main queue lets each waiting task go on by a step; a few without effect mean that none waits.
        var quietTurns = 0
        for _ in 0..<10_000 {
            if launch.toolkit.isSettled { quietTurns += 1 } else { quietTurns = 0 }
            launch.toolkit.settle()
            if quietTurns > 10 { return }
            await Task.yield()
        }
        launch.note("Not settled after 10000 turns: tasks go on changing what is shown.")
    }

    /// Lets `seconds` pass on the app's clock: animations run, 60 frames a second. Tasks that sleep are not woken, they
    /// go by real time.
    public func advance(by seconds: Double) { launch.toolkit.advance(by: seconds) }

    /// Settles again and again until `condition` holds. Throws after `timeout` real seconds without it, with `purpose`
    /// and what is on screen.
    public func eventually(
        _ purpose: String = "", timeout: Double = 10, _ condition: () throws -> Bool
    ) async throws {
        let deadline = DispatchTime.now() + timeout
        while true {
            await settle()
            if try condition() { return }
            if DispatchTime.now() > deadline {
                throw TestFailure("Not within \(timeout) s: \(purpose.isEmpty ? "the condition" : purpose)\n\(outline)")
            }
            try await Task.sleep(nanoseconds: 1_000_000)
        }
    }

    /// What went wrong below the app: settling without end, and what no desktop allows. A test expects none.
    public var problems: [String] { launch.problems }
}
