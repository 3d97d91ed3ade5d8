import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A root view, and views over it that links lead to, of which the last one is shown.
///
/// The bound path has a value for each view over the root: the person's way further in and back is written to it, and what
/// is written to it is shown. A button in the title bar, or Alt+Left, goes back. Takes all the room that it is offered.
/// Follows <https://developer.apple.com/documentation/swiftui/navigationstack>.
public struct NavigationStack<Data, Root: View>: _PrimitiveView {
    let path: StackPath?
    nonisolated(unsafe) let root: Root

    /// A stack that keeps its path itself.
    public nonisolated init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// A stack whose path has values of several types.
    public nonisolated init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = StackPath(path)
        self.root = root()
    }

    /// A stack whose path has values of one type. Links with values of other types do nothing.
    public nonisolated init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        self.path = StackPath(path)
        self.root = root()
    }

    public static func _makeNode(_ view: Self, _ parent: _GraphNode) -> _GraphNode {
        NavigationStackNode(view.root, path: view.path, column: nil, parent: parent)
    }
    public static func _updateNode(_ node: _GraphNode, _ view: Self) {
        unsafeDowncast(node, to: NavigationStackNode<Root>.self).receive(view.root, path: view.path)
    }
}

/// The path of a stack, whatever the binding's type is.
struct StackPath: @unchecked Sendable {
    /// The values, from the root on.
    let values: @MainActor () -> [AnyHashable]
    /// Adds a value; false where the path cannot have it.
    let append: @MainActor (NavigationPath.Element) -> Bool
    /// Takes values from the end.
    let removeLast: @MainActor (Int) -> Void

    nonisolated init(_ path: Binding<NavigationPath>) {
        values = { path.wrappedValue.elements.map(\.value) }
        append = { element in
            path.wrappedValue.append(element)
            return true
        }
        removeLast = { count in path.wrappedValue.removeLast(count) }
    }

    nonisolated init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
        values = { path.wrappedValue.map { AnyHashable($0) } }
        append = { element in
            guard let value = element.value.base as? Data.Element else { return false }
            path.wrappedValue.append(value)
            return true
        }
        removeLast = { count in
            let kept = path.wrappedValue.dropLast(count)
            path.wrappedValue = Data(kept)
        }
    }
}
