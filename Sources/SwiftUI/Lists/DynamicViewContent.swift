import Foundation
import ViewGraph

/// Views made of the elements of a collection, which lists let the person delete and move.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dynamicviewcontent>.
public protocol DynamicViewContent<Data>: View {
    /// The type of the collection.
    associatedtype Data: Collection
    /// The elements.
    var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The elements of what is modified.
    public var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets the person delete rows of a list: with the Delete key, or from the row's menu. `action` gets the indices of the
    /// elements, and takes them out of the collection; nil forbids it.
    public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(_RowTraitsModifier { $0.delete = action })
    }

    /// Lets the person move rows of a list: by dragging, or with Alt+Up and Alt+Down. `action` gets the indices of the
    /// elements and the index before which they go, as `Array.move(fromOffsets:toOffset:)` takes them; nil forbids it.
    public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(_RowTraitsModifier { $0.move = action })
    }
}
