/// A copy of a text that is edited elsewhere, kept up by the edits, so that the whole need not be read again at each
/// keystroke. Offsets are in Unicode scalars, which is what the desktop counts in.
///
/// Whoever is handed the text holds on to it, so that an edit in place is one of a copy. Of long texts the one before is
/// therefore kept: by the next edit the app has let go of it, and what it lacks is done to it in place. A new string
/// each time costs more than all else that a keystroke does, most of it for memory that the system has to clear.
package struct TextMirror {
    package private(set) var text: String
    package private(set) var scalarCount: Int
    /// The text before the last edit, where it is long.
    private var spare: String?
    /// What `spare` lacks.
    private var missing: Edit?

    /// In bytes of UTF-8.
    private struct Edit {
        var range: Range<Int>
        var new: String
    }

    /// The length in bytes from which on a second copy is worth its memory.
    private static let longLength = 64 * 1024

    package init(_ text: String) {
        self.text = text
        scalarCount = text.unicodeScalars.count
    }

    /// O(length), as for any edit in an array, and for texts that are not all ASCII.
    package mutating func insert(_ new: String, at offset: Int) {
        let offset = byteOffset(offset)
        apply(Edit(range: offset..<offset, new: new))
        scalarCount += new.unicodeScalars.count
    }

    package mutating func remove(_ offsets: Range<Int>) {
        apply(Edit(range: byteOffset(offsets.lowerBound)..<byteOffset(offsets.upperBound), new: ""))
        scalarCount -= offsets.count
    }

    private mutating func apply(_ edit: Edit) {
        guard text.utf8.count >= Self.longLength else {
            (spare, missing) = (nil, nil)
            return Self.apply(edit, to: &text)
        }
        var next = spare ?? text
        // No second reference to what is edited.
        spare = text
        text = ""
        if let missing { Self.apply(missing, to: &next) }
        Self.apply(edit, to: &next)
        text = next
        missing = edit
    }

    private static func apply(_ edit: Edit, to text: inout String) {
        let start = text.utf8.index(text.startIndex, offsetBy: edit.range.lowerBound)
        let end = text.utf8.index(start, offsetBy: edit.range.count)
        text.replaceSubrange(start..<end, with: edit.new)
    }

    private func byteOffset(_ offset: Int) -> Int {
        // One byte a scalar: no need to look.
        if scalarCount == text.utf8.count { return min(max(offset, 0), scalarCount) }
        let index = text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        return text.utf8.distance(from: text.startIndex, to: index ?? text.endIndex)
    }
}
