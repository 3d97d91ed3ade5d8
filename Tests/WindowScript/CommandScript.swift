import PowerLoss

/// What a person does with commands, windows and the focus. Numbers of windows are places in `CommandModel.open`.
package enum CommandStep: Equatable, Sendable {
    /// The menu's New Note Window.
    case newNote
    /// The menu's Open Tool, which brings the tool to the front where it is open.
    case openTool
    /// The menu's Close Window.
    case closeFront
    case raise(Int)
    /// Into a field of the note in front.
    case focus(CommandModel.Field)
    /// Chosen in the menu by its title at that time, though it may be disabled.
    case choose(CommandModel.Command)
}

/// What should be open and enabled, worked out without windows.
package struct CommandModel: Equatable, Sendable {
    package enum Field: String, CaseIterable, Sendable { case first, second }
    package enum Command: CaseIterable, Sendable { case more, less, marked, many, inField }

    package struct Note: Equatable, Sendable {
        package var isTool = false
        package var count = 0
        package var isMarked = false
        package var field: Field?

        /// What the window shows.
        package var text: String {
            isTool ? "tool" : "\(count) \(isMarked ? "marked" : "plain") \(field?.rawValue ?? "nowhere")"
        }
        package var title: String { isTool ? "Tool" : "Note" }
    }

    /// An entry of the menu Note.
    package struct Entry: Equatable, Sendable, CustomStringConvertible {
        package var title: String
        package var isEnabled: Bool
        package var isOn: Bool?

        package init(_ title: String, isEnabled: Bool, isOn: Bool? = nil) {
            self.title = title
            self.isEnabled = isEnabled
            self.isOn = isOn
        }

        package var description: String {
            title + (isEnabled ? "" : " (disabled)") + (isOn.map { $0 ? " ✓" : " –" } ?? "")
        }
    }

    /// As they lie, the front one last.
    package internal(set) var open: [Note]
    /// Where the focus is in a window that has just come.
    let firstField: Field?

    init(firstField: Field?) {
        self.firstField = firstField
        open = [Note(field: firstField)]
    }

    private var front: Note { open[open.count - 1] }

    /// The menu Note, as it should be now.
    package var entries: [Entry] {
        let note = front.isTool ? nil : front
        var entries = [
            Entry("More", isEnabled: note != nil), Entry("Less", isEnabled: (note?.count ?? 0) != 0),
            Entry("Marked", isEnabled: note != nil, isOn: note?.isMarked ?? false),
        ]
        if note?.count ?? 0 > 2 { entries.append(Entry("Many", isEnabled: true)) }
        entries.append(Entry("In \(note?.field?.rawValue ?? "nothing")", isEnabled: note?.field != nil))
        return entries
    }

    /// Of commands on text.
    package var textIsFocused: Bool { front.field != nil }

    /// The title of a command now; nil where it is not in the menu.
    package func title(of command: Command) -> String? {
        let number = entries.count
        switch command {
        case .more: return "More"
        case .less: return "Less"
        case .marked: return "Marked"
        case .many: return number == 5 ? "Many" : nil
        case .inField: return entries[number - 1].title
        }
    }

    /// Brings the model up to date; false for what cannot be done now.
    mutating func take(_ step: CommandStep, most: Int) -> Bool {
        let last = open.count - 1
        switch step {
        case .newNote:
            if open.count >= most { return false }
            open.append(Note(field: firstField))
        case .openTool:
            if let index = open.firstIndex(where: \.isTool) {
                open.append(open.remove(at: index))
            } else {
                open.append(Note(isTool: true))
            }
        case .closeFront:
            if open.count < 2 { return false }
            open.removeLast()
        case .raise(let index): open.append(open.remove(at: index))
        case .focus(let field):
            if front.isTool { return false }
            open[last].field = field
        case .choose(let command):
            guard let title = title(of: command), let entry = entries.first(where: { $0.title == title }) else {
                return false
            }
            // A choice of what is disabled changes nothing.
            guard entry.isEnabled else { return true }
            switch command {
            case .more: open[last].count += 1
            case .less: open[last].count -= 1
            case .marked: open[last].isMarked.toggle()
            case .many: open[last].count = 0
            case .inField: open[last].count += 10
            }
        }
        return true
    }
}

/// Random steps from a seed, and what they should lead to.
package struct CommandScript {
    package private(set) var model: CommandModel
    private var numbers: SeededNumbers
    private let most: Int

    /// - Parameter firstField: where the focus is in a window that has just come; desktops differ.
    package init(seed: UInt64, firstField: CommandModel.Field?, most: Int = 8) {
        numbers = SeededNumbers(seed: seed)
        self.most = most
        model = CommandModel(firstField: firstField)
    }

    /// The next step; `model` is what should be after it.
    package mutating func next() -> CommandStep {
        while true {
            let step = candidate()
            if model.take(step, most: most) { return step }
        }
    }

    private mutating func candidate() -> CommandStep {
        switch Int.random(in: 0..<12, using: &numbers) {
        case 0: .newNote
        case 1: .openTool
        case 2: .closeFront
        case 3, 4: .raise(Int.random(in: model.open.indices, using: &numbers))
        case 5, 6: .focus(CommandModel.Field.allCases.randomElement(using: &numbers)!)
        default: .choose(CommandModel.Command.allCases.randomElement(using: &numbers)!)
        }
    }
}
