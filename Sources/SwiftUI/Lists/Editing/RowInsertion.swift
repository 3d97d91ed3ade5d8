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

    nonisolated init(of types: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void) {
        nonisolated(unsafe) let action = action
        self.types = types
        perform = { index, providers in
            action(index, providers)
            return true
        }
    }

    /// Takes values of a type, those that can be read.
    nonisolated init<T: Transferable>(for type: T.Type, perform action: @escaping (Int, [T]) -> Void) {
        nonisolated(unsafe) let action = action
        types = T.importedContentTypes
        perform = { index, providers in
            let values = await TransferredValues.load(T.self, from: providers)
            if !values.isEmpty { action(index, values) }
            return !values.isEmpty
        }
    }

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
        let insertion = RowInsertion(of: supportedContentTypes, perform: action)
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
        let insertion = RowInsertion(for: T.self) { action($1, $0) }
        return modifier(_RowTraitsModifier { $0.insert = insertion })
    }
}
