/// An activity that can be cancelled.
public protocol Cancellable {
    /// Ends the activity and releases what it holds. Cancelling again does nothing.
    func cancel()
}

extension Cancellable {
    /// Keeps this activity in a collection, and so alive as long as the collection is.
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        AnyCancellable(self).store(in: &collection)
    }

    /// Keeps this activity in a set, and so alive as long as the set is.
    public func store(in set: inout Set<AnyCancellable>) {
        AnyCancellable(self).store(in: &set)
    }
}
