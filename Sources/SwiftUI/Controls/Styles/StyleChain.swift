import ViewGraph

/// The styles of one kind that hold at a place: the nearest, and those around it, which hold in the nearest one's body.
/// So a style may show the control it is given, a little changed, in whatever style was there before.
struct StyleChain<Style>: FieldComparable, @unchecked Sendable {
    let style: Style
    private let link: Link?

    private final class Link {
        let chain: StyleChain
        init(_ chain: StyleChain) { self.chain = chain }
    }

    /// A chain of one, the style where an author set none. Its body must not show a control of its kind again.
    init(_ style: Style) {
        self.style = style
        link = nil
    }

    private init(_ style: Style, around: StyleChain) {
        self.style = style
        link = Link(around)
    }

    func adding(_ style: Style) -> StyleChain { StyleChain(style, around: self) }

    /// What holds in the body of the nearest style.
    var outer: StyleChain { link?.chain ?? self }
    var hasOuter: Bool { link != nil }

    static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        equal(a.assumingMemoryBound(to: Self.self).pointee, b.assumingMemoryBound(to: Self.self).pointee)
    }

    private static func equal(_ a: StyleChain, _ b: StyleChain) -> Bool {
        guard planEqual(a.style, b.style) else { return false }
        switch (a.link, b.link) {
        case (nil, nil): return true
        case (let a?, let b?): return a === b || equal(a.chain, b.chain)
        default: return false
        }
    }
}

/// Puts a style before those that hold around.
struct StyleModifier<Style>: _EnvironmentModifier {
    nonisolated(unsafe) let keyPath: WritableKeyPath<EnvironmentValues, StyleChain<Style>>
    nonisolated(unsafe) let style: Style

    func _apply(to values: inout EnvironmentValues) {
        values[keyPath: keyPath] = values[keyPath: keyPath].adding(style)
    }
}

extension View {
    nonisolated func style<Style>(
        _ keyPath: WritableKeyPath<EnvironmentValues, StyleChain<Style>>, _ style: Style
    ) -> some View {
        modifier(StyleModifier(keyPath: keyPath, style: style))
    }

    /// The body of the nearest style of `chain`, in which those around it hold.
    func inBody<Style>(
        of chain: StyleChain<Style>, _ keyPath: WritableKeyPath<EnvironmentValues, StyleChain<Style>>
    ) -> AnyView {
        // A default style shows no control of its kind.
        chain.hasOuter ? AnyView(environment(keyPath, chain.outer)) : AnyView(self)
    }
}
