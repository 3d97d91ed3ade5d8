import Foundation

/// Types that the app's information describes, as it does on Apple's systems: in `Info.plist`, under
/// `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations`.
enum DeclaredInBundle {
    /// Nil for what is not described there.
    static func type(_ identifier: String, parent: String?) -> TypeDeclaration? {
        guard let information = Bundle.main.infoDictionary else { return nil }
        for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
            let declarations = information[key] as? [[String: Any]] ?? []
            for declaration in declarations {
                guard let name = declaration["UTTypeIdentifier"] as? String,
                    name.lowercased() == identifier.lowercased()
                else { continue }
                return type(declaration, identifier, parent: parent)
            }
        }
        return nil
    }

    private static func type(
        _ declaration: [String: Any], _ identifier: String, parent: String?
    ) -> TypeDeclaration {
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        let parents = list(declaration["UTTypeConformsTo"])
        return TypeDeclaration(
            identifier, parents: parent.map { [$0] } ?? (parents.isEmpty ? ["public.data"] : parents),
            mimeTypes: list(tags["public.mime-type"]),
            endings: list(tags["public.filename-extension"]).map { $0.lowercased() },
            name: declaration["UTTypeDescription"] as? String)
    }

    /// One or several.
    private static func list(_ value: Any?) -> [String] {
        (value as? [String]) ?? (value as? String).map { [$0] } ?? []
    }
}
