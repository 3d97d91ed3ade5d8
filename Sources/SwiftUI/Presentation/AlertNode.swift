import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Asks a question over the window while a binding says so.
public struct _AlertModifier<Actions: View, Message: View>: ViewModifier {
    public typealias Body = Never
    let title: String
    /// Reads the binding.
    let isPresented: @MainActor () -> Bool
    /// Writes the binding back.
    let dismiss: @MainActor () -> Void
    /// Nil where there is nothing to ask about.
    nonisolated(unsafe) let actions: Actions?
    nonisolated(unsafe) let message: Message?
    /// What the question is about: once asked, another one changes nothing.
    nonisolated(unsafe) let subject: AlertSubject?
    /// Whether a button to cancel is added where there is none.
    let addsCancel: Bool

    nonisolated init(
        _ title: String, isPresented: @escaping @MainActor () -> Bool, dismiss: @escaping @MainActor () -> Void,
        actions: Actions?, message: Message?, subject: AlertSubject? = nil, addsCancel: Bool = false
    ) {
        self.title = title
        self.isPresented = isPresented
        self.dismiss = dismiss
        self.actions = actions
        self.message = message
        self.subject = subject
        self.addsCancel = addsCancel
    }

    nonisolated init(
        _ title: String, isPresented: Binding<Bool>, actions: Actions?, message: Message?,
        subject: AlertSubject? = nil, addsCancel: Bool = false
    ) {
        self.init(
            title, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
            actions: actions, message: message, subject: subject, addsCancel: addsCancel)
    }

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        AlertPresenterNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: AlertPresenterNode<V, Actions, Message>.self).receive(modifier, content)
    }
}

/// What an alert is about, to tell whether it still is.
struct AlertSubject {
    private let value: Any
    private let isEqual: (Any) -> Bool

    nonisolated init<T>(_ value: T) {
        self.value = value
        nonisolated(unsafe) let own = value
        isEqual = { other in (other as? T).map { planEqual(own, $0) } ?? false }
    }

    func isSame(as other: AlertSubject?) -> Bool { other.map { isEqual($0.value) } ?? false }
}

/// The place of a view that asks a question.
final class AlertPresenterNode<Content: View, Actions: View, Message: View>: ContentNode<Content>, Presenter {
    private var modifier: _AlertModifier<Actions, Message>
    private var sentinel: ObservationSentinel?
    private var shown: AlertNode<Actions, Message>?
    private var subject: AlertSubject?

    init(_ modifier: _AlertModifier<Actions, Message>, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        super.init(content, parent: parent)
        update()
    }

    func receive(_ new: _AlertModifier<Actions, Message>, _ content: Content) {
        modifier = new
        receive(content)
        update()
    }

    override func update() {
        let isPresented = Graph.evaluate(self, &sentinel) { modifier.isPresented() }
        guard isPresented else {
            shown?.unmount()
            shown = nil
            context?.finished(self)
            return
        }
        if let shown {
            // Of another subject there is nothing to say to one who reads of the first.
            if let subject, !subject.isSame(as: modifier.subject) { return }
            if let actions = modifier.actions { shown.receive(modifier, actions) }
            return
        }
        guard let actions = modifier.actions, let context, let surface = context.surface, context.admit(self) else {
            return
        }
        subject = modifier.subject
        shown = AlertNode(modifier, actions, over: surface, parent: self) { [weak self] in self?.modifier.dismiss() }
    }

    private var context: PresentationContext? { Graph.untracked { environmentValues.presentationContext } }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        shown?.unmount()
        shown = nil
        context?.finished(self)
    }
}

/// The place of an alert's buttons, fields and message. Buttons lend it what they say and do; fields are shown in it.
final class AlertNode<Actions: View, Message: View>: _GraphNode, Container, PresentationDelegate {
    var isStale = false
    private var modifier: _AlertModifier<Actions, Message>
    private var actions: _GraphNode!
    private var message: _GraphNode?
    private var dialog: (any AlertDialog)!
    private let scope: EnvironmentScope
    private let dismiss: @MainActor () -> Void
    /// The fields, in the dialog.
    private var fields: SurfaceHost!
    /// The buttons and the message, which are shown by the dialog.
    private let spoken: SurfaceHost
    private let messageHost: SurfaceHost
    private var buttons: [any ControlHolding] = []
    private var addedButtons: [AlertContent.Button] = []
    private let context = PresentationContext()

    init(
        _ modifier: _AlertModifier<Actions, Message>, _ content: Actions, over surface: any Surface,
        parent: _GraphNode, dismiss: @escaping @MainActor () -> Void
    ) {
        self.modifier = modifier
        self.dismiss = dismiss
        spoken = SurfaceHost.bare()
        messageHost = SurfaceHost.bare()
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        super.init(parent: parent)
        flags.subtract(.ofContainer)
        environment = scope
        let (action, context) = (DismissAction(action: dismiss), context)
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            values.dismiss = action
            values.isPresented = true
            values.presentationContext = context
            // The dialog draws the buttons.
            values.buttonStyles = EnvironmentValues().buttonStyles
            return values.list
        }
        actions = Actions._makeNode(content, self)
        message = modifier.message.map { Message._makeNode($0, self) }
        let fieldItems = takeParts()
        dialog = Desktop.chosen.makeAlert(alertContent(hasFields: !fieldItems.isEmpty), over: surface, delegate: self)
        context.surface = dialog.surface
        fields = SurfaceHost { [dialog] _ in dialog!.surface }
        fields.arrangement = VStackLayout(spacing: 6)
        fields.setChildren(fieldItems)
        Structure.noteStale(fields)
        let told: () -> Void = { [weak self] in self.map { Structure.noteStale($0) } }
        spoken.nameChanged = told
        messageHost.nameChanged = told
        NewPresentations.add(dialog)
    }

    func receive(_ new: _AlertModifier<Actions, Message>, _ content: Actions) {
        modifier = new
        Actions._updateNode(actions, content)
        if let message, let new = new.message { Message._updateNode(message, new) }
        Structure.noteStale(self)
    }

    /// Takes up the buttons that there are now; returns the items of what is no button.
    private func takeParts() -> [LayoutItem] {
        buttons = []
        func visit(_ node: _GraphNode) {
            if let holder = node as? any ControlHolding, holder.heldContent is ButtonContent {
                buttons.append(holder)
            } else {
                node.forEachChild(visit)
            }
        }
        visit(actions)
        let items = actions.layoutItems()
        let held = Set(buttons.map { ObjectIdentifier($0.heldItem) })
        func isButton(_ item: LayoutItem) -> Bool {
            var leaves: [LayoutItem] = []
            item.appendLeaves(&leaves)
            return leaves.contains { held.contains(ObjectIdentifier($0)) }
        }
        spoken.setChildren(items.filter(isButton))
        messageHost.setChildren(message?.layoutItems() ?? [])
        return items.filter { !isButton($0) }
    }

    private func alertContent(hasFields: Bool) -> AlertContent {
        var list = buttons.map { holder -> AlertContent.Button in
            guard let button = holder.heldContent as? ButtonContent else { return AlertContent.Button("") }
            return AlertContent.Button(
                button.name, role: button.isCancel ? .cancel : button.isDestructive ? .destructive : .standard,
                isDefault: button.isDefault, isEnabled: holder.heldItem.isEnabled)
        }
        if list.isEmpty { list.append(AlertContent.Button(ownWords("OK"), isDefault: true)) }
        if modifier.addsCancel && !list.contains(where: { $0.role == .cancel }) {
            list.append(AlertContent.Button(ownWords("Cancel"), role: .cancel))
        }
        // Return presses the button that neither cancels nor takes away, as long as there is one such.
        if !list.contains(where: \.isDefault) {
            let standard = list.indices.filter { list[$0].role == .standard }
            if let index = standard.first, standard.count == 1 || !modifier.addsCancel { list[index].isDefault = true }
        }
        return AlertContent(
            title: modifier.title, message: messageHost.accessibleName, buttons: list, hasFields: hasFields
        ) { [weak self] in self?.pressed($0) }
    }

    /// Every button ends the alert, after what it does.
    private func pressed(_ index: Int) {
        guard !flags.contains(.unmounted) else { return }
        if buttons.indices.contains(index) { (buttons[index].heldContent as? ButtonContent)?.action() }
        dismiss()
        Graph.requestWork()
    }

    func refreshOutputs() {
        fields.setChildren(takeParts())
        Structure.noteStale(fields)
        dialog.update(alertContent(hasFields: fields.childCount > 0))
    }

    override func childOutputsChanged() -> Bool {
        if dialog != nil { Structure.noteStale(self) }
        return true
    }

    override func appendOutputs(_ outputs: inout [AnyObject]) {}

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        if let actions { body(actions) }
        if let message { body(message) }
    }

    // MARK: What the desktop asks

    func measure(width: Double?, height: Double?) -> CGSize { fields?.measure(width: width, height: height) ?? .zero }
    func minimumSize() -> CGSize { fields?.minimumSize() ?? .zero }
    func layout(in size: CGSize) { fields?.layout(in: size) }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }

    /// A dialog knows by itself what Escape presses.
    func dismissRequested() {}

    override func unmount() {
        super.unmount()
        NewPresentations.forget(dialog)
        dialog.close()
        actions.unmount()
        message?.unmount()
        for host in [spoken, messageHost, fields!] {
            host.removeAll()
            host.setChildren([])
        }
        scope.remove()
    }
}
