import CGTK
import Foundation
import Toolkit

/// A surface drawn as one. Effects act on drawing and on clicks, never on layout.
final class GTKEffectSurface: GTKSurface, EffectSurface {
    private var content = EffectContent()

    private var pointer: PointerControllers?

    init(_ content: EffectContent, client: any SurfaceClient) {
        super.init(client: client)
        applyHit()
        update(content)
    }

    isolated deinit {
        pointer?.end()
        transfer?.end()
        if !element.actions.isEmpty { offer([]) }
    }

    private var element = AccessibleElement()
    fileprivate var performElement: @MainActor (Int) -> Void = { _ in }

    func describe(_ new: AccessibleElement, perform: @escaping @MainActor (Int) -> Void) {
        performElement = perform
        guard new != element else { return }
        let old = element
        element = new
        if new.actions != old.actions { offer(new.actions) }
        guard new.isElement else { return }
        var attributes = new.attributes
        // The widgets inside are insensitive by themselves.
        attributes.isEnabled = true
        apply(attributes)
    }

    private func offer(_ names: [String]) {
        // Names of actions are letters, digits, hyphens and dots.
        let safe = names.map { String($0.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" }) }
        fenestra_widget_set_actions(
            widget, safe.isEmpty ? nil : safe.joined(separator: "/"), performSurfaceAction, pointerToSelf)
    }

    private var pointerToSelf: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

    func listen(_ interests: PointerInterests, _ receiver: (any PointerReceiver)?) {
        let pointer = pointer ?? PointerControllers(widget)
        self.pointer = pointer
        pointer.listen(interests, receiver)
        if interests.hovering != isHoveredOver {
            isHoveredOver = interests.hovering
            applyHit()
        }
    }

    func claimPress() { pointer?.claim() }
    func beginWindowMove() { pointer?.beginWindowMove() }

    private var transfer: TransferControllers?

    func offerDrags(_ delegate: (any DragDelegate)?) {
        if delegate == nil, transfer == nil { return }
        let transfer = transfer ?? TransferControllers(widget)
        self.transfer = transfer
        transfer.offerDrags(delegate)
    }

    func takeDrops(_ delegate: (any DropReceiver)?) {
        if delegate == nil, transfer == nil { return }
        let transfer = transfer ?? TransferControllers(widget)
        self.transfer = transfer
        transfer.takeDrops(delegate)
        applyHit()
    }

    /// The pointer is over the view wherever it is in its frame, between the views inside too.
    private var isHoveredOver = false

    /// Things are dropped wherever in it too.
    private var isFrameHit: Bool { isHoveredOver || transfer?.takesDrops == true }

    private func applyHit() {
        if let path = content.hitPath {
            fenestra_host_set_hit(widget, FENESTRA_HIT_PATH, CairoPath.make(path.elements), path.evenOdd ? 1 : 0)
        } else {
            fenestra_host_set_hit(widget, isFrameHit ? FENESTRA_HIT_FRAME : FENESTRA_HIT_NOTHING, nil, 0)
        }
    }

    override var isHiddenByContent: Bool { content.isHidden }

    func update(_ new: EffectContent) {
        let old = content
        if new == old { return }
        content = new
        contentOpacity = min(max(new.opacity, 0), 1)
        if new.clips != old.clips || new.cornerRadius != old.cornerRadius {
            fenestra_host_set_clip(widget, new.clips ? 1 : 0, new.cornerRadius)
        }
        if new.isHidden != old.isHidden { childVisibilityChanged() }
        let letsInputThrough = new.allowsHitTesting && !new.isMask
        if letsInputThrough != (old.allowsHitTesting && !old.isMask) {
            gtk_widget_set_can_target(widget, letsInputThrough ? 1 : 0)
            gtk_widget_set_can_focus(widget, letsInputThrough ? 1 : 0)
        }
        if new.isMask != old.isMask {
            fenestra_accessible_set_hidden(widget, new.isMask ? 1 : 0)
        }
        if new.drawing != old.drawing { applyDrawing() }
        if new.hitPath != old.hitPath { applyHit() }
        if old.transform != new.transform {
            isDrawnElsewhere = new.transform != EffectContent().transform
            host?.forgetNear()
        }
        if old.transform != new.transform, let host, frame != nil {
            // The host allocates its children again, without asking the engine.
            gtk_widget_queue_allocate(host.widget)
        }
    }

    override func themeChanged() { applyDrawing() }

    private func applyDrawing() {
        let drawing = content.drawing
        followsTheme = drawing.shadow?.color.isThemed ?? false
        guard drawing != EffectContent().drawing else { return fenestra_host_set_effects(widget, nil) }
        var effects = FenestraEffects()
        // A blur of nearly nothing costs as much as one that is seen.
        effects.blur = drawing.blur > 0.05 ? min(drawing.blur, 500) * 2 : 0
        if let shadow = drawing.shadow {
            effects.has_shadow = 1
            effects.shadow = GskShadow(
                color: Theme.color(shadow.color).gdk, dx: Float(shadow.x), dy: Float(shadow.y),
                radius: Float(min(max(shadow.radius, 0), 500)))
        }
        if let color = drawing.color {
            effects.has_color = 1
            withUnsafeMutableBytes(of: &effects.color) { floats in
                let floats = floats.bindMemory(to: Float.self)
                for (row, values) in color.rows.enumerated() {
                    for (column, value) in values.enumerated() { floats[row * 4 + column] = Float(value) }
                }
            }
            withUnsafeMutableBytes(of: &effects.color_offset) { floats in
                let floats = floats.bindMemory(to: Float.self)
                for (index, value) in color.offset.enumerated() { floats[index] = Float(value) }
            }
        }
        effects.blend = drawing.blend.cairo
        effects.is_mask = drawing.isMask ? 1 : 0
        effects.is_masked = drawing.isMasked ? 1 : 0
        if let path = drawing.clipPath {
            effects.clip = CairoPath.make(path.elements)
            effects.clip_even_odd = path.evenOdd ? 1 : 0
        }
        fenestra_host_set_effects(widget, &effects)
    }

    override func allocate(_ frame: PixelFrame) {
        let transform = content.transform
        guard transform != EffectContent().transform else { return super.allocate(frame) }
        var matrix = cairo_matrix_t()
        if let wanted = transform.matrix {
            matrix = cairo_matrix_t(
                xx: wanted.a, yx: wanted.b, xy: wanted.c, yy: wanted.d, x0: wanted.tx, y0: wanted.ty)
        }
        withUnsafePointer(to: matrix) {
            fenestra_allocate_transformed(
                widget, frame.x, frame.y, frame.width, frame.height, transform.anchorX, transform.anchorY,
                transform.scaleX, transform.scaleY, transform.rotation, transform.matrix == nil ? nil : $0)
        }
    }
}

extension EffectContent {
    fileprivate struct Transform: Equatable {
        var scaleX: Double
        var scaleY: Double
        var anchorX: Double
        var anchorY: Double
        var rotation: Double
        var matrix: EffectMatrix?
    }

    fileprivate var transform: Transform {
        Transform(
            scaleX: scaleX, scaleY: scaleY, anchorX: anchorX, anchorY: anchorY, rotation: rotation, matrix: matrix)
    }

    /// What the host draws differently.
    fileprivate struct Drawing: Equatable {
        var blur: Double
        var shadow: EffectShadow?
        var color: ColorMatrix?
        var blend: EffectBlend
        var isMask: Bool
        var isMasked: Bool
        var clipPath: EffectPath?
    }

    fileprivate var drawing: Drawing {
        Drawing(
            blur: blur, shadow: shadow, color: color, blend: blend, isMask: isMask, isMasked: isMasked,
            clipPath: clipPath)
    }
}

extension EffectBlend {
    var cairo: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        // cairo has no operator that adds what is dark; the nearest one.
        case .plusDarker: CAIRO_OPERATOR_MULTIPLY
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}

private func performSurfaceAction(_ surface: UnsafeMutableRawPointer, _ place: Int32) {
    nonisolated(unsafe) let surface = surface
    onMainThread { receiver(surface, as: GTKEffectSurface.self).performElement(Int(place)) }
}
