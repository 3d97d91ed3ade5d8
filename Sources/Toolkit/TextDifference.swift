/// What is replaced to make one text of another: everything between what both begin and end with. Lengths are in
/// Unicode scalars, which is what the desktop counts in.
package struct TextDifference: Equatable {
    package var start: Int
    package var removed: Int
    package var inserted: String

    /// O(length), on the bytes as far as the texts are the same.
    package init(from old: String, to new: String) {
        var (old, new) = (old, new)
        (start, removed, inserted) = old.withUTF8 { old in
            new.withUTF8 { new in
                let shorter = min(old.count, new.count)
                var prefix = 0
                while prefix < shorter, old[prefix] == new[prefix] { prefix += 1 }
                // Not within a scalar.
                while prefix > 0, Self.isInside(old, prefix) || Self.isInside(new, prefix) { prefix -= 1 }
                var suffix = 0
                while suffix < shorter - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
                    suffix += 1
                }
                while suffix > 0,
                    Self.isInside(old, old.count - suffix) || Self.isInside(new, new.count - suffix)
                {
                    suffix -= 1
                }
                return (
                    Self.scalars(old[..<prefix]), Self.scalars(old[prefix..<(old.count - suffix)]),
                    String(decoding: new[prefix..<(new.count - suffix)], as: UTF8.self)
                )
            }
        }
    }

    /// Whether an offset is between the bytes of one scalar.
    private static func isInside(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
        offset < bytes.count && bytes[offset] & 0xC0 == 0x80
    }

    private static func scalars(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }
}
