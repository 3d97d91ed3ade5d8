import PowerLoss

/// What a person or the app does with windows. Numbers of windows are places in `WindowModel.open`, before the step.
package enum WindowStep: Equatable, Sendable {
    /// `openWindow(id:)`
    case open(WindowModel.Scene)
    /// `openWindow(value:)`, which finds the first group for numbers.
    case openValue(Int)
    /// `openWindow(id: "other", value:)`
    case openOther(Int)
    /// A click on the window, or on its button in a task bar.
    case raise(Int)
    /// The title bar's button.
    case close(Int)
    /// `dismiss()` from the window's content.
    case dismiss(Int)
    /// `dismissWindow(value:)`
    case dismissValue(Int)
    /// `dismissWindow(id:)`
    case dismissAll(WindowModel.Scene)
    /// The content sets the window's value.
    case setValue(Int, Int?)
    case setTitle(Int, String)
    /// The content changes its state.
    case count(Int)
    case minimize(Int)
}

/// Random steps from a seed, and what they should lead to.
package struct WindowScript {
    package private(set) var model = WindowModel()
    private var numbers: SeededNumbers
    private let mostWindows: Int
    private let keepsOneVisible: Bool
    private let minimizes: Bool

    /// - Parameters:
    ///   - mostWindows: further ones are opened by value only.
    ///   - keepsOneVisible: whether all windows may be minimised at once.
    package init(seed: UInt64, mostWindows: Int = 15, keepsOneVisible: Bool = false, minimizes: Bool = true) {
        numbers = SeededNumbers(seed: seed)
        self.mostWindows = mostWindows
        self.keepsOneVisible = keepsOneVisible
        self.minimizes = minimizes
    }

    /// The next step; `model` is what should be open after it.
    package mutating func next() -> WindowStep {
        while true {
            let step = candidate()
            if take(step) { return step }
        }
    }

    private mutating func candidate() -> WindowStep {
        let value = Int.random(in: 0..<5, using: &numbers)
        let index = Int.random(in: model.open.indices, using: &numbers)
        switch Int.random(in: 0..<15, using: &numbers) {
        case 0: return .open(.main)
        case 1: return .open(.item)
        case 2: return .open(.other)
        case 3: return .open(.tool)
        case 4, 5: return .openValue(value)
        case 6: return .openOther(value)
        case 7: return .raise(index)
        case 8: return .close(index)
        case 9: return .dismiss(index)
        case 10: return .dismissValue(value)
        case 11: return .dismissAll(WindowModel.Scene.allCases.randomElement(using: &numbers)!)
        case 12: return .setValue(index, value == 4 && model.open[index].scene == .item ? nil : value)
        case 13: return .setTitle(index, "T\(value)")
        default: return Bool.random(using: &numbers) ? .count(index) : .minimize(index)
        }
    }

    /// Brings the model up to date; false for what cannot be done now.
    private mutating func take(_ step: WindowStep) -> Bool {
        var new = model
        switch step {
        case .open(let scene):
            if scene != .tool && model.open.count >= mostWindows { return false }
            new.openWithout(scene)
        case .openValue(let value): new.openWith(value, .item)
        case .openOther(let value): new.openWith(value, .other)
        case .raise(let index): new.raise(index)
        case .close(let index), .dismiss(let index): new.close(index)
        case .dismissValue(let value): new.close { $0.scene.takesValues && $0.value == value }
        case .dismissAll(let scene): new.close { $0.scene == scene }
        case .setValue(let index, let value):
            if model.open[index].isMinimized || !model.open[index].scene.takesValues { return false }
            new.change(index) { $0.value = value }
        case .setTitle(let index, let title):
            if model.open[index].isMinimized { return false }
            new.change(index) { $0.title = title }
        case .count(let index):
            if model.open[index].isMinimized { return false }
            new.change(index) { $0.count += 1 }
        case .minimize(let index):
            guard minimizes else { return false }
            if model.open[index].isMinimized { return false }
            new.change(index) { $0.isMinimized = true }
        }
        // The app ends with its last window.
        if new.open.isEmpty || (keepsOneVisible && new.activeIndex == nil) { return false }
        model = new
        return true
    }
}
