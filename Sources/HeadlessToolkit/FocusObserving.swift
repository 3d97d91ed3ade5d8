import Toolkit

/// A control that tells the engine when it gets and loses the keyboard focus.
@MainActor
protocol FocusObserving: ControlContent {
    func focusChanged(_ hasFocus: Bool)
}

extension TextAreaContent: FocusObserving {
    func focusChanged(_ hasFocus: Bool) { focusChanged(hasFocus) }
}

extension SearchFieldContent: FocusObserving {
    func focusChanged(_ hasFocus: Bool) { focusChanged(hasFocus) }
}

extension TextFieldContent: FocusObserving {
    func focusChanged(_ hasFocus: Bool) { focusChanged(hasFocus) }
}
