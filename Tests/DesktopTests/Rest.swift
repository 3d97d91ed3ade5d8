import DesktopTesting
import Foundation

extension DesktopApp {
    /// Waits until the app has nothing more to do: nothing asks for frames without end. Its main thread's time says so.
    func waitForRest(file: StaticString = #filePath, line: UInt = #line) throws {
        func nanoseconds() throws -> Int {
            let text = try String(contentsOfFile: "/proc/\(pid)/schedstat", encoding: .utf8)
            return Int(text.prefix { $0.isNumber }) ?? 0
        }
        try eventually("at rest", file: file, line: line) {
            let start = try nanoseconds()
            try never(for: 0.3) { false }
            // A frame of this window takes a millisecond and more; without rest it would be eighteen.
            return try nanoseconds() - start < 3_000_000
        }
    }
}
