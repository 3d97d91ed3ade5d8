/// A copy of a text that is edited elsewhere, kept up by the edits, so that the whole need not be read again at each
/// keystroke. Offsets are in Unicode scalars, which is what the desktop counts in.
package struct TextMirror {
    package private(set) var text: String
    package private(set) var scalarCount: Int

    package init(_ text: String) {
        self.text = text
        scalarCount = text.unicodeScalars.count
    }

    /// O(length) for the copy that the app has of the text, and for texts that are not all ASCII.
    package mutating func insert(_ new: String, at offset: Int) {
        let index = index(offset)
        text.replaceSubrange(index..<index, with: new)
        scalarCount += new.unicodeScalars.count
    }

    package mutating func remove(_ offsets: Range<Int>) {
        let range = index(offsets.lowerBound)..<index(offsets.upperBound)
        text.removeSubrange(range)
        scalarCount -= offsets.count
    }

    private func index(_ offset: Int) -> String.Index {
        // One byte a scalar: no need to look.
        if scalarCount == text.utf8.count {
            return text.utf8.index(text.startIndex, offsetBy: min(max(offset, 0), scalarCount))
        }
        return text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex) ?? text.endIndex
    }
}
