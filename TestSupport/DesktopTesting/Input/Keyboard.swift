import CDesktop
import Synchronization

/// The keyboard of a desktop. What is typed goes to the window that has the focus.
///
/// Characters that no key of the layout gives get a spare key of their own, and keep it. Tools that reassign one key
/// again and again lose characters: the app reads the layout when it handles the key, which is later.
package final class Keyboard: Sendable {
    package struct Modifiers: OptionSet, Sendable {
        package let rawValue: Int
        package init(rawValue: Int) { self.rawValue = rawValue }
        package static let control = Modifiers(rawValue: 1)
        package static let shift = Modifiers(rawValue: 2)
        package static let alt = Modifiers(rawValue: 4)
        package static let superKey = Modifiers(rawValue: 8)

        var keys: [KeySym] {
            [(Modifiers.control, XK_Control_L), (.shift, XK_Shift_L), (.alt, XK_Alt_L), (.superKey, XK_Super_L)]
                .filter { contains($0.0) }.map { KeySym($0.1) }
        }
    }

    private struct Key {
        var code: KeyCode
        var needsShift: Bool
    }

    private let server: XServer
    private let compositor: Compositor?
    private struct Layout {
        var keys: [KeySym: Key] = [:]
        var spare: [KeyCode] = []
    }
    private let layout: Mutex<Layout>

    init(_ server: XServer, _ compositor: Compositor?) {
        self.server = server
        self.compositor = compositor
        // A slow machine must not turn one key press into several.
        XAutoRepeatOff(server.display)
        layout = Mutex(Self.readLayout(server))
    }

    private static func readLayout(_ server: XServer) -> Layout {
        var first: Int32 = 0
        var last: Int32 = 0
        XDisplayKeycodes(server.display, &first, &last)
        var perKey: Int32 = 0
        guard let table = XGetKeyboardMapping(server.display, KeyCode(first), last - first + 1, &perKey) else {
            return Layout()
        }
        defer { XFree(table) }
        var layout = Layout()
        for code in first...last {
            let symbols = (0..<Int(perKey)).map { table[Int(code - first) * Int(perKey) + $0] }
            if symbols.allSatisfy({ $0 == 0 }) {
                layout.spare.append(KeyCode(code))
                continue
            }
            for (level, symbol) in symbols.prefix(2).enumerated() where symbol != 0 && layout.keys[symbol] == nil {
                layout.keys[symbol] = Key(code: KeyCode(code), needsShift: level == 1)
            }
        }
        return layout
    }

    /// Types text as a person would, key by key; any Unicode character works, a line break is the Return key.
    package func type(_ text: String) throws {
        let symbols = text.unicodeScalars.map(Self.symbol(for:))
        // All keys first, then all strokes: see the type's comment.
        let keys = try keys(for: symbols)
        for key in keys { stroke(key, []) }
        server.synchronize()
    }

    /// Presses a key with modifiers: `press("c", [.control, .shift])`, `press("Return")`, `press("F10")`, `press("Escape")`.
    ///
    /// - Parameter name: one character, or a key's name as X has it (`Down`, `Page_Up`, `Tab`, `BackSpace`, `Delete`).
    package func press(_ name: String, _ modifiers: Modifiers = []) throws {
        let symbol: KeySym
        if name.unicodeScalars.count == 1, let scalar = name.unicodeScalars.first {
            symbol = Self.symbol(for: scalar)
        } else {
            symbol = XStringToKeysym(name)
            guard symbol != 0 else { throw DesktopFailure("there is no key named \"\(name)\"") }
        }
        stroke(try keys(for: [symbol])[0], modifiers)
        server.synchronize()
    }

    /// Holds modifiers down while `body` runs, for clicks with Control or Shift.
    package func holding<Result>(_ modifiers: Modifiers, _ body: () throws -> Result) throws -> Result {
        let keys = try keys(for: modifiers.keys)
        for key in keys { XTestFakeKeyEvent(server.display, UInt32(key.code), 1, 0) }
        server.synchronize()
        defer {
            for key in keys.reversed() { XTestFakeKeyEvent(server.display, UInt32(key.code), 0, 0) }
            server.synchronize()
        }
        return try body()
    }

    private func stroke(_ key: Key, _ modifiers: Modifiers) {
        let wanted = key.needsShift ? modifiers.union(.shift) : modifiers
        let held = wanted.keys.map { XKeysymToKeycode(server.display, $0) }
        for code in held { XTestFakeKeyEvent(server.display, UInt32(code), 1, 0) }
        XTestFakeKeyEvent(server.display, UInt32(key.code), 1, 0)
        XTestFakeKeyEvent(server.display, UInt32(key.code), 0, 0)
        for code in held.reversed() { XTestFakeKeyEvent(server.display, UInt32(code), 0, 0) }
    }

    private func keys(for symbols: [KeySym]) throws -> [Key] {
        try layout.withLock { layout in
            let spare = layout.spare.count
            let keys = try symbols.map { symbol in
                if let key = layout.keys[symbol] { return key }
                guard let code = layout.spare.popLast() else {
                    throw DesktopFailure("the keyboard has no spare key left for another character")
                }
                var levels = [symbol, symbol]
                XChangeKeyboardMapping(server.display, Int32(code), 2, &levels, 1)
                server.synchronize()
                let key = Key(code: code, needsShift: false)
                layout.keys[symbol] = key
                return key
            }
            if layout.spare.count != spare { try layoutHasChanged() }
            return keys
        }
    }

    /// Compositors let apps raise windows in answer to input only. People give some, whatever assistive technology they
    /// use; a test that speaks for that technology has to give it by itself.
    func announceInput() {
        guard let compositor else { return }
        stroke(Key(code: XKeysymToKeycode(server.display, KeySym(XK_Shift_L)), needsShift: false), [])
        server.synchronize()
        compositor.roundTrip()
    }

    /// To be called when something other than this class gave the X server another layout: a compositor has its own.
    package func layoutHasChanged() throws {
        try compositor?.takeKeyboardLayout(of: XDisplayString(server.display).map { String(cString: $0) } ?? "")
    }

    private static func symbol(for scalar: Unicode.Scalar) -> KeySym {
        switch scalar {
        case "\n", "\r": KeySym(XK_Return)
        case "\t": KeySym(XK_Tab)
        case "\u{8}": KeySym(XK_BackSpace)
        case "\u{1B}": KeySym(XK_Escape)
        // The first 256 are X's own numbers; all others carry a mark.
        case _ where (0x20...0x7E).contains(scalar.value) || (0xA0...0xFF).contains(scalar.value):
            KeySym(scalar.value)
        default: KeySym(0x0100_0000 | scalar.value)
        }
    }
}
