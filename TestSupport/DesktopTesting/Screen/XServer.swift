import CDesktop
import Glibc
import Synchronization

/// A connection to an X server: windows, their properties and places.
///
/// Windows come and go while they are read. X reports that as errors after the fact, and Xlib's own answer is to end
/// the process; here they are ignored, and the reading functions answer nil.
final class XServer: @unchecked Sendable {
    // Unchecked: Xlib locks its connection itself once XInitThreads has run; `atoms` has its own lock.
    let display: OpaquePointer
    let root: Window
    private let atoms = Mutex<[String: Atom]>([:])

    private static let prepared: Void = {
        XInitThreads()
        XSetErrorHandler { _, _ in 0 }
    }()

    init(display name: String) throws {
        _ = Self.prepared
        guard let display = XOpenDisplay(name) else { throw DesktopFailure("cannot connect to X server \(name)") }
        self.display = display
        // When the X server dies first, Xlib would end the test process.
        XSetIOErrorExitHandler(display, { _, _ in }, nil)
        root = XDefaultRootWindow(display)
    }

    func close() { XCloseDisplay(display) }

    func atom(_ name: String) -> Atom {
        atoms.withLock { known in
            if let atom = known[name] { return atom }
            let atom = XInternAtom(display, name, 0)
            known[name] = atom
            return atom
        }
    }

    func name(of atom: Atom) -> String? {
        guard let text = XGetAtomName(display, atom) else { return nil }
        defer { XFree(text) }
        return String(cString: text)
    }

    /// Waits until the server has handled all that was sent.
    func synchronize() { XSync(display, 0) }

    // MARK: Properties

    private func property<Result>(
        _ window: Window, _ name: String,
        _ read: (_ data: UnsafeMutablePointer<UInt8>, _ format: Int32, _ count: Int) -> Result
    ) -> Result? {
        var type: Atom = 0
        var format: Int32 = 0
        var count: UInt = 0
        var rest: UInt = 0
        var data: UnsafeMutablePointer<UInt8>?
        let status = XGetWindowProperty(
            display, window, atom(name), 0, 1 << 20, 0, Atom(AnyPropertyType), &type, &format, &count, &rest, &data)
        defer { if let data { XFree(data) } }
        guard status == Success, type != 0, let data else { return nil }
        return read(data, format, Int(count))
    }

    /// A property of 32-bit numbers: atoms, windows, cardinals.
    func numbers(_ window: Window, _ name: String) -> [Int]? {
        property(window, name) { data, format, count in
            guard format == 32 else { return [] }
            // Xlib gives 32-bit items as C longs.
            return data.withMemoryRebound(to: Int.self, capacity: count) { longs in
                (0..<count).map { Int(UInt32(truncatingIfNeeded: longs[$0])) }
            }
        }
    }

    func text(_ window: Window, _ name: String) -> String? {
        property(window, name) { data, format, count in
            format == 8 ? String(decoding: UnsafeBufferPointer(start: data, count: count), as: UTF8.self) : ""
        }
    }

    // MARK: Windows

    /// The window's area in screen pixels, without what a window manager puts around it.
    ///
    /// XTranslateCoordinates gives it directly; the sums that common tools make from parents count frames twice.
    func geometry(_ window: Window) -> Rectangle? {
        guard let attributes = attributes(window) else { return nil }
        var x: Int32 = 0
        var y: Int32 = 0
        var child: Window = 0
        guard XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else { return nil }
        return Rectangle(x: Int(x), y: Int(y), width: Int(attributes.width), height: Int(attributes.height))
    }

    func attributes(_ window: Window) -> XWindowAttributes? {
        var attributes = XWindowAttributes()
        return XGetWindowAttributes(display, window, &attributes) != 0 ? attributes : nil
    }

    func isViewable(_ window: Window) -> Bool { attributes(window)?.map_state == IsViewable }

    /// The children of a window, lowest first.
    func children(_ window: Window) -> [Window] {
        var rootWindow: Window = 0
        var parent: Window = 0
        var list: UnsafeMutablePointer<Window>?
        var count: UInt32 = 0
        guard XQueryTree(display, window, &rootWindow, &parent, &list, &count) != 0 else { return [] }
        defer { if let list { XFree(list) } }
        return (0..<Int(count)).compactMap { list?[$0] }
    }

    /// The child of the root window that holds `window`: itself, or the window manager's frame.
    func outermost(_ window: Window) -> Window? {
        var current = window
        while true {
            var rootWindow: Window = 0
            var parent: Window = 0
            var list: UnsafeMutablePointer<Window>?
            var count: UInt32 = 0
            guard XQueryTree(display, current, &rootWindow, &parent, &list, &count) != 0 else { return nil }
            if let list { XFree(list) }
            if parent == root || parent == 0 { return current }
            current = parent
        }
    }

    /// The topmost visible child of the root window at `point`.
    func outermost(at point: Point) -> Window? {
        children(root).last { window in
            guard isViewable(window), let area = geometry(window) else { return false }
            return area.contains(point)
        }
    }

    /// Sends a request to the window manager, as EWMH says.
    func request(_ window: Window, _ type: String, _ data: [Int]) {
        var event = XEvent()
        event.xclient.type = ClientMessage
        event.xclient.window = window
        event.xclient.message_type = atom(type)
        event.xclient.format = 32
        let padded = data + Array(repeating: 0, count: max(0, 5 - data.count))
        event.xclient.data.l = (padded[0], padded[1], padded[2], padded[3], padded[4])
        XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &event)
        XFlush(display)
    }
}

extension XServer {
    /// Waits until the window manager really manages windows, by showing it one. It announces itself earlier, and a
    /// window that asks to be shown in between may stay hidden for ever.
    func windowManagerManages(timeout: Double) -> Bool {
        let window = XCreateSimpleWindow(display, root, 0, 0, 10, 10, 0, 0, 0)
        func isListed() -> Bool { numbers(root, "_NET_CLIENT_LIST")?.contains(Int(window)) ?? false }
        let end = monotonicSeconds() + timeout
        repeat {
            // Asked again when nothing happens: the request may have been the one that was lost.
            XMapWindow(display, window)
            synchronize()
        } while poll(timeout: 0.2, { isListed() && isViewable(window) ? true : nil }) == nil && monotonicSeconds() < end
        let isManaged = isListed()
        XDestroyWindow(display, window)
        synchronize()
        return isManaged && poll(timeout: timeout, { isListed() ? nil : true }) != nil
    }

    /// The top window that has the keyboard, asked of the server itself: GTK gives it to a child of its window.
    var focusedWindow: Window? {
        var focus: Window = 0
        var revert: Int32 = 0
        XGetInputFocus(display, &focus, &revert)
        // 0 is none, 1 is whatever lies below the pointer.
        return focus > 1 && focus != root ? outermost(focus) : nil
    }

    /// Whether a compositor draws the screen.
    var hasCompositor: Bool { XGetSelectionOwner(display, atom("_NET_WM_CM_S0")) != 0 }
}
