import Foundation
import Toolkit

/// A control with lines of text that others can be aligned with.
@MainActor
protocol BaselinedContent: ControlContent {
    func baselines(in size: CGSize, metrics: TextMetrics) -> (first: Double, last: Double)?
}

extension TextMetrics {
    /// The first line's baseline is a font size below the top, the last one's a quarter of it above the bottom.
    @MainActor
    func baselines(of text: TextContent, height: Double) -> (first: Double, last: Double) {
        let fontSize = text.runs.map { size(of: $0.style.font) }.max() ?? size(of: FontDescription())
        return (fontSize, height - 0.25 * fontSize)
    }
}

extension TextContent: BaselinedContent {
    func baselines(in size: CGSize, metrics: TextMetrics) -> (first: Double, last: Double)? {
        metrics.baselines(of: self, height: size.height)
    }
}

extension TextFieldContent: BaselinedContent {
    func baselines(in size: CGSize, metrics: TextMetrics) -> (first: Double, last: Double)? {
        let fontSize = metrics.size(of: font)
        let baseline = ((size.height - (fontSize * 1.25).rounded(.up)) / 2).rounded(.down) + fontSize
        return (baseline, baseline)
    }
}
