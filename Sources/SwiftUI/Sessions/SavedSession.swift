import Foundation
import Toolkit

/// A window as it comes back at the next launch.
struct SavedWindow: Equatable {
    /// The scene's key: `WindowManager.key(of:)`.
    var scene: String
    /// What it presents, by the value's own coding; nil without a value.
    var value: SessionJSON?
    /// What its views keep with `@SceneStorage`.
    var values: [String: StoredValue] = [:]
    var place: WindowPlace?
}

/// What is kept of an app's windows.
struct SavedSession: Equatable {
    /// Windows that are open, the front one last.
    var windows: [SavedWindow] = []
    /// The last place of a window of each scene, by the scene's key.
    var places: [String: WindowPlace] = [:]

    static let version = 1
}

// MARK: - Text

extension SavedSession {
    /// JSON with a window or a place on each line, so that a damaged line costs what it holds.
    var text: String { Self.text(windows: windows.map(\.line), places: places) }

    /// The same, of windows whose lines are known.
    static func text(windows: [String], places: [String: WindowPlace]) -> String {
        func list(_ lines: [String]) -> String { lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]" }
        let scenes = places.sorted { $0.key < $1.key }.map { key, place in
            SessionJSON.object(["scene": .string(key), "place": place.json]).line
        }
        return """
            {"version":\(version),
            "windows":\(list(windows)),
            "scenes":\(list(scenes))
            }

            """
    }

    /// What a text says, and whether everything in it was understood.
    static func read(_ bytes: [UInt8]) -> (session: SavedSession, isWhole: Bool) {
        var session = SavedSession()
        let whole = SessionJSON(bytes)
        if let version = whole?["version"], version.int != Self.version { return (session, false) }
        guard case .array(let windows)? = whole?["windows"], case .array(let scenes)? = whole?["scenes"],
            whole?["version"] != nil
        else {
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let line = line.last == UInt8(ascii: ",") ? line.dropLast() : line
                if let entry = SessionJSON(line) { _ = session.add(entry) }
            }
            return (session, false)
        }
        var isWhole = true
        for entry in windows + scenes { isWhole = session.add(entry) && isWhole }
        return (session, isWhole)
    }

    /// Takes in a window or a place; whether all of it was understood.
    private mutating func add(_ entry: SessionJSON) -> Bool {
        if let window = SavedWindow.read(entry) {
            windows.append(window.window)
            return window.isWhole
        }
        guard let scene = entry["scene"]?.text, let place = entry["place"].flatMap(WindowPlace.init) else {
            return false
        }
        places[scene] = place
        return true
    }
}

extension SavedWindow {
    /// The window's line in the session's text.
    var line: String { SessionJSON.object(members).line }

    private var members: [String: SessionJSON] {
        var members: [String: SessionJSON] = ["window": .string(scene)]
        if let value { members["value"] = value }
        if !values.isEmpty { members["storage"] = .object(values.mapValues(\.json)) }
        if let place { members["place"] = place.json }
        return members
    }

    /// Nil for what is no window; parts that are damaged are left out.
    fileprivate static func read(_ json: SessionJSON) -> (window: SavedWindow, isWhole: Bool)? {
        guard let scene = json["window"]?.text else { return nil }
        var window = SavedWindow(scene: scene, value: json["value"])
        var isWhole = true
        if let storage = json["storage"] {
            var members: [String: SessionJSON] = [:]
            if case .object(let stored) = storage { members = stored } else { isWhole = false }
            window.values = members.compactMapValues { StoredValue($0) }
            isWhole = isWhole && window.values.count == members.count
        }
        if let place = json["place"] {
            window.place = WindowPlace(place)
            isWhole = isWhole && window.place != nil
        }
        return (window, isWhole)
    }
}

extension WindowPlace {
    fileprivate var json: SessionJSON {
        var members: [String: SessionJSON] = [
            "width": SessionJSON(size.width), "height": SessionJSON(size.height),
        ]
        if let origin {
            members["x"] = SessionJSON(origin.x)
            members["y"] = SessionJSON(origin.y)
        }
        if isMaximized { members["maximized"] = .bool(true) }
        if isFullScreen { members["fullScreen"] = .bool(true) }
        return .object(members)
    }

    /// Nil without a size that a window can have.
    fileprivate init?(_ json: SessionJSON) {
        guard let width = json["width"]?.double, let height = json["height"]?.double,
            (1...32_767).contains(width), (1...32_767).contains(height)
        else { return nil }
        self.init(origin: nil, size: CGSize(width: width, height: height))
        if let x = json["x"]?.double, let y = json["y"]?.double, abs(x) < 1e6, abs(y) < 1e6 {
            origin = CGPoint(x: x, y: y)
        }
        isMaximized = json["maximized"]?.isTrue ?? false
        isFullScreen = json["fullScreen"]?.isTrue ?? false
    }
}
