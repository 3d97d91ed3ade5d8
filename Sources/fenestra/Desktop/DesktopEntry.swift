import Foundation

/// The file by which a desktop knows an app: its name, icon and program, and what it opens. Follows
/// <https://specifications.freedesktop.org/desktop-entry-spec/latest/>.
struct DesktopEntry {
    let app: AppDescription
    let program: String
    /// The folder of the package that the app was built in; what belongs to it goes with `fenestra clean`.
    let package: String
    let hasIcon: Bool

    private static let packageKey = "X-Fenestra-Package"

    var text: String {
        let opens = app.types.map(\.mimeType) + app.schemes.map { "x-scheme-handler/" + $0 }
        var lines = [
            "[Desktop Entry]", "Type=Application", "Name=" + Self.escaped(app.name),
            "Exec=" + Self.escaped(Self.argument(program)) + (opens.isEmpty ? "" : " %U"),
            "Icon=" + (hasIcon ? app.identifier : "application-x-executable"), "Terminal=false", "StartupNotify=true",
            "StartupWMClass=" + app.identifier,
        ]
        if !opens.isEmpty {
            lines.append("MimeType=" + opens.map { Self.escaped($0).replacing(";", with: "\\;") + ";" }.joined())
        }
        lines.append(Self.packageKey + "=" + Self.escaped(package))
        return lines.joined(separator: "\n") + "\n"
    }

    /// Whether an entry is of an app of that package.
    static func isEntry(_ text: String, of package: String) -> Bool {
        text.split(separator: "\n").contains { $0 == packageKey + "=" + escaped(package) }
    }

    /// A value of one line.
    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
            .replacing("\r", with: "\\r")
    }

    /// An argument of a command line, as that of `Exec` has them.
    private static func argument(_ value: String) -> String {
        var quoted = ""
        for character in value {
            if "\"`$\\".contains(character) { quoted.append("\\") }
            quoted.append(character)
        }
        return "\"" + quoted.replacing("%", with: "%%") + "\""
    }
}
