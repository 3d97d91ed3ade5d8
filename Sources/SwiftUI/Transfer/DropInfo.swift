import Foundation
import FoundationSupplement
import UniformTypeIdentifiers

/// What is dragged over a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropinfo>.
@MainActor @preconcurrency
public struct DropInfo {
    /// Where it is, in points of the view.
    public let location: CGPoint
    let incoming: IncomingItems
    /// What was read of it; nil while it is dragged.
    var read: [NSItemProvider]?

    /// Whether there is an item of these types. What files of other apps contain is only known once they are dropped:
    /// until then they may be anything.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        guard let read else { return incoming.mayConform(to: contentTypes) }
        return !read.items(conformingTo: contentTypes).isEmpty
    }

    /// The items of these types. Of other apps' they are there once they are dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        (read ?? incoming.own?.providers ?? []).items(conformingTo: contentTypes)
    }

    /// Whether there is an item of these types, by their identifiers.
    public func hasItemsConforming(to types: [String]) -> Bool { hasItemsConforming(to: types.contentTypes) }

    /// The items of these types, by their identifiers.
    public func itemProviders(for types: [String]) -> [NSItemProvider] { itemProviders(for: types.contentTypes) }
}

extension [NSItemProvider] {
    func items(conformingTo types: [UTType]) -> [NSItemProvider] {
        filter { provider in types.contains { provider.representation(conformingTo: $0) != nil } }
    }
}

extension [String] {
    /// Types by their identifiers; one that nobody knows is another app's.
    var contentTypes: [UTType] { filter { !$0.isEmpty }.map { UTType($0) ?? UTType(importedAs: $0) } }
}

/// What a drop would do.
public enum DropOperation: Sendable {
    /// Nothing: the drag goes on elsewhere.
    case cancel
    /// Nothing: it may not be dropped here.
    case forbidden
    /// What is dragged would be copied.
    case copy
    /// What is dragged would be moved. That is for the app to do, and only with what is its own.
    case move
}

/// What a drop delegate answers while something is dragged over its view.
public struct DropProposal: Sendable {
    /// What a drop would do.
    public let operation: DropOperation
    /// Proposes an operation.
    public init(operation: DropOperation) { self.operation = operation }
}

/// Decides about what is dragged over a view.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dropdelegate>.
@MainActor @preconcurrency
public protocol DropDelegate {
    /// Whether it may be dropped here. Without one of one's own it may, where the types fit.
    func validateDrop(info: DropInfo) -> Bool
    /// It is dropped; whether it was taken.
    func performDrop(info: DropInfo) -> Bool
    /// It has come over the view.
    func dropEntered(info: DropInfo)
    /// It is moved over the view; nil answers as before, at first that it would be copied.
    func dropUpdated(info: DropInfo) -> DropProposal?
    /// It has left the view, or it was dropped.
    func dropExited(info: DropInfo)
}

extension DropDelegate {
    public func validateDrop(info: DropInfo) -> Bool { true }
    public func dropEntered(info: DropInfo) {}
    public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
    public func dropExited(info: DropInfo) {}
}
