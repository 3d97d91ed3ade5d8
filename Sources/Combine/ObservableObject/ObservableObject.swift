/// An object that tells when it is about to change.
///
/// By default `objectWillChange` sends before any `@Published` property of the object, or of its superclasses,
/// changes.
public protocol ObservableObject: AnyObject {
    /// The publisher that tells of changes.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before a `@Published` property of the object changes. It is the same publisher each time.
    ///
    /// The first request looks for the `@Published` properties with `Mirror`; later ones stop at the first of them.
    /// Writes to properties never look. An object that is `CustomReflectable` must show its `@Published` properties,
    /// with their names beginning with `_`, in its mirror.
    public var objectWillChange: ObservableObjectPublisher { ChangePublisherRegistry.publisher(of: self) }
}
