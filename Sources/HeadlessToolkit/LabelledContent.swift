import Foundation
import Toolkit

/// A control that shows a label, as text of its own or in a surface of the engine's.
@MainActor
protocol LabelledContent: BaselinedContent {
    var label: ButtonContent.Label { get }
    /// The part of the control that the label fills; agrees with the content's `measure`.
    func labelArea(in size: CGSize) -> CGRect
}

extension LabelledContent {
    var labelSurface: HeadlessSurface? {
        guard case .surface(let surface) = label else { return nil }
        return surface as? HeadlessSurface
    }

    func baselines(in size: CGSize, metrics: TextMetrics) -> (first: Double, last: Double)? {
        let area = labelArea(in: size)
        switch label {
        case .text(let text):
            // A text label lies in the middle of its area.
            let height = metrics.measure(text, width: area.width, height: area.height).height
            let top = area.minY + ((area.height - height) / 2).rounded(.down)
            let inner = metrics.baselines(of: text, height: height)
            return (top + inner.first, top + inner.last)
        case .surface(let surface):
            guard let inner = surface.baselines(in: area.size) else { return nil }
            return (area.minY + inner.first, area.minY + inner.last)
        }
    }
}

extension ButtonContent: LabelledContent {
    func labelArea(in size: CGSize) -> CGRect {
        let area = CGRect(origin: .zero, size: size)
        if style.isBare { return area }
        return CGRect(x: 10, y: 5, width: max(size.width - 20, 0), height: max(size.height - 10, 0))
    }
}

extension ToggleContent: LabelledContent {
    func labelArea(in size: CGSize) -> CGRect {
        let mark = style == .switchControl ? 48.0 : 22.0
        return CGRect(x: mark, y: 0, width: max(size.width - mark, 0), height: size.height)
    }
}

extension MenuButtonContent: LabelledContent {
    func labelArea(in size: CGSize) -> CGRect {
        CGRect(
            x: 10, y: 5, width: max(size.width - (showsIndicator ? 40 : 20), 0), height: max(size.height - 10, 0))
    }
}
