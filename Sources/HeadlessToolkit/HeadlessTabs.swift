import Foundation
import Toolkit

/// A bar of tabs, each a toggle that is on for the chosen one, over the surface of the chosen one.
package final class HeadlessTabs: HeadlessWidget, TabsControl {
    private var content = TabsContent(tabs: [], selected: nil) { _ in }
    private var attributes = WidgetAttributes()
    private var surfaces: [HeadlessSurface] = []
    package private(set) var bar: [HeadlessTab] = []

    init(record: HeadlessRecord) { super.init(kind: Self.self, record: record) }

    package override var children: [HeadlessWidget] { bar + surfaces }
    package var barHeight: Double { 30 }
    override var isSensitive: Bool { attributes.isEnabled }

    package func update(_ new: TabsContent, _ attributes: WidgetAttributes) {
        self.attributes = attributes
        content = new
        let now = new.tabs.compactMap { $0.surface as? HeadlessSurface }
        for surface in surfaces where !now.contains(where: { $0 === surface }) { surface.detach() }
        for surface in now where surface.parent !== self { surface.attach(to: self) }
        surfaces = now
        while bar.count > now.count { bar.removeLast().detach() }
        while bar.count < now.count {
            let tab = HeadlessTab(record: record)
            tab.attach(to: self)
            bar.append(tab)
        }
        for (index, tab) in bar.enumerated() {
            tab.show(new.tabs[index], isChosen: index == new.selected) { [weak self] in self?.content.select(index) }
            surfaces[index].isWithdrawn = index != new.selected
        }
        markForLayout()
    }

    private var shown: HeadlessSurface? {
        content.selected.flatMap { surfaces.indices.contains($0) ? surfaces[$0] : nil }
    }

    override func computeSize(width: Double?, height: Double?) -> CGSize {
        var size = shown?.measure(width: width, height: height.map { max($0 - barHeight, 0) }) ?? .zero
        size.height += barHeight
        return size
    }

    package override var minimumSize: CGSize {
        var size = shown?.minimumSize ?? .zero
        size.height += barHeight
        return size
    }

    override func layOutContents() {
        let width = Double(frame.width) / Double(max(bar.count, 1))
        for (index, tab) in bar.enumerated() {
            tab.allocate(CGRect(x: Double(index) * width, y: 0, width: width, height: barHeight))
        }
        shown?.allocate(
            CGRect(x: 0, y: barHeight, width: Double(frame.width), height: max(Double(frame.height) - barHeight, 0)))
    }
}

/// One tab of a bar.
package final class HeadlessTab: HeadlessWidget {
    private var tab: TabsContent.Tab?
    private var isChosen = false
    private var choose: @MainActor () -> Void = {}

    init(record: HeadlessRecord) { super.init(kind: Self.self, record: record) }

    func show(_ tab: TabsContent.Tab, isChosen: Bool, choose: @escaping @MainActor () -> Void) {
        self.tab = tab
        self.isChosen = isChosen
        self.choose = choose
    }

    package override var accessible: HeadlessAccessible? {
        HeadlessAccessible(
            Accessible(.tab, name: tab?.title ?? "", value: tab?.badge, isChecked: isChosen), WidgetAttributes(),
            isEnabled: isEnabled)
    }
    package override var takesFocus: Bool { true }

    package override func perform(_ action: UserAction) -> Bool {
        guard action == .press, isEnabled, isReachable else { return false }
        choose()
        return true
    }
}
