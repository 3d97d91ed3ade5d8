import Foundation

/// Records how to undo what the user does, and does so, and redoes it.
///
/// Use it on one thread, as a rule the main one. Differences from Apple's: a target that is gone is passed over rather
/// than called; there is no `prepare(withInvocationTarget:)` and no selector, as Linux has no Objective-C; and an event,
/// for `groupsByEvent`, is one turn of the main dispatch queue rather than of the run loop.
open class UndoManager: NSObject, @unchecked Sendable {
    private var undoStack: [UndoGroup] = []
    private var redoStack: [UndoGroup] = []
    /// The open groups, the outermost first.
    private var open: [UndoGroup] = []
    private var isEventGroupOpen = false
    private var disabledLevels = 0
    /// Told when what can be undone or redone, or its name, may be another; for menus.
    package final var stateChanged: (() -> Void)?
    /// How many changes were recorded, those of undoing and redoing too.
    package private(set) final var registrations = 0
    /// Told of each.
    package final var registered: (() -> Void)?

    /// A manager with nothing to undo.
    public override init() { super.init() }

    // MARK: Registering

    /// Records how to undo a change that is being made to `target`. While undoing, this records how to redo, and the
    /// other way round; otherwise what could be redone is forgotten.
    ///
    /// The target is not kept alive; the closure is, until it can no longer be undone. Nothing is recorded while
    /// registration is disabled. Without a group, as when `groupsByEvent` is off, this makes a group of its own.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = UndoAction(target: target) { object in
            if let target = object as? TargetType { handler(target) }
        }
        openEventGroupIfNeeded()
        let closesAlone = open.isEmpty
        if closesAlone { beginUndoGrouping() }
        open.last?.entries.append(.action(action))
        if !isUndoing && !isRedoing { redoStack.removeAll() }
        if closesAlone { endUndoGrouping() }
        registrations += 1
        registered?()
        stateChanged?()
    }

    /// Whether changes are recorded. Calls to disable and enable are counted.
    open var isUndoRegistrationEnabled: Bool { disabledLevels == 0 }

    /// Stops recording, until enabled as often as disabled.
    open func disableUndoRegistration() { disabledLevels += 1 }

    /// Records again. A call too many does nothing (on Apple's systems it throws an exception).
    open func enableUndoRegistration() { disabledLevels = max(0, disabledLevels - 1) }

    // MARK: Groups

    /// Whether all changes in one turn of the main queue are undone together. On at first.
    open var groupsByEvent = true

    /// How many groups are open.
    open var groupingLevel: Int { open.count }

    /// How many groups can be undone; the oldest are forgotten. Zero, as at first, for no limit.
    open var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// The modes in which events end groups. Kept for Apple's interface; here a turn of the main queue always does.
    open var runLoopModes: [RunLoop.Mode] = [.default]

    /// Opens a group: what is recorded until it is closed is undone together.
    open func beginUndoGrouping() {
        openEventGroupIfNeeded()
        openGroup()
    }

    /// Closes the innermost group. Without an open group this does nothing (on Apple's systems it throws an
    /// exception). An empty group is forgotten.
    open func endUndoGrouping() {
        guard !open.isEmpty else { return }
        post(.NSUndoManagerCheckpoint)
        guard let group = open.popLast() else { return }
        if open.isEmpty { isEventGroupOpen = false }
        post(.NSUndoManagerWillCloseUndoGroup)
        if !group.isEmpty {
            if let outer = open.last {
                outer.entries.append(.group(group))
                if outer.actionName.isEmpty { outer.actionName = group.actionName }
            } else if isUndoing {
                redoStack.append(group)
            } else {
                undoStack.append(group)
                trim()
            }
        }
        post(.NSUndoManagerDidCloseUndoGroup)
    }

    private func openGroup() {
        post(.NSUndoManagerCheckpoint)
        open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openEventGroupIfNeeded() {
        guard groupsByEvent, open.isEmpty, !isUndoing, !isRedoing else { return }
        isEventGroupOpen = true
        openGroup()
        let event = open[0]
        let expected = ObjectIdentifier(event)
        DispatchQueue.main.async { [weak self] in
            guard let self, isEventGroupOpen, open.first.map(ObjectIdentifier.init) == expected, open.count == 1
            else { return }
            endUndoGrouping()
        }
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoStack.removeFirst(max(0, undoStack.count - levelsOfUndo))
        redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
    }

    // MARK: Undo and redo

    /// Whether there is something to undo.
    open var canUndo: Bool { !undoStack.isEmpty || open.contains { !$0.isEmpty } }
    /// Whether there is something to redo.
    open var canRedo: Bool { !redoStack.isEmpty }
    /// Whether it is undoing now.
    open private(set) var isUndoing = false
    /// Whether it is redoing now.
    open private(set) var isRedoing = false

    /// Undoes the last group. The open group, if it is the only one, is closed first. Does nothing while more groups
    /// are open, while undoing or redoing, or if there is nothing to undo.
    open func undo() {
        if open.count == 1 { endUndoGrouping() }
        undoNestedGroup()
    }

    /// Undoes the last closed group. Does nothing while a group is open.
    open func undoNestedGroup() {
        guard open.isEmpty, !isUndoing, !isRedoing, let group = undoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillUndoChange)
        isUndoing = true
        replay(group)
        isUndoing = false
        post(.NSUndoManagerDidUndoChange)
    }

    /// Redoes what was undone last, unless something else has been recorded since. Does nothing while a group is
    /// open, or while undoing or redoing.
    open func redo() {
        if open.count == 1 { endUndoGrouping() }
        guard open.isEmpty, !isUndoing, !isRedoing, let group = redoStack.popLast() else { return }
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillRedoChange)
        isRedoing = true
        replay(group)
        isRedoing = false
        post(.NSUndoManagerDidRedoChange)
    }

    /// Performs a group while what it records goes into one group, of the same name unless it is given another.
    private func replay(_ group: UndoGroup) {
        openGroup()
        open[0].actionName = group.actionName
        open[0].isDiscardable = group.isDiscardable
        group.perform()
        while open.count > 1 { endUndoGrouping() }
        endUndoGrouping()
    }

    // MARK: Forgetting

    /// Forgets all that could be undone and redone, and enables registration.
    open func removeAllActions() {
        undoStack.removeAll()
        redoStack.removeAll()
        for group in open { group.entries.removeAll() }
        disabledLevels = 0
        stateChanged?()
    }

    /// Forgets all that would be done to `target`.
    open func removeAllActions(withTarget target: Any) {
        let object = target as AnyObject
        for group in undoStack + redoStack + open { group.removeActions(target: object) }
        undoStack.removeAll(where: \.isEmpty)
        redoStack.removeAll(where: \.isEmpty)
        stateChanged?()
    }

    // MARK: Names

    /// The name of what would be undone, such as "Typing"; empty if it has none.
    open var undoActionName: String {
        // The open group, once it has something in it, is what `undo()` would undo.
        if let group = open.first, !group.isEmpty || undoStack.isEmpty { return group.actionName }
        return undoStack.last?.actionName ?? ""
    }
    /// The name of what would be redone; empty if it has none.
    open var redoActionName: String { redoStack.last?.actionName ?? "" }

    /// Names the group that is open or, if none is, the last one closed.
    open func setActionName(_ actionName: String) {
        if let group = open.first { group.actionName = actionName } else { undoStack.last?.actionName = actionName }
        stateChanged?()
    }

    /// Says whether the group may be lost with little regret, such as a change of selection.
    open func setActionIsDiscardable(_ discardable: Bool) {
        (open.first ?? undoStack.last)?.isDiscardable = discardable
    }
    /// Whether what would be undone may be lost with little regret.
    open var undoActionIsDiscardable: Bool { undoStack.last?.isDiscardable ?? false }
    /// Whether what would be redone may be lost with little regret.
    open var redoActionIsDiscardable: Bool { redoStack.last?.isDiscardable ?? false }

    /// The title of a menu item that undoes: "Undo" with the name.
    open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
    /// The title of a menu item that redoes: "Redo" with the name.
    open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
    /// The title for a name; override it to say it differently.
    open func undoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Undo", actionName) }
    /// The title for a name; override it to say it differently.
    open func redoMenuTitle(forUndoActionName actionName: String) -> String { Self.title("Redo", actionName) }

    private static func title(_ verb: String, _ name: String) -> String {
        let verb = String(localized: String.LocalizationValue(verb))
        return name.isEmpty ? verb : "\(verb) \(name)"
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: self)
        stateChanged?()
    }
}
