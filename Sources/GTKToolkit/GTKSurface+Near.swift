import CGTK
import Toolkit

/// Which children of a surface are near its visible part.
///
/// The others keep the sizes and allocations that they have until the client places them, or until they come near. What
/// may change the size of any child by itself, a style or a setting of the desktop, has all of them seen to once.
struct Nearness {
    /// Children that touch this part are near; nil where all are.
    fileprivate(set) var band: PixelFrame?
    /// Nil where they are to be found again. Children of the surface, which forgets this before one leaves.
    fileprivate var near: [Unmanaged<GTKWidget>]?
    /// The child that had the focus when they were found.
    fileprivate var focus: WidgetPointer?
    /// Whether the next layout sees to all children.
    var seesToAll = false
    fileprivate var sheetCount = 0
    /// What the surface's font was.
    fileprivate var fontSerial: guint = 0
}

extension GTKSurface {
    /// Children that touch `band` are drawn, and seen to at each layout. To be set when what is visible moves, also
    /// within GTK's layout: nothing is queued.
    func setBand(_ band: PixelFrame) {
        guard band != nearness.band else { return }
        if nearness.band == nil { nearness.fontSerial = fontSerial }
        nearness.band = band
        forgetNear()
        fenestra_host_set_visible_band(widget, band.x, band.y, band.width, band.height)
        // What comes near may have been waiting for an allocation, without which GTK does not draw it.
        for child in findNear() {
            child._withUnsafeGuaranteedRef { if $0.frame != nil { $0.allocateAgain() } }
        }
    }

    /// To be called before a child leaves.
    func forgetNear(of child: GTKWidget) {
        if nearness.near?.contains(where: { $0.toOpaque() == pointer(to: child) }) ?? false { forgetNear() }
    }

    /// The child has another place, which tells whether it is near.
    func move(_ child: GTKWidget, to frame: PixelFrame) {
        let old = child.frame
        child.frame = frame
        guard nearness.near != nil, let band = nearness.band else { return }
        if frame.touches(band) || old?.touches(band) ?? false { forgetNear() }
    }

    func forgetNear() {
        guard nearness.near != nil else { return }
        nearness.near = nil
        fenestra_host_set_near(widget, nil, 0)
    }

    /// Calls `body` for each child that may want another size or allocation by GTK's own reckoning.
    func forEachChildToSeeTo(_ body: (GTKWidget) -> Void) {
        func visit(_ child: GTKWidget) {
            SurfaceVisits.count += 1
            body(child)
        }
        if nearness.band == nil || nearness.seesToAll || nearness.sheetCount != Theme.sheetCount {
            forEachChild { visit($1) }
        } else {
            for child in findNear() { child._withUnsafeGuaranteedRef { visit($0) } }
        }
    }

    /// GTK draws them, and not what rests.
    func tellNear() { _ = findNear() }

    /// Focus and pointer restyle what is around them too; sizes come of it only where texts are written otherwise.
    func wasRestyled(bySetting: Bool) {
        guard nearness.band != nil else { return }
        let serial = fontSerial
        if bySetting || serial != nearness.fontSerial { nearness.seesToAll = true }
        nearness.fontSerial = serial
    }

    /// Tells fonts apart. Pango's own count goes up with every restyling, whatever it brings.
    private var fontSerial: guint {
        let context = gtk_widget_get_pango_context(widget)
        return pango_font_description_hash(pango_context_get_font_description(context))
    }

    /// All children have their sizes and their allocations.
    func allWereSeenTo() {
        nearness.seesToAll = false
        nearness.sheetCount = Theme.sheetCount
    }

    /// Children are not retained on the way, as there may be thousands. They do not leave meanwhile.
    private func forEachChild(_ body: (Unmanaged<GTKWidget>, GTKWidget) -> Void) {
        var child = first.map { Unmanaged.passUnretained($0) }
        while let current = child {
            child = current._withUnsafeGuaranteedRef {
                body(current, $0)
                return $0.next.map { Unmanaged.passUnretained($0) }
            }
        }
    }

    private func findNear() -> [Unmanaged<GTKWidget>] {
        let focus = gtk_widget_get_focus_child(widget)
        if let near = nearness.near, focus == nearness.focus { return near }
        var near: [Unmanaged<GTKWidget>] = []
        if let band = nearness.band {
            forEachChild { reference, child in
                // One without a place waits for its first, undrawn; one that has the focus may be typed into out of sight.
                let isNear = child.frame?.touches(band) ?? false
                if isNear || child.isDrawnElsewhere || child.widget == focus { near.append(reference) }
            }
        }
        nearness.near = near
        nearness.focus = focus
        var widgets: [UnsafeMutableRawPointer?] = near.map {
            $0._withUnsafeGuaranteedRef { UnsafeMutableRawPointer($0.widget) }
        }
        fenestra_host_set_near(widget, &widgets, Int32(widgets.count))
        return near
    }
}

/// How often a surface has asked a child for its size or given it its allocation though the client had not placed it,
/// for tests.
@MainActor
package enum SurfaceVisits {
    package static var count = 0
}

extension PixelFrame {
    /// Whether both have a point in common, edges counted.
    func touches(_ other: PixelFrame) -> Bool {
        y <= other.y + other.height && y + height >= other.y && x <= other.x + other.width && x + width >= other.x
    }
}
