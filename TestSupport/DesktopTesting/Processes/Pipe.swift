import CDesktop
import Glibc

/// A pipe whose ends are closed in child processes unless they are handed over by name.
struct Pipe {
    let reading: Int32
    let writing: Int32

    static func make() throws -> Pipe {
        var ends: [Int32] = [0, 0]
        guard pipe2(&ends, O_CLOEXEC) == 0 else {
            throw DesktopFailure("cannot make a pipe: \(String(cString: strerror(errno)))")
        }
        return Pipe(reading: ends[0], writing: ends[1])
    }
}

/// Arguments and environments as C wants them.
enum CStrings {
    static func with<Result>(
        _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeMutableBufferPointer { body($0.baseAddress!) }
    }
}
