import Glibc
import Synchronization

/// The lines that a process has written so far. Reading never blocks the process: a thread drains its pipe.
package final class LineStream: Sendable {
    private struct State {
        var lines: [String] = []
        var partial: [UInt8] = []
        var isAtEnd = false
    }
    private let state = Mutex(State())
    private let takesLine: (@Sendable (String) -> Bool)?

    /// - Parameter takesLine: gets each line; those it says yes to are not kept.
    init(reading descriptor: Int32, takesLine: (@Sendable (String) -> Bool)? = nil) {
        self.takesLine = takesLine
        // A plain thread: a blocking read must not take one of the few threads that Swift's tasks share.
        Thread.start { [self] in
            var buffer = [UInt8](repeating: 0, count: 16_384)
            while true {
                let count = read(descriptor, &buffer, buffer.count)
                if count < 0 && errno == EINTR { continue }
                if count <= 0 { break }
                append(buffer[..<count])
            }
            close(descriptor)
            state.withLock {
                if !$0.partial.isEmpty { $0.lines.append(String(decoding: $0.partial, as: UTF8.self)) }
                $0.partial = []
                $0.isAtEnd = true
            }
        }
    }

    private func append(_ bytes: ArraySlice<UInt8>) {
        state.withLock {
            for byte in bytes {
                if byte == UInt8(ascii: "\n") {
                    let line = String(decoding: $0.partial, as: UTF8.self)
                    $0.partial.removeAll(keepingCapacity: true)
                    if takesLine?(line) != true { $0.lines.append(line) }
                } else {
                    $0.partial.append(byte)
                }
            }
        }
    }

    /// The whole lines so far, and the unfinished last one once the process has closed its output.
    package var lines: [String] { state.withLock { $0.lines } }

    package var isAtEnd: Bool { state.withLock { $0.isAtEnd } }
}

/// A detached POSIX thread.
enum Thread {
    private final class Box {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }

    static func start(_ body: @escaping @Sendable () -> Void) {
        var thread = pthread_t()
        let box = Unmanaged.passRetained(Box(body))
        let code = pthread_create(
            &thread, nil,
            { context in
                Unmanaged<Box>.fromOpaque(context!).takeRetainedValue().body()
                return nil
            }, box.toOpaque())
        if code == 0 { pthread_detach(thread) } else { box.release() }
    }
}
