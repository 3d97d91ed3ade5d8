/// What a verb of the harness throws: a sentence for a person, with what was on the screen at that moment.
package struct DesktopFailure: Error, CustomStringConvertible {
    package var message: String
    /// What helps to understand the failure: element trees, windows, the app's last lines.
    package var details: String
    /// Where in the test it happened, as `File.swift:12`.
    package var location: String

    package init(_ message: String, details: String = "", file: StaticString? = nil, line: UInt = 0) {
        self.message = message
        self.details = details
        location = file.map { "\("\($0)".split(separator: "/").last ?? ""):\(line)" } ?? ""
    }

    package var description: String {
        var text = location.isEmpty ? message : "\(location): \(message)"
        if !details.isEmpty { text += "\n" + details }
        return text
    }
}
