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
        if let first = executableName.utf8.first, isdigit(Int32(first)) != 0 { identifier += "_" }
        for byte in executableName.utf8 {
            let isAllowed = isascii(Int32(byte)) != 0 && isalnum(Int32(byte)) != 0
            identifier.unicodeScalars.append(isAllowed ? Unicode.Scalar(byte) : "-")
        }
        return identifier
    }

    private static var executableName: String { MainBundle.executableName }

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
