extension Element {
    /// What an assistive technology can ask of it, by name.
    package var actions: [String] {
        get throws {
            // Not GetActions: that gives names in the user's language.
            let count = try property(Interface.action, "NActions").int ?? 0
            let calls = (0..<count).map {
                BusConnection.Call(
                    destination: bus, path: path, interface: Interface.action, method: "GetName",
                    arguments: [.int32(Int32($0))])
            }
            // An answer for each index, since the index is what counts when one is asked for.
            return try app.desktop.accessibilityBus().callAll(calls).map { (try? $0.get().first?.string) ?? "" }
        }
    }

    /// Does an action that it offers to assistive technologies; throws when it refuses, as disabled controls do.
    package func perform(_ action: String, file: StaticString = #filePath, line: UInt = #line) throws {
        guard let index = try actions.firstIndex(of: action) else {
            throw DesktopFailure("\(self) has no action \"\(action)\", only \(try actions)", file: file, line: line)
        }
        app.desktop.keyboard.announceInput()
        guard try call(Interface.action, "DoAction", [.int32(Int32(index))]).first?.bool == true else {
            throw DesktopFailure("\(self) refused the action \"\(action)\"", file: file, line: line)
        }
    }

    /// Uses it in the way most natural for it: by the action it offers to assistive technologies, or by a click where
    /// it offers none. Waits until it is sensitive. The app handles it after this returns: poll for the result.
    package func press(file: StaticString = #filePath, line: UInt = #line) throws {
        _ = try app.wait("\(self) to be sensitive", file: file, line: line) { try isSensitive ? true : nil }
        // GTK lists the actions of surrounding windows too; only these are the element's own.
        let own = ["click", "toggle", "press"]
        if let action = try? actions.first(where: own.contains) {
            try perform(action, file: file, line: line)
        } else {
            try click(file: file, line: line)
        }
    }

    /// Clicks its centre with the mouse, whether it is sensitive or not.
    package func click(
        _ button: Pointer.Button = .left, count: Int = 1, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        app.desktop.pointer.click(at: try hittablePoint(file: file, line: line), button, count: count)
    }

    package func doubleClick(file: StaticString = #filePath, line: UInt = #line) throws {
        try click(count: 2, file: file, line: line)
    }

    package func rightClick(file: StaticString = #filePath, line: UInt = #line) throws {
        try click(.right, file: file, line: line)
    }

    /// Moves the mouse over it.
    package func hover(file: StaticString = #filePath, line: UInt = #line) throws {
        app.desktop.pointer.move(to: try hittablePoint(file: file, line: line))
    }

    /// Drags it onto another element, of the same app or another on the desktop.
    package func drag(
        to target: Element, beforeRelease: () throws -> Void = {}, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let start = try hittablePoint(file: file, line: line)
        let end = try target.screenFrame.center
        app.desktop.server.synchronize()
        try app.desktop.pointer.drag(
            from: start, to: end,
            settle: {
                app.roundTrip()
                if target.app !== app { target.app.roundTrip() }
            }, beforeRelease: beforeRelease)
    }

    /// Turns the mouse wheel over it: clicks of the wheel, negative for up and left.
    package func scroll(
        down: Int = 0, right: Int = 0, file: StaticString = #filePath, line: UInt = #line
    ) throws {
        let point = try hittablePoint(file: file, line: line)
        let desktop = app.desktop
        guard desktop.compositor != nil, right != 0 else {
            return desktop.pointer.scroll(at: point, down: down, right: right)
        }
        // sway takes no wheel to the side from the X server; with Shift the other wheel is one.
        desktop.pointer.scroll(at: point, down: down)
        try desktop.keyboard.holding(.shift) { desktop.pointer.scroll(at: point, down: right) }
    }

    /// Types text as a person would: clicks into it unless it has the keyboard already, then key by key.
    package func type(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        try focus(file: file, line: line)
        try app.desktop.keyboard.type(text)
    }

    /// Presses keys while it has the keyboard: `press("a", .control)`; see `Keyboard.press`.
    package func press(
        key: String, _ modifiers: Keyboard.Modifiers = [], file: StaticString = #filePath, line: UInt = #line
    ) throws {
        try focus(file: file, line: line)
        try app.desktop.keyboard.press(key, modifiers)
    }

    /// Gives it the keyboard by a click, unless it has it. (GTK 4 refuses AT-SPI's own request for it.)
    package func focus(file: StaticString = #filePath, line: UInt = #line) throws {
        func hasFocus() throws -> Bool {
            guard try window?.isActive ?? true else { return false }
            return try isFocused || contains(includingHidden: true) { try $0.isFocused }
        }
        if try hasFocus() { return }
        try click(file: file, line: line)
        _ = try app.wait("\(self) to have the keyboard focus", file: file, line: line) { try hasFocus() ? true : nil }
    }

    /// Replaces its text at once, as assistive technologies do; no keys are pressed.
    package func setText(_ text: String, file: StaticString = #filePath, line: UInt = #line) throws {
        app.desktop.keyboard.announceInput()
        guard try call(Interface.editableText, "SetTextContents", [.string(text)]).first?.bool == true else {
            throw DesktopFailure("\(self) refused a new text", file: file, line: line)
        }
    }

    /// Sets the number of a slider or spin button, as assistive technologies do.
    package func setValue(_ value: Double) throws {
        _ = try call(
            "org.freedesktop.DBus.Properties", "Set",
            [
                .string(Interface.value), .string("CurrentValue"), .variant(.double(value)),
            ])
    }

    // MARK: Where to click

    /// The centre of what is visible of it, once it has come to rest and no other window covers it.
    func hittablePoint(file: StaticString, line: UInt) throws -> Point {
        var last: Rectangle?
        return try app.wait("\(self) to be where it can be clicked", file: file, line: line) {
            let visible = try visibleFrame
            guard !visible.isEmpty else {
                throw DesktopFailure("its area \(try frame) is empty or scrolled away")
            }
            let area = try onScreen(visible)
            defer { last = area }
            // Twice the same: layout and window manager are done.
            guard area == last else { return nil }
            let point = area.center
            guard try surface().window.isOnTop(at: point) else {
                try self.window?.activate()
                throw DesktopFailure("another window covers it, or it is off the screen")
            }
            return point
        }
    }
}

extension DesktopApp {
    /// Returns when the app's main loop has come round: what was sent to it before has been seen.
    package func roundTrip() {
        _ = try? searchRoot().role
        desktop.server.synchronize()
    }
}
