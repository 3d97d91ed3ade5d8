import Foundation

/// Runs `body` on the main actor without asking the runtime which executor is current.
///
/// Invariant: everything that calls this is called by GLib from the main context, which only `GTKToolkit.run` iterates,
/// on the main thread; and GTK calls nobody back from elsewhere. `MainActor.assumeIsolated` would look that up at
/// each call (90 to 150 ns), too much for calls that come thousands of times in a frame.
@inline(__always)
func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    assert(Thread.isMainThread, "GTK called back from another thread")
    return withoutActuallyEscaping(body) { body in
        unsafeBitCast(body, to: (() -> Result).self)()
    }
}

/// The object that a C callback was given; it is retained for the length of the call.
@inline(__always)
func receiver<Object: AnyObject>(_ pointer: UnsafeMutableRawPointer, as type: Object.Type = Object.self) -> Object {
    Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
}

/// What a C callback is given to find `object` again. Not retained.
@inline(__always)
func pointer(to object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
}
