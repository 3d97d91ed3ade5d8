import CGTK
import Foundation
import Toolkit

/// The Swift side of one GtkWidget, which it owns.
///
/// Signal handlers get this object unretained and are disconnected before it goes, so neither side keeps the other
/// alive in a circle. A surface retains the widgets that are in it.
class GTKWidget: Widget {
    nonisolated(unsafe) final let widget: WidgetPointer
    /// Not weak: a weak reference would make every retain of the engine's items slow. The engine takes itself back.
    final unowned var owner: (any WidgetOwner)?

    // The children of a surface form a list, in the order of GTK's own.
    final unowned(unsafe) var host: GTKSurface?
    final unowned(unsafe) var previous: GTKWidget?
    final var next: GTKWidget?
    /// The last allocation inside the host; nil before the first.
    final var frame: PixelFrame?
    /// The layout pass of the host that placed this widget last.
    final var placedPass: UInt32 = 0

    /// Whether GTK has had an allocation for it; until then a resize of it does not reach the widgets around.
    private(set) final var isAllocated = false

    /// Whether it may be seen elsewhere than in its frame.
    final var isDrawnElsewhere = false {
        didSet { if isDrawnElsewhere != oldValue { host?.forgetNear() } }
    }

    /// Not shown until the engine places it again.
    final var isWithdrawn = false {
        didSet { if isWithdrawn != oldValue { childVisibilityChanged() } }
    }

    final var attributes = WidgetAttributes()
    /// Whether handlers with this object as receiver are connected to `widget`.
    final var hasHandlers = false

    /// Whether `themeChanged()` is called.
    final var followsTheme = false {
        didSet {
            guard followsTheme != oldValue else { return }
            if followsTheme { Theme.follow(self) } else { Theme.unfollow(self) }
        }
    }

    private final var lengths: Lengths?

    init(_ widget: WidgetPointer) {
        self.widget = widget
        g_object_ref_sink(widget)
    }

    isolated deinit {
        if followsTheme { Theme.unfollow(self) }
        if hasHandlers { fenestra_disconnect(widget, pointer(to: self)) }
        g_object_unref(widget)
    }

    // MARK: Widget

    func measure(width: Double?, height: Double?) -> CGSize {
        let lengths = self.lengths ?? ask()
        return CGSize(
            width: clamp(width, lengths.minimumWidth, lengths.naturalWidth),
            height: clamp(height, lengths.minimumHeight, lengths.naturalHeight))
    }

    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }

    /// What `fade(to:)` said last, and the opacity that the content has.
    private final var fading = 1.0
    final var contentOpacity = 1.0 {
        didSet { if contentOpacity != oldValue { gtk_widget_set_opacity(widget, contentOpacity * fading) } }
    }

    final func fade(to opacity: Double) {
        fading = min(max(opacity, 0), 1)
        gtk_widget_set_opacity(widget, contentOpacity * fading)
    }

    @discardableResult
    func focus() -> Bool { gtk_widget_grab_focus(widget) != 0 }

    final func leaveFocus() {
        guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
            focus == widget || gtk_widget_is_ancestor(focus, widget) != 0
        else { return }
        gtk_root_set_focus(root, nil)
    }

    // MARK: For surfaces

    /// The size to allocate when the engine says `frame`: never less than GTK's minimum.
    func allocation(for frame: PixelFrame) -> PixelFrame {
        var minimum: Int32 = 0
        var result = frame
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, nil, nil, nil)
        result.width = max(frame.width, minimum)
        gtk_widget_measure(widget, GTK_ORIENTATION_VERTICAL, result.width, &minimum, nil, nil, nil)
        result.height = max(frame.height, minimum)
        return result
    }

    func allocate(_ frame: PixelFrame) {
        isAllocated = true
        fenestra_allocate(widget, frame.x, frame.y, frame.width, frame.height)
    }

    /// Whether GTK can do without an allocation while the widget is out of view in `frame`, and has had none.
    func canRest(in frame: PixelFrame) -> Bool { false }

    /// GTK queues resizes by itself (a theme, a font, typed text). Asks again and tells the owner of a difference.
    func revalidate() {
        guard let old = lengths else { return }
        if ask() != old { owner?.widgetSizeChanged() }
    }

    /// Forgets the size and tells the owner, after a change of content.
    func sizeChanged() {
        lengths = nil
        owner?.widgetSizeChanged()
    }

    /// Colours of the theme are others now.
    func themeChanged() {}

    // MARK: Accessibility

    /// The widget that assistive technology sees as this control.
    var accessibleWidget: WidgetPointer { widget }

    /// The name the content gives where GTK's own would be wrong; nil leaves it to GTK.
    var contentName: String? { nil }

    private final var isNamed = false

    final func accessibleNameChanged() {
        let name = attributes.accessibleName ?? contentName
        accessibleNameIs(name)
        // GTK that is told to forget a name it was never given forgets the one it takes from the label.
        guard name != nil || isNamed else { return }
        isNamed = name != nil
        fenestra_accessible_set(accessibleWidget, GTK_ACCESSIBLE_PROPERTY_LABEL, name)
    }

    /// What explains the widget in a bar where its author says nothing; nil where nothing has to be explained.
    var ownToolTip: String? { nil }

    /// Before a name is told, for widgets whose role depends on having one.
    func accessibleNameIs(_ name: String?) {}

    /// Whether something else than the attributes hides the widget.
    var isHiddenByContent: Bool { false }

    /// A hidden child is neither drawn, nor clicked, nor in the order of focus; its allocation stays.
    final func childVisibilityChanged() {
        gtk_widget_set_child_visible(widget, isHiddenByContent || isWithdrawn ? 0 : 1)
        accessibleHiddenChanged()
    }

    final func accessibleHiddenChanged() {
        fenestra_accessible_set_hidden(
            accessibleWidget, attributes.isAccessibilityHidden || isHiddenByContent || isWithdrawn ? 1 : 0)
    }

    // MARK: Lengths

    /// Forgets the size without telling, where the answers to proposals stay the same.
    final func forgetLengths() { lengths = nil }

    /// GTK's minimum and natural lengths.
    final var gtkLengths: Lengths { lengths ?? ask() }

    private final func ask() -> Lengths {
        var new = Lengths()
        gtk_widget_measure(widget, GTK_ORIENTATION_HORIZONTAL, -1, &new.minimumWidth, &new.naturalWidth, nil, nil)
        gtk_widget_measure(
            widget, GTK_ORIENTATION_VERTICAL, -1, &new.minimumHeight, &new.naturalHeight, nil, nil)
        lengths = new
        return new
    }

    struct Lengths: Equatable {
        var minimumWidth: Int32 = 0
        var naturalWidth: Int32 = 0
        var minimumHeight: Int32 = 0
        var naturalHeight: Int32 = 0
    }
}

/// The length of something between a minimum and its ideal, offered `proposal`.
@inline(__always)
func clamp(_ proposal: Double?, _ minimum: Int32, _ ideal: Int32) -> Double {
    guard let proposal, proposal < Double(ideal) else { return Double(ideal) }
    return max(Double(minimum), proposal.rounded(.up))
}

/// The widget of this toolkit behind the protocol. Invariant: a process has one toolkit, so every widget is of it.
@inline(__always)
func gtkWidget(_ widget: any Widget) -> GTKWidget { unsafeDowncast(widget, to: GTKWidget.self) }
