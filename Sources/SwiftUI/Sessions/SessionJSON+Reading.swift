import Foundation

extension SessionJSON {
    /// What a whole text says; nil when it is no JSON. Nesting beyond 100 levels is none either.
    init?(_ bytes: some Collection<UInt8>) {
        var reader = Reader(bytes: Array(bytes))
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.isAtEnd else { return nil }
        self = value
    }

    private struct Reader {
        let bytes: [UInt8]
        private var position = 0

        init(bytes: [UInt8]) { self.bytes = bytes }

        var isAtEnd: Bool { position == bytes.count }
        private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

        mutating func skipSpace() {
            while let byte = next, byte == 0x20 || (0x09...0x0D).contains(byte) { position += 1 }
        }

        /// Goes past `byte` if it is next.
        private mutating func take(_ byte: UInt8) -> Bool {
            guard next == byte else { return false }
            position += 1
            return true
        }

        private mutating func take(_ word: String) -> Bool {
            guard bytes[position...].starts(with: word.utf8) else { return false }
            position += word.utf8.count
            return true
        }

        mutating func value(depth: Int) -> SessionJSON? {
            guard depth < 100 else { return nil }
            skipSpace()
            switch next {
            case UInt8(ascii: "{"): return object(depth)
            case UInt8(ascii: "["): return array(depth)
            case UInt8(ascii: "\""): return string().map { .string($0) }
            case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
            case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
            case UInt8(ascii: "n"): return take("null") ? .null : nil
            default: return number()
            }
        }

        private mutating func object(_ depth: Int) -> SessionJSON? {
            position += 1
            var members: [String: SessionJSON] = [:]
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            while true {
                skipSpace()
                guard let key = string() else { return nil }
                skipSpace()
                guard take(UInt8(ascii: ":")), let value = value(depth: depth + 1) else { return nil }
                members[key] = value
                skipSpace()
                if take(UInt8(ascii: "}")) { return .object(members) }
                guard take(UInt8(ascii: ",")) else { return nil }
            }
        }

        private mutating func array(_ depth: Int) -> SessionJSON? {
            position += 1
            var elements: [SessionJSON] = []
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(elements) }
            while true {
                guard let value = value(depth: depth + 1) else { return nil }
                elements.append(value)
                skipSpace()
                if take(UInt8(ascii: "]")) { return .array(elements) }
                guard take(UInt8(ascii: ",")) else { return nil }
            }
        }

        private mutating func number() -> SessionJSON? {
            let start = position
            while let byte = next, (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            return Double(text) == nil ? nil : .number(text)
        }

        private mutating func string() -> String? {
            guard take(UInt8(ascii: "\"")) else { return nil }
            var units: [UInt8] = []
            while let byte = next {
                position += 1
                switch byte {
                case UInt8(ascii: "\""): return String(validating: units, as: UTF8.self)
                case UInt8(ascii: "\\"): guard escape(&units) else { return nil }
                default: units.append(byte)
                }
            }
            return nil
        }

        private mutating func escape(_ units: inout [UInt8]) -> Bool {
            guard let byte = next else { return false }
            position += 1
            switch byte {
            case UInt8(ascii: "n"): units.append(0x0A)
            case UInt8(ascii: "t"): units.append(0x09)
            case UInt8(ascii: "r"): units.append(0x0D)
            case UInt8(ascii: "b"): units.append(0x08)
            case UInt8(ascii: "f"): units.append(0x0C)
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(byte)
            case UInt8(ascii: "u"):
                guard let scalar = scalar() else { return false }
                units += Array(String(scalar).utf8)
            default: return false
            }
            return true
        }

        /// After `\u`: four digits, and for a surrogate the second half of the pair.
        private mutating func scalar() -> Unicode.Scalar? {
            guard let first = unit() else { return nil }
            if !(0xD800...0xDFFF).contains(first) { return Unicode.Scalar(first) }
            guard first < 0xDC00, take("\\u"), let second = unit(), (0xDC00...0xDFFF).contains(second) else {
                return nil
            }
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }

        private mutating func unit() -> UInt32? {
            guard position + 4 <= bytes.count else { return nil }
            let digits = bytes[position..<position + 4]
            guard digits.allSatisfy({ isxdigit(Int32($0)) != 0 }) else { return nil }
            position += 4
            return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
        }
    }
}
