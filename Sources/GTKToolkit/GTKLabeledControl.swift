import CGTK
import Foundation
import Toolkit

/// A control with a label on it: its sizes come from the label's and from what the theme puts around.
class GTKLabeledControl: GTKWidget {
    final var label: ControlLabel
    /// The colour of what the theme draws in the accent colour.
    final var tint = Tint()
    private final var canCutLabel = false

    /// `label` is inside `widget` already.
    init(_ widget: WidgetPointer, _ label: ControlLabel) {
        self.label = label
        super.init(widget)
        if label.followsTheme { followsTheme = true }
    }

    /// The control's own name, e.g. of what it does; GTK is told where the label does not say it.
    var name: String { "" }
    /// Whether GTK takes a label's text for the control's name by itself.
    var isNamedByLabel: Bool { true }
    final override var contentName: String? { isNamedByLabel && !hasNewName ? label.spokenName(name) : name }

    /// GTK takes the name from the label that it made first, and does not follow its text.
    private final var hasNewName = false

    final func nameChanged() {
        hasNewName = true
        accessibleNameChanged()
        if attributes.isInBar { toolTipChanged() }
    }

    /// What an icon stands for; a text says that by itself.
    override var ownToolTip: String? {
        label.surface?.holdsOnlyImages ?? false ? attributes.accessibleName ?? name : nil
    }

    /// Puts `label.widget` into the control in place of the last one.
    func replaceLabelWidget() {}

    final func updateLabel(_ new: ButtonContent.Label) {
        switch label.update(new) {
        case .none: return
        case .size: break
        case .widget:
            canCutLabel = false
            replaceLabelWidget()
            accessibleNameChanged()
        }
        followsTheme = label.followsTheme || tint.followsTheme
        sizeChanged()
    }

    override func themeChanged() {
        label.themeChanged()
        tint.themeChanged(accessibleWidget)
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = gtkLengths
        guard let surface = label.surface else {
            let least = min(lengths.naturalWidth, lengths.minimumHeight + lengths.minimumHeight / 2)
            return CGSize(
                width: clamp(width, least, lengths.naturalWidth), height: Double(lengths.naturalHeight))
        }
        let around = self.around(surface)
        var room = (width: width, height: height)
        if let width { room.width = max(0, width - around.width) }
        if let height { room.height = max(0, height - around.height) }
        let inner = surface.measure(width: room.width, height: room.height)
        return CGSize(
            width: max(inner.width + around.width, Double(lengths.minimumWidth)),
            height: max(inner.height + around.height, Double(lengths.minimumHeight)))
    }

    /// What the theme puts around a label: the ideal size of all less that of the label.
    private func around(_ surface: GTKSurface) -> CGSize {
        let lengths = gtkLengths
        let ideal = surface.measure(width: nil, height: nil)
        return CGSize(
            width: Double(lengths.naturalWidth) - ideal.width, height: Double(lengths.naturalHeight) - ideal.height)
    }

    override func baselines(in size: CGSize) -> (first: Double, last: Double)? {
        if let surface = label.surface {
            let around = self.around(surface)
            let inner = CGSize(width: max(0, size.width - around.width), height: max(0, size.height - around.height))
            guard let baselines = surface.baselines(in: inner) else { return nil }
            let top = (around.height / 2).rounded(.down)
            return (baselines.first + top, baselines.last + top)
        }
        var natural: Int32 = 0
        var baseline: Int32 = -1
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, &natural, nil, &baseline)
        guard baseline >= 0 else { return nil }
        // GTK centres the label in what is more than its natural height.
        let position = Double(baseline) + ((size.height - Double(natural)) / 2).rounded(.down)
        return (position, position)
    }

    override func allocation(for frame: PixelFrame) -> PixelFrame {
        if !canCutLabel, label.surface == nil, frame.width < gtkLengths.naturalWidth {
            changeInLayout { [weak self] in self?.letLabelBeCut() }
        }
        return super.allocation(for: frame)
    }

    private func letLabelBeCut() {
        canCutLabel = true
        gtk_label_set_ellipsize(label.widget.opaque, PANGO_ELLIPSIZE_END)
        forgetLengths()
    }

    override func revalidate() {
        label.surface?.revalidate()
        super.revalidate()
    }
}
