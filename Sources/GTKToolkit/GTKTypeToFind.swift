import CGTK
import Foundation
import Toolkit

/// Goes to the row that begins with what a person types while a row has the focus.
@MainActor
final class GTKTypeToFind {
    private unowned let list: GTKList
    private var typed = TypeToFind()
    /// The rows to look at: from which on, and how many were looked at. Nil when nothing is looked for.
    private var search: (start: Int, looked: Int)?
    /// For how long at a time it looks for rows, in seconds: their views may have to be made.
    private static let slice = 0.01

    init(_ list: GTKList) { self.list = list }

    /// Takes a key that was pressed with nothing but Shift while the row at `position` had the focus.
    func type(_ key: guint, from position: Int) -> Bool {
        let now = Double(g_get_monotonic_time()) / 1_000_000
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 32, scalar.value != 127,
            scalar != " " || typed.isGoingOn(at: now)
        else {
            search = nil
            typed.end()
            return false
        }
        let isWaiting = search != nil
        search = (position + typed.type(Character(scalar), at: now), 0)
        if !isWaiting { lookOn() }
        return true
    }

    /// Looks at some rows, and goes on in another turn of the main loop if there are many.
    private func lookOn() {
        guard let (start, first) = search, let delegate = list.delegate, delegate.rowCount > 0 else {
            return search = nil
        }
        let end = Double(g_get_monotonic_time()) + Self.slice * 1_000_000
        let count = delegate.rowCount
        var looked = first
        while looked < count {
            let index = (start + looked) % count
            if let text = delegate.text(ofRowAt: index), typed.matches(text) {
                search = nil
                if !list.focus(index, extend: false) { list.scrolling.scroll(toFocus: index) }
                return
            }
            looked += 1
            if looked % 16 == 0, Double(g_get_monotonic_time()) > end { break }
        }
        search = looked < count ? (start, looked) : nil
        if search != nil {
            DispatchQueue.main.async { [weak self] in onMainThread { self?.lookOn() } }
        }
    }
}
