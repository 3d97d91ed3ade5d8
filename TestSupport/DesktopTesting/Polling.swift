import Glibc

/// Monotonic seconds, unaffected by changes of the clock.
package func monotonicSeconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}

/// How long verbs wait by default, in seconds. `DESKTOP_TESTING_TIMEOUT` changes it for slow machines.
package let defaultTimeout: Double = {
    guard let text = getenv("DESKTOP_TESTING_TIMEOUT"), let seconds = Double(String(cString: text)), seconds > 0 else {
        return 10
    }
    return seconds
}()

/// Calls `attempt` until it answers something other than nil or `timeout` seconds are over; the last answer is
/// returned, so nil means that time ran out. An attempt is always made, and one more after the time is over, so a
/// stalled machine does not turn a right answer into a failure. Errors that `attempt` throws end the wait.
func poll<Answer>(timeout: Double, _ attempt: () throws -> Answer?) rethrows -> Answer? {
    let end = monotonicSeconds() + timeout
    var pause: UInt32 = 2_000
    while true {
        let isLast = monotonicSeconds() >= end
        if let answer = try attempt() { return answer }
        if isLast { return nil }
        usleep(pause)
        // Quick at first, then gentle: the app that is waited for needs the processor too.
        pause = min(pause * 3 / 2, 20_000)
    }
}

/// Waits until `condition` is true; throws a failure with `message` and the last error when `timeout` seconds are over.
///
/// An error thrown by `condition` counts as "not yet": elements may come and go while the app works.
package func eventually(
    _ message: @autoclosure () -> String = "the condition did not become true", timeout: Double = defaultTimeout,
    file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
) throws {
    try eventually(message(), context: { "" }, timeout: timeout, file: file, line: line, condition)
}

/// Makes sure that `condition` stays false for `seconds`; throws as soon as it is true.
package func never(
    for seconds: Double, _ message: @autoclosure () -> String = "the condition became true",
    file: StaticString = #filePath, line: UInt = #line, _ condition: () throws -> Bool
) throws {
    let hit: Bool? = try poll(timeout: seconds) { try condition() ? true : nil }
    if hit != nil { throw DesktopFailure(message(), file: file, line: line) }
}

/// The same as the public one, with what the failure should show; `context` runs only on failure.
func eventually(
    _ message: @autoclosure () -> String, context: () -> String, timeout: Double,
    file: StaticString, line: UInt, _ condition: () throws -> Bool
) throws {
    var lastError: (any Error)?
    let met: Bool? = poll(timeout: timeout) {
        do {
            lastError = nil
            return try condition() ? true : nil
        } catch {
            lastError = error
            return nil
        }
    }
    guard met == nil else { return }
    var text = "\(message()) (waited \(timeout) s)"
    if let lastError { text += "; the last attempt failed: \(lastError)" }
    throw DesktopFailure(text, details: context(), file: file, line: line)
}
