import CGTK
import Foundation
import Toolkit

extension GTKToolkit {
    package func callLater(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        let call = Unmanaged.passRetained(LaterCall(body)).toOpaque()
        // Rounded up: a call that comes too early would have to wait again.
        let delay = guint(min(max(seconds, 0) * 1000, 2e9).rounded(.up))
        g_timeout_add_full(
            G_PRIORITY_DEFAULT, delay,
            { call in
                nonisolated(unsafe) let call = call!
                onMainThread { Unmanaged<LaterCall>.fromOpaque(call).takeRetainedValue().body() }
                return 0
            }, call, nil)
    }

    package var date: Date { Date() }
}

private final class LaterCall {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
}
