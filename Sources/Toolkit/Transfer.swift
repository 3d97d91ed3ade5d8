import Foundation

/// Something that the app hands on, in forms that MIME types name.
@MainActor
package protocol TransferSource: AnyObject {
    /// The forms, the best first.
    var mimeTypes: [String] { get }
    /// Makes one; `done` is told the bytes, or why there are none, once.
    func write(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void)
}

/// Something that the app is offered.
@MainActor
package protocol TransferReader: AnyObject {
    /// The forms, the best first.
    var mimeTypes: [String] { get }
    /// What it is, where this app itself hands it on.
    var source: (any TransferSource)? { get }
    /// Gets one; `done` is told the bytes, or why there are none, once. What takes very long is given up.
    func read(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void)
}

/// What people call the clipboard.
@MainActor
package protocol ClipboardServices: AnyObject {
    var clipboard: any TransferReader { get }
    /// Puts something there, which is held until something else is.
    func setClipboard(_ source: any TransferSource)
    /// Calls `changed` when something else is there, for as long as what is returned lives.
    func watchClipboard(_ changed: @escaping @MainActor () -> Void) -> AnyObject
}

/// What a surface is told of drags that begin in it.
@MainActor
package protocol DragDelegate: AnyObject {
    /// A drag would begin at a point; nil when there is nothing to drag.
    func dragBegins(at point: CGPoint) -> (any TransferSource)?
    /// Shown at the pointer in place of a picture of the surface; asked for once the drag has begun.
    func dragPreview() -> (any Surface)?
    /// The drag is over.
    func dragEnded(wasTaken: Bool)
}

/// What becomes of something that is dropped.
package enum DropAnswer: Equatable, Sendable {
    /// It is not taken: what is around may take it.
    case refused
    /// It would be copied.
    case copy
    /// It would be moved, which only the app itself can do with what is its own.
    case move
}

/// What a surface is told of what is dragged over it.
@MainActor
package protocol DropReceiver: AnyObject {
    /// Whether it could be dropped here; asked when it comes over the surface, and told by `dropExited` when it is gone.
    func accepts(_ offer: any TransferReader) -> Bool
    func dropMoved(_ offer: any TransferReader, to point: CGPoint) -> DropAnswer
    func dropExited(_ offer: any TransferReader)
    /// It is let go here; `done` is told whether it was taken, once.
    func dropped(_ offer: any TransferReader, at point: CGPoint, done: @escaping @MainActor (Bool) -> Void)
}
