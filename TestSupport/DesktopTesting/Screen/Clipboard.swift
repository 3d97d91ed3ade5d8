import CDesktop

extension Desktop {
    /// The text on the clipboard, nil when there is none or its owner does not answer within `timeout` seconds.
    package func clipboardText(timeout: Double = 2) throws -> String? {
        compositor == nil ? try selection("CLIPBOARD", timeout) : try waylandSelection([], timeout)
    }

    /// The text that is selected and that the middle mouse button pastes.
    package func primarySelectionText(timeout: Double = 2) throws -> String? {
        compositor == nil ? try selection("PRIMARY", timeout) : try waylandSelection(["--primary"], timeout)
    }

    /// Asks as a clipboard manager does, which needs no window.
    private func waylandSelection(_ options: [String], _ timeout: Double) throws -> String? {
        let reader = try ChildProcess(
            "wl-paste", options + ["--no-newline", "--type", "text/plain;charset=utf-8"], environment: environment)
        guard try reader.waitForExit(timeout: timeout) == .exit(code: 0) else { return nil }
        return reader.standardOutput.lines.joined(separator: "\n")
    }

    /// Asks the owner of a selection as a pasting app does. It has a connection of its own, so that the answer cannot
    /// be taken by another reader.
    private func selection(_ name: String, _ timeout: Double) throws -> String? {
        let server = try XServer(display: environment["DISPLAY"] ?? "")
        defer { server.close() }
        guard XGetSelectionOwner(server.display, server.atom(name)) != 0 else { return nil }
        let window = XCreateSimpleWindow(server.display, server.root, 0, 0, 1, 1, 0, 0, 0)
        XConvertSelection(
            server.display, server.atom(name), server.atom("UTF8_STRING"), server.atom("DESKTOP_TESTING"), window,
            Time(CurrentTime))
        XFlush(server.display)
        return poll(timeout: timeout) { () -> String?? in
            var event = XEvent()
            guard XCheckTypedWindowEvent(server.display, window, SelectionNotify, &event) != 0 else { return nil }
            return event.xselection.property == 0 ? .some(nil) : .some(server.text(window, "DESKTOP_TESTING"))
        } ?? nil
    }
}
