import Foundation
import Toolkit
import ViewGraph

/// A colour set of an asset catalog: a folder `name.colorset` with a `Contents.json`.
struct ColorSet: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable {
            var appearance: String
            var value: String
        }
        struct Value: Decodable {
            var components: [String: String]?
            /// A colour of the system's, by a name that ends in `Color`.
            var reference: String?
        }
        var idiom: String?
        var appearances: [Appearance]?
        var color: Value?
    }
    var colors: [Entry]

    /// The paint for light and, where the set has another one, for dark.
    var paint: Paint? {
        let desktop = colors.filter { ["universal", "mac", nil].contains($0.idiom) }
        func find(_ value: String?) -> Paint? {
            for entries in [desktop, colors] {
                for entry in entries {
                    let luminosity = entry.appearances?.first { $0.appearance == "luminosity" }?.value
                    let contrast = entry.appearances?.contains { $0.appearance == "contrast" } ?? false
                    if luminosity == value, !contrast, let paint = entry.color?.paint { return paint }
                }
            }
            return nil
        }
        guard let light = find(nil) ?? find("light") else { return find("dark") }
        return find("dark").map { .adaptive(light: find("light") ?? light, dark: $0) } ?? light
    }

    /// Reads the set in a folder; nil where nothing can be read.
    static func paint(inFolder folder: String) -> Paint? {
        guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
            let set = try? JSONDecoder().decode(ColorSet.self, from: data)
        else { return nil }
        return set.paint
    }
}

extension ColorSet.Entry.Value {
    /// Parts are written as 0 to 1, as 0 to 255, or as hexadecimals.
    fileprivate var paint: Paint? {
        if let reference { return Self.referenced[reference].map { .semantic($0) } }
        guard let components else { return nil }
        func part(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            guard let number = Double(text) else { return nil }
            return text.contains(".") ? number : number / 255
        }
        let alpha = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = part("white") { return .rgba(white, white, white, alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return .rgba(red, green, blue, alpha)
    }

    /// The desktop's colours for the system's that catalogs refer to.
    private static let referenced: [String: SemanticColor] = {
        var colors: [String: SemanticColor] = [
            "labelColor": .primary, "textColor": .primary, "controlTextColor": .primary,
            "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary, "quaternaryLabelColor": .quaternary,
            "separatorColor": .separator, "gridColor": .separator, "opaqueSeparatorColor": .separator,
            "controlAccentColor": .accent, "linkColor": .accent, "selectedContentBackgroundColor": .accent,
            "windowBackgroundColor": .windowBackground, "systemBackgroundColor": .windowBackground,
            "systemGroupedBackgroundColor": .windowBackground, "underPageBackgroundColor": .windowBackground,
            "controlBackgroundColor": .controlBackground, "textBackgroundColor": .controlBackground,
            "secondarySystemBackgroundColor": .controlBackground,
            "secondarySystemGroupedBackgroundColor": .controlBackground,
        ]
        let hues: [SemanticColor] = [
            .red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown, .gray,
        ]
        for hue in hues { colors["system" + hue.rawValue.capitalized + "Color"] = hue }
        return colors
    }()
}

extension Color {
    /// A colour of the app's asset catalogs by name: of a bundle's, or without one of all resources of the app. Clear,
    /// with a message, where there is none.
    public init(_ name: String, bundle: Bundle? = nil) {
        if let paint = ImageLookup.color(name, in: bundle) {
            self.init(storage: .asset(name, paint))
        } else {
            Log.once("There is no colour “\(name)” in the app's asset catalogs.")
            self = .clear
        }
    }
}
