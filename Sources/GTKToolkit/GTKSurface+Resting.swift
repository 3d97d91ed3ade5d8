import CGTK
import Foundation
import Toolkit

/// What a surface needs to lay out by itself, without GTK.
///
/// GTK lays the whole window out again for one text that may have another size: it asks the display for the work area,
/// and every widget on the way for its size. A text that has never been near the visible part of what scrolls *rests*:
/// GTK has no allocation for it, and hears nothing when it changes. Whether the surface has another size then is found
/// out here. Only where it has, or where a widget that does not rest moves, GTK lays out.
@MainActor
struct QuietLayout {
    /// What GTK was told, and what surfaces around this one were. Answers that nobody relies on any more do no harm.
    fileprivate var told: [(question: GTKSurface.Question, answer: (minimum: Int32, natural: Int32))] = []
    fileprivate var measured: [(width: Double?, height: Double?, size: CGSize)] = []
    fileprivate var isWaiting = false
    fileprivate var isRunning = false
    /// Children that were to be placed meanwhile but that only GTK's layout may place.
    private var postponed: [(child: GTKWidget, frame: PixelFrame)] = []

    /// Surfaces that lay out after the update that goes on.
    fileprivate static var waiting: [GTKSurface] = []
    /// Whether what changes is a widget that rests.
    fileprivate static var isOfResting = false
    private static let answerLimit = 8

    mutating func note(_ answer: (minimum: Int32, natural: Int32), to question: GTKSurface.Question) {
        told.removeAll { $0.question == question }
        told.append((question, answer))
        if told.count > Self.answerLimit { told.removeFirst() }
    }

    mutating func note(_ size: CGSize, width: Double?, height: Double?) {
        measured.removeAll { $0.width == width && $0.height == height }
        measured.append((width, height, size))
        if measured.count > Self.answerLimit { measured.removeFirst() }
    }

    /// The surface has another size: what GTK asked before it had that is of no interest.
    mutating func keepAnswers(to questions: [GTKSurface.Question]) {
        told.removeAll { !questions.contains($0.question) }
    }

    /// Whether the child is placed in GTK's layout instead of now.
    mutating func postpone(_ child: GTKWidget, _ frame: PixelFrame) -> Bool {
        guard isRunning else { return false }
        if child.frame != frame || child.isWithdrawn { postponed.append((child, frame)) }
        return true
    }

    mutating func takePostponed() -> [(child: GTKWidget, frame: PixelFrame)] {
        defer { postponed = [] }
        return postponed
    }

    fileprivate var hasPostponed: Bool { !postponed.isEmpty }
}

extension GTKSurface {
    // MARK: Widgets that rest

    /// Whether the child is out of view and GTK has no allocation for it.
    final func rests(_ child: GTKWidget) -> Bool {
        guard let band = nearness.band, let frame = child.frame, !child.isAllocated else { return false }
        return !frame.touches(band) && child.canRest(in: frame)
    }

    /// Places the child without GTK, where it can rest.
    final func rest(_ child: GTKWidget, in frame: PixelFrame) -> Bool {
        guard let band = nearness.band, !child.isAllocated, !frame.touches(band), child.canRest(in: frame) else {
            return false
        }
        if frame != child.frame { move(child, to: frame) }
        child.isWithdrawn = false
        return true
    }

    /// Changes a child that rests.
    final func changeResting(_ change: () -> Void) {
        QuietLayout.isOfResting = true
        change()
        QuietLayout.isOfResting = false
    }

    // MARK: Layout without GTK

    /// Whether the surface finds out after the update whether anybody has to know of what changed.
    final func layOutQuietly() -> Bool {
        // Who listens to layouts of the window hears of them from GTK.
        guard QuietLayout.isOfResting, nearness.band != nil, allocated != nil, !LayoutWatch.isAny,
            let toolkit = GTKToolkit.running
        else { return false }
        if !quiet.isWaiting {
            quiet.isWaiting = true
            QuietLayout.waiting.append(self)
            toolkit.requestUpdate()
        }
        return true
    }

    /// To be called at the end of an update.
    static func runQuietLayouts() {
        guard !QuietLayout.waiting.isEmpty else { return }
        let waiting = QuietLayout.waiting
        QuietLayout.waiting = []
        for surface in waiting { surface.runQuietLayout() }
    }

    private func runQuietLayout() {
        quiet.isWaiting = false
        guard needsClientLayout, let allocated, let client else { return }
        guard hasToldTheSame(client) else {
            setNeedsLayout()
            return client.sizesDiffer()
        }
        needsClientLayout = false
        quiet.isRunning = true
        client.layout(in: CGSize(width: Double(allocated.width), height: Double(allocated.height)))
        quiet.isRunning = false
        if quiet.hasPostponed { gtk_widget_queue_allocate(widget) }
    }

    private func hasToldTheSame(_ client: any SurfaceClient) -> Bool {
        for (question, answer) in quiet.told where self.answer(to: question, client) != answer { return false }
        for (width, height, size) in quiet.measured where measure(width: width, height: height) != size { return false }
        return true
    }
}
