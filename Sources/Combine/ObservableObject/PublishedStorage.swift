/// Holds the value of a `@Published` property, whom to tell before it changes, and the subject behind `$property` once
/// somebody has subscribed to it.
///
/// Reads and writes may come from any thread. A write that nobody observes takes a lock twice, and makes nothing. Both
/// are inlinable, so that an app's build knows the kind of value.
@usableFromInline
final class PublishedStorage<Value>: ChangePublisherHolder, @unchecked Sendable {
    @usableFromInline let lock = Lock()
    @usableFromInline var current: Value
    @usableFromInline var publisher: ObservableObjectPublisher?
    @usableFromInline var subject: SubjectCore<Value, Never>?
    private var assignments: [AnyCancellable] = []

    @inlinable init(_ value: Value) { current = value }

    @inlinable var value: Value {
        get { lock.withLock { current } }
        set { write(newValue) }
    }

    var changePublisher: ObservableObjectPublisher? {
        get { lock.withLock { publisher } }
        set { lock.withLock { publisher = newValue } }
    }

    @inlinable func write(_ newValue: Value) {
        let (publisher, subject) = lock.withLock { (self.publisher, self.subject) }
        publisher?.send()
        subject?.send(newValue)
        // The old value leaves the lock and is released after it: its release may run an author's code.
        let (old, subjectNow) = lock.withLock { () -> (Value, SubjectCore<Value, Never>?) in
            let old = current
            current = newValue
            return (old, self.subject)
        }
        withExtendedLifetime(old) {}
        guard let subjectNow else { return }
        if subject == nil {
            // Somebody subscribed on another thread meanwhile, and was given the old value.
            subjectNow.send(newValue)
        } else {
            // A subscriber may have written another value in between; this one is the last.
            subjectNow.replaceLatest(newValue)
        }
    }

    func attach(_ subscriber: some Subscriber<Value, Never>) {
        let subject = lock.withLock {
            let subject = self.subject ?? SubjectCore(latest: current)
            self.subject = subject
            return subject
        }
        subject.attach(subscriber)
    }

    /// Keeps a subscription that writes this property as long as the property lives.
    func keep(_ assignment: AnyCancellable) { lock.withLock { assignments.append(assignment) } }
}
