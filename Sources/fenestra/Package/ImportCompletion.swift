/// Imports what an app's file has on a Mac by importing Foundation or SwiftUI alone: by Foundation Combine's types,
/// `@Observable` and those that Foundation lacks on Linux, and the network's, which are in a module of their own there.
/// The import stands on the line of the one that is there, so lines stay as they are.
enum ImportCompletion {
    private struct Supplement {
        let module: String
        /// Who has one of these has the module on a Mac.
        let carriers: [String]
        /// Who names one of these needs it.
        let names: Set<Substring>
        /// Who imports one of these has it here as well.
        let imports: [String]
    }

    private static let supplements = [
        Supplement(
            module: "Combine", carriers: ["Foundation"],
            names: [
                "ObservableObject", "Published", "AnyCancellable", "AnyPublisher", "PassthroughSubject",
                "CurrentValueSubject", "ObservableObjectPublisher",
            ],
            imports: ["Combine", "SwiftUI"]),
        Supplement(
            module: "Observation", carriers: ["Foundation", "Combine"],
            names: ["Observable", "ObservationIgnored", "withObservationTracking", "ObservationRegistrar"],
            imports: ["Observation", "SwiftUI"]),
        Supplement(
            module: "FoundationSupplement", carriers: ["Foundation", "UniformTypeIdentifiers", "Combine"],
            names: [
                "NSItemProvider", "UndoManager", "FileWrapper", "NSUserActivity", "CGAffineTransform", "CGVector",
                "LocalizedStringResource",
            ],
            imports: ["SwiftUI", "CoreTransferable", "FoundationSupplement"]),
        Supplement(
            module: "FoundationNetworking", carriers: ["Foundation", "SwiftUI", "Combine"],
            names: [
                "URLSession", "URLRequest", "URLSessionConfiguration", "HTTPURLResponse", "URLCache", "URLCredential",
                "HTTPCookieStorage",
            ],
            imports: ["FoundationNetworking"]),
    ]

    /// The text with the imports it lacks, or nil when it lacks none.
    static func completed(_ text: String) -> String? {
        // Most files name none of these.
        guard supplements.contains(where: { $0.names.contains { text.contains($0) } }) else { return nil }
        var result = text
        let words = Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") })
        for supplement in supplements where !supplement.names.isDisjoint(with: words) {
            if supplement.imports.contains(where: { end(ofImport: $0, in: result) != nil }) { continue }
            guard let end = supplement.carriers.lazy.compactMap({ end(ofImport: $0, in: result) }).first else {
                continue
            }
            result.insert(contentsOf: "; import \(supplement.module)", at: end)
        }
        return result == text ? nil : result
    }

    /// Behind the first `import MODULE`, with attributes before it or not.
    private static func end(ofImport module: String, in text: String) -> String.Index? {
        var line = text.startIndex
        while line < text.endIndex {
            let end = text[line...].firstIndex(where: \.isNewline) ?? text.endIndex
            let words = text[line..<end].split { $0 == " " || $0 == "\t" || $0 == ";" }
            if let index = words.firstIndex(of: "import"), index + 1 < words.count, words[index + 1] == module,
                words[..<index].allSatisfy({ $0.hasPrefix("@") || $0 == "public" || $0 == "internal" })
            {
                return words[index + 1].endIndex
            }
            line = end < text.endIndex ? text.index(after: end) : end
        }
        return nil
    }
}
