import CGTK
import Foundation
import Toolkit

/// The host widget of `architecture.md`: leaf widgets lie flat in it, and the engine places them.
///
/// A surface that scrolls may hold thousands of widgets. GTK does not say which of them has queued a resize by itself, so
/// all would have to be asked at each layout. Only those near the visible part are (`GTKSurface+Near.swift`).
class GTKSurface: GTKWidget, Surface {
    final weak var client: (any SurfaceClient)?
    private(set) final var first: GTKWidget?
    private final unowned(unsafe) var last: GTKWidget?
    final var nearness = Nearness()

    /// Whether the client must lay out at the next allocation even with the same size.
    final var needsClientLayout = true
    /// Whether the client's sizes may have changed since the surface around this one asked.
    private final var sizeMayDiffer = false
    private(set) final var allocated: (width: Int32, height: Int32)?
    private final var pass: UInt32 = 0
    final var quiet = QuietLayout()
    /// What GTK has asked since the children were last asked for their sizes; nil when that was for an earlier layout.
    private final var answered: [Question]?
    /// Whether the children were asked for their sizes since the last layout.
    private final var childrenWereAsked = false
    struct Question: Equatable {
        var horizontal: Bool
        var forSize: Int32
    }
    /// While leaves are asked for their sizes anew, the client's invalidations are answered in the same pass: GTK
    /// knows already that there is something to lay out.
    private static var revalidating = false
    /// The width that GTK is told it would like, where that is more than its client's.
    final var wantedWidth: (() -> Double)?

    init(client: any SurfaceClient) {
        self.client = client
        let host = fenestra_host_new(Self.calls)
        super.init(host)
        fenestra_host_set_owner(host, pointer(to: self))
    }

    isolated deinit {
        fenestra_host_set_owner(widget, nil)
        // In a loop: the list is as long as the surface has widgets, and its end must not recurse.
        forgetNear()
        var child = first
        first = nil
        while let gone = child {
            child = gone.next
            unlink(gone)
        }
    }

    // MARK: Children

    final func insert(_ widget: any Widget, after previous: (any Widget)?) {
        let child = gtkWidget(widget)
        var before: GTKWidget?
        if let previous { before = gtkWidget(previous) }
        if child.host === self {
            if child.previous === before { return }
            forgetNear(of: child)
            detach(child)
        } else {
            child.host?.remove(child)
        }
        attach(child, after: before)
        gtk_widget_insert_after(child.widget, self.widget, before?.widget)
        needsClientLayout = true
    }

    final func remove(_ widget: any Widget) {
        let child = gtkWidget(widget)
        guard child.host === self else { return }
        forgetNear(of: child)
        detach(child)
        unlink(child)
        needsClientLayout = true
    }

    private final func attach(_ child: GTKWidget, after before: GTKWidget?) {
        child.host = self
        child.previous = before
        if let before {
            child.next = before.next
            before.next = child
        } else {
            child.next = first
            first = child
        }
        if let following = child.next { following.previous = child } else { last = child }
    }

    /// Takes the child out of the list, not out of GTK.
    private final func detach(_ child: GTKWidget) {
        let following = child.next
        child.next = nil
        if let following { following.previous = child.previous } else { last = child.previous }
        if let before = child.previous { before.next = following } else { first = following }
        child.previous = nil
    }

    private final func unlink(_ child: GTKWidget) {
        child.host = nil
        child.previous = nil
        child.next = nil
        child.frame = nil
        gtk_widget_unparent(child.widget)
    }

    /// The child whose widget this is.
    final func child(with widget: WidgetPointer) -> GTKWidget? {
        var child = first
        while let current = child, current.widget != widget { child = current.next }
        return child
    }

    /// Whether there is nothing but images to see in it.
    final var holdsOnlyImages: Bool {
        var child = first
        while let current = child, current is GTKImage { child = current.next }
        return child == nil && first != nil
    }

    // MARK: Layout

    final func place(_ widget: any Widget, in frame: CGRect) {
        let child = gtkWidget(widget)
        let frame = PixelFrame(snapping: frame)
        if rest(child, in: frame) || quiet.postpone(child, frame) { return }
        place(child, in: frame)
    }

    private final func place(_ child: GTKWidget, in frame: PixelFrame) {
        let new = child.allocation(for: frame)
        if new != child.frame { move(child, to: new) }
        child.placedPass = pass
        child.isWithdrawn = false
        child.allocate(new)
    }

    final func withdraw(_ widget: any Widget) {
        let child = gtkWidget(widget)
        child.frame = nil
        child.isWithdrawn = true
    }

    @discardableResult
    final func setNeedsLayout() -> Bool {
        needsClientLayout = true
        if layOutQuietly() { return false }
        sizeMayDiffer = true
        if !Self.revalidating { gtk_widget_queue_resize(widget) }
        return true
    }

    final func setNeedsPlacement() {
        needsClientLayout = true
        gtk_widget_queue_allocate(widget)
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        guard let client else { return .zero }
        let size = client.measure(width: width, height: height)
        let answer = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        quiet.note(answer, width: width, height: height)
        return answer
    }

    override func baselines(in size: CGSize) -> (first: Double, last: Double)? { client?.baselines(in: size) }

    override func focus() -> Bool { gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD) != 0 }

    override func allocation(for frame: PixelFrame) -> PixelFrame {
        // GTK wants to be asked before it allocates; inside another surface the answer is of no use.
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, -1, nil, nil, nil, nil)
        return frame
    }

    override func revalidate() {
        revalidateChildren()
        if sizeMayDiffer {
            sizeMayDiffer = false
            owner?.widgetSizeChanged()
        }
    }

    private final func revalidateChildren() {
        answered = []
        childrenWereAsked = true
        let outermost = !Self.revalidating
        Self.revalidating = true
        forEachChildToSeeTo { $0.revalidate() }
        if outermost { Self.revalidating = false }
    }

    /// GTK's answer for one orientation; `forSize` is negative for none.
    func gtkMeasure(_ client: any SurfaceClient, horizontal: Bool, forSize: Int32) -> (minimum: Double, natural: Double)
    {
        let least = client.minimumSize()
        if horizontal { return (least.width, client.measure(width: nil, height: nil).width) }
        let offered: Double? = forSize < 0 ? nil : Double(forSize)
        return (least.height, client.measure(width: offered, height: nil).height)
    }

    fileprivate final func gtkMeasure(horizontal: Bool, forSize: Int32) -> (minimum: Int32, natural: Int32) {
        // A surface around this one asks the client, not GTK.
        guard host == nil, let client else { return (0, 0) }
        // GTK remembers answers, and forgets them all when a child queues a resize. So only a question that was answered
        // already means that one may have; asking every child at each question of a layout would take most of its time.
        let question = Question(horizontal: horizontal, forSize: forSize)
        if answered?.contains(question) ?? true { revalidateChildren() }
        answered?.append(question)
        needsClientLayout = true
        let answer = self.answer(to: question, client)
        quiet.note(answer, to: question)
        return answer
    }

    final func answer(to question: Question, _ client: any SurfaceClient) -> (minimum: Int32, natural: Int32) {
        var (minimum, natural) = gtkMeasure(client, horizontal: question.horizontal, forSize: question.forSize)
        if question.horizontal, let wantedWidth { natural = max(natural, wantedWidth()) }
        let least = pixels(minimum)
        return (least, max(least, pixels(natural)))
    }

    /// Before the client lays out for a size.
    func willLayOut() {}

    fileprivate final func gtkAllocate(width: Int32, height: Int32) {
        pass &+= 1
        willLayOut()
        for (child, frame) in quiet.takePostponed() where child.host === self { place(child, in: frame) }
        let isNewSize = allocated?.width != width || allocated?.height != height
        if isNewSize { quiet.keepAnswers(to: answered ?? []) }
        answered = nil
        if needsClientLayout || isNewSize {
            needsClientLayout = false
            allocated = (width, height)
            client?.layout(in: CGSize(width: Double(width), height: Double(height)))
        }
        // What the client had no reason to place again may still wait for an allocation by GTK's own reckoning.
        let pass = self.pass
        let wereAsked = childrenWereAsked
        forEachChildToSeeTo { if $0.placedPass != pass && !rests($0) { $0.allocateAgain(wasAsked: wereAsked) } }
        childrenWereAsked = false
        allWereSeenTo()
    }

    /// One table for all surfaces, never freed.
    private static let calls: UnsafePointer<FenestraHostCalls> = {
        let calls = UnsafeMutablePointer<FenestraHostCalls>.allocate(capacity: 1)
        calls.initialize(
            to: FenestraHostCalls(
                measure: measureSurface, allocate: allocateSurface, restyled: surfaceWasRestyled,
                find_near: findNearInSurface))
        return UnsafePointer(calls)
    }()
}

// Functions, since closures in a class of the main actor would have the runtime check the executor at each call.

private func measureSurface(
    _ owner: UnsafeMutableRawPointer, _ orientation: GtkOrientation, _ forSize: Int32,
    _ minimum: UnsafeMutablePointer<Int32>, _ natural: UnsafeMutablePointer<Int32>,
    _ minimumBaseline: UnsafeMutablePointer<Int32>, _ naturalBaseline: UnsafeMutablePointer<Int32>
) {
    nonisolated(unsafe) let owner = owner
    let lengths = onMainThread {
        receiver(owner, as: GTKSurface.self)
            .gtkMeasure(horizontal: orientation == GTK_ORIENTATION_HORIZONTAL, forSize: forSize)
    }
    minimum.pointee = lengths.minimum
    natural.pointee = lengths.natural
}

private func allocateSurface(_ owner: UnsafeMutableRawPointer, _ width: Int32, _ height: Int32) {
    nonisolated(unsafe) let owner = owner
    onMainThread { receiver(owner, as: GTKSurface.self).gtkAllocate(width: width, height: height) }
}

private func surfaceWasRestyled(_ owner: UnsafeMutableRawPointer, _ setting: gboolean) {
    nonisolated(unsafe) let owner = owner
    onMainThread { receiver(owner, as: GTKSurface.self).wasRestyled(bySetting: setting != 0) }
}

private func findNearInSurface(_ owner: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let owner = owner
    onMainThread { receiver(owner, as: GTKSurface.self).tellNear() }
}

extension GTKWidget {
    /// Allocates the last frame once more; GTK returns at once where nothing waits. A widget that was never placed
    /// goes where it cannot be seen, since GTK wants every child to have some allocation.
    ///
    /// - Parameter wasAsked: Whether it was asked for its sizes meanwhile, so that GTK knows them.
    final func allocateAgain(wasAsked: Bool = false) {
        if wasAsked, let frame { return allocate(frame) }
        let current = frame ?? PixelFrame(x: -1_000_000, y: 0, width: 0, height: 0)
        let new = allocation(for: current)
        if frame == nil { frame = new }
        allocate(new)
    }
}
