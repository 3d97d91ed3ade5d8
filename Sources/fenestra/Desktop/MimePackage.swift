import Foundation

/// Kinds of files that no desktop knows yet, for its database. Follows
/// <https://specifications.freedesktop.org/shared-mime-info-spec/latest/>.
struct MimePackage {
    let types: [AppDescription.FileType]

    /// Those of an app that none of `folders` describes, folders of shared data.
    init(of app: AppDescription, besides folders: [String]) {
        types = app.types.filter { type in
            // Below `mime` lies a file for each type, by its name; the name is the app's, and must stay below.
            let parts = type.mimeType.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count == 2, !parts.contains(where: { $0.isEmpty || $0.hasPrefix(".") }), !type.endings.isEmpty
            else { return false }
            return !folders.contains { FileManager.default.fileExists(atPath: "\($0)/mime/\(type.mimeType).xml") }
        }
    }

    var text: String {
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
        ]
        for type in types {
            lines.append("  <mime-type type=\"\(Self.escaped(type.mimeType))\">")
            lines.append("    <comment>\(Self.escaped(type.name ?? type.endings[0]))</comment>")
            for parent in type.parents { lines.append("    <sub-class-of type=\"\(Self.escaped(parent))\"/>") }
            for ending in type.endings { lines.append("    <glob pattern=\"*.\(Self.escaped(ending))\"/>") }
            lines.append("  </mime-type>")
        }
        return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}
