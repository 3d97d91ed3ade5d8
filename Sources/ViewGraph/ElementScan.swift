import Glibc

/// A collection that is made anew around elements that may be the same as before.
package protocol ScannedByBase: RandomAccessCollection {
    associatedtype Scanned: RandomAccessCollection
    /// As many elements in the same order; where two of them have the same bytes, those of this collection are the same.
    var scanned: Scanned { get }
    /// Whether that holds for these two collections.
    func isOfSamePlace(as other: Self) -> Bool
}

/// How far two versions of a collection agree byte by byte, while both are alive: the same bytes are the same element.
///
/// Chosen once for a type of collection.
package struct ElementScan<C: RandomAccessCollection> {
    /// The number of elements from `start` on whose bytes are the same in both; 0 where elements do not lie in a row.
    package let sameBytes: (_ old: C, _ new: C, _ start: Int) -> Int
    /// The same from the end on, after `skipped` elements there, and at most `limit`.
    package let sameBytesAtEnd: (_ old: C, _ new: C, _ skipped: Int, _ limit: Int) -> Int

    package init() {
        if let type = C.self as? any ScannedByBase.Type {
            func open<S: ScannedByBase>(_: S.Type) -> Self? { ElementScan<S>(ofBase: ()) as? Self }
            if let scan = open(type) {
                self = scan
                return
            }
        }
        sameBytes = { ByteScan.sameBytes($0, $1, from: $2) }
        sameBytesAtEnd = { ByteScan.sameBytesAtEnd($0, $1, skipping: $2, limit: $3) }
    }

    private init(ofBase: Void) where C: ScannedByBase {
        sameBytes = { old, new, start in
            new.isOfSamePlace(as: old) ? ByteScan.sameBytes(old.scanned, new.scanned, from: start) : 0
        }
        sameBytesAtEnd = { old, new, skipped, limit in
            new.isOfSamePlace(as: old)
                ? ByteScan.sameBytesAtEnd(old.scanned, new.scanned, skipping: skipped, limit: limit) : 0
        }
    }
}

private enum ByteScan {
    /// The number of elements from `start` on whose bytes are the same in both; 0 where elements do not lie in a row.
    static func sameBytes<C: RandomAccessCollection>(_ old: C, _ new: C, from start: Int) -> Int {
        run(old, new) { old, new in
            let limit = min(old.count, new.count)
            var index = start
            while index < limit {
                let length = min(blockLength, limit - index)
                if sameBytes(old.baseAddress! + index, new.baseAddress! + index, length) {
                    index += length
                } else {
                    while sameBytes(old.baseAddress! + index, new.baseAddress! + index, 1) { index += 1 }
                    break
                }
            }
            return index - start
        }
    }

    /// The same from the end on, after `skipped` elements there, and at most `limit`.
    static func sameBytesAtEnd<C: RandomAccessCollection>(
        _ old: C, _ new: C, skipping skipped: Int, limit: Int
    ) -> Int {
        run(old, new) { old, new in
            var count = 0
            while count < limit {
                let length = min(blockLength, limit - count)
                let (oldEnd, newEnd) = (old.count - skipped - count, new.count - skipped - count)
                if sameBytes(old.baseAddress! + oldEnd - length, new.baseAddress! + newEnd - length, length) {
                    count += length
                } else {
                    while sameBytes(
                        old.baseAddress! + (old.count - skipped - count - 1),
                        new.baseAddress! + (new.count - skipped - count - 1), 1)
                    { count += 1 }
                    break
                }
            }
            return count
        }
    }

    private static var blockLength: Int { 64 }

    private static func run<C: RandomAccessCollection>(
        _ old: C, _ new: C,
        _ body: (UnsafeBufferPointer<C.Element>, UnsafeBufferPointer<C.Element>) -> Int
    ) -> Int {
        let result = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                // Elements without bytes say nothing.
                old.isEmpty || new.isEmpty || MemoryLayout<C.Element>.size == 0 ? 0 : body(old, new)
            }
        }
        return (result ?? nil) ?? 0
    }

    // Sound because both buffers hold live values for the length of the call.
    private static func sameBytes<T>(_ old: UnsafePointer<T>, _ new: UnsafePointer<T>, _ count: Int) -> Bool {
        memcmp(old, new, count * MemoryLayout<T>.stride) == 0
    }
}
