import Glibc
import Stamps
import SwiftUI

/// As many windows as its argument says come back at launch: `floor restore N` in SwiftUI.
struct RestoreApp: App {
    init() {
        let begun = Stamps.cpuTime()
        Stamps.firstFrame(windows: SavedWindows.count) {
            Stamps.value("cpu_window", (Stamps.cpuTimeOfFirstFrame - begun) / Double(SavedWindows.count))
            exit(0)
        }
    }

    var body: some Scene {
        WindowGroup("Number", for: Int.self) { _ in
            VStack {
                Text("Hello, world")
                Button("Click") {}
            }
            .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

/// The windows that a session before has left, of the floor's size.
enum SavedWindows {
    static let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200

    @MainActor
    static func write() {
        guard let path = sessionFilePath(), let end = path.lastIndex(of: "/") else { return }
        makeFolder(path[..<end])
        var text = "{\"version\":1,\n\"windows\":[\n"
        for number in 1...count {
            let place = "{\"height\":600,\"width\":400,\"x\":\(number % 40 * 10),\"y\":\(number % 20 * 10)}"
            text += "{\"place\":\(place),\"value\":\(number),\"window\":\"group for Int\"}"
            text += number < count ? ",\n" : "\n],\n"
        }
        text += "\"scenes\":[]\n}\n"
        guard let file = fopen(path, "w") else { return }
        fputs(text, file)
        fclose(file)
    }

    private static func makeFolder(_ path: Substring) {
        if let end = path.lastIndex(of: "/"), end != path.startIndex { makeFolder(path[..<end]) }
        mkdir(String(path), 0o700)
    }
}
