import CGTK
import Toolkit

/// What stands for a row in GTK's model, for as long as GTK holds it.
@MainActor
final class GTKListItem {
    let row: (any ListRow)?
    private weak var list: GTKList?
    /// Not retained: it retains this.
    var object: UnsafeMutablePointer<GObject>?
    /// The place whose child is the row's surface.
    weak var place: GTKListPlace?
    /// Those of a table's further columns.
    private var morePlaces: [Int: GTKListPlace] = [:]
    var timesBound = 0
    /// Whether its views have been asked for since it was bound.
    var isShown = false

    init(_ row: (any ListRow)?, _ list: GTKList?) {
        self.row = row
        self.list = list
    }

    func place(_ column: Int) -> GTKListPlace? { column == 0 ? place : morePlaces[column] }

    func setPlace(_ new: GTKListPlace?, _ column: Int) {
        if column == 0 { place = new } else { morePlaces[column] = new }
    }

    fileprivate func isGone() {
        object = nil
        morePlaces = [:]
        list?.itemIsGone(self)
    }
}

extension GTKList {
    func item(at index: Int) -> UnsafeMutablePointer<GObject> {
        guard let row = delegate?.row(at: index) else {
            // GTK wants something; nothing of it is ever shown, since the engine takes the list away before it goes.
            return fenestra_row_new(Unmanaged.passRetained(GTKListItem(nil, nil)).toOpaque(), rowIsGone)
        }
        if let known = items[ObjectIdentifier(row)], let object = known.object {
            g_object_ref(object)
            return object
        }
        let item = GTKListItem(row, self)
        let object = fenestra_row_new(Unmanaged.passRetained(item).toOpaque(), rowIsGone)
        hold(item, object, row)
        return object
    }

    func hold(_ item: GTKListItem, _ object: UnsafeMutablePointer<GObject>, _ row: any ListRow) {
        item.object = object
        items[ObjectIdentifier(row)] = item
        row.heldChanged(true)
    }

    func itemIsGone(_ item: GTKListItem) {
        guard let row = item.row, items[ObjectIdentifier(row)] === item else { return }
        items[ObjectIdentifier(row)] = nil
        row.heldChanged(false)
    }
}

/// How GTK's models ask for rows: one table for all lists, never freed.
nonisolated(unsafe) let listRowsCalls: UnsafePointer<FenestraRowsCalls> = {
    let calls = UnsafeMutablePointer<FenestraRowsCalls>.allocate(capacity: 1)
    calls.initialize(
        to: FenestraRowsCalls(item: { owner, position in
            nonisolated(unsafe) let owner = owner
            nonisolated(unsafe) var item: UnsafeMutablePointer<GObject>!
            onMainThread { item = receiver(owner, as: GTKList.self).item(at: Int(position)) }
            return item
        }))
    return UnsafePointer(calls)
}()

/// GTK holds what stood for a row no longer.
func rowIsGone(_ key: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let key = key
    onMainThread { Unmanaged<GTKListItem>.fromOpaque(key).takeRetainedValue().isGone() }
}
