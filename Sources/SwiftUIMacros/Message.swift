import Glibc

/// A message between the compiler and its plugin: eight bytes of length, the lowest first, and JSON.
enum Message {
    /// The next one; nil at the end.
    static func read() -> JSON? {
        guard let header = bytes(8) else { return nil }
        let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
        guard let body = bytes(length) else { return nil }
        var parser = JSONParser(body)
        return parser.value()
    }

    static func write(_ message: JSON) {
        let body = Array(message.text.utf8)
        var header: [UInt8] = []
        for byte in 0..<8 { header.append(UInt8(truncatingIfNeeded: body.count >> (byte * 8))) }
        let all = header + body
        var written = 0
        while written < all.count {
            let count = all[written...].withUnsafeBytes { Glibc.write(1, $0.baseAddress, $0.count) }
            if count <= 0 { return }
            written += count
        }
    }

    private static func bytes(_ count: Int) -> [UInt8]? {
        var result = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let got = result[filled...].withUnsafeMutableBytes { Glibc.read(0, $0.baseAddress, $0.count) }
            if got <= 0 { return nil }
            filled += got
        }
        return result
    }
}
