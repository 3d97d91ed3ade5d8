/// Sample views of a source file, for tools that show them while it is written.
///
/// There is no such tool here yet: providers are compiled, so that files that have them build as they are, and nothing
/// ever evaluates them. An app can show `MyView_Previews.previews` in a window of its own.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The views to show, each child one preview.
    associatedtype Previews: View
    /// The views to show, each child one preview.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The system to show them on; nil leaves the choice to the tool.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// Nil: the tool chooses.
    public static var platform: PreviewPlatform? { nil }
}

/// A system that previews can be shown on.
public enum PreviewPlatform: Hashable, Sendable {
    case iOS, macOS, tvOS, watchOS
}
