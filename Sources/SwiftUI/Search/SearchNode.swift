import Foundation
import Ground
import Toolkit
import ViewGraph
import ViewLayout

/// Adds a search field.
public struct _SearchModifier: ViewModifier {
    public typealias Body = Never
    let text: Binding<String>
    let isPresented: Binding<Bool>?
    let prompt: String?
    var tokens: SearchTokens?

    public static func _makeModifiedNode<V: View>(
        _ modifier: Self, _ content: V, _ parent: _GraphNode
    ) -> _GraphNode {
        SearchNode(modifier, content, parent: parent)
    }
    public static func _updateModifiedNode<V: View>(_ node: _GraphNode, _ modifier: Self, _ content: V) {
        unsafeDowncast(node, to: SearchNode<V>.self).receive(modifier, content)
    }
}

/// The place of a view that can be searched, and of the field in the title bar.
final class SearchNode<Content: View>: ParentNode, PreferenceReading {
    private var modifier: _SearchModifier
    private let scope: EnvironmentScope
    private let header: HeaderGroup?
    private var field: HeaderItem<SearchField>!
    private let state = SearchState()
    private var isSearching = false
    private var hasFocus = false
    private var hasText = false
    private var hadText = false
    /// The text whose suggestions the person has done with: one was taken, or they were put away.
    private var settledText: String?
    /// Those of modifiers inside, and around.
    private var suggestions: SearchSuggestions?
    private var outerSuggestions: SearchSuggestions?
    private var hidesSuggestions = false
    private var shown: PresentedNode<SuggestionList>?
    private var sentinel: ObservationSentinel?
    /// The tokens' views, for what they say.
    private var tokenNodes: [HostNode<AnyView>] = []
    private var tokenNames: [String] = []
    private var suggestedTokens: SearchSuggestions?
    /// A token that the person changes.
    private var changed: PresentedNode<TokenChange>?
    private var changedIndex = 0
    private var focusBindings: [SearchFocus] = []

    init(_ modifier: _SearchModifier, _ content: Content, parent: _GraphNode) {
        self.modifier = modifier
        scope = EnvironmentScope(parent: parent.environment) { $0 }
        header = Graph.untracked { EnvironmentValues(parent.environment).headerGroup }
        super.init(parent: parent)
        environment = scope
        applyEnvironment()
        field = HeaderItem(view, at: .search, in: header, parent: self)
        field.isShown = true
        state.focusChanged = { [weak self] in self?.focusChanged($0) }
        state.ended = { [weak self] in self?.escape() }
        state.moved = { [weak self] in self?.move($0) ?? false }
        state.submitted = { [weak self] in self?.submitted() ?? false }
        header?.setFind(self) { [weak self] in self?.begin() }
        child = Content._makeNode(content, self)
        update()
        PreferenceReaders.noteStale(self)
    }

    func receive(_ new: _SearchModifier, _ content: Content) {
        modifier = new
        field.receive(view)
        Content._updateNode(child, content)
        update()
    }

    override func update() {
        var tokens: [AnyView] = []
        let wanted = Graph.evaluate(self, &sentinel) {
            tokens = modifier.tokens?.views() ?? []
            suggestedTokens = modifier.tokens?.suggestions()
            hasText = !modifier.text.wrappedValue.isEmpty
            let around = EnvironmentValues(parent!.environment)
            outerSuggestions = around.searchSuggestions
            hidesSuggestions = around.hidesSearchSuggestions
            bindFocus(around.searchFocus)
            return modifier.isPresented?.wrappedValue
        }
        showTokens(tokens)
        if let wanted, wanted != isSearching {
            if wanted { begin() } else { leave() }
        }
        if hasText != hadText {
            hadText = hasText
            applyEnvironment()
        }
        showSuggestions()
    }

    private var view: SearchField {
        var field = SearchField(
            text: modifier.text, prompt: modifier.prompt ?? ownWords("Search"), state: state, tokens: tokenNames,
            removeToken: { [weak self] in self?.removeToken($0) })
        if let tokens = modifier.tokens, tokens.areEditable {
            field.pressToken = { [weak self] in self?.changeToken($0, at: $1) }
        }
        return field
    }

    // MARK: Tokens

    private func showTokens(_ views: [AnyView]) {
        if views.isEmpty, tokenNodes.isEmpty { return }
        while tokenNodes.count > views.count { tokenNodes.removeLast().unmount() }
        for (node, view) in zip(tokenNodes, views) { node.receive(view) }
        for view in views.dropFirst(tokenNodes.count) {
            let node = HostNode(view, host: .bare(), parent: self)
            node.host.nameChanged = { [weak self] in self?.nameTokens() }
            tokenNodes.append(node)
        }
        nameTokens()
        if let changed {
            if changedIndex < views.count {
                changed.receive(tokenChange(views[changedIndex]))
            } else {
                endChange()
            }
        }
    }

    /// Shows a token's view with what is in it.
    private func changeToken(_ index: Int, at place: CGRect) {
        endChange()
        guard let views = modifier.tokens?.views(), index < views.count, let surface = field?.surface else { return }
        changedIndex = index
        var content = PresentationContent(.popover(.bottom))
        content.anchor = place
        changed = PresentedNode(
            tokenChange(views[index]), content, dismiss: { [weak self] in self?.endChange() }, parent: self
        ) {
            Desktop.chosen.makePresentation(content, over: surface, delegate: $0)
        }
        Graph.requestWork()
    }

    private func tokenChange(_ view: AnyView) -> TokenChange {
        let name = changedIndex < tokenNames.count ? tokenNames[changedIndex] : ""
        return TokenChange(token: view, name: name) { [weak self] in
            guard let self else { return }
            let index = changedIndex
            endChange()
            removeToken(index)
        }
    }

    private func endChange() {
        changed?.unmount()
        changed = nil
        Graph.requestWork()
    }

    private func nameTokens() {
        let names = tokenNodes.map(\.host.accessibleName)
        if names == tokenNames { return }
        tokenNames = names
        field?.receive(view)
        if !Graph.isUpdating { Graph.requestWork() }
    }

    private func removeToken(_ index: Int) {
        modifier.tokens?.remove(index)
        Graph.requestWork()
    }

    // MARK: Searching

    private func begin() {
        setSearching(true)
        state.focus()
    }

    /// Empties the field and leaves it.
    private func end() {
        if !modifier.text.wrappedValue.isEmpty { modifier.text.wrappedValue = "" }
        for index in tokenNames.indices.reversed() { modifier.tokens?.remove(index) }
        leave()
        state.returnFocus()
        Graph.requestWork()
    }

    /// Puts suggestions away, and where there are none ends the search.
    private func escape() {
        guard shown != nil else { return end() }
        settle()
    }

    private func move(_ step: Int) -> Bool {
        defer { Graph.requestWork() }
        if shown == nil, settledText != nil, step > 0 {
            settledText = nil
            showSuggestions()
            return shown != nil
        }
        return shown != nil && choice.move(step)
    }

    /// Return: takes the chosen suggestion, or is for the author's actions.
    private func submitted() -> Bool {
        if shown != nil, choice.take() { return true }
        settle()
        return false
    }

    private func settle() {
        settledText = modifier.text.wrappedValue
        showSuggestions()
        Graph.requestWork()
    }

    private func leave() { setSearching(false) }

    private func focusChanged(_ hasFocus: Bool) {
        self.hasFocus = hasFocus
        state.hasFocus = hasFocus
        for binding in focusBindings { hasFocus ? binding.entered() : binding.left() }
        if hasFocus {
            setSearching(true)
        } else if modifier.text.wrappedValue.isEmpty, tokenNames.isEmpty {
            setSearching(false)
        }
        showSuggestions()
        Graph.requestWork()
    }

    private func bindFocus(_ new: [SearchFocus]) {
        if new == focusBindings { return }
        for old in focusBindings { old.unbind(state) }
        focusBindings = new
        for binding in new { binding.bind(state) }
    }

    private func setSearching(_ isSearching: Bool) {
        guard isSearching != self.isSearching else { return }
        self.isSearching = isSearching
        applyEnvironment()
        if let binding = modifier.isPresented, binding.wrappedValue != isSearching {
            binding.wrappedValue = isSearching
        }
        showSuggestions()
    }

    private func applyEnvironment() {
        let (isSearching, hasText) = (isSearching, hasText)
        let dismiss = DismissSearchAction { [weak self] in self?.end() }
        scope.setTransform { list in
            var values = EnvironmentValues(list: list)
            values.isSearching = isSearching
            values.dismissSearch = dismiss
            values.hasSearchText = hasText
            values.outerSearchScopes = values.searchScopes
            values.searchScopes = nil
            values.searchSuggestions = nil
            values.searchFocus = []
            return values.list
        }
    }

    // MARK: Suggestions

    var preferenceKey: ObjectIdentifier { ObjectIdentifier(SearchSuggestionsKey.self) }

    func collectPreferences() {
        suggestions = Preferences.value(SearchSuggestionsKey.self, of: child) ?? nil
        showSuggestions()
    }

    private func showSuggestions() {
        let text = modifier.text.wrappedValue
        if text != settledText { settledText = nil }
        guard isSearching, hasFocus, settledText == nil, !hidesSuggestions,
            let suggestions = suggestions ?? outerSuggestions ?? suggestedTokens, let surface = field?.surface,
            let size = field?.size
        else {
            shown?.unmount()
            shown = nil
            choice.forget()
            return
        }
        let list = SuggestionList(suggestions: suggestions.view, choice: choice)
        if let shown { return shown.receive(list) }
        var content = PresentationContent(.popover(.bottom))
        content.anchor = CGRect(origin: .zero, size: size)
        content.isTransient = false
        content.takesFocus = false
        shown = PresentedNode(list, content, dismiss: { [weak self] in self?.leave() }, parent: self) {
            Desktop.chosen.makePresentation(content, over: surface, delegate: $0)
        }
        Graph.requestWork()
    }

    private lazy var choice = SuggestionChoice { [weak self] completion in
        guard let self else { return }
        switch completion {
        case .text(let text):
            modifier.text.wrappedValue = text
            settle()
        case .token(_, let token):
            // What was typed led to it.
            guard modifier.tokens?.append(token) ?? false else {
                return Log.once("searchCompletion(\(type(of: token))): no searchable around it has such tokens")
            }
            if !modifier.text.wrappedValue.isEmpty { modifier.text.wrappedValue = "" }
            settle()
        }
    }

    // MARK: Node

    override func forEachChild(_ body: (_GraphNode) -> Void) {
        super.forEachChild(body)
        field?.forEach(body)
        for node in tokenNodes { body(node) }
    }

    override func unmount() {
        super.unmount()
        sentinel?.cancel()
        for node in tokenNodes { node.unmount() }
        header?.setFind(self, nil)
        shown?.unmount()
        shown = nil
        changed?.unmount()
        changed = nil
        for binding in focusBindings { binding.unbind(state) }
        field.end()
        scope.remove()
    }
}
