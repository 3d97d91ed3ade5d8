import CGTK
import Foundation
import Toolkit

/// The event controllers of a surface that takes the pointer.
@MainActor
final class PointerControllers {
    private let widget: WidgetPointer
    private var interests = PointerInterests()
    private weak var receiver: (any PointerReceiver)?
    private var press: OpaquePointer?
    private var others: [OpaquePointer] = []
    /// GTK's time of the last event with the clock's: all that hear of an event hear the same time.
    private static var stamp = (event: UInt32(0), time: 0.0)

    init(_ widget: WidgetPointer) { self.widget = widget }

    func listen(_ new: PointerInterests, _ receiver: (any PointerReceiver)?) {
        self.receiver = receiver
        guard new != interests else { return }
        let old = interests
        interests = new
        if new.cursor != old.cursor { gtk_widget_set_cursor_from_name(widget, new.cursor) }
        if new.isPressable != old.isPressable {
            fenestra_widget_set_pressable(
                widget, new.isPressable ? activatePressable : nil, pointer(to: self))
        }
        removeAll()
        switch new.presses {
        case .none: break
        case .afterContent: press = add(fenestra_press_new(0, receivePointer, pointer(to: self)))
        case .beforeContent: press = add(fenestra_press_new(1, receivePointer, pointer(to: self)))
        case .besideContent: others.append(add(fenestra_listener_new(receivePointer, pointer(to: self))))
        }
        if new.hovering { others.append(add(fenestra_hover_new(receiveHover, pointer(to: self)))) }
        if new.pinching { others.append(add(fenestra_pinch_new(receivePointer, pointer(to: self)))) }
        if new.turning { others.append(add(fenestra_turn_new(receivePointer, pointer(to: self)))) }
    }

    private func add(_ controller: OpaquePointer) -> OpaquePointer {
        gtk_widget_add_controller(widget, controller)
        return controller
    }

    private func removeAll() {
        for controller in others + (press.map { [$0] } ?? []) { gtk_widget_remove_controller(widget, controller) }
        (press, others) = (nil, [])
    }

    /// Before the surface goes: controllers live as long as their widget, and call back here.
    func end() {
        removeAll()
        if interests.isPressable { fenestra_widget_set_pressable(widget, nil, nil) }
        receiver = nil
    }

    func claim() {
        if let press { fenestra_press_claim(press) }
    }

    /// The window manager has the pointer from now on.
    func beginWindowMove() {
        fenestra_window_begin_move(widget, press)
        if let press { gtk_event_controller_reset(press) }
    }

    fileprivate func receive(_ event: FenestraPointerEvent) {
        guard let receiver else { return }
        if Self.stamp.event != event.time || event.time == 0 {
            Self.stamp = (event.time, Double(g_get_monotonic_time()) / 1e6)
        }
        var modifiers: PointerModifiers = []
        if event.modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
        if event.modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
        if event.modifiers.rawValue & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alt) }
        if event.modifiers.rawValue & GDK_SUPER_MASK.rawValue != 0 { modifiers.insert(.super) }
        let phase: PointerEvent.Phase =
            switch event.phase {
            case FENESTRA_BEGAN: .began
            case FENESTRA_MOVED: .moved
            case FENESTRA_ENDED: .ended
            default: .cancelled
            }
        let told = PointerEvent(phase, CGPoint(x: event.x, y: event.y), time: Self.stamp.time, modifiers: modifiers)
        switch event.stroke {
        case FENESTRA_PINCH: receiver.pinched(told, scale: event.amount)
        case FENESTRA_TURN: receiver.turned(told, radians: event.amount)
        default: receiver.pressed(told)
        }
    }

    fileprivate func hover(_ location: CGPoint?) { receiver?.hovered(location) }

    fileprivate func activate() { _ = receiver?.activated() }
}

private func receivePointer(_ controllers: UnsafeMutableRawPointer, _ event: UnsafePointer<FenestraPointerEvent>) {
    nonisolated(unsafe) let owner = controllers
    let event = event.pointee
    onMainThread { receiver(owner, as: PointerControllers.self).receive(event) }
}

private func receiveHover(_ controllers: UnsafeMutableRawPointer, _ inside: gboolean, _ x: Double, _ y: Double) {
    nonisolated(unsafe) let owner = controllers
    onMainThread { receiver(owner, as: PointerControllers.self).hover(inside != 0 ? CGPoint(x: x, y: y) : nil) }
}

private func activatePressable(_ controllers: UnsafeMutableRawPointer) {
    nonisolated(unsafe) let owner = controllers
    onMainThread { receiver(owner, as: PointerControllers.self).activate() }
}
