/// A type that brings its own comparison for when it is stored in a view.
///
/// The comparison is always asked, also when all bytes are the same. It must not say "equal" for values that
/// a body could tell apart.
package protocol FieldComparable: SendableMetatype {
    /// Both pointers are to initialised values of `Self`.
    static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool
}

/// A stored property whose value lives in the node, so that what the view was made with is only its initial value.
///
/// It is not compared where the node gives it its value: in the view itself and in its dynamic properties.
/// Elsewhere, say in a child view that a container stores, it is an ordinary value and compared as such.
package protocol StoredProperty {}
