import CGTK
import Foundation
import Toolkit

/// A widget whose picture is ours: an image or a drawing. It has no size of its own for GTK.
class GTKDrawn: GTKWidget {
    init(name: String) {
        // An unnamed picture is decoration, which assistive technology passes over.
        let drawing = fenestra_drawing_new(
            drawDrawn, name.isEmpty ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
        super.init(drawing)
        fenestra_drawing_set_owner(drawing, pointer(to: self))
    }

    isolated deinit { fenestra_drawing_set_owner(widget, nil) }

    func draw(_ snapshot: OpaquePointer, width: Int32, height: Int32) {}

    final func redraw() { gtk_widget_queue_draw(widget) }

    override func themeChanged() { redraw() }

    override func accessibleNameIs(_ name: String?) {
        guard gtk_widget_get_realized(widget) == 0 else { return }
        fenestra_accessible_set_role(
            widget, (name ?? "").isEmpty ? GTK_ACCESSIBLE_ROLE_PRESENTATION : GTK_ACCESSIBLE_ROLE_IMG)
    }

    /// A colour to draw with; the primary one is that of the text around, as a button or a disabled parent has it.
    final func color(_ paint: Paint) -> Theme.Color {
        var strength = 1.0
        var base = paint.withoutShadows
        while case .faded(let inner, let opacity) = base {
            strength *= opacity
            base = inner
        }
        guard case .semantic(let semantic) = base, let level = Theme.strength(semantic) else {
            var color = Theme.color(base)
            color.alpha *= strength
            return color
        }
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return Theme.Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue),
            alpha: Double(color.alpha) * level * strength)
    }
}

private func drawDrawn(
    _ owner: UnsafeMutableRawPointer, _ snapshot: OpaquePointer, _ width: Int32, _ height: Int32
) {
    nonisolated(unsafe) let (owner, snapshot) = (owner, snapshot)
    onMainThread { receiver(owner, as: GTKDrawn.self).draw(snapshot, width: width, height: height) }
}

extension Theme.Color {
    var gdk: GdkRGBA { GdkRGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)) }
}

extension Paint {
    /// Whether a colour of the theme is in it.
    var isThemed: Bool {
        switch self {
        case .rgba: false
        case .semantic, .adaptive: true
        case .faded(let paint, _): paint.isThemed
        case .shadowed(let paint, let shadows): paint.isThemed || shadows.contains { $0.shadow.color.isThemed }
        // A symbol has the colour of the text around.
        case .image: true
        case .mixed(let first, let second, _, _): first.isThemed || second.isThemed
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh:
            stops?.contains { $0.color.isThemed } ?? false
        }
    }
}
