import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// Stands in a menu for the widget of a control: the menu makes an entry of it.
@MainActor
final class MenuPart<Content: ControlContent>: Control, MenuPartial {
    private(set) var content: Content
    private(set) var attributes: WidgetAttributes
    unowned(unsafe) var owner: (any WidgetOwner)?
    let id = MenuPartID.next()

    init(_ content: Content, _ attributes: WidgetAttributes) {
        self.content = content
        self.attributes = attributes
    }

    func update(_ content: Content, _ attributes: WidgetAttributes) {
        self.content = content
        self.attributes = attributes
    }

    var anyContent: any ControlContent { content }

    func measure(width: Double?, height: Double?) -> CGSize { .zero }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    func focus() -> Bool { false }
    func leaveFocus() {}
}

@MainActor
protocol MenuPartial: AnyObject {
    var id: String { get }
    var anyContent: any ControlContent { get }
    var attributes: WidgetAttributes { get }
}

/// Names the parts of menus: an entry keeps its name for as long as its view is there.
@MainActor
enum MenuPartID {
    private static var last = 0

    static func next() -> String {
        last += 1
        return "item-\(last)"
    }
}

/// Stands for the surface of a label in a menu, where there is none: what the label says is read from its views.
@MainActor
final class MenuLabelSurface: Surface {
    unowned(unsafe) var owner: (any WidgetOwner)?

    func measure(width: Double?, height: Double?) -> CGSize { .zero }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { nil }
    func focus() -> Bool { false }
    func leaveFocus() {}
    func insert(_ widget: any Widget, after previous: (any Widget)?) {}
    func remove(_ widget: any Widget) {}
    func place(_ widget: any Widget, in frame: CGRect) {}
    func withdraw(_ widget: any Widget) {}
    func setNeedsLayout() -> Bool { true }
    func setNeedsPlacement() {}
    func convert(_ rectangle: CGRect, to other: (any Surface)?) -> CGRect? { nil }
    func afterLayouts(_ body: @escaping @MainActor () -> Void) -> AnyObject? { nil }
}
