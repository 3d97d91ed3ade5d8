import CGLib
import Foundation

/// The least that runs the main actor on GLib's main loop, and how long an await there takes: the floor for chained
/// awaits of an app. Prints the medians of 2,000, in µs, as `../README.md` says.
@main
struct Loop {
    static func main() {
        let source = g_unix_fd_source_new(_dispatch_get_main_queue_handle_4CF(), G_IO_IN)
        let drain: @convention(c) (gint, GIOCondition, gpointer?) -> gboolean = { descriptor, _, _ in
            var count: UInt64 = 0
            _ = read(descriptor, &count, 8)  // libdispatch does not clear it
            _dispatch_main_queue_callback_4CF(nil)
            return 1
        }
        g_source_set_callback(source, unsafeBitCast(drain, to: GSourceFunc.self), nil, nil)
        g_source_attach(source, nil)

        let loop = g_main_loop_new(nil, 0)
        Task { @MainActor in
            await measure("hop") { await Task.detached {}.value }
            await measure("yield") { await Task.yield() }
            exit(0)
        }
        g_main_loop_run(loop)
    }

    @MainActor
    static func measure(_ key: String, _ step: @MainActor () async -> Void) async {
        var times: [Double] = []
        for _ in 0..<2000 {
            let start = microseconds()
            await step()
            times.append(microseconds() - start)
        }
        FileHandle.standardError.write(Data("\(key) \(times.sorted()[times.count / 2])\n".utf8))
    }

    static func microseconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }
}
