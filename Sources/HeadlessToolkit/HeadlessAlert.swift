import Foundation
import Toolkit

/// A question in memory: title, message, fields and buttons below each other in a window of their own.
package final class HeadlessAlert: AlertDialog, AttachedWindowDelegate {
    package private(set) var content: AlertContent
    package private(set) var window: HeadlessWindow!
    private let fields: HeadlessSurface
    private let title: HeadlessControl<TextContent>
    private let message: HeadlessControl<TextContent>
    private var buttons: [HeadlessControl<ButtonContent>] = []
    private weak var delegate: (any PresentationDelegate)?
    private static let width = 320.0

    init(
        _ content: AlertContent, over parent: HeadlessWindow?, toolkit: HeadlessToolkit,
        delegate: any PresentationDelegate
    ) {
        self.content = content
        self.delegate = delegate
        fields = HeadlessSurface(client: delegate, record: toolkit.record)
        func text(_ string: String) -> HeadlessControl<TextContent> {
            HeadlessControl(TextContent(string), WidgetAttributes(), metrics: toolkit.metrics, record: toolkit.record)
        }
        title = text(content.title)
        message = text(content.message)
        buttons = content.buttons.indices.map { index in
            HeadlessControl(
                ButtonContent(label: .text(TextContent("")), name: "") {}, WidgetAttributes(),
                metrics: toolkit.metrics, record: toolkit.record)
        }
        window = HeadlessWindow(WindowContent(title: content.title), toolkit: toolkit, delegate: self)
        window.attach(to: parent, as: .alert)
        let parts: [HeadlessWidget] = [title, message, fields] + buttons
        for (index, part) in parts.enumerated() {
            window.contentSurface.insert(part, after: index == 0 ? nil : parts[index - 1])
        }
        show()
    }

    package var surface: any Surface { fields }

    package func update(_ content: AlertContent) {
        self.content = content
        title.update(TextContent(content.title), WidgetAttributes())
        message.update(TextContent(content.message), WidgetAttributes())
        show()
        window.contentSurface.markForLayout()
    }

    package func update(_ content: PresentationContent) {}

    private func show() {
        message.isWithdrawn = content.message.isEmpty
        fields.isWithdrawn = !content.hasFields
        for (index, button) in zip(content.buttons, buttons).enumerated() {
            let (shown, control) = button
            var new = ButtonContent(label: .text(TextContent(shown.title)), name: shown.title) { [weak self] in
                self?.content.pressed(index)
            }
            new.isDestructive = shown.role == .destructive
            new.isDefault = shown.isDefault
            var attributes = WidgetAttributes()
            attributes.isEnabled = shown.isEnabled
            control.update(new, attributes)
        }
    }

    package func present() { window.present() }
    package func close() { window.close() }

    /// Return where no button has the focus.
    package func pressDefault() -> Bool {
        guard let index = content.buttons.firstIndex(where: \.isDefault) else { return false }
        return buttons[index].perform(.press)
    }

    // MARK: Layout

    private var shownParts: [HeadlessWidget] {
        let texts: [HeadlessWidget] = [title, message, fields]
        return texts.filter { !$0.isWithdrawn } + buttons
    }

    package func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(
            width: Self.width,
            height: shownParts.reduce(0) { $0 + Double($1.measure(width: Self.width, height: nil).height) })
    }
    package func minimumSize() -> CGSize { measure(width: nil, height: nil) }
    package func layout(in size: CGSize) {
        var top = 0.0
        for part in shownParts {
            let height = Double(part.measure(width: Self.width, height: nil).height)
            window.contentSurface.place(part, in: CGRect(x: 0, y: top, width: Self.width, height: height))
            top += height
        }
    }
    package func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }

    // MARK: What a person does

    /// Escape presses what cancels, where there is such a button; else the question stands.
    package func windowShouldClose() -> Bool {
        if let index = content.escapeButton { content.pressed(index) }
        return false
    }
}
