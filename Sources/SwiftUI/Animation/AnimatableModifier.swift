import ViewLayout

/// A modifier whose `animatableData` moves gradually: the spelling of 2019 for a `ViewModifier` that is `Animatable`.
public protocol AnimatableModifier: Animatable, ViewModifier {}
