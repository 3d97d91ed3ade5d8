import Foundation

/// What the tool itself says. It goes to standard error, so that standard output is the app's or the runner's.
enum Console {
    static func say(_ text: String) {
        FileHandle.standardError.write(Data("fenestra: \(text)\n".utf8))
    }

    /// Writes a line of a result, at once.
    static func print(_ line: String) {
        FileHandle.standardOutput.write(Data("\(line)\n".utf8))
    }
}
