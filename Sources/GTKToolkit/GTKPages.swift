import CGTK
import Foundation
import Toolkit

/// Surfaces of which one is shown, in the desktop's own stack.
final class GTKPages: GTKWidget, PagesControl {
    /// In the stack, in order; those that are moving away last.
    private var pages: [GTKSurface] = []
    private var leaving: [GTKSurface] = []
    private weak var shown: GTKSurface?

    init() {
        super.init(made(gtk_stack_new()))
        gtk_stack_set_hhomogeneous(widget.opaque, 0)
        gtk_stack_set_vhomogeneous(widget.opaque, 0)
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        hasHandlers = true
        fenestra_connect_1(
            widget, "notify::transition-running",
            { _, _, pages in
                nonisolated(unsafe) let pages = pages
                onMainThread { receiver(pages, as: GTKPages.self).letGoOfThoseThatLeft() }
            }, pointer(to: self))
    }

    isolated deinit {
        for page in pages + leaving { gtk_stack_remove(widget.opaque, page.widget) }
    }

    func update(_ new: [any Surface], shown index: Int, by movement: PageMovement) {
        let new = new.map { unsafeDowncast($0, to: GTKSurface.self) }
        for page in pages where !new.contains(where: { $0 === page }) { leaving.append(page) }
        for page in new where !pages.contains(where: { $0 === page }) {
            if let index = leaving.firstIndex(where: { $0 === page }) {
                leaving.remove(at: index)
            } else {
                gtk_stack_add_child(widget.opaque, page.widget)
            }
        }
        pages = new
        guard new.indices.contains(index) else { return }
        let page = new[index]
        if page !== shown {
            let hadFocus = shown.map { gtk_widget_get_focus_child($0.widget) != nil } ?? false
            gtk_stack_set_transition_type(widget.opaque, movement.transition)
            gtk_stack_set_visible_child(widget.opaque, page.widget)
            shown = page
            sizeChanged()
            // The keys would else go to what is no longer seen.
            if hadFocus { gtk_widget_child_focus(page.widget, GTK_DIR_TAB_FORWARD) }
        }
        if gtk_stack_get_transition_running(widget.opaque) == 0 { letGoOfThoseThatLeft() }
    }

    private func letGoOfThoseThatLeft() {
        guard gtk_stack_get_transition_running(widget.opaque) == 0 else { return }
        let gone = leaving
        leaving = []
        for page in gone { gtk_stack_remove(widget.opaque, page.widget) }
    }

    override func measure(width: Double?, height: Double?) -> CGSize {
        shown?.measure(width: width, height: height) ?? .zero
    }

    override func focus() -> Bool { shown?.focus() ?? false }

    override func revalidate() {
        shown?.revalidate()
        super.revalidate()
    }
}

extension PageMovement {
    fileprivate var transition: GtkStackTransitionType {
        switch self {
        case .none: GTK_STACK_TRANSITION_TYPE_NONE
        case .forward: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
        case .back: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
        }
    }
}
