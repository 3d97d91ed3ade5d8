import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A picture: a file of the app, or a symbol that goes with text.
///
/// A symbol has the size of the font in force and the colour of the foreground style.
/// Follows <https://developer.apple.com/documentation/swiftui/image>.
public struct Image: ControlView, Equatable, Sendable {
    enum Storage: Equatable, @unchecked Sendable {
        case symbol(String)
        case named(String, Bundle?)
        /// Encoded image data, with how many of its pixels make a point.
        case data(Data, scale: Double)
    }
    static var isInterchangeable: Bool { true }
    let storage: Storage
    /// What it says to those who cannot see it.
    enum Name: Equatable, Sendable {
        /// The image's own name.
        case own
        case text(Text)
        case decorative
    }
    let name: Name
    var isResizable = false
    var isTiled = false
    var hasHardPixels = false
    var templateMode: TemplateRenderingMode?

    /// How an image is coloured.
    public enum TemplateRenderingMode: Sendable {
        /// In the foreground style.
        case template
        /// In its own colours.
        case original
    }

    /// The size of symbols beside text.
    public enum Scale: Sendable {
        case small, medium, large
    }

    /// A symbol of the desktop's icon theme by its SF Symbols name; a placeholder, and a message, where there is none
    /// that comes near.
    public nonisolated init(systemName: String) {
        storage = .symbol(systemName)
        name = .own
    }

    /// An image of the app's by name, which also names it to those who cannot see it. Looked for in the bundle's asset
    /// catalogs and files; without a bundle, in all resources of the app. A placeholder, and a message, if missing.
    public nonisolated init(_ name: String, bundle: Bundle? = nil) {
        storage = .named(name, bundle)
        self.name = .own
    }

    /// An image of the app's by name, described by `label`.
    public nonisolated init(_ name: String, bundle: Bundle? = nil, label: Text) {
        storage = .named(name, bundle)
        self.name = .text(label)
    }

    /// An image of the app's by name that says nothing to those who cannot see it.
    public nonisolated init(decorative name: String, bundle: Bundle? = nil) {
        storage = .named(name, bundle)
        self.name = .decorative
    }

    /// An image of encoded data, as a file of a picture has it.
    nonisolated init(data: Data, scale: Double, description: Text? = nil) {
        storage = .data(data, scale: scale)
        name = description.map { .text($0) } ?? .own
    }

    /// A symbol with a description.
    nonisolated init(systemName: String, description: Text?) {
        storage = .symbol(systemName)
        name = description.map { .text($0) } ?? .own
    }

    /// Draws the image in the foreground style or in its own colours; nil leaves it to the image.
    public nonisolated func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var copy = self
        copy.templateMode = renderingMode
        return copy
    }

    func controlContent(_ environment: EnvironmentValues) -> ImageContent {
        var content: ImageContent
        var isTemplate = templateMode == .template
        switch storage {
        case .symbol(let name):
            let symbol = environment.symbolVariants.apply(to: name)
            content = ImageContent(
                .symbol(name: symbol, iconNames: SymbolTable.iconNames(for: symbol)),
                name: spokenName(SymbolTable.spokenName(of: symbol), environment))
            content.form = SymbolTable.form(of: symbol)
            isTemplate = templateMode != .original
        case .named(let name, let bundle):
            let spoken = spokenName((name as NSString).deletingPathExtension, environment)
            if let file = ImageLookup.file(name, in: bundle) {
                content = ImageContent(.file(path: file.path), name: spoken)
                content.pixelsPerPoint = file.scale
                if templateMode == nil { isTemplate = file.isTemplate }
            } else {
                content = ImageContent(.missing(name), name: spoken)
            }
        case .data(let data, let scale):
            content = ImageContent(.data(data), name: spokenName("", environment))
            content.pixelsPerPoint = scale
        }
        let text = environment.textEnvironment
        content.font = text.style.font
        content.color = environment.foregroundPaint
        content.symbolScale = environment.imageScale.factor
        content.isResizable = isResizable
        content.isTiled = isTiled
        content.hasHardPixels = hasHardPixels
        content.isTemplate = isTemplate
        return content
    }

    private func spokenName(_ own: String, _ environment: EnvironmentValues) -> String {
        if let replacement = environment.iconName { return replacement }
        switch name {
        case .own: return own
        case .text(let text): return text.resolvedString
        case .decorative: return ""
        }
    }
}

extension Image.Scale {
    fileprivate var factor: Double {
        switch self {
        case .small: 0.8
        case .medium: 1
        case .large: 1.3
        }
    }
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
    private struct ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

    /// What images say instead of their own names: nothing beside a title that says it all.
    var iconName: String? {
        get { self[IconNameKey.self] }
        set { self[IconNameKey.self] = newValue }
    }
    private struct IconNameKey: EnvironmentKey { static var defaultValue: String? { nil } }
}

extension View {
    /// Sets the size of symbols in this view, relative to the font.
    public nonisolated func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
}
