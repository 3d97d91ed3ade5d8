/// The one subscription of a subscriber, and whether it may still come, is there, or is over. It has no lock: its
/// owner guards it.
enum SubscriptionSlot {
    case awaiting
    case active(any Subscription)
    case over

    /// Takes the first subscription. Returns `false` if there was one or the owner is over: cancel it then.
    mutating func accept(_ subscription: any Subscription) -> Bool {
        guard case .awaiting = self else { return false }
        self = .active(subscription)
        return true
    }

    /// Ends the slot. Returns what was there, for the caller to cancel without a lock, and `nil` if nothing was.
    mutating func end() -> (any Subscription)? {
        defer { self = .over }
        return active
    }

    var active: (any Subscription)? {
        if case .active(let subscription) = self { subscription } else { nil }
    }

    var isOver: Bool {
        if case .over = self { true } else { false }
    }
}
