// Whoever uses the engine also stands on the ground that it stands on.
@_exported import Ground
