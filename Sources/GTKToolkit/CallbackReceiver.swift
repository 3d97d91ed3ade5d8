@_exported import Ground

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
