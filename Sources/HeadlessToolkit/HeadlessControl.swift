import Foundation
import Toolkit

/// A control of any kind: it keeps what it was given and answers from that.
package final class HeadlessControl<Content: ControlContent>: HeadlessWidget, Control {
    package private(set) var content: Content
    package private(set) var attributes: WidgetAttributes
    /// What was typed and the app has not answered yet.
    private var typedText: String?
    private var label: HeadlessSurface?
    /// Of contents without a surface inside, whose size no one else can change.
    private var knownMinimum: CGSize?
    private let metrics: TextMetrics

    init(_ content: Content, _ attributes: WidgetAttributes, metrics: TextMetrics, record: HeadlessRecord) {
        self.content = content
        self.attributes = attributes
        self.metrics = metrics
        super.init(kind: Content.self, record: record)
        attachLabel()
    }

    package func update(_ content: Content, _ attributes: WidgetAttributes) {
        record.counts.controlUpdates += 1
        updateCount += 1
        self.content = content
        self.attributes = attributes
        typedText = nil
        knownMinimum = nil
        attachLabel()
        if hasFocus && !isEnabled { window?.setFocus(nil) }
    }

    private func attachLabel() {
        let new = (content as? any LabelledContent)?.labelSurface
        guard new !== label else { return }
        label?.detach()
        label = new
        new?.attach(to: self)
    }

    package override var kind: String { "\(Content.self)" }
    package override var children: [HeadlessWidget] { label.map { [$0] } ?? [] }

    package override var accessible: HeadlessAccessible? {
        var accessible = content.accessible
        if let typedText, accessible.value != nil { accessible.value = typedText }
        return HeadlessAccessible(accessible, attributes, isEnabled: isEnabled)
    }

    override var isSensitive: Bool { attributes.isEnabled }

    package override var takesFocus: Bool {
        switch content.accessible.role {
        case .button, .checkBox, .toggle, .textField, .secureTextField, .searchField, .slider, .spinButton, .link,
            .list, .textArea,
            .comboBox, .radioGroup, .datePicker, .colorWell:
            return true
        default: return false
        }
    }

    // MARK: Size

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        content.measure(width: width, height: height, metrics: metrics)
    }

    override func computeBaselines(in size: CGSize) -> (first: Double, last: Double)? {
        (content as? any BaselinedContent)?.baselines(in: size, metrics: metrics)
    }

    package override var minimumSize: CGSize {
        if let knownMinimum { return knownMinimum }
        let minimum = content.measure(width: 0, height: 0, metrics: metrics)
        if label == nil { knownMinimum = minimum }
        return minimum
    }

    override func layOutContents() {
        guard let label, let content = content as? any LabelledContent else { return }
        label.allocate(content.labelArea(in: frame.size))
    }

    // MARK: What a person does

    package override func perform(_ action: UserAction) -> Bool {
        guard isEnabled, isReachable else { return false }
        let before = typedText
        if case .setText(let text) = action { typedText = text }
        let isDone = content.perform(action)
        if !isDone { typedText = before }
        return isDone
    }

    override func focusChanged(_ hasFocus: Bool) { (content as? any FocusObserving)?.focusChanged(hasFocus) }
}

extension HeadlessControl where Content == DrawingContent {
    /// What is drawn at the present size.
    package var drawingCommands: [DrawingCommand] { content.commands(frame.size) }
}
