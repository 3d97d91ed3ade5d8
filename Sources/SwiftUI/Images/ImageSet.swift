import Foundation

/// An image set of an asset catalog: a folder `name.imageset` with a `Contents.json`.
struct ImageSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {}
        var filename: String?
        var idiom: String?
        var scale: String?
        var appearances: [Appearance]?
    }
    struct Properties: Decodable {
        var intent: String?
        enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
    }
    var images: [Entry]
    var properties: Properties?

    /// The file that shows the set best on a desktop; nil where nothing can be read. Variants for dark and other
    /// appearances are left out.
    static func file(inFolder folder: String) -> ImageFile? {
        let contents = folder + "/Contents.json"
        guard let data = FileManager.default.contents(atPath: contents),
            let set = try? JSONDecoder().decode(ImageSet.self, from: data)
        else { return nil }
        let isTemplate = set.properties?.intent == "template"
        // Sets for phones and watches have files of another size; they do where there are no others.
        let desktop = set.images.filter { ["universal", "mac", nil].contains($0.idiom) }
        for entries in [desktop, set.images] {
            var best: ImageFile?
            for entry in entries where (entry.appearances ?? []).isEmpty {
                guard let name = entry.filename, ImageFile.parse(name) != nil else { continue }
                let path = folder + "/" + name
                guard FileManager.default.fileExists(atPath: path) else { continue }
                let scale = entry.scale.flatMap { Double($0.dropLast()) } ?? 1
                let file = ImageFile(path: path, scale: max(scale, 1), isTemplate: isTemplate)
                if best.map(file.isBetter) ?? true { best = file }
            }
            if let best { return best }
        }
        return nil
    }
}
