import Foundation
import Toolkit

/// A widget in memory, and what a test sees of it: a tree with kinds, frames and what a person perceives.
///
/// Subclasses say what it holds and how large it is; the frame, the place in the tree and the passing on of layout are
/// here.
@MainActor
package class HeadlessWidget: Widget {
    package weak var owner: (any WidgetOwner)?

    /// The surface or control that holds this widget.
    package private(set) weak var parent: HeadlessWidget?
    /// Set for a window's own surface only.
    weak var hostingWindow: HeadlessWindow?

    /// In points of the parent, before the parent's effects; zero until placed.
    package private(set) var frame = CGRect.zero
    package private(set) var isPlaced = false
    /// Whether this widget or one inside it must be laid out again even where its size stays.
    package internal(set) var needsLayout = true

    /// Calls of `measure` and of `place` for this widget, and of `layout(in:)` for what it holds.
    package private(set) var measureCount = 0
    package private(set) var placementCount = 0
    package internal(set) var layoutCount = 0
    package internal(set) var updateCount = 0

    let record: HeadlessRecord
    private let censusEntry: CensusEntry

    init(kind: Any.Type, record: HeadlessRecord) {
        self.record = record
        censusEntry = CensusEntry(record.census, kind)
        record.counts.widgetsMade += 1
    }

    // MARK: For subclasses

    /// The type of a control's content, or of a surface.
    package var kind: String { "\(type(of: self))" }
    /// Widgets inside, in reading order.
    package var children: [HeadlessWidget] { [] }
    /// What a person perceives; nil for a surface that is only a host.
    package var accessible: HeadlessAccessible? { nil }
    package var takesFocus: Bool { false }
    /// Whether what is inside is drawn and clicked inside the frame only.
    package var clips: Bool { false }
    /// Whether it is drawn, read and can be used as far as this widget is concerned.
    var isShown: Bool { !isWithdrawn }
    /// Not shown until it is placed again.
    final var isWithdrawn = false
    /// Whether clicks and keys reach this widget and what is inside, as far as this widget is concerned.
    var letsInputThrough: Bool { true }
    /// What `WidgetAttributes.isEnabled` says of this widget.
    var isSensitive: Bool { true }

    /// Whether clicks between what is inside reach this widget itself.
    func takesPointer(at point: CGPoint) -> Bool { accessible != nil }

    func computeSize(width: Double?, height: Double?) -> CGSize { .zero }
    func computeBaselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    /// The least size that the desktop gives this widget.
    package var minimumSize: CGSize { .zero }
    /// Places what is inside for the frame's size.
    func layOutContents() {}
    /// Takes a point of this widget to its parent.
    func toParent(_ point: CGPoint) -> CGPoint {
        CGPoint(x: point.x + frame.minX, y: point.y + frame.minY)
    }
    /// Takes a point of the parent to this widget; nil where nothing of it is drawn at all.
    func fromParent(_ point: CGPoint) -> CGPoint? {
        CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    }
    func focusChanged(_ hasFocus: Bool) {}

    /// Does what a person does with it; false when it cannot be used so, is disabled or out of reach.
    package func perform(_ action: UserAction) -> Bool { false }

    // MARK: Widget

    package final func measure(width: Double?, height: Double?) -> CGSize {
        record.counts.measures += 1
        measureCount += 1
        return computeSize(width: width, height: height)
    }

    package final func baselines(in size: CGSize) -> (first: Double, last: Double)? { computeBaselines(in: size) }

    @discardableResult
    package final func focus() -> Bool {
        guard takesFocus, isEnabled, isReachable, let window, window.isOpen else { return false }
        return window.setFocus(self)
    }

    package final func leaveFocus() {
        if hasFocus { window?.setFocus(nil) }
    }

    /// How much is seen of it while it comes or goes.
    package private(set) var fading = 1.0
    package func fade(to opacity: Double) { fading = opacity }

    package final var hasFocus: Bool { window?.focusedWidget === self }

    // MARK: The tree

    final func attach(to parent: HeadlessWidget) {
        self.parent = parent
        markForLayout()
    }

    final func detach() {
        if let window, let focused = window.focusedWidget, focused.isInside(self) { window.setFocus(nil) }
        parent = nil
        isPlaced = false
        frame = .zero
    }

    /// Itself counts.
    package final func isInside(_ ancestor: HeadlessWidget) -> Bool {
        var widget: HeadlessWidget? = self
        while let current = widget {
            if current === ancestor { return true }
            widget = current.parent
        }
        return false
    }

    package final var window: HeadlessWindow? {
        var widget = self
        while let parent = widget.parent { widget = parent }
        return widget.hostingWindow
    }

    private final func allFromHereUp(_ condition: (HeadlessWidget) -> Bool) -> Bool {
        var widget: HeadlessWidget? = self
        while let current = widget {
            if !condition(current) { return false }
            widget = current.parent
        }
        return true
    }

    package final var isEnabled: Bool { allFromHereUp(\.isSensitive) }
    /// Whether nothing around it is hidden. What is scrolled out of sight is not hidden.
    package final var isVisible: Bool { allFromHereUp(\.isShown) }
    /// Whether clicks and keys reach it.
    package final var isReachable: Bool {
        allFromHereUp { $0.isShown && $0.letsInputThrough } && window?.isBlocked != true
    }

    // MARK: Layout

    /// Marks this widget and all around it, as a desktop does, whose layout passes start at the window.
    final func markForLayout() {
        var widget: HeadlessWidget? = self
        while let current = widget {
            current.needsLayout = true
            widget = current.parent
        }
    }

    final func countPlacement() {
        record.counts.placements += 1
        placementCount += 1
    }

    final func allocate(_ new: CGRect) {
        let mustLayOut = needsLayout || !isPlaced || new.size != frame.size
        frame = new
        isPlaced = true
        isWithdrawn = false
        guard mustLayOut else { return }
        needsLayout = false
        layOutContents()
        // The engine need not place again what has not moved, but a change deeper down must arrive there.
        for child in children where child.isPlaced && child.needsLayout && !child.isWithdrawn {
            child.allocate(child.frame)
        }
    }
}
