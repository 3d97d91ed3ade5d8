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

    /// Has the person choose a program that opens an address, in a dialog over the window that a surface is in; `done` is
    /// told false where there is none. Nothing is told when the person wants none.
    func open(_ address: String, choosingOver surface: any Surface, done: @escaping @MainActor (Bool) -> Void)

    /// Has the person's program for mail begin one; `done` is told whether there is one.
    func compose(_ mail: Mail, done: @escaping @MainActor (Bool) -> Void)
}

/// A mail that is not written yet.
package struct Mail: Equatable, Sendable {
    package var subject: String
    package var text: String
    /// Sent with it.
    package var files: [URL]

    package init(subject: String, text: String, files: [URL] = []) {
        self.subject = subject
        self.text = text
        self.files = files
    }

    /// As an address that programs for mail open.
    package var address: String {
        var parts: [String] = []
        func add(_ name: String, _ value: String) {
            guard !value.isEmpty else { return }
            let text = value.replacingOccurrences(of: "\n", with: "\r\n")
            parts.append(name + "=" + (text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""))
        }
        add("subject", subject)
        add("body", text)
        for file in files { add("attach", file.path) }
        return "mailto:" + (parts.isEmpty ? "" : "?" + parts.joined(separator: "&"))
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/")
}
