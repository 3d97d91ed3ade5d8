import Foundation

/// Who the app is to the desktop: from the bundle's information if it has any, else from the executable, so that two
/// apps never share an identity.
enum AppIdentity {
    /// The name that people read.
    static var name: String {
        let information = Bundle.main.infoDictionary
        return information?["CFBundleDisplayName"] as? String ?? information?["CFBundleName"] as? String
            ?? executableName
    }

    /// Reverse-DNS id, of letters, digits, hyphens and dots.
    static var identifier: String {
        if let identifier = Bundle.main.bundleIdentifier, isValid(identifier) { return identifier }
        let name = executableName.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
        return "app.fenestra.\(name.first?.isNumber == true ? "_" : "")\(name)"
    }

    private static var executableName: String {
        let path = Bundle.main.executablePath ?? CommandLine.arguments.first ?? "App"
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return name.isEmpty ? "App" : name
    }

    /// As GApplication wants it.
    private static func isValid(_ identifier: String) -> Bool {
        let parts = identifier.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count >= 2 && identifier.utf8.count <= 255
            && parts.allSatisfy { part in
                guard let first = part.first, !first.isNumber else { return false }
                return part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
            }
    }
}
