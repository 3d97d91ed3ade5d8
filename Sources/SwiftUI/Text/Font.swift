import Foundation
import Toolkit

/// A font, by its role in the desktop's type or by name and size.
///
/// Roles follow the desktop's font, its size and its text scaling.
/// Follows <https://developer.apple.com/documentation/swiftui/font>.
public struct Font: Hashable, Sendable {
    var description: FontDescription

    /// The size and weight that a role has.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    /// The cut of a font.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The thickness of strokes.
    public struct Weight: Hashable, Sendable {
        let value: Int
        public static let ultraLight = Weight(value: 100)
        public static let thin = Weight(value: 200)
        public static let light = Weight(value: 300)
        public static let regular = Weight(value: 400)
        public static let medium = Weight(value: 500)
        public static let semibold = Weight(value: 600)
        public static let bold = Weight(value: 700)
        public static let heavy = Weight(value: 800)
        public static let black = Weight(value: 900)
    }

    init(_ change: (inout FontDescription) -> Void = { _ in }) {
        description = FontDescription()
        change(&description)
    }

    public static let largeTitle = system(.largeTitle)
    public static let title = system(.title)
    public static let title2 = system(.title2)
    public static let title3 = system(.title3)
    public static let headline = system(.headline)
    public static let subheadline = system(.subheadline)
    public static let body = system(.body)
    public static let callout = system(.callout)
    public static let footnote = system(.footnote)
    public static let caption = system(.caption)
    public static let caption2 = system(.caption2)

    /// The desktop's font in a role.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font {
            $0.style = style.description
            $0.design = (design ?? .default).description
            $0.weight = weight?.value
        }
    }

    /// The desktop's font in a size of points.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font {
            $0.size = size.fontSize
            $0.design = (design ?? .default).description
            $0.weight = weight?.value
        }
    }

    /// A family by name; the desktop's own where it is not installed.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font {
            $0.family = name
            $0.size = size.fontSize
        }
    }

    /// A family by name, in a size that follows a role.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        custom(name, size: size)
    }

    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font { changed { $0.isItalic = true } }
    /// The font in another weight.
    public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight.value } }
    /// The font with digits of one width.
    public func monospacedDigit() -> Font { changed { $0.hasMonospacedDigits = true } }
    /// The fixed-width companion of the font.
    public func monospaced() -> Font { changed { $0.design = .monospaced } }
    /// The font with small capitals.
    public func smallCaps() -> Font { changed { $0.isSmallCaps = true } }

    func changed(_ change: (inout FontDescription) -> Void) -> Font {
        var copy = self
        change(&copy.description)
        return copy
    }
}

extension Font.TextStyle {
    var description: FontDescription.Style {
        switch self {
        case .largeTitle: .largeTitle
        case .title: .title
        case .title2: .title2
        case .title3: .title3
        case .headline: .headline
        case .subheadline: .subheadline
        case .body: .body
        case .callout: .callout
        case .footnote: .footnote
        case .caption: .caption
        case .caption2: .caption2
        }
    }
}

extension Font.Design {
    var description: FontDescription.Design {
        switch self {
        case .default: .standard
        case .serif: .serif
        case .rounded: .rounded
        case .monospaced: .monospaced
        }
    }
}
