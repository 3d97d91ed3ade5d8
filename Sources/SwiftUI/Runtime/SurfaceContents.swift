import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// The widgets that are in one surface, in the order of the leaves of a layout tree.
@MainActor
final class SurfaceContents {
    let surface: any Surface
    private var shown: [WidgetItem] = []
    /// Views on their way out, which are drawn over the others.
    var departing: [DepartingItem] = []

    init(_ surface: any Surface) { self.surface = surface }

    isolated deinit {
        for item in shown where item.contents === self { item.contents = nil }
    }

    /// Puts the widgets of `leaves` into the surface, in order; the desktop is told only of what differs.
    /// Whether anything did.
    func arrange(_ leaves: [LayoutItem]) -> Bool {
        var leaves = leaves
        if !departing.isEmpty {
            var going: [LayoutItem] = []
            for item in departing { item.appendLeaves(&going) }
            // What held them may have been left behind with them, still their owner.
            let known = Set(going.map(ObjectIdentifier.init))
            leaves = leaves.filter { !known.contains(ObjectIdentifier($0)) } + going
        }
        var prefix = 0
        // One may have been in another surface meanwhile.
        while prefix < min(leaves.count, shown.count), leaves[prefix] === shown[prefix],
            shown[prefix].contents === self
        {
            prefix += 1
        }
        if prefix == leaves.count && prefix == shown.count { return false }
        // Only items with widgets add themselves to the leaves.
        let new = leaves.map { unsafeDowncast($0, to: WidgetItem.self) }
        var suffix = 0
        while suffix < min(new.count, shown.count) - prefix,
            new[new.count - 1 - suffix] === shown[shown.count - 1 - suffix],
            shown[shown.count - 1 - suffix].contents === self
        {
            suffix += 1
        }
        let staying = Set(new[prefix..<(new.count - suffix)].map(ObjectIdentifier.init))
        for item in shown[prefix..<(shown.count - suffix)] where !staying.contains(ObjectIdentifier(item)) {
            release(item)
        }
        var previous = prefix == 0 ? nil : new[prefix - 1].widget
        for item in new[prefix..<(new.count - suffix)] {
            if item.contents !== self {
                item.contents?.surface.remove(item.widget)
                item.contents = self
                // Placed in another surface: the same frame is another place here.
                if !item.frame.isNull { item.invalidatePlacement() }
            }
            surface.insert(item.widget, after: previous)
            if item.isOffScreen { surface.withdraw(item.widget) }
            previous = item.widget
        }
        shown = new
        surface.setNeedsLayout()
        return true
    }

    /// Places the views on their way out, in a layout of the surface.
    func placeDeparting() {
        for item in departing { item.layOut() }
    }

    func removeAll() {
        departing = []
        for item in shown { release(item) }
        shown = []
    }

    /// An item may have moved to another surface meanwhile, which then has its widget.
    private func release(_ item: WidgetItem) {
        guard item.contents === self else { return }
        surface.remove(item.widget)
        item.contents = nil
    }
}

/// Something with widgets that follow from the views, brought in line once after they changed.
@MainActor
protocol Rearranging: AnyObject {
    var isStale: Bool { get set }
    func arrangeWidgets()
}

/// An item that keeps the widgets below it in a surface of its own. Its class is one of those in `asArranging`.
@MainActor
protocol Arranging: Rearranging {
    /// The surface, which frames of items below are in.
    var innerSurface: any Surface { get }
    /// The widgets in it; nil where they are none of the desktop's.
    var innerContents: SurfaceContents? { get }
}

extension LayoutItem {
    /// This item if it is an `Arranging` one. By class: a way up asks every item on it, and of each class that is not the
    /// runtime would look through the conformances of all libraries.
    @MainActor
    var asArranging: (any Arranging)? {
        switch self {
        case let surface as SurfaceHost: surface
        case let effect as EffectItem: effect
        case let menu as MenuHost: menu
        default: nil
        }
    }
}
