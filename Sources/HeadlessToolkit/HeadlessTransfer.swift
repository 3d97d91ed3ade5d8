import Foundation
import Toolkit

/// Something that is dragged or on the clipboard: of this app, or of another that a test plays.
package final class HeadlessReader: TransferReader {
    package let source: (any TransferSource)?
    private let contents: [(mimeType: String, data: Data)]
    private let toolkit: HeadlessToolkit

    /// What another app hands on, the best form first.
    package init(_ contents: [(mimeType: String, data: Data)], toolkit: HeadlessToolkit) {
        source = nil
        self.contents = contents
        self.toolkit = toolkit
    }

    init(_ source: any TransferSource, toolkit: HeadlessToolkit) {
        self.source = source
        contents = []
        self.toolkit = toolkit
    }

    package var mimeTypes: [String] { source?.mimeTypes ?? contents.map(\.mimeType) }

    package func read(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        if let source { return source.write(mimeType, done: done) }
        let data = contents.first { $0.mimeType == mimeType }?.data
        toolkit.post { done(data, data == nil ? "there is no \(mimeType)" : nil) }
    }
}

/// A drag from when it has begun until it is dropped or given up.
@MainActor
package final class HeadlessDrag {
    package let reader: HeadlessReader
    private weak var delegate: (any DragDelegate)?
    private weak var over: HeadlessEffectSurface?
    /// What would become of it where it is.
    package private(set) var answer = DropAnswer.refused
    /// Whether it was taken; nil while nobody has said.
    package private(set) var wasTaken: Bool?
    private let toolkit: HeadlessToolkit

    init(_ reader: HeadlessReader, _ delegate: (any DragDelegate)?, _ toolkit: HeadlessToolkit) {
        self.reader = reader
        self.delegate = delegate
        self.toolkit = toolkit
    }

    /// Moves it to a point of a window; nil takes it out of all.
    package func move(to point: CGPoint?, in window: HeadlessWindow?) {
        var found: (surface: HeadlessEffectSurface, point: CGPoint)?
        if let window, let point {
            for (surface, point) in window.transferSurfaces(at: point) where found == nil {
                guard let receiver = surface.dropReceiver, surface.isEnabled, surface.isReachable else { continue }
                if surface === over || receiver.accepts(reader) { found = (surface, point) }
            }
        }
        if found?.surface !== over {
            over?.dropReceiver?.dropExited(reader)
            over = found?.surface
        }
        answer = found.flatMap { $0.surface.dropReceiver?.dropMoved(reader, to: $0.point) } ?? .refused
    }

    /// Lets it go where it was moved to last.
    package func drop(at point: CGPoint, in window: HeadlessWindow) {
        move(to: point, in: window)
        guard answer != .refused, let over, let receiver = over.dropReceiver,
            let place = over.fromWindow(point)
        else { return cancel() }
        self.over = nil
        receiver.dropExited(reader)
        receiver.dropped(reader, at: place) { [self] in end($0) }
    }

    /// Lets it go in a list, before a row or at the end.
    package func drop(into list: HeadlessList, at index: Int) {
        move(to: nil, in: nil)
        if !list.insert(reader, at: index, done: { [self] in end($0) }) { end(false) }
    }

    /// Presses Escape.
    package func cancel() {
        move(to: nil, in: nil)
        end(false)
    }

    private func end(_ wasTaken: Bool) {
        guard self.wasTaken == nil else { return }
        self.wasTaken = wasTaken
        let delegate = delegate
        toolkit.post { delegate?.dragEnded(wasTaken: wasTaken) }
    }
}

extension HeadlessWindow {
    /// Begins to drag what is at a point; nil where nothing can be dragged.
    package func beginDrag(at point: CGPoint) -> HeadlessDrag? {
        guard let toolkit else { return nil }
        for (surface, point) in transferSurfaces(at: point) {
            guard let delegate = surface.dragDelegate, surface.isEnabled, surface.isReachable,
                let source = delegate.dragBegins(at: point)
            else { continue }
            _ = delegate.dragPreview()
            return HeadlessDrag(HeadlessReader(source, toolkit: toolkit), delegate, toolkit)
        }
        return nil
    }

    /// Begins to drag something of another app's.

    /// Surfaces at a point that may have to do with drags, the innermost first.
    fileprivate func transferSurfaces(at point: CGPoint) -> [(surface: HeadlessEffectSurface, point: CGPoint)] {
        var found: [(HeadlessEffectSurface, CGPoint)] = []
        func visit(_ widget: HeadlessWidget) {
            guard widget.isShown else { return }
            if let surface = widget as? HeadlessEffectSurface,
                surface.dragDelegate != nil || surface.dropReceiver != nil,
                let inside = surface.fromWindow(point),
                CGRect(origin: .zero, size: surface.frame.size).contains(inside)
            {
                found.append((surface, inside))
            }
            for child in widget.children { visit(child) }
        }
        for surface in headerSurfaces { visit(surface) }
        visit(contentSurface)
        return found.reversed()
    }
}

extension HeadlessToolkit: PictureServices {
    /// Knows PNG alone.
    package func png(of picture: Data) -> Data? { picture.starts(with: pngSignature) ? picture : nil }
}

/// The clipboard of a desktop in memory.
@MainActor
final class HeadlessClipboard {
    fileprivate var reader: HeadlessReader?
    fileprivate var watches: [() -> ClipboardWatch?] = []
}

@MainActor
private final class ClipboardWatch {
    let changed: @MainActor () -> Void
    init(_ changed: @escaping @MainActor () -> Void) { self.changed = changed }
}

extension HeadlessToolkit {
    /// Begins to drag something of another app's, the best form first.
    package func beginForeignDrag(_ contents: [(mimeType: String, data: Data)]) -> HeadlessDrag {
        HeadlessDrag(HeadlessReader(contents, toolkit: self), nil, self)
    }
}

extension HeadlessToolkit: ClipboardServices {
    package var clipboard: any TransferReader { heldClipboard.reader ?? HeadlessReader([], toolkit: self) }

    package func setClipboard(_ source: any TransferSource) { put(HeadlessReader(source, toolkit: self)) }

    /// Another app puts something there, the best form first.
    package func setForeignClipboard(_ contents: [(mimeType: String, data: Data)]) {
        put(HeadlessReader(contents, toolkit: self))
    }

    private func put(_ reader: HeadlessReader) {
        heldClipboard.reader = reader
        let watches = heldClipboard.watches.compactMap { $0() }
        heldClipboard.watches.removeAll { $0() == nil }
        post { for watch in watches { watch.changed() } }
    }

    package func watchClipboard(_ changed: @escaping @MainActor () -> Void) -> AnyObject {
        let watch = ClipboardWatch(changed)
        heldClipboard.watches.append { [weak watch] in watch }
        return watch
    }
}
