import CoreTransferable
import Foundation
import FoundationSupplement
import Ground
import Toolkit
import UniformTypeIdentifiers

/// What becomes of things that are dropped between the elements of a loop.
struct RowInsertion {
    let types: [UTType]
    /// Gets the index before which they go; whether it has taken them.
    let perform: @MainActor (Int, [NSItemProvider]) async -> Bool

    /// Reads what is offered, and hands it over. `index` holds though elements come and go meanwhile.
    @MainActor
    func insert(_ offer: any TransferReader, at index: Int, done: @escaping @MainActor (Bool) -> Void) {
        Task { @MainActor in
            let providers = await IncomingItems(offer).providers(for: types)
            if providers.isEmpty {
                Log.once("what was dropped is none of \(types.map(\.identifier).joined(separator: ", "))")
                return done(false)
            }
            done(await perform(index, providers))
        }
    }
}

extension DynamicViewContent {
    /// Takes items of some types that are dropped between the rows of a list, or on an empty one. `action` gets the index
    /// before which they go, which may be that after the last, and the items.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/oninsert(of:perform:)-2whxl>.
    public nonisolated func onInsert(
        of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(types: supportedContentTypes) { index, providers in
            action(index, providers)
            return true
        }
        return modifier(_RowTraitsModifier { $0.insert = insertion })
    }

    /// Takes items of some types, by their identifiers, that are dropped between the rows of a list.
    public nonisolated func onInsert(
        of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: acceptedTypeIdentifiers.contentTypes, perform: action)
    }

    /// Takes values of a type that are dropped between the rows of a list, or on an empty one. `action` gets those that
    /// could be read, with the index before which they go.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent/dropdestination(for:action:)>.
    public nonisolated func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
    ) -> some DynamicViewContent {
        nonisolated(unsafe) let action = action
        let insertion = RowInsertion(types: T.importedContentTypes) { index, providers in
            let values = await TransferredValues.load(T.self, from: providers)
            if !values.isEmpty { action(values, index) }
            return !values.isEmpty
        }
        return modifier(_RowTraitsModifier { $0.insert = insertion })
    }
}
