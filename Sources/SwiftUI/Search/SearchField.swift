import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What a search's field and its node have in common.
final class SearchState: SearchFocusTarget {
    nonisolated(unsafe) var focusChanged: @MainActor (Bool) -> Void = { _ in }
    nonisolated(unsafe) var ended: @MainActor () -> Void = {}
    nonisolated(unsafe) var moved: @MainActor (Int) -> Bool = { _ in false }
    /// Whether Return was for a suggestion.
    nonisolated(unsafe) var submitted: @MainActor () -> Bool = { false }
    nonisolated(unsafe) weak var control: (any Widget)?

    nonisolated(unsafe) var hasFocus = false

    @MainActor
    func focus() { control?.focus() }

    @MainActor
    func returnFocus() { control?.leaveFocus() }
}

/// The field of a search.
struct SearchField: ControlView {
    static var readsBindings: Bool { true }

    let text: Binding<String>
    let prompt: String
    let state: SearchState
    var tokens: [String] = []
    nonisolated(unsafe) var removeToken: @MainActor (Int) -> Void = { _ in }
    nonisolated(unsafe) var pressToken: (@MainActor (Int, CGRect) -> Void)?

    static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        let node = ControlNode(view, parent: parent)
        view.state.control = node.heldItem.widget
        return node
    }
    static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: ControlNode<Self>.self).receive(view)
    }

    func controlContent(_ environment: EnvironmentValues) -> SearchFieldContent {
        let submit = environment.submitActions(for: .search)
        var content = SearchFieldContent(
            text: text.wrappedValue, placeholder: prompt, textChanged: { [text] in text.wrappedValue = $0 },
            submitted: { [state] in
                if state.submitted() { return }
                for action in submit { action() }
            }, ended: { [state] in state.ended() }, focusChanged: { [state] in state.focusChanged($0) },
            moved: { [state] in state.moved($0) })
        content.tokens = tokens
        content.tokenRemoved = removeToken
        content.tokenPressed = pressToken
        return content
    }
}
