import Foundation

/// A folder that only this user can read, and that goes with `remove()`.
struct TemporaryFolder {
    let path: String

    init() throws {
        var template = Array((NSTemporaryDirectory() as NSString).appendingPathComponent("fenestra.XXXXXX").utf8CString)
        guard mkdtemp(&template) != nil else { throw Failure("cannot make a temporary folder") }
        path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }
}
