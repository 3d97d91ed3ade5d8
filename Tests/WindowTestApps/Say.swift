import Foundation

/// Tells the test something at once: the C library would keep lines back in a pipe.
func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
