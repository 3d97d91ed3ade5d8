import Foundation

/// What an app needs of the system beside windows.
@MainActor
package protocol SystemServices: AnyObject {
    /// Calls `body` once, when `seconds` have passed. Nothing is left of it afterwards.
    func call(after seconds: Double, _ body: @escaping @MainActor () -> Void)

    /// Calls `body` when the main loop is about to wait, whatever it woke up for; for as long as the toolkit runs.
    func callAfterTurns(_ body: @escaping @MainActor () -> Void)

    /// Calls `body` when files in an existing folder have come, gone or got other contents, whoever did it; for as long
    /// as the toolkit runs.
    func watchFolder(_ path: String, _ body: @escaping @MainActor () -> Void)

    /// Calls `body` when a file has come, gone or changed, its contents or who may write it, for as long as what is returned
    /// lives. Of a burst of changes it is told once, soon after the last.
    func watchFile(_ path: String, _ body: @escaping @MainActor () -> Void) -> AnyObject

    /// Hands an address to the program that the person wants it opened by; `done` is told whether there is one.
    func open(_ address: String, done: @escaping @MainActor (Bool) -> Void)

    /// Gets what is at an address of a file or of the web; `done` is told the bytes, or why there are none.
    func fetch(_ address: String, done: @escaping @MainActor (Data?, String?) -> Void)
}
