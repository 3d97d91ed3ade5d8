/// A view to be shown by a tool while it is written.
///
/// There is no such tool here yet: the closure is checked by the compiler, and nothing of it is in the app.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// A view to be shown by a tool in a layout or another setting.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "Preview")

/// Says that a property in a preview's closure is one of the view that the preview shows, which changes nothing here.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "Previewable")

/// What belongs to previews.
public struct Preview {
    /// Settings of previews of views.
    public struct ViewTraits: Sendable {}
}

/// A setting of a preview.
public struct PreviewTrait<T>: Sendable {
    private init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    /// The size of a screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    /// A size in points.
    public static func fixedLayout(width: Double, height: Double) -> PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
}

/// Makes a property of an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` a value of its own, with the
/// one it is declared with where nobody has set another.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SwiftUIMacros", type: "Entry")
