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
        if let mark = originMark(of: MainBundle.executableFolder) { identifier += ".x" + mark }
        return identifier
    }

    /// Tells executables of one name apart by where they were built; nil where programs are installed, since there names
    /// are distinct. All builds of a package are one app: debug, release, and those of `fenestra run`.
    static func originMark(of folder: String) -> String? {
        if ["/usr/", "/bin/", "/opt/", "/app/"].contains(where: { (folder + "/").hasPrefix($0) }) { return nil }
        if folder.hasSuffix("/.local/bin") { return nil }
        // FNV-1a: the same in every process, unlike the library's hashes.
        var hash: UInt32 = 2_166_136_261
        for byte in origin(of: folder) { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return String(hash, radix: 36)
    }

    /// The package that a build folder is in, or the folder itself.
    private static func origin(of folder: String) -> Substring.UTF8View {
        let marker = Array("/.build/".utf8)
        let bytes = folder.utf8
        var start = bytes.startIndex
        while start != bytes.endIndex {
            if bytes[start...].starts(with: marker) { return folder[..<start].utf8 }
            bytes.formIndex(after: &start)
        }
        return folder[...].utf8
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
