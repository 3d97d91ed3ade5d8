import Foundation
import FoundationSupplement
import XCTest

final class UndoManagerTests: XCTestCase {
    /// A value whose changes can be undone.
    private final class Counter {
        let manager: UndoManager
        private(set) var value = 0

        init(_ manager: UndoManager) { self.manager = manager }

        func set(_ new: Int, name: String = "") {
            let old = value
            manager.registerUndo(withTarget: self) { $0.set(old) }
            if !name.isEmpty { manager.setActionName(name) }
            value = new
        }
    }

    private func ungrouped() -> (UndoManager, Counter) {
        let manager = UndoManager()
        manager.groupsByEvent = false
        return (manager, Counter(manager))
    }

    func testUndoAndRedo() {
        let (manager, counter) = ungrouped()
        XCTAssertFalse(manager.canUndo)
        counter.set(1)
        counter.set(2)
        manager.undo()
        XCTAssertEqual(counter.value, 1)
        manager.undo()
        XCTAssertEqual(counter.value, 0)
        XCTAssertFalse(manager.canUndo)
        manager.undo()
        manager.redo()
        XCTAssertEqual(counter.value, 1)
        manager.redo()
        XCTAssertEqual(counter.value, 2)
        XCTAssertFalse(manager.canRedo)
        manager.undo()
        counter.set(9)
        XCTAssertFalse(manager.canRedo)
        manager.undo()
        XCTAssertEqual(counter.value, 1)
    }

    func testGroupsAreUndoneTogetherLastFirst() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var log: [Int] = []
        let target = NSObject()
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { _ in log.append(1) }
        manager.beginUndoGrouping()
        manager.registerUndo(withTarget: target) { _ in log.append(2) }
        manager.endUndoGrouping()
        XCTAssertEqual(manager.groupingLevel, 1)
        manager.registerUndo(withTarget: target) { _ in log.append(3) }
        manager.endUndoGrouping()
        manager.undo()
        XCTAssertEqual(log, [3, 2, 1])
        XCTAssertFalse(manager.canUndo)
        manager.beginUndoGrouping()
        manager.endUndoGrouping()
        manager.endUndoGrouping()
        XCTAssertFalse(manager.canUndo)
    }

    func testOneEventIsOneGroup() {
        let manager = UndoManager()
        let counter = Counter(manager)
        counter.set(1)
        counter.set(2)
        XCTAssertTrue(manager.canUndo)
        let turn = expectation(description: "next turn")
        DispatchQueue.main.async { turn.fulfill() }
        wait(for: [turn], timeout: 10)
        XCTAssertEqual(manager.groupingLevel, 0)
        counter.set(3)
        manager.undo()
        XCTAssertEqual(counter.value, 2)
        manager.undo()
        XCTAssertEqual(counter.value, 0)
        manager.redo()
        XCTAssertEqual(counter.value, 2)
    }

    func testNames() {
        let (manager, counter) = ungrouped()
        counter.set(1, name: "Typing")
        XCTAssertEqual(manager.undoActionName, "Typing")
        XCTAssertEqual(manager.undoMenuItemTitle, "Undo Typing")
        XCTAssertEqual(manager.redoMenuItemTitle, "Redo")
        manager.undo()
        XCTAssertEqual(manager.undoActionName, "")
        XCTAssertEqual(manager.redoActionName, "Typing")
        manager.redo()
        XCTAssertEqual(manager.undoActionName, "Typing")
    }

    func testLimitsAndDisabling() {
        let (manager, counter) = ungrouped()
        manager.levelsOfUndo = 2
        (1...4).forEach { counter.set($0) }
        (0..<4).forEach { _ in manager.undo() }
        XCTAssertEqual(counter.value, 2)
        manager.disableUndoRegistration()
        counter.set(7)
        manager.enableUndoRegistration()
        XCTAssertFalse(manager.canUndo)
        counter.set(8)
        manager.removeAllActions(withTarget: counter)
        XCTAssertFalse(manager.canUndo)
        counter.set(9)
        manager.removeAllActions()
        XCTAssertFalse(manager.canUndo || manager.canRedo)
    }

    func testTargetIsNotKept() {
        let manager = UndoManager()
        manager.groupsByEvent = false
        var target: NSObject? = NSObject()
        weak let gone = target
        manager.registerUndo(withTarget: target!) { _ in XCTFail("target is gone") }
        target = nil
        XCTAssertNil(gone)
        manager.undo()
    }

    func testNotifications() {
        let (manager, counter) = ungrouped()
        var names: [String] = []
        let all: [Notification.Name] = [
            .NSUndoManagerDidCloseUndoGroup, .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
        ]
        let log = UncheckedBox<[Notification.Name]>([])
        let observers = all.map { name in
            NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
                log.value.append($0.name)
            }
        }
        counter.set(1)
        manager.undo()
        names = log.value.map(\.rawValue)
        XCTAssertEqual(names, [all[0], all[1], all[0], all[2]].map(\.rawValue))
        observers.forEach(NotificationCenter.default.removeObserver)
    }
}
