/// Rows with views that are out of sight, of which so many as are worth keeping are kept.
@MainActor
struct RecentRows {
    /// Most rows whose views are kept.
    static let limit = 500
    private var queue: [(row: any RecentRow, time: UInt64)] = []
    private var next = 0
    private var count = 0
    private var time: UInt64 = 0

    mutating func add(_ row: any RecentRow) {
        remove(row)
        time += 1
        row.hiddenAt = time
        queue.append((row, time))
        count += 1
    }

    /// Its place in the queue is passed over when its turn comes.
    mutating func remove(_ row: any RecentRow) {
        guard row.hiddenAt != 0 else { return }
        row.hiddenAt = 0
        count -= 1
        if queue.count > 4 * Self.limit {
            queue = queue[next...].filter { $0.row.hiddenAt == $0.time }
            next = 0
        }
    }

    /// The row that has been out of sight for longest.
    var oldest: (any RecentRow)? {
        mutating get {
            while next < queue.count {
                if queue[next].row.hiddenAt == queue[next].time { return queue[next].row }
                next += 1
            }
            return nil
        }
    }

    /// The row that has been out of sight for longest, when there are too many.
    mutating func takeSurplus() -> (any RecentRow)? {
        while count > Self.limit, next < queue.count {
            let (row, time) = queue[next]
            next += 1
            guard row.hiddenAt == time else { continue }
            remove(row)
            return row
        }
        return nil
    }
}

/// A row that may be out of sight.
@MainActor
protocol RecentRow: AnyObject {
    /// When it went out of sight; 0 while it is in sight or has no views.
    var hiddenAt: UInt64 { get set }
}
