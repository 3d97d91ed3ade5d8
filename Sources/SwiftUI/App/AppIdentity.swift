import Foundation

/// Who the app is to the desktop: from the bundle's information if it has any, else from the executable, so that two
/// apps never share an identity.
enum AppIdentity {
    /// The name that people read.
    static let name: String = {
        let information = MainBundle.hasContents ? Bundle.main.infoDictionary : nil
        return information?["CFBundleDisplayName"] as? String ?? information?["CFBundleName"] as? String
            ?? executableName
    }()

    /// Reverse-DNS id, of letters, digits, hyphens and dots.
    static var identifier: String {
        if MainBundle.hasContents, let identifier = Bundle.main.bundleIdentifier, isValid(identifier) {
            return identifier
        }
        var identifier = "app.fenestra."
        if let first = executableName.unicodeScalars.first, case "0"..."9" = first { identifier += "_" }
        for scalar in executableName.unicodeScalars {
            switch scalar {
            case "a"..."z", "A"..."Z", "0"..."9": identifier.unicodeScalars.append(scalar)
            default: identifier += "-"
            }
        }
        return identifier
    }

    private static var executableName: String {
        let path = MainBundle.executablePath
        let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
        // Without an extension; a name that starts with a dot has none.
        let name = file.lastIndex(of: ".").map { $0 == file.startIndex ? file : file[..<$0] } ?? file
        return name.isEmpty ? "App" : String(name)
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
