import Foundation
import Toolkit
import ViewGraph

/// One gesture of a view, as it takes part in a press.
@MainActor
class GestureMember {
    let actions = GestureActions()
    /// Heard whatever others do, and in nobody's way.
    fileprivate(set) var isSimultaneous = false
    enum Standing { case possible, recognized, failed }
    fileprivate(set) var standing = Standing.possible
    fileprivate(set) var isFinished = false
    /// Whether it has the press.
    fileprivate(set) var hasWon = false
    /// Whether it came about by time passing, which what is inside need not fail for.
    fileprivate var isByTime = false
    /// The last event, for the ticks.
    fileprivate var lastEvent: GestureEvent?

    func handle(_ event: GestureEvent) {}
    func reset() {
        (standing, isFinished, hasWon, isByTime, lastEvent) = (.possible, false, false, false, nil)
        actions.discard()
        actions.cleanUp()
    }
    var deadline: Double? { nil }
    var waitsForNextPress: Bool { false }
    func activate() -> Bool { false }
    var isTap: Bool { false }
    func addInterests(to interests: inout PointerInterests) {}
    /// Keeps the press from native controls.
    var claim: @MainActor () -> Void = {}
}

/// The gesture of a type.
final class TypedGestureMember<G: Gesture>: GestureMember {
    private let recognizer: _Recognizer<G.Value>

    init(_ gesture: G, isSimultaneous: Bool) {
        recognizer = G._makeRecognizer(gesture)
        super.init()
        self.isSimultaneous = isSimultaneous
    }

    func update(_ gesture: G) { G._update(recognizer, gesture) }

    override func handle(_ event: GestureEvent) {
        lastEvent = event
        guard !isFinished else { return }
        let before = standing
        switch recognizer.handle(event, actions) {
        case .possible: standing = .possible
        case .active: standing = .recognized
        case .ended: (standing, isFinished) = (.recognized, true)
        case .failed: (standing, isFinished) = (.failed, true)
        }
        if standing == .recognized, before != .recognized, case .tick = event.kind { isByTime = true }
    }

    override func reset() {
        super.reset()
        recognizer.reset()
    }
    override var deadline: Double? { isFinished ? nil : recognizer.deadline }
    override var waitsForNextPress: Bool { !isFinished && recognizer.waitsForNextPress }
    override var isTap: Bool { recognizer.isTap }
    override func addInterests(to interests: inout PointerInterests) { recognizer.addInterests(to: &interests) }
    override func activate() -> Bool {
        guard let activation = recognizer.activation() else { return false }
        activation()
        return true
    }
}

/// Decides which of the gestures under the pointer is meant.
///
/// They come in the order in which the desktop tells them of a press: what is inside first. What is recognised has the
/// press unless something before it may still become a gesture; then all others give up.
@MainActor
enum GestureArbiter {
    private static var members: [GestureMember] = []
    /// When the present press began; members that heard of it are part of it.
    private static var began = -1.0
    private static var ticks = 0

    static func handle(_ event: GestureEvent, _ member: GestureMember) {
        if event.isBeginning { begin(event, member) }
        guard members.contains(where: { $0 === member }) else { return }
        member.handle(event)
        if member.isSimultaneous {
            member.actions.run()
            finishIfDone(member)
        }
        settle()
        scheduleTick()
    }

    /// The view of a gesture has gone.
    static func forget(_ member: GestureMember) {
        member.actions.discard()
        member.actions.cleanUp()
        members.removeAll { $0 === member }
    }

    static func forgetAll() { members = [] }

    private static func begin(_ event: GestureEvent, _ member: GestureMember) {
        // Another pair of fingers of the same gesture.
        if event.time == began, members.contains(where: { $0 === member }) { return }
        if event.time != began {
            began = event.time
            // A new press: only what waited for one goes on.
            for old in members where !old.waitsForNextPress { old.reset() }
            members.removeAll { !$0.waitsForNextPress }
        }
        if member.waitsForNextPress {
            members.removeAll { $0 === member }
        } else {
            member.reset()
            members.removeAll { $0 === member }
        }
        members.append(member)
    }

    private static func settle() {
        var isHeld = false
        for member in members where !member.isSimultaneous {
            switch member.standing {
            case .failed: finishIfDone(member)
            case .possible:
                member.actions.run()
                isHeld = true
            case .recognized:
                // What a member does in answer may take views away, and with them members.
                if member.hasWon || !isHeld || member.isByTime && !member.isFinishedByOthers {
                    win(member)
                    finishIfDone(member)
                    return
                }
                return
            }
        }
    }

    private static func win(_ winner: GestureMember) {
        if !winner.hasWon {
            winner.hasWon = true
            winner.claim()
            for other in members where other !== winner && !other.isSimultaneous {
                other.standing = .failed
                other.isFinished = true
                other.actions.discard()
                other.actions.cleanUp()
            }
        }
        winner.actions.run()
    }

    private static func finishIfDone(_ member: GestureMember) {
        guard member.isFinished else { return }
        if member.standing == .failed { member.actions.discard() }
        member.actions.cleanUp()
    }

    /// Asks for a frame after the first time that a recogniser waits for.
    private static func scheduleTick() {
        let deadlines = members.compactMap(\.deadline)
        guard let next = deadlines.min(), let toolkit = Desktop.toolkit else { return }
        ticks += 1
        let tick = ticks
        toolkit.call(after: max(next - toolkit.now, 0)) {
            guard tick == ticks else { return }
            let now = Desktop.toolkit?.now ?? 0
            for member in members where member.deadline.map({ $0 <= now + 0.0005 }) ?? false {
                guard var event = member.lastEvent else { continue }
                event.kind = .tick
                event.time = max(now, member.deadline ?? now)
                handle(event, member)
            }
            scheduleTick()
        }
    }
}

extension GestureMember {
    /// Whether another gesture has the press already.
    fileprivate var isFinishedByOthers: Bool { standing == .failed }
}
