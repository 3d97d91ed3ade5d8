/// Controls for the strip of touch-sensitive glass that some keyboards of Macs have.
///
/// No keyboard of this desktop has one, so that nothing of it is made, as on a Mac without one.
public struct TouchBar<Content: View> {
    nonisolated(unsafe) let content: Content

    /// The controls of `content`.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The controls of `content`, of which a person may choose.
    public nonisolated init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
}

/// Whether a control is in the strip before a person has arranged it.
public enum TouchBarItemPresence: Sendable {
    /// It always is.
    case required(String)
    /// It is, and can be taken away.
    case `default`(String)
    /// It can be added.
    case optional(String)
}

extension View {
    /// Shows controls in a keyboard's strip, of which there are none.
    public nonisolated func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Shows controls in a keyboard's strip, of which there are none.
    public nonisolated func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

    /// Puts the view in the middle of a keyboard's strip, of which there are none.
    public nonisolated func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

    /// Names the view where a keyboard's strip is arranged.
    public nonisolated func touchBarCustomizationLabel(_ label: Text) -> some View { self }

    /// Says whether the view is in a keyboard's strip at first.
    public nonisolated func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }
}
