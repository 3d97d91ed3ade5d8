import CGTK
import Toolkit

/// A surface drawn as one. Effects act on drawing and on clicks, never on layout.
final class GTKEffectSurface: GTKSurface, EffectSurface {
    private var content = EffectContent()

    init(_ content: EffectContent, client: any SurfaceClient) {
        super.init(client: client)
        update(content)
    }

    override var isHiddenByContent: Bool { content.isHidden }

    func update(_ new: EffectContent) {
        let old = content
        if new == old { return }
        content = new
        if new.opacity != old.opacity { gtk_widget_set_opacity(widget, min(max(new.opacity, 0), 1)) }
        if new.clips != old.clips || new.cornerRadius != old.cornerRadius {
            fenestra_host_set_clip(widget, new.clips ? 1 : 0, new.cornerRadius)
        }
        if new.isHidden != old.isHidden { childVisibilityChanged() }
        if new.allowsHitTesting != old.allowsHitTesting {
            gtk_widget_set_can_target(widget, new.allowsHitTesting ? 1 : 0)
            gtk_widget_set_can_focus(widget, new.allowsHitTesting ? 1 : 0)
        }
        if old.transform != new.transform, let host, frame != nil {
            // The host allocates its children again, without asking the engine.
            gtk_widget_queue_allocate(host.widget)
        }
    }

    override func allocate(_ frame: PixelFrame) {
        let transform = content.transform
        guard transform != EffectContent().transform else { return super.allocate(frame) }
        fenestra_allocate_transformed(
            widget, frame.x, frame.y, frame.width, frame.height, transform.anchorX, transform.anchorY,
            transform.scaleX, transform.scaleY, transform.rotation)
    }
}

extension EffectContent {
    fileprivate struct Transform: Equatable {
        var scaleX: Double
        var scaleY: Double
        var anchorX: Double
        var anchorY: Double
        var rotation: Double
    }

    fileprivate var transform: Transform {
        Transform(scaleX: scaleX, scaleY: scaleY, anchorX: anchorX, anchorY: anchorY, rotation: rotation)
    }
}
