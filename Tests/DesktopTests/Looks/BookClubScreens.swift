import DesktopTesting
import Foundation

/// Goes through everything that Book Club can show, as a person would, and tells of each screen.
struct BookClubScreens {
    let app: DesktopApp
    let look: DesktopLook
    /// Called with the name of a screen once it has come to rest.
    let visit: (String) throws -> Void

    private var desktop: Desktop { app.desktop }

    func all() throws {
        let main = try app.window(titled: "All Books")
        main.move(x: 40 * desktop.options.scale, y: 60 * desktop.options.scale)
        try app.find(.label, "No Book Selected")
        try show("start")
        try row("Moby-Dick", in: main).click()
        try app.find(.text, "Notes").type("More about rope than I had hoped.")
        try show("book")
        try searching(in: main)
        try dialogs(in: main)
        try menus(in: main)
        try windows(beside: main)
        try shelves(in: main)
        try narrow(main)
    }

    private func searching(in main: AppWindow) throws {
        try desktop.keyboard.press("f", .control)
        try app.eventually("the search field has the focus") { try app.focused?.role == .entry }
        try desktop.keyboard.type("jane")
        try app.eventually("the list is filtered") { try !main.contains(.listItem) { try name($0, "Moby-Dick") } }
        try show("search")
        try desktop.keyboard.type("x")
        try app.find(.label, "Nothing Found")
        try show("search-nothing")
        try desktop.keyboard.press("Escape")
        try app.eventually("search has ended") { try main.contains(.listItem) { try name($0, "Moby-Dick") } }
    }

    private func dialogs(in main: AppWindow) throws {
        try row("Dracula", in: main).click()
        try app.find(.progressBar, "Progress Page 301 of 418")
        try desktop.keyboard.press("u", .control)
        try app.find(.button, "Update")
        try show("progress")
        try desktop.keyboard.press("Escape")
        try app.eventually("the sheet is gone") { app.windows.count == 1 && main.isActive }
        try row("Dracula", in: main).rightClick()
        let delete = try app.find(.menuItem, "Delete…")
        try show("context-menu")
        try delete.click()
        try app.find(.button, "Delete")
        try show("delete")
        try desktop.keyboard.press("Escape")
        try app.eventually("the dialog is gone") { try app.windows.count == 1 && main.hasKeyboard }
    }

    private func menus(in main: AppWindow) throws {
        for item in try app.find(.menuBar).findAll(.menuItem) {
            let name = try item.name
            try item.click()
            try app.eventually("the menu is open") { !app.popups.isEmpty }
            try show("menu-" + name.lowercased())
            try desktop.keyboard.press("Escape")
            try app.eventually("the menu is closed") { app.popups.isEmpty }
        }
        try desktop.keyboard.press("m", .control)
        try app.eventually("the bar is hidden") { try !app.contains(.menuBar) }
        try app.eventually("the window has the keyboard") { try main.hasKeyboard }
        try desktop.keyboard.press("F10")
        try app.eventually("the menu is open") { !app.popups.isEmpty }
        try show("primary-menu")
        try desktop.keyboard.press("Escape")
        try app.eventually("the menu is closed") { app.popups.isEmpty }
        try desktop.keyboard.press("m", .control)
        try app.find(.menuBar)
    }

    private func windows(beside main: AppWindow) throws {
        func other(_ name: String, _ key: String, _ modifiers: Keyboard.Modifiers, pages: [String] = []) throws {
            try app.eventually("the window has the keyboard") { try main.hasKeyboard }
            try desktop.keyboard.press(key, modifiers)
            try app.eventually("the window has come") { app.windows.count == 2 && app.activeWindow != main }
            let window = app.windows[1]
            try app.eventually("it has the keyboard") { try window.hasKeyboard }
            try show(name)
            for page in pages {
                try window.find(nil, page) { try [.button, .radioButton, .toggleButton, .tab].contains($0.role) }
                    .click()
                try show(name + "-" + page.lowercased())
            }
            window.close()
            try app.eventually("it has gone") { app.windows.count == 1 }
        }
        try other("book-window", "b", .control)
        try other("activity", "0", [.control, .alt])
        try other("settings", "comma", .control, pages: ["Reading"])
        try other("shortcuts", "question", .control)
        try app.eventually("the window has the keyboard") { try main.hasKeyboard }
        try app.find(.menuBar).find(.menuItem).click()
        try app.find(.menuItem) { try name($0, "About") }.click()
        try app.eventually("the window has come") { app.windows.count == 2 }
        try show("about")
        app.windows[1].close()
        try app.eventually("it has gone") { app.windows.count == 1 }
    }

    private func shelves(in main: AppWindow) throws {
        for shelf in ["Finished", "Up Next", "Currently Reading"] {
            try main.find(.listItem) { try name($0, shelf) }.click()
            try app.window(titled: shelf)
            try show("shelf-" + shelf.lowercased().replacingOccurrences(of: " ", with: "-"))
        }
        // All are finished, so that the shelf is empty.
        while let next = try main.findAll(.listItem, where: { try isBook($0) }).first {
            try next.click()
            try app.eventually("it is chosen") { try next.isSelected }
            let name = try next.name
            try desktop.keyboard.press("c", [.control, .shift])
            try app.waitUntilGone(.listItem, name)
        }
        try app.find(.label, "No Books Here")
        try show("shelf-empty")
    }

    private func narrow(_ main: AppWindow) throws {
        main.resize(width: 360 * desktop.options.scale, height: 600 * desktop.options.scale)
        try app.eventually("it is as narrow as it can be") {
            main.frame.width < 620 * desktop.options.scale && main.frame.height <= 610 * desktop.options.scale
        }
        try show("narrow")
    }

    private func isBook(_ element: Element) throws -> Bool {
        let name = try element.name
        return !["Library", "All Books", "Currently Reading", "Up Next", "Finished"].contains { name.hasPrefix($0) }
    }

    private func name(_ element: Element, _ prefix: String) throws -> Bool { try element.name.hasPrefix(prefix) }

    private func row(_ title: String, in window: AppWindow) throws -> Element {
        try window.find(.listItem) { try name($0, title) }
    }

    /// Waits until nothing moves.
    private func show(_ screen: String) throws {
        desktop.pointer.move(to: Point(x: 5, y: 5))
        var last = try desktop.screenshot()
        try app.eventually("a picture that stays the same") {
            app.roundTrip()
            let next = try desktop.screenshot()
            defer { last = next }
            return next == last
        }
        try visit(screen)
    }
}
