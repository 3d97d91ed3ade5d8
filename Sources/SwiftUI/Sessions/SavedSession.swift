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
    /// Whether the app ran on without a window, to be reached from a panel.
    var isWithoutWindows = false

    static let version = 2
}

// MARK: - Text

extension SavedSession {
    /// JSON with a window or a place on each line, so that a damaged line costs what it holds. Each has the sum of what
    /// it says, and the version is said twice: a digit that has become another would still be JSON.
    var text: String {
        Self.text(windows: isWithoutWindows ? [Self.lineWithoutWindows] : windows.map(\.line), places: places)
    }

    /// In place of windows, where the app ran without.
    static let lineWithoutWindows = SessionJSON.summed(["withoutWindows": .bool(true)])

    /// The same, of windows whose lines are known.
    static func text(windows: [String], places: [String: WindowPlace]) -> String {
        func list(_ lines: [String]) -> String { lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]" }
        let scenes = places.sorted { $0.key < $1.key }.map { key, place in
            SessionJSON.summed(["scene": .string(key), "place": place.json])
        }
        return """
            {"version":\(version),
            "windows":\(list(windows)),
            "scenes":\(list(scenes)),
            "versionAgain":\(Self.version)
            }

            """
    }

    /// What there is in a file.
    struct Reading {
        var session = SavedSession()
        /// What is wrong with the file; nil where all of it was understood.
        var problem: String?
        /// How many windows and places do not come back, or without what they held.
        var damaged = 0
        var isWhole: Bool { problem == nil }
    }

    /// What a text says.
    static func read(_ bytes: [UInt8]) -> Reading {
        var reading = Reading()
        let whole = SessionJSON(bytes)
        let versions = [whole?["version"], whole?["versionAgain"]].map { $0?.int }
        if let version = versions[0], version == versions[1], version != Self.version {
            reading.problem = "was written by another version of the app's framework (\(version))"
            return reading
        }
        guard case .array(let windows)? = whole?["windows"], case .array(let scenes)? = whole?["scenes"] else {
            reading.problem = "is damaged"
            for line in bytes.split(separator: UInt8(ascii: "\n")) {
                let line = line.last == UInt8(ascii: ",") ? line.dropLast() : line
                // The frame around windows and places: brackets, and names with what they begin or say.
                if line.count < 3 || line.first == UInt8(ascii: "\"") || line.starts(with: "{\"version\"".utf8) {
                    continue
                }
                guard let entry = SessionJSON(line), reading.session.add(entry) else {
                    reading.damaged += 1
                    continue
                }
            }
            return reading
        }
        for entry in windows + scenes where !reading.session.add(entry) { reading.damaged += 1 }
        if reading.damaged > 0 || versions != [Self.version, Self.version] { reading.problem = "is damaged" }
        return reading
    }

    /// Takes in a window or a place; whether all of it was understood.
    private mutating func add(_ entry: SessionJSON) -> Bool {
        let isIntact = entry.hasItsSum
        if let window = SavedWindow.read(entry, isIntact: isIntact) {
            windows.append(window.window)
            return window.isWhole
        }
        if isIntact, entry["withoutWindows"]?.isTrue == true {
            isWithoutWindows = true
            return true
        }
        guard isIntact, let scene = entry["scene"]?.text, let place = entry["place"].flatMap(WindowPlace.init) else {
            return false
        }
        places[scene] = place
        return true
    }
}

extension SavedWindow {
    /// The window's line in the session's text.
    var line: String { SessionJSON.summed(members) }

    private var members: [String: SessionJSON] {
        var members: [String: SessionJSON] = ["window": .string(scene)]
        if let value { members["value"] = value }
        if !values.isEmpty { members["storage"] = .object(values.mapValues(\.json)) }
        if let place { members["place"] = place.json }
        return members
    }

    /// Nil for what is no window; parts that are damaged are left out, and what may be another value than was written.
    fileprivate static func read(_ json: SessionJSON, isIntact: Bool) -> (window: SavedWindow, isWhole: Bool)? {
        guard let scene = json["window"]?.text else { return nil }
        if !isIntact { return (SavedWindow(scene: scene, place: json["place"].flatMap(WindowPlace.init)), false) }
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
