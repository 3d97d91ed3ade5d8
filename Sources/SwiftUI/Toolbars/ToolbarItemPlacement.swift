import Foundation
import Ground
import ViewLayout

/// The area of a toolbar in which an item stands.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbaritemplacement>. On this desktop window title and
/// toolbar share one bar, and a sheet has one of its own.
public struct ToolbarItemPlacement: Sendable {
    enum Kind: Sendable {
        case automatic, navigation, principal, status, primary, secondary
        case confirmation, cancellation, destructive
        /// A place that this desktop has not: what stands there instead, and what the place is called.
        indirect case elsewhere(Kind, String)
        case nowhere(String)
    }
    let kind: Kind

    /// Before the trailing edge, in the order written.
    public static let automatic = ToolbarItemPlacement(kind: .automatic)
    /// In the middle, in place of the title.
    public static let principal = ToolbarItemPlacement(kind: .principal)
    /// At the leading edge.
    public static let navigation = ToolbarItemPlacement(kind: .navigation)
    /// What is done most, before the trailing edge.
    public static let primaryAction = ToolbarItemPlacement(kind: .primary)
    /// What is done less: in the menu at the end of the bar, or in the middle of an editor's bar while there is room.
    public static let secondaryAction = ToolbarItemPlacement(kind: .secondary)
    /// How something that goes on is faring: in the middle.
    public static let status = ToolbarItemPlacement(kind: .status)
    /// The button that ends a sheet and keeps what was done: the last one, in the accent colour.
    public static let confirmationAction = ToolbarItemPlacement(kind: .confirmation)
    /// The button that ends a sheet and drops what was done: before the one that keeps it.
    public static let cancellationAction = ToolbarItemPlacement(kind: .cancellation)
    /// The button that does away with what the sheet is about: at the leading edge.
    public static let destructiveAction = ToolbarItemPlacement(kind: .destructive)

    /// The leading edge of the bar.
    public static let navigationBarLeading = ToolbarItemPlacement(kind: .navigation)
    /// The trailing edge of the bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(kind: .automatic)
    /// The leading edge of the bar.
    public static var topBarLeading: ToolbarItemPlacement { navigationBarLeading }
    /// The trailing edge of the bar.
    public static var topBarTrailing: ToolbarItemPlacement { navigationBarTrailing }
    /// A bar at the bottom, which windows here do not have: the trailing edge of their bar.
    public static let bottomBar = ToolbarItemPlacement(kind: .elsewhere(.automatic, "bottomBar"))
    /// Over a keyboard on the screen, which a desktop does not have: the items are left out.
    public static let keyboard = ToolbarItemPlacement(kind: .nowhere("keyboard"))
    /// A bar below the toolbar, which windows here do not have: the trailing edge of their bar.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(kind: .elsewhere(.automatic, "accessoryBar"))
    }

    /// The place on this desktop; nil for none. Says once where it is another than the one asked for.
    var resolved: Kind? {
        switch kind {
        case .elsewhere(let other, let name):
            Log.once("toolbar items placed at “\(name)” are shown in the window's bar")
            return other
        case .nowhere(let name):
            Log.once("toolbar items placed at “\(name)” are left out: there is no such place on this desktop")
            return nil
        default: return kind
        }
    }
}

extension ToolbarItemPlacement.Kind {
    /// Where items stand, from the leading to the trailing edge.
    var rank: Int {
        switch self {
        case .navigation: 0
        case .destructive: 1
        case .principal: 2
        case .status: 3
        case .secondary: 4
        case .automatic: 5
        case .primary: 6
        case .cancellation: 7
        case .confirmation: 8
        case .elsewhere, .nowhere: 5
        }
    }

    var area: BarRowItem.Area {
        switch self {
        case .navigation, .destructive: .leading
        case .principal, .status, .secondary: .middle
        default: .trailing
        }
    }

    /// Which items go to the menu first when there is no room; nil for those that stay.
    var givesWay: Int? {
        switch self {
        case .secondary: 2
        case .automatic: 1
        case .primary: 0
        default: nil
        }
    }
}
