import Foundation
import ViewGraph
import ViewLayout

/// What is said of rows from inside or around them: on a row's view, or on a loop or a section for all of its rows. What
/// is said nearest to the row counts.
struct RowTraits {
    var insets: EdgeInsets?
    var background: RowAccessory?
    var badge: RowAccessory?
    var separatorAbove: Visibility?
    var separatorBelow: Visibility?
    var separatorTint: Color?
    var sectionSeparatorAbove: Visibility?
    var sectionSeparatorBelow: Visibility?
    var isSelectionDisabled: Bool?
    var isDeleteDisabled: Bool?
    var isMoveDisabled: Bool?
    var delete: ((IndexSet) -> Void)?
    var move: ((IndexSet, Int) -> Void)?
    var insert: RowInsertion?
    var actions: [RowActions] = []
    var outline: OutlineTrait?
    var typedText: String?
    var sectionSeparatorTint: Color?
    /// Of a row that is an element of a loop whose rows are all there: which, of what it is the identity.
    var element: (index: Int, id: any Hashable)?

    /// These, and what they leave open from `outer`.
    func inside(_ outer: RowTraits) -> RowTraits {
        var result = self
        result.insets = insets ?? outer.insets
        result.background = background ?? outer.background
        result.badge = badge ?? outer.badge
        result.separatorAbove = separatorAbove ?? outer.separatorAbove
        result.separatorBelow = separatorBelow ?? outer.separatorBelow
        result.separatorTint = separatorTint ?? outer.separatorTint
        result.sectionSeparatorAbove = sectionSeparatorAbove ?? outer.sectionSeparatorAbove
        result.sectionSeparatorBelow = sectionSeparatorBelow ?? outer.sectionSeparatorBelow
        result.isSelectionDisabled = isSelectionDisabled ?? outer.isSelectionDisabled
        result.isDeleteDisabled = isDeleteDisabled ?? outer.isDeleteDisabled
        result.isMoveDisabled = isMoveDisabled ?? outer.isMoveDisabled
        result.outline = outline ?? outer.outline
        result.typedText = typedText ?? outer.typedText
        result.sectionSeparatorTint = sectionSeparatorTint ?? outer.sectionSeparatorTint
        // Where an element is comes with what is done to elements.
        if element == nil { result.element = outer.element }
        result.delete = delete ?? outer.delete
        result.move = move ?? outer.move
        result.insert = insert ?? outer.insert
        result.actions = actions + outer.actions
        return result
    }
}

/// A view that a row has beside its own: behind it, or at its end. Empty stands for one that was taken away.
struct RowAccessory {
    let view: AnyView?
    /// What it says, for places that show a text only.
    var text: String?
}

/// Buttons for a row.
struct RowActions {
    let isLeading: Bool
    let view: AnyView
}

/// Hands on an output with what is said of the rows that it is.
final class RowTraitsItem: TransparentItem {
    nonisolated(unsafe) var traits: RowTraits

    init(_ traits: RowTraits, child: LayoutItem) {
        self.traits = traits
        super.init(child: child)
    }

    /// Whether it stands for rows that its container takes apart, rather than for the view of one.
    var isAroundRows: Bool {
        switch child {
        case is LazyRows, is SectionItem: true
        case let item as RowTraitsItem: item.isAroundRows
        default: false
        }
    }
}

extension LayoutItem {
    /// What is said of this row by the views in it.
    var rowTraits: RowTraits {
        var traits = RowTraits()
        var item: LayoutItem? = self
        while let current = item as? UnaryItem {
            if let said = current as? RowTraitsItem { traits = said.traits.inside(traits) }
            item = current.child
        }
        return traits
    }
}
