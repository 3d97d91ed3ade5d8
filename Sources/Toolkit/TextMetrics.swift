import Foundation

/// Measures text where there is no desktop: a fixed table of advances, in points, the same on every machine.
///
/// A font of `size` has lines of 1.25 × size with the baseline at 1.0 × size; wide (East Asian) characters advance
/// 1.0 × size, narrow ones (`i`, `l`, punctuation) 0.3, others 0.6. Lines break after spaces and, where a word alone is
/// too long, inside it.
package struct TextMetrics: Sendable {
    package init() {}

    package func size(of font: FontDescription) -> Double {
        size(ofRoleOf: font) * font.magnification
    }

    private func size(ofRoleOf font: FontDescription) -> Double {
        if let size = font.size { return size }
        switch font.style {
        case .largeTitle: return 26
        case .title: return 22
        case .title2: return 17
        case .title3: return 15
        case .headline, .body: return 13
        case .callout: return 12
        case .subheadline: return 11
        case .footnote, .caption, .caption2: return 10
        }
    }

    package func advance(_ character: Character, size: Double) -> Double {
        guard let scalar = character.unicodeScalars.first?.value else { return 0 }
        switch scalar {
        case 0x21, 0x27, 0x2C, 0x2E, 0x3A, 0x3B, 0x69, 0x6A, 0x6C, 0x7C: return 0.3 * size
        case 0x1100...0x11FF, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
            return size
        default: return 0.6 * size
        }
    }

    package func measure(_ text: TextContent, width: Double?, height: Double?) -> CGSize {
        let lineHeight = (text.runs.map { size(of: $0.style.font) }.max() ?? 13) * 1.25
        let limit = width.map { max($0, 0) } ?? .infinity
        var lines = lineWidths(text, limit: limit)
        var allowed = text.lineLimit.map { max($0, 1) } ?? Int.max
        if let height, height.isFinite { allowed = min(allowed, Int(max(1, min(height / lineHeight, 1e9)))) }
        if lines.count > allowed {
            lines.removeLast(lines.count - allowed)
            // The ellipsis; no wider than that, or a text would answer an offer with more than it takes of any room.
            lines[allowed - 1] += 0.6 * lineHeight / 1.25
        }
        let widest = lines.max() ?? 0
        let rows = Double(max(lines.count, text.leastLines))
        return CGSize(width: min(widest, limit).rounded(.up), height: (lineHeight * rows).rounded(.up))
    }

    /// Widths of the lines that the text breaks into.
    private func lineWidths(_ text: TextContent, limit: Double) -> [Double] {
        var lines: [Double] = []
        var line = 0.0
        var word = 0.0
        func endWord() {
            if line + word > limit && line > 0 {
                lines.append(line)
                line = 0
            }
            line += word
            word = 0
        }
        for run in text.runs {
            let size = size(of: run.style.font)
            for character in run.string {
                if character.isNewline {
                    endWord()
                    lines.append(line)
                    line = 0
                    continue
                }
                let advance = advance(character, size: size) + run.style.tracking
                if word + advance > limit && word > 0 {
                    endWord()
                    if line > 0 {
                        lines.append(line)
                        line = 0
                    }
                }
                word += advance
                if character == " " { endWord() }
            }
        }
        endWord()
        lines.append(line)
        return lines
    }
}
