import Foundation
import Toolkit
import ViewGraph

/// A question or a message of the framework's own, over a window or by itself; with a field for a name if need be.
@MainActor
final class FrameworkAlert: PresentationDelegate {
    private var dialog: (any AlertDialog)?
    private var field: (any Control<TextFieldContent>)?
    private var text: String
    private var answered: @MainActor (Int, String) -> Void = { _, _ in }
    private var content: AlertContent
    private var isAnswered = false
    private let surface: (any Surface)?
    private let label: String?
    /// Those that are shown: nobody else holds a message.
    private static var shown: [FrameworkAlert] = []
    private static var waiting: [FrameworkAlert] = []

    init(
        _ title: String, _ message: String, _ buttons: [AlertContent.Button], over surface: (any Surface)?,
        field: (label: String, text: String)? = nil, answered: @escaping @MainActor (Int, String) -> Void = { _, _ in }
    ) {
        self.surface = surface
        label = field?.label
        text = field?.text ?? ""
        content = AlertContent(title: title, message: message, buttons: buttons, hasFields: field != nil) { _ in }
        self.answered = answered
    }

    /// Tells of something; one message after the other.
    static func tell(_ title: String, _ message: String, over surface: (any Surface)?) {
        let alert = FrameworkAlert(title, message, [.init("OK", isDefault: true)], over: surface)
        if shown.contains(where: { $0.content.buttons.count == 1 }) { waiting.append(alert) } else { alert.show() }
    }

    func show() {
        guard let toolkit = Desktop.toolkit else { return }
        content.pressed = { [weak self] in self?.pressed($0) }
        let dialog = toolkit.makeAlert(content, over: surface, delegate: self)
        self.dialog = dialog
        Self.shown.append(self)
        if let label {
            let field = toolkit.makeControl(fieldContent(label), WidgetAttributes())
            self.field = field
            dialog.surface.insert(field, after: nil)
        }
        NewPresentations.add(dialog)
        Graph.requestWork()
    }

    private func fieldContent(_ label: String) -> TextFieldContent {
        TextFieldContent(text: text, placeholder: "", name: label) { [weak self] in
            guard let self else { return }
            text = $0
            field?.update(fieldContent(label), WidgetAttributes())
        } submitted: { [weak self] in
            guard let self, let index = content.buttons.firstIndex(where: \.isDefault) else { return }
            pressed(index)
        }
    }

    private func pressed(_ index: Int) {
        guard dialog != nil, !isAnswered else { return }
        isAnswered = true
        // Not while the desktop's dialog is telling: it goes, and a window may go with it.
        Graph.enqueue(.appeared) { [self] in
            guard dialog != nil else { return }
            close()
            answered(index, text)
        }
        Graph.requestWork()
    }

    func close() {
        guard let dialog else { return }
        self.dialog = nil
        NewPresentations.forget(dialog)
        if let field { dialog.surface.remove(field) }
        field = nil
        dialog.close()
        Self.shown.removeAll { $0 === self }
        if Self.shown.isEmpty, !Self.waiting.isEmpty { Self.waiting.removeFirst().show() }
    }

    static func closeAll() {
        waiting = []
        for alert in shown { alert.close() }
    }

    // MARK: The desktop's side

    func dismissRequested() {
        if let index = content.escapeButton { pressed(index) }
    }

    func measure(width: Double?, height: Double?) -> CGSize { field?.measure(width: width, height: height) ?? .zero }
    func minimumSize() -> CGSize { field?.measure(width: 0, height: nil) ?? .zero }
    func layout(in size: CGSize) {
        if let field { dialog?.surface.place(field, in: CGRect(origin: .zero, size: size)) }
    }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
}
