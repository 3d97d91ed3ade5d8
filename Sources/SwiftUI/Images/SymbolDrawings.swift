import Foundation
import Toolkit

/// Symbols that the icon theme has nothing near enough for, drawn in squares of 16 × 16.
///
/// A drawing is a list of steps, each a path after a letter: `line` is stroked; `outline` too, and filled in the filled
/// form; `solid` is filled. `detail` and `spot` are a line and a filled part inside of an outline, cut out of it in the
/// filled form. Paths are written as in SVG, in absolute places: M, L, H, V, C, Z, and besides O (circle: centre, radius)
/// and R (rectangle: x, y, width, height, corner).
enum SymbolDrawings {
    static func has(_ symbol: String) -> Bool { steps(of: symbol) != nil }

    private static func steps(of symbol: String) -> [Step]? {
        // Most symbols are icons of the theme: the further tables are not made for those.
        drawings[symbol] ?? (SymbolTable.hasIcon(symbol) ? nil : things[symbol] ?? characters[symbol])
    }

    /// What is drawn, and what is cut out of it; nil where there is no drawing.
    static func drawing(_ symbol: String, isFilled: Bool) -> (ink: [DrawingCommand], cut: [DrawingCommand])? {
        guard let steps = steps(of: symbol) else { return nil }
        var result: (ink: [DrawingCommand], cut: [DrawingCommand]) = ([], [])
        for step in steps {
            switch step {
            case .line(let path): result.ink.append(stroke(path))
            case .outline(let path):
                result.ink.append(stroke(path))
                if isFilled { result.ink.append(fill(path)) }
            case .solid(let path): result.ink.append(fill(path))
            case .detail(let path) where isFilled: result.cut.append(stroke(path))
            case .detail(let path): result.ink.append(stroke(path))
            case .spot(let path) where isFilled: result.cut.append(fill(path))
            case .spot(let path): result.ink.append(fill(path))
            }
        }
        return result
    }

    static func circle(_ isFilled: Bool) -> [DrawingCommand] {
        isFilled ? [fill("O 8 8 7.5")] : [stroke("O 8 8 6.9", width: 1.2)]
    }

    static func square(_ isFilled: Bool) -> [DrawingCommand] {
        isFilled ? [fill("R 0.8 0.8 14.4 14.4 3")] : [stroke("R 1.4 1.4 13.2 13.2 2.6", width: 1.2)]
    }

    private static func fill(_ path: String) -> DrawingCommand {
        .fill(SymbolPath.elements(of: path), .semantic(.primary), evenOdd: false)
    }

    private static func stroke(_ path: String, width: Double = 1.5) -> DrawingCommand {
        var style = StrokeStyleContent()
        style.width = width
        style.cap = .round
        style.join = .round
        return .stroke(SymbolPath.elements(of: path), .semantic(.primary), style)
    }

    enum Step {
        case line(String), outline(String), solid(String), detail(String), spot(String)
    }

    private static let bubble =
        "M3 2 H13 C14 2 14.8 2.8 14.8 3.8 V9.5 C14.8 10.5 14 11.3 13 11.3 H7.5 L4 14.5 V11.3 H3"
        + " C2 11.3 1.2 10.5 1.2 9.5 V3.8 C1.2 2.8 2 2 3 2 Z"
    private static let glass = "M4.5 1.8 V4 L7.2 8 L4.5 12 V14.2 H11.5 V12 L8.8 8 L11.5 4 V1.8 Z"
    private static let rosette =
        "M8 1.2 L10 2.8 L12.8 3.2 L13.2 6 L14.8 8 L13.2 10 L12.8 12.8 L10 13.2 L8 14.8 L6 13.2 L3.2 12.8 L2.8 10"
        + " L1.2 8 L2.8 6 L3.2 3.2 L6 2.8 Z"
    private static let page = "M3 1.5 H9.5 L13 5 V14.5 H3 Z"
    private static let shared = "M5.5 6.2 H3 V14.2 H13 V6.2 H10.5"
    private static let dial = "O 8 8 6.7"
    private static let cloud =
        "M4.5 12.8 C2.5 12.8 1.2 11.4 1.2 9.8 C1.2 8.3 2.3 7.1 3.7 6.9 C4 4.6 5.8 3 8 3 C10.1 3 11.7 4.3 12.2 6.2"
        + " C13.8 6.4 14.8 7.7 14.8 9.4 C14.8 11.3 13.4 12.8 11.5 12.8 Z"

    private static let drawings: [String: [Step]] = [
        "arrow.2.circlepath": turning, "arrow.triangle.2.circlepath": turning,
        "arrow.counterclockwise": [
            .line(
                "M3 2.2 V6 H6.8 M3.2 5.8 C4.3 3.9 6.2 2.8 8.4 2.8 C11.5 2.8 13.8 5.2 13.8 8.2 C13.8 11.2 11.5 13.6 8.4 13.6"
            ),
            .line("M8.4 13.6 C6.4 13.6 4.6 12.6 3.6 10.9"),
        ],
        "arrow.down": [.line("M8 1.8 V14 M2.8 8.8 L8 14 L13.2 8.8")],
        "arrow.left": [.line("M14.2 8 H2 M7.2 2.8 L2 8 L7.2 13.2")],
        "arrow.right": [.line("M1.8 8 H14 M8.8 2.8 L14 8 L8.8 13.2")],
        "arrow.up": [.line("M8 14.2 V2 M2.8 7.2 L8 2 L13.2 7.2")],
        "calendar.badge.exclamationmark": [
            .line("M14 7.2 V4 C14 3.2 13.5 2.6 12.6 2.6 H3.4 C2.5 2.6 2 3.2 2 4 V12.6 C2 13.4 2.5 14 3.4 14 H8.4"),
            .line("M2.2 6 H13.8 M5 1.4 V3.6 M11 1.4 V3.6 M12.4 9.4 V11.8"), .solid("O 12.4 14.2 1"),
        ],
        "chevron.down": [.line("M2.8 5.4 L8 10.6 L13.2 5.4")],
        "chevron.up": [.line("M2.8 10.6 L8 5.4 L13.2 10.6")],
        "arrow.left.arrow.right": [.line("M14.5 4.8 H2 M5 1.8 L2 4.8 L5 7.8 M1.5 11.2 H14 M11 8.2 L14 11.2 L11 14.2")],
        "arrow.up.arrow.down": [.line("M4.8 14.5 V2 M1.8 5 L4.8 2 L7.8 5 M11.2 1.5 V14 M8.2 11 L11.2 14 L14.2 11")],
        "bag": [
            .outline("M2.8 5 H13.2 L14 14.4 H2 Z"), .detail("M5.5 7.5 V4.5"), .detail("M10.5 7.5 V4.5"),
            .line("M5.5 4.8 V4 C5.5 0.6 10.5 0.6 10.5 4 V4.8"),
        ],
        "bell": [
            .outline(
                "M2.8 12 C4.2 10.6 4.2 9 4.2 7 C4.2 4.2 5.7 2.2 8 2.2 C10.3 2.2 11.8 4.2 11.8 7 C11.8 9 11.8 10.6 13.2 12 Z"
            ),
            .solid("M6 13.2 H10 C9.8 15.2 6.2 15.2 6 13.2 Z"),
        ],
        "bird": [
            .solid(
                "M1 6.2 L3.9 5 C4.3 3.2 5.6 2.2 7.2 2.2 C9.2 2.2 10.2 3.6 10.5 5.3 L15 11.3 L11 11.2 C10 12.6 8.6 13 7 13"
                    + " C4.5 13 3 11.3 3 8.5 C3 7.8 3.2 7.2 3.3 6.8 Z"),
            .line("M6.2 13 V15 M8.6 13 V15"),
        ],
        "bolt": [.outline("M9.2 1.4 L3.2 9 H7.3 L6.6 14.6 L12.8 6.8 H8.6 Z")],
        "book": [
            .outline(
                "M8 3.6 C6.5 2.4 4 2.1 1.5 2.4 V12.6 C4 12.3 6.5 12.6 8 13.8 C9.5 12.6 12 12.3 14.5 12.6 V2.4"
                    + " C12 2.1 9.5 2.4 8 3.6 Z"), .detail("M8 4 V13.4"),
        ],
        "book.closed": [
            .outline("M12.8 1.5 H4.8 C3.6 1.5 2.9 2.2 2.9 3.3 V12.8 C2.9 13.8 3.6 14.5 4.8 14.5 H12.8 Z"),
            .detail("M3.2 12.6 C3.4 11.8 4 11.5 4.8 11.5 H12.4"),
        ],
        "bookmark": [.outline("M4 1.5 H12 V14.3 L8 10.8 L4 14.3 Z")],
        "books.vertical": [
            .outline("R 1.4 2.4 3.4 11.8 0.6 R 6 2.4 3.4 11.8 0.6 M10.8 3.4 L13.2 2.8 L15 13.4 L12.5 13.9 Z")
        ],
        "bubble.left": [.outline(bubble)],
        "building.2": [
            .outline("M1.8 14.4 V2.2 H8.4 V14.4 Z M8.4 6.4 H14.2 V14.4 H8.4"),
            .detail("M4.4 5.2 H5.8 M4.4 8.2 H5.8 M4.4 11.2 H5.8 M10.8 9.2 H11.8 M10.8 11.8 H11.8"),
        ],
        "car": [
            .outline(
                "M1.6 9 L3.4 4.6 C3.7 3.8 4.2 3.5 4.9 3.5 H11.1 C11.8 3.5 12.3 3.8 12.6 4.6 L14.4 9 V12.2 H1.6 Z"),
            .detail("M3.2 8 H12.8"), .solid("O 4.4 12.8 1.6 O 11.6 12.8 1.6"),
        ],
        "cart": [
            .line("M0.9 2 H2.9 L4.6 10.3 H12.6 L14.4 4.6 H3.6"), .solid("O 5.6 13.2 1.4 O 11.8 13.2 1.4"),
        ],
        "chart.bar": [.solid("R 1.4 8.2 3.5 6.3 0.6 R 6.25 4.8 3.5 9.7 0.6 R 11.1 1.4 3.5 13.1 0.6")],
        "chart.bar.doc.horizontal": [.outline(page), .detail("M5.6 7 H8 M5.6 9.4 H10.4 M5.6 11.8 H9")],
        "chart.line.uptrend.xyaxis": [.line("M1.5 1.5 V14.5 H14.5 M4.2 11 L7.2 7.2 L9.6 9.4 L14 4")],
        "chart.pie": [.outline(dial), .detail("M8 1.5 V8 L13 12")],
        "checklist": [
            .line("M1.2 4 L2.6 5.4 L5 2.6 M1.2 11.2 L2.6 12.6 L5 9.8 M7.8 4.2 H14.6 M7.8 11.4 H14.6")
        ],
        "checkmark.seal": [.outline(rosette), .detail("M5.2 8.2 L7.2 10.2 L10.8 6")],
        "circle": [.outline(dial)],
        "clock": [.outline(dial), .detail("M8 4.2 V8 L10.6 9.8")],
        "cloud": [.outline(cloud)], "icloud": [.outline(cloud)],
        "doc.text": [.outline(page), .detail("M5.6 6.6 H8 M5.6 9.2 H10.4 M5.6 11.8 H10.4")],
        "drop": [
            .outline(
                "M8 1.5 C5.6 4.9 3.2 7.2 3.2 9.9 C3.2 12.6 5.3 14.5 8 14.5 C10.7 14.5 12.8 12.6 12.8 9.9"
                    + " C12.8 7.2 10.4 4.9 8 1.5 Z")
        ],
        "drop.triangle": [
            .outline("M8 1.6 L15 14 H1 Z"),
            .spot(
                "M8 5.6 C6.9 7.4 5.9 8.6 5.9 10 C5.9 11.4 6.8 12.2 8 12.2 C9.2 12.2 10.1 11.4 10.1 10 C10.1 8.6 9.1 7.4 8 5.6 Z"
            ),
        ],
        "exclamationmark": [.line("M8 2.4 V9.2"), .solid("O 8 12.8 1.3")],
        "eyeglasses": [
            .line("O 4 9.6 2.6 O 12 9.6 2.6 M6.6 9 C7.3 8.2 8.7 8.2 9.4 9 M1.3 9 L2.4 4.6 H4 M14.7 9 L13.6 4.6 H12")
        ],
        "flag": [.line("M3 1.5 V14.6"), .outline("M3 2.4 H13 L10.8 5.8 L13 9.2 H3 Z")],
        "gauge": [.outline(dial), .detail("M8 9.6 L11 5.6 M4 8.6 H4.4 M11.6 8.6 H12 M8 4 V4.2"), .spot("O 8 9.8 1.4")],
        "speedometer": [.outline(dial), .detail("M8 9.6 L11 5.6"), .spot("O 8 9.8 1.4")],
        "globe": [
            .outline(dial), .detail("M1.5 8 H14.5"),
            .detail("M8 1.4 C4.4 5 4.4 11 8 14.6 C11.6 11 11.6 5 8 1.4 Z"),
        ],
        "hand.thumbsdown": thumb(isDown: true), "hand.thumbsup": thumb(isDown: false),
        "heart": [
            .outline(
                "M8 14 C3.2 10.6 1.2 8.2 1.2 5.5 C1.2 3.4 2.8 1.9 4.7 1.9 C6 1.9 7.2 2.6 8 3.9 C8.8 2.6 10 1.9 11.3 1.9"
                    + " C13.2 1.9 14.8 3.4 14.8 5.5 C14.8 8.2 12.8 10.6 8 14 Z")
        ],
        "hourglass": [.line("M3.2 1.6 H12.8 M3.2 14.4 H12.8"), .outline(glass)],
        "hourglass.bottomhalf.fill": [
            .line("M3.2 1.6 H12.8 M3.2 14.4 H12.8"), .line(glass), .solid("M4.8 14 V12.4 L8 9.4 L11.2 12.4 V14 Z"),
        ],
        "hourglass.tophalf.fill": [
            .line("M3.2 1.6 H12.8 M3.2 14.4 H12.8"), .line(glass), .solid("M4.8 2 V3.6 L8 7.4 L11.2 3.6 V2 Z"),
        ],
        "icloud.and.arrow.down": [
            .line(
                "M4.4 10.6 C2.4 10.6 1.2 9.4 1.2 7.8 C1.2 6.4 2.3 5.2 3.7 5 C4 2.9 5.8 1.4 8 1.4 C10.1 1.4 11.7 2.7 12.2 4.6"
                    + " C13.8 4.8 14.8 6 14.8 7.5 C14.8 9.2 13.4 10.6 11.6 10.6 M8 7 V14.4 M5.4 11.9 L8 14.5 L10.6 11.9"
            )
        ],
        "info": [.solid("O 8.2 3 1.4"), .line("M6.2 7 H8.4 V13.2 M5.8 13.4 H11")],
        "leaf": [
            .outline("M14.4 1.8 C7.6 1.6 2.6 3.6 2.4 8.6 C2.3 11.4 4.2 13 6.6 13 C11.6 12.9 14 8 14.4 1.8 Z"),
            .detail("M1.6 14.6 C3.6 10.6 6.4 7.8 10.4 5.8"),
        ],
        "link": [
            .line(
                "M6.6 9.4 C5.4 8.2 5.4 6.4 6.6 5.2 L9.2 2.6 C10.4 1.4 12.2 1.4 13.4 2.6 C14.6 3.8 14.6 5.6 13.4 6.8 L11.6 8.6"
            ),
            .line(
                "M9.4 6.6 C10.6 7.8 10.6 9.6 9.4 10.8 L6.8 13.4 C5.6 14.6 3.8 14.6 2.6 13.4 C1.4 12.2 1.4 10.4 2.6 9.2 L4.4 7.4"
            ),
        ],
        "lightbulb": [
            .outline(
                "M5.8 11 C5.8 9.3 3.5 8.6 3.5 5.9 C3.5 3.4 5.5 1.5 8 1.5 C10.5 1.5 12.5 3.4 12.5 5.9"
                    + " C12.5 8.6 10.2 9.3 10.2 11 Z"), .line("M6 13 H10 M7 15 H9"),
        ],
        "list.bullet.below.rectangle": [
            .outline("R 1.5 1.5 13 5.2 1"), .line("M5.4 10 H14.5 M5.4 13.8 H14.5"), .solid("O 2.4 10 1 O 2.4 13.8 1"),
        ],
        "macwindow": [.outline("R 1.4 2.4 13.2 11.2 1.8"), .detail("M2 5.8 H14")],
        "moon": [
            .outline(
                "M13.8 9.8 C9.2 11.4 4.9 7.4 6.2 2.2 C3.4 3.2 1.5 6 2 9.2 C2.5 12.4 5.4 14.6 8.6 14.2"
                    + " C11 13.9 12.9 12.2 13.8 9.8 Z")
        ],
        "multiply": [.line("M3 3 L13 13 M13 3 L3 13")],
        "nosign": [.line("O 8 8 6.6 M3.5 3.5 L12.5 12.5")],
        "paintpalette": [
            .outline(
                "M8 1.6 C4.2 1.6 1.4 4.4 1.4 8 C1.4 11.6 4.2 14.4 8 14.4 C9.2 14.4 9.6 13.5 9.2 12.6"
                    + " C8.8 11.6 9.4 10.6 10.6 10.6 H12.3 C13.7 10.6 14.6 9.6 14.6 8 C14.6 4.4 11.8 1.6 8 1.6 Z"),
            .spot("O 4.6 8 1.2 O 6.6 5 1.2 O 10.4 5 1.2"),
        ],
        "plus.bubble": [.outline(bubble), .detail("M8 4 V9.4 M5.3 6.7 H10.7")],
        "questionmark": [
            .line("M4.8 5.2 C4.8 3.4 6.2 2.2 8 2.2 C9.9 2.2 11.2 3.4 11.2 5 C11.2 7.4 8 7.2 8 9.8"),
            .solid("O 8 13.2 1.3"),
        ],
        "safari": [.outline(dial), .spot("M11.6 4.4 L9.2 9.2 L4.4 11.6 L6.8 6.8 Z")],
        "scalemass": [.outline("M3.4 5.8 H12.6 L14.4 14.2 H1.6 Z"), .line("O 8 3.4 2")],
        "seal": [.outline(rosette)],
        "slider.horizontal.3": [
            .line("M1.2 3.4 H14.8 M1.2 8 H14.8 M1.2 12.6 H14.8"), .solid("O 5 3.4 2.1 O 11 8 2.1 O 6.4 12.6 2.1"),
        ],
        "sparkles": [
            .solid(
                "M6.2 3 C6.8 6.8 7.8 7.8 11.2 8.6 C7.8 9.4 6.8 10.4 6.2 14.4 C5.6 10.4 4.6 9.4 1.2 8.6"
                    + " C4.6 7.8 5.6 6.8 6.2 3 Z"),
            .solid(
                "M12 0.8 C12.3 2.9 12.9 3.5 15 3.9 C12.9 4.3 12.3 4.9 12 7 C11.7 4.9 11.1 4.3 9 3.9"
                    + " C11.1 3.5 11.7 2.9 12 0.8 Z"),
            .solid(
                "M12.6 10.2 C12.8 11.8 13.2 12.2 14.8 12.6 C13.2 13 12.8 13.4 12.6 15 C12.4 13.4 12 13 10.4 12.6"
                    + " C12 12.2 12.4 11.8 12.6 10.2 Z"),
        ],
        "square": [.outline("R 1.6 1.6 12.8 12.8 2.4")],
        "square.and.arrow.down": [.line(shared), .line("M8 1.4 V10 M5 7.2 L8 10.2 L11 7.2")],
        "square.and.arrow.up": [.line(shared), .line("M8 10.2 V1.6 M5 4.4 L8 1.4 L11 4.4")],
        "square.and.arrow.up.on.square": [.line(shared), .line("M8 10.2 V1.6 M5 4.4 L8 1.4 L11 4.4")],
        "stopwatch": stopwatch, "timer": stopwatch,
        "star": [
            .outline("M8 1.4 L10 5.9 L14.8 6.4 L11.2 9.7 L12.2 14.5 L8 12 L3.8 14.5 L4.8 9.7 L1.2 6.4 L6 5.9 Z")
        ],
        "textformat": [
            .line("M1.2 12.6 L4.8 3.2 L8.4 12.6 M2.5 9.4 H7.1 M14.4 7.2 V12.6"),
            .line("O 12 10 2.5"),
        ],
        "tag": [.outline("M1.8 2 H7.6 L14.4 8.8 L8.8 14.4 L1.8 7.6 Z"), .spot("O 4.8 5 1.2")],
        "text.bubble": [.outline(bubble), .detail("M4.4 5.2 H11.6 M4.4 8.1 H9.4")],
        "wallet.pass": [.outline("R 1.6 2.4 12.8 11.4 1.8"), .detail("M2.2 6.6 H5.8 C6 9.6 10 9.6 10.2 6.6 H13.8")],
        "wand.and.stars": [
            .line("M1.8 14.2 L9 7"),
            .solid(
                "M11.2 1 C11.6 3.6 12.3 4.3 15 4.8 C12.3 5.3 11.6 6 11.2 8.6 C10.8 6 10.1 5.3 7.4 4.8"
                    + " C10.1 4.3 10.8 3.6 11.2 1 Z"),
            .solid(
                "M4 1.8 C4.2 3.2 4.6 3.6 6 3.9 C4.6 4.2 4.2 4.6 4 6 C3.8 4.6 3.4 4.2 2 3.9 C3.4 3.6 3.8 3.2 4 1.8 Z"),
        ],
        "waveform": [.line("M1.6 7 V9 M4.8 4.4 V11.6 M8 1.8 V14.2 M11.2 5 V11 M14.4 7 V9")],
        "xmark.octagon": [
            .outline("M5 1.4 H11 L14.6 5 V11 L11 14.6 H5 L1.4 11 V5 Z"),
            .detail("M5.6 5.6 L10.4 10.4 M10.4 5.6 L5.6 10.4"),
        ],
        "zzz": [.line("M1.6 9.4 H5.6 L1.6 14.4 H5.6 M6.8 5.6 H10 L6.8 9.6 H10 M11 1.8 H14.2 L11 5.4 H14.2")],
    ]

    private static let turning: [Step] = [
        .line("M13.6 6.4 C12.9 3.7 10.7 1.9 8 1.9 C5.8 1.9 3.9 3 2.8 4.8 M2.4 9.6 C3.1 12.3 5.3 14.1 8 14.1"),
        .line("M8 14.1 C10.2 14.1 12.1 13 13.2 11.2 M2.2 1.6 L2.6 5 L6 4.6 M13.8 14.4 L13.4 11 L10 11.4"),
    ]
    private static let stopwatch: [Step] = [
        .line("M6 1.3 H10"), .outline("O 8 9.2 5.6"), .detail("M8 5.8 V9.2"),
    ]

    private static func thumb(isDown: Bool) -> [Step] {
        let path =
            "M2 7.4 H4.6 V14 H2 Z M4.6 7.8 L7.6 1.6 C9.2 1.6 9.5 2.8 9.2 4.2 L8.8 6.2 H12.8 C14 6.2 14.5 7.1 14.2 8.2"
            + " L12.9 12.6 C12.6 13.6 12 14 11.1 14 H7 L4.6 13"
        return [.outline(isDown ? "F 16 " + path : path)]
    }
}

/// Reads the paths of drawings.
enum SymbolPath {
    static func elements(of text: String) -> [PathElement] {
        var reader = Reader(text)
        return reader.read()
    }

    private struct Reader {
        private var tokens: ArraySlice<Substring>
        private var path = Path()
        /// A height that places are turned over in.
        private var flip: Double?

        init(_ text: String) {
            // A letter may stand at its number.
            var spaced = ""
            for character in text { spaced += character.isLetter ? " \(character) " : String(character) }
            tokens = spaced.split(separator: " ")[...]
        }

        private mutating func number() -> Double { tokens.popFirst().flatMap { Double($0) } ?? 0 }
        private mutating func y() -> Double {
            let y = number()
            return flip.map { $0 - y } ?? y
        }
        private mutating func point() -> CGPoint { CGPoint(x: number(), y: y()) }
        private var isAtNumber: Bool { tokens.first?.first?.isLetter == false }

        mutating func read() -> [PathElement] {
            while let command = tokens.popFirst() {
                repeat { step(command) } while isAtNumber
            }
            return path.elements
        }

        private mutating func step(_ command: Substring) {
            let here = path.currentPoint ?? .zero
            switch command {
            case "F": flip = number()
            case "M": path.move(to: point())
            case "L": path.addLine(to: point())
            case "H": path.addLine(to: CGPoint(x: number(), y: here.y))
            case "V": path.addLine(to: CGPoint(x: here.x, y: y()))
            case "C":
                let (first, second, end) = (point(), point(), point())
                path.addCurve(to: end, control1: first, control2: second)
            case "Z": path.closeSubpath()
            case "O":
                let (center, radius) = (point(), number())
                path.addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "R":
                let (corner, width, height, radius) = (point(), number(), number(), number())
                path.addRoundedRect(
                    in: CGRect(x: corner.x, y: corner.y, width: width, height: height),
                    cornerSize: CGSize(width: radius, height: radius))
            default: break
            }
        }
    }
}
