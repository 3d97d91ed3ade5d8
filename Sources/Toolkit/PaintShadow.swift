/// A shadow that belongs to a paint: of what is drawn in it.
package struct PaintShadow: Hashable, Sendable {
    package var shadow: EffectShadow
    /// Whether it falls into what is drawn, as from its edge, instead of behind it.
    package var isInner: Bool

    package init(_ shadow: EffectShadow, isInner: Bool) {
        self.shadow = shadow
        self.isInner = isInner
    }
}

extension Paint {
    /// The paint alone.
    package var withoutShadows: Paint {
        switch self {
        case .shadowed(let paint, _): paint.withoutShadows
        case .faded(let paint, let opacity) where paint.isShadowed: .faded(paint.withoutShadows, opacity)
        default: self
        }
    }

    /// The shadows of what is drawn in it, as faint as the paint is.
    package var shadows: [PaintShadow] {
        switch self {
        case .shadowed(let paint, let shadows): paint.shadows + shadows
        case .faded(let paint, let opacity) where paint.isShadowed:
            paint.shadows.map {
                var faded = $0
                faded.shadow.color = .faded($0.shadow.color, opacity)
                return faded
            }
        default: []
        }
    }

    private var isShadowed: Bool {
        switch self {
        case .shadowed: true
        case .faded(let paint, _): paint.isShadowed
        default: false
        }
    }
}
