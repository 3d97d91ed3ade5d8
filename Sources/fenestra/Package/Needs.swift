import Foundation

/// What a machine needs, from `needs.txt`, which the launcher reads too.
struct Need {
    let group: String
    let check: String
    /// Package names by package manager.
    let names: [String: String]
    let purpose: String

    static func all() throws -> [Need] {
        let path = Home.path + "/Sources/fenestra/needs.txt"
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw Failure("cannot read \(path)")
        }
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
            let parts = line.split(separator: "|").map(String.init)
            guard parts.count == 6 else { return nil }
            return Need(
                group: parts[0], check: parts[1], names: ["apt-get": parts[2], "dnf": parts[3], "pacman": parts[4]],
                purpose: parts[5])
        }
    }

    /// The name to show: what is looked for.
    var name: String { String(check[check.index(after: check.firstIndex(of: " ") ?? check.startIndex)...]) }

    /// What the machine has of it: a version or a place; nil when it lacks it.
    func found() -> String? {
        switch check.prefix(while: { $0 != " " }) {
        case "command": return Machine.path(of: name)
        case "library": return Machine.libraries.contains(name) ? "there" : nil
        case "path":
            let isThere = name.split(separator: " ").contains { pattern in
                var found = glob_t()
                defer { globfree(&found) }
                return glob(String(pattern), 0, nil, &found) == 0
            }
            return isThere ? "there" : nil
        case "font": return Machine.output("fc-list", ["-q", name]).map { _ in "there" }
        case "package":
            guard Machine.output("pkg-config", ["--exists", name]) != nil else { return nil }
            return Machine.output("pkg-config", ["--modversion", String(name.prefix { $0 != " " })])
        default: return nil
        }
    }
}
