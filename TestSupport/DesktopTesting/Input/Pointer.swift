import CDesktop
import Glibc
import Synchronization

/// The mouse of a desktop. Places are screen pixels.
package final class Pointer: Sendable {
    package enum Button: UInt32, Sendable {
        case left = 1, middle = 2, right = 3
    }

    /// What the desktop's settings say is still a double click, in milliseconds: far shorter than people need, so
    /// that two clicks of a test are rarely taken for one double click, nor does a test wait long in between.
    static let doubleClickTime = 200

    private let server: XServer
    private let lastClick = Mutex<(place: Point, time: Double)?>(nil)

    init(_ server: XServer) {
        self.server = server
    }

    package func move(to place: Point) {
        XTestFakeMotionEvent(server.display, -1, Int32(place.x), Int32(place.y), 0)
        server.synchronize()
    }

    package func press(_ button: Button = .left) { send(button.rawValue, isDown: true) }

    package func release(_ button: Button = .left) { send(button.rawValue, isDown: false) }

    private func send(_ button: UInt32, isDown: Bool) {
        XTestFakeButtonEvent(server.display, button, isDown ? 1 : 0, 0)
        server.synchronize()
    }

    /// Clicks `count` times; 2 is a double click. A click after another never becomes a double click with it.
    package func click(at place: Point, _ button: Button = .left, count: Int = 1) {
        if let last = lastClick.withLock({ $0 }) {
            let end = last.time + Double(Self.doubleClickTime + 20) / 1000
            _ = poll(timeout: max(0, end - monotonicSeconds())) { Bool?.none }
        }
        move(to: place)
        // In one message: a pause of a busy machine in between would make two clicks out of a double click.
        for _ in 0..<count {
            XTestFakeButtonEvent(server.display, button.rawValue, 1, 0)
            XTestFakeButtonEvent(server.display, button.rawValue, 0, 0)
        }
        server.synchronize()
        lastClick.withLock { $0 = (place, monotonicSeconds()) }
    }

    /// Presses at `start`, moves to `end` in small steps, and lets go. `beforeRelease` runs while the button is still
    /// down over `end`: the place to wait for what the drag shows.
    ///
    /// The pace is a quick hand's: GTK joins all moves between two frames into one, so a drag in no time would reach
    /// its target before the app knows that it is one.
    ///
    /// - Parameter settle: waits until the app has handled what it got; called after each step.
    package func drag(
        from start: Point, to end: Point, button: Button = .left, settle: () -> Void = {},
        beforeRelease: () throws -> Void = {}
    ) rethrows {
        move(to: start)
        press(button)
        let steps = 10
        var places = (1...steps).map { step in
            Point(x: start.x + (end.x - start.x) * step / steps, y: start.y + (end.y - start.y) * step / steps)
        }
        // What lies below the end answers a move only after it has seen it: stir there a little.
        places += [Point(x: end.x + 1, y: end.y), end, Point(x: end.x + 1, y: end.y), end]
        for place in places {
            move(to: place)
            usleep(20_000)
            settle()
        }
        defer { release(button) }
        try beforeRelease()
    }

    /// Turns the wheel: `down` and `right` in clicks of the wheel, negative for up and left.
    package func scroll(at place: Point, down: Int = 0, right: Int = 0) {
        move(to: place)
        func turn(_ clicks: Int, _ forwards: UInt32, _ backwards: UInt32) {
            for _ in 0..<abs(clicks) {
                let button = clicks > 0 ? forwards : backwards
                send(button, isDown: true)
                send(button, isDown: false)
            }
        }
        turn(down, 5, 4)
        turn(right, 7, 6)
    }
}
