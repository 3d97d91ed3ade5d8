/// A line says what it should say, by a number that follows from every byte of it.
extension SessionJSON {
    /// An object on one line, with its sum.
    static func summed(_ members: [String: SessionJSON]) -> String {
        var members = members
        members["sum"] = .string(sum(of: object(members)))
        return object(members).line
    }

    /// Whether an object has the sum of its other members.
    var hasItsSum: Bool {
        guard case .object(var members) = self, let sum = members.removeValue(forKey: "sum")?.text else { return false }
        return sum == Self.sum(of: .object(members))
    }

    /// Another for every text with one byte changed: each step of FNV-1a keeps different numbers different.
    private static func sum(of json: SessionJSON) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in json.line.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return String(hash, radix: 16)
    }
}
