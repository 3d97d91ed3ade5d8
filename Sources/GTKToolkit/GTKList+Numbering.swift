import CGTK
import Toolkit

/// Which row of how many each one is, as screen readers have it.
extension GTKList {
    /// GTK up to 4.8 does not tell screen readers which row of how many one is: the row with the focus says so itself.
    func rowTookFocus(_ row: WidgetPointer) {
        let place = places.values.first { $0.item != nil && $0.row == row }
        if place !== focusedPlace { focusedPlace?.describe(nil) }
        focusedPlace = place
        tellFocusedPlace()
    }

    func tellFocusedPlace() {
        guard let place = focusedPlace, place.item != nil, place.position < delegate?.rowCount ?? 0 else { return }
        place.describe(delegate?.place(ofRowAt: place.position).map { ownWords("\($0.number) of \($0.count)") })
        place.tellPlace()
    }

    /// Tells rows in view which of how many they are now, when rows have come or gone elsewhere. That costs as much as the
    /// rest of such a change, so several changes within a moment are told at once; the row that a screen reader is at is
    /// told at once.
    func tellPlacesLater() {
        if telling != 0 { return }
        telling = g_timeout_add_full(
            G_PRIORITY_LOW, 200,
            { list in
                nonisolated(unsafe) let list = list
                onMainThread {
                    let list = receiver(list.unsafelyUnwrapped, as: GTKList.self)
                    list.telling = 0
                    for place in list.places.values where place.item != nil { place.tellPlaceIfShown() }
                }
                return 0
            }, pointer(to: self), nil)
    }
}
