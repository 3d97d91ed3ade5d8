import Foundation

/// The time of day, and calls that wait for it.
@MainActor
package protocol Timers: AnyObject {
    /// Calls `body` once, from the main loop, when `seconds` have passed. There is no way to take it back: who asked
    /// looks whether it still matters.
    func callLater(after seconds: Double, _ body: @escaping @MainActor () -> Void)

    /// The date; virtual in tests, like `now`.
    var date: Date { get }
}
