import CGTK
import Toolkit

/// What GTK is told of rows that come, go and move.
extension GTKList {
    func splice(at index: Int, removed: Int, added: Int) {
        scrolling.holdOn()
        let start = beginning(ofChangeAt: index, removed: removed)
        (isShowing, isSplicing) = (true, true)
        let (gone, come) = (removed + index - start, added + index - start)
        // GTK looks for the rows in view among all that were added.
        if come > 2 * places.count {
            let known = knownRows(from: start, count: come)
            fenestra_rows_splice_many(rows, guint(start), guint(gone), guint(come), known, guint(known.count))
        } else {
            fenestra_rows_splice(rows, guint(start), guint(gone), guint(come))
        }
        (isShowing, isSplicing) = (false, false)
        let taken = takenOut
        takenOut = []
        for item in taken { hideIfUnused(item) }
        scrolling.rowsChanged(at: index, removed: removed, added: added)
    }

    /// Where a change must begin for GTK's list to take away the right rows.
    ///
    /// GTK 4.8 keeps rows that have no widgets as stretches. Where a removal begins within one and goes on beyond it, GTK
    /// takes that stretch away from its first row on, and then stops too early: the last rows of what has gone stay on
    /// screen in place of others. So such a removal begins with the stretch; rows of it that stay come anew, which costs
    /// little, since none of them is shown.
    private func beginning(ofChangeAt index: Int, removed: Int) -> Int {
        guard removed > 1 else { return index }
        var stretch = 0
        var goesBeyond = false
        for place in places.values {
            let position = place.position
            if position == index { return index }
            if position < index {
                stretch = max(stretch, position + 1)
            } else if position < index + removed {
                goesBeyond = true
            }
        }
        return goesBeyond ? stretch : index
    }

    func knownRows(from index: Int, count: Int) -> [FenestraKnownRow] {
        var known: [FenestraKnownRow] = []
        delegate?.forEachKnownRow(from: index, count: count) { position, row in
            guard let object = items[ObjectIdentifier(row)]?.object else { return }
            known.append(FenestraKnownRow(position: guint(position), object: object))
        }
        return known.sorted { $0.position < $1.position }
    }
}
