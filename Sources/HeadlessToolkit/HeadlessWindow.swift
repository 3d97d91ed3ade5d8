import Foundation
import Toolkit

/// A window in memory. It is never less than its content's minimum; a person can resize, close and minimise it.
@MainActor
package final class HeadlessWindow: ToolkitWindow {
    package private(set) var content: WindowContent
    /// Zero until the first layout.
    package private(set) var size = CGSize.zero
    private var hasSize = false
    package private(set) var isOpen = false
    package private(set) var isMinimized = false
    private var isGone = false
    /// The widget that keys go to.
    package private(set) weak var focusedWidget: HeadlessWidget?

    package let contentSurface: HeadlessSurface
    private(set) weak var toolkit: HeadlessToolkit?
    /// Surfaces that the pointer is over.
    var hovered: [HoveredSurface] = []
    /// Counts presses: two at the same time on a clock that stands still are two all the same.
    var pressNumber = 0
    var clockTime: Double { (toolkit?.now ?? 0) + Double(pressNumber) * 1e-6 }
    /// Weak, since the engine's side owns its window.
    private weak var delegate: (any WindowDelegate)?

    /// What a window that belongs to another is.
    package enum Role: Sendable { case sheet, popover, alert }
    /// Nil for a window that stands by itself.
    package private(set) var role: Role?
    /// The window that it is over.
    package private(set) weak var parent: HeadlessWindow?

    init(_ content: WindowContent, toolkit: HeadlessToolkit, delegate: any WindowDelegate) {
        self.content = content
        self.toolkit = toolkit
        self.delegate = delegate
        contentSurface = HeadlessSurface(client: delegate, record: toolkit.record)
        contentSurface.hostingWindow = self
    }

    package private(set) var place: WindowPlace?
    package var lastPlace: WindowPlace? { place }
    private weak var neighbour: HeadlessWindow?

    /// What is in the title bar.
    package private(set) var header = HeaderContent()

    package func updateHeader(_ header: HeaderContent) {
        let old = headerSurfaces
        self.header = header
        let new = headerSurfaces
        for surface in old where !new.contains(where: { $0 === surface }) { surface.hostingWindow = nil }
        for surface in new where surface.hostingWindow !== self {
            surface.hostingWindow = self
            surface.markForLayout()
        }
    }

    /// In reading order.
    package var headerSurfaces: [HeadlessSurface] {
        (header.leading + [header.title].compactMap { $0 } + header.trailing).compactMap { $0 as? HeadlessSurface }
    }

    /// Of a popover: what it points at, in points of its parent's content.
    package internal(set) var anchor = CGRect.zero

    /// Makes it belong to `parent`, before it is shown.
    func attach(to parent: HeadlessWindow?, as role: Role) {
        self.parent = parent
        self.role = role
    }

    /// The open windows that belong to this one, the front one last.
    package var attached: [HeadlessWindow] { toolkit?.windows.filter { $0.parent === self } ?? [] }

    /// Whether a sheet or an alert over this window keeps it from being used.
    package var isBlocked: Bool { attached.contains { $0.role != .popover } }

    package var surface: any Surface { contentSurface }
    package var title: String { content.title }
    package var isActive: Bool { toolkit?.activeWindow === self }
    /// A minimised window is laid out when it is shown again.
    package var needsLayout: Bool {
        isOpen && !isMinimized && (contentSurface.needsLayout || headerSurfaces.contains(where: \.needsLayout))
    }

    package func update(_ content: WindowContent) {
        let old = self.content
        self.content = content
        if old.isResizable != content.isResizable || old.isLimitedToContent != content.isLimitedToContent {
            contentSurface.markForLayout()
        }
    }

    package func present() {
        guard !isGone, let toolkit else {
            toolkit?.record.report("Presented window \"\(title)\", which is closed")
            return
        }
        if !isOpen {
            isOpen = true
            contentSurface.markForLayout()
        }
        if isMinimized {
            isMinimized = false
            toolkit.post { [weak delegate] in delegate?.windowVisibilityChanged(isVisible: true) }
        }
        toolkit.bringToFront(self)
    }

    package func comeBeside(_ other: any ToolkitWindow) { neighbour = other as? HeadlessWindow }

    package func setFullScreen(_ isFullScreen: Bool) { changePlace { $0.isFullScreen = isFullScreen } }

    package var isFullScreen: Bool { place?.isFullScreen ?? false }

    package func contentLimitsChanged() {}

    package func close() {
        guard isOpen else {
            isGone = true
            return
        }
        forget()
        toolkit?.windowClosed(self, delegate: delegate)
    }

    package func minimize() {
        guard isOpen else { return }
        guard !isMinimized else { return }
        isMinimized = true
        toolkit?.post { [weak delegate] in delegate?.windowVisibilityChanged(isVisible: false) }
        toolkit?.refreshActivity()
    }

    // MARK: What a person does

    /// Closes the window unless its delegate minds; whether it is closed.
    @discardableResult
    package func requestClose() -> Bool {
        guard isOpen, delegate?.windowShouldClose() ?? true else { return false }
        if isOpen { close() }
        return true
    }

    /// Drags the window's edge.
    package func resize(to new: CGSize) {
        guard isOpen, content.isResizable else { return }
        let new = fitted(CGSize(width: new.width.rounded(), height: new.height.rounded()))
        guard new != size || !hasSize else { return }
        size = new
        hasSize = true
        contentSurface.markForLayout()
        changePlace { $0.size = new }
    }

    /// Drags the window by its title bar.
    package func move(to origin: CGPoint) {
        guard isOpen else { return }
        changePlace { $0.origin = origin }
    }

    /// Has the window fill the screen, or go back. Its content is not laid out for another size here.
    package func maximize(_ isMaximized: Bool = true) {
        guard isOpen else { return }
        changePlace { $0.isMaximized = isMaximized }
    }

    private func changePlace(_ change: (inout WindowPlace) -> Void) {
        guard var new = place else { return }
        change(&new)
        guard new != place else { return }
        place = new
        toolkit?.post { [weak delegate] in delegate?.windowPlaceChanged() }
    }

    /// The widget on top at a point of the content.
    package func widget(at point: CGPoint) -> HeadlessWidget? { contentSurface.topWidget(atParentPoint: point) }

    /// Presses Tab: the focus goes to the next widget that takes it, around the end; false where there is none.
    @discardableResult
    package func moveFocus(forward: Bool = true) -> Bool {
        let candidates = focusableWidgets
        guard let first = candidates.first, let last = candidates.last else { return false }
        guard let index = candidates.firstIndex(where: { $0 === focusedWidget }) else {
            return (forward ? first : last).focus()
        }
        let count = candidates.count
        return candidates[(index + (forward ? 1 : count - 1)) % count].focus()
    }

    /// In the order of the focus. What is hidden from assistive technology takes it all the same.
    package var focusableWidgets: [HeadlessWidget] {
        var found: [HeadlessWidget] = []
        func visit(_ widget: HeadlessWidget) {
            if widget.takesFocus, widget.isEnabled, widget.isReachable { found.append(widget) }
            for child in widget.children { visit(child) }
        }
        for surface in headerSurfaces { visit(surface) }
        visit(contentSurface)
        return found
    }

    // MARK: For the rest of the toolkit

    @discardableResult
    func setFocus(_ widget: HeadlessWidget?) -> Bool {
        guard widget !== focusedWidget else { return true }
        let old = focusedWidget
        focusedWidget = widget
        toolkit?.post { [weak self, weak widget] in
            old?.focusChanged(false)
            widget?.focusChanged(true)
            self?.tellFocus()
        }
        return true
    }

    /// The owners of the widget with the focus and of those around it.
    private func tellFocus() {
        var owners: [any WidgetOwner] = []
        var widget: HeadlessWidget? = focusedWidget
        while let current = widget {
            if let owner = current.owner { owners.append(owner) }
            widget = current.parent
        }
        if isOpen { delegate?.windowFocusChanged(to: owners) }
    }

    package func clearFocus() { setFocus(nil) }

    /// How often a press in its content has begun to move it.
    package var moveCount = 0

    package private(set) var isMaximized = false
    package func toggleMaximized() { isMaximized.toggle() }

    /// Presses keys. What the engine leaves goes to the widget with the focus, as far as it is used by keys.
    @discardableResult
    package func press(_ key: KeyEvent) -> Bool {
        guard isOpen, let delegate else { return false }
        var key = key
        let role = focusedWidget?.accessible?.role
        key.isInText = role == .textField || role == .secureTextField
        if delegate.windowKeyPressed(key, .beforeFocus) { return true }
        if key.phase != .up, let focusedWidget, let shortcut = key.shortcuts.first, shortcut == Shortcut(shortcut.key) {
            switch (role, shortcut.key) {
            case (.textField, "Return"), (.secureTextField, "Return"): return focusedWidget.perform(.submit)
            case (.button, "space"), (.button, "Return"), (.checkBox, "space"), (.toggle, "space"):
                return focusedWidget.perform(.press)
            default: break
            }
        }
        return delegate.windowKeyPressed(key, .afterFocus)
    }

    func layOut() {
        // Not in `present()`: the engine calls that from an update that has yet to make the content.
        size = fitted(hasSize ? size : firstSize)
        if !hasSize { place = content.firstPlace ?? WindowPlace(origin: firstCorner, size: size) }
        hasSize = true
        changePlace { $0.size = size }
        contentSurface.allocate(CGRect(origin: .zero, size: size))
        for surface in headerSurfaces {
            let fills = header.titleFills && surface === header.title
            surface.allocate(
                CGRect(origin: .zero, size: surface.measure(width: fills ? size.width : nil, height: nil)))
        }
        tellOfLayout()
    }

    // MARK: Watching layouts

    private final class LayoutWatch {
        let body: @MainActor () -> Void
        init(_ body: @escaping @MainActor () -> Void) { self.body = body }
    }
    private struct WeakWatch {
        weak var watch: LayoutWatch?
    }
    private var layoutWatches: [WeakWatch] = []

    func watchLayouts(_ body: @escaping @MainActor () -> Void) -> AnyObject {
        let watch = LayoutWatch(body)
        layoutWatches.removeAll { $0.watch == nil }
        layoutWatches.append(WeakWatch(watch: watch))
        return watch
    }

    /// Something in here was laid out or moved.
    func tellOfLayout() {
        for watch in layoutWatches { watch.watch?.body() }
    }

    func activityChanged() {
        guard let delegate else { return }
        let isActive = isActive
        toolkit?.post { delegate.windowActivityChanged(isActive: isActive) }
    }

    func forget() {
        isOpen = false
        isGone = true
        focusedWidget = nil
    }

    private lazy var firstPlacement: FirstPlacement? =
        content.firstPlace == nil
        ? delegate?.firstPlacement(on: WindowScreen(bounds: Self.screen, free: Self.screen)) : nil

    private var firstSize: CGSize {
        if let place = content.firstPlace { return place.size }
        var content = content
        content.defaultWidth = firstPlacement?.width ?? content.defaultWidth
        content.defaultHeight = firstPlacement?.height ?? content.defaultHeight
        if let width = content.defaultWidth, let height = content.defaultHeight {
            return CGSize(width: width, height: height)
        }
        let ideal =
            delegate?.firstSize(width: content.defaultWidth, height: content.defaultHeight)
            ?? contentSurface.measure(width: content.defaultWidth, height: content.defaultHeight)
        return CGSize(
            width: content.defaultWidth ?? ideal.width.rounded(.up),
            height: content.defaultHeight ?? ideal.height.rounded(.up))
    }

    /// A screen of the size that the real desktops of tests have.
    package static let screen = CGRect(x: 0, y: 0, width: 1280, height: 800)

    private var firstCorner: CGPoint {
        let isRightToLeft = toolkit?.isRightToLeft ?? false
        switch firstPlacement?.position {
        case .corner(let corner): return corner
        case .point(let point):
            return FirstPosition.corner(of: size, in: Self.screen, at: point, isRightToLeft: isRightToLeft)
        case nil: break
        }
        if let place = neighbour?.place, let corner = place.origin {
            return FirstPosition.corner(
                of: size, in: Self.screen, beside: corner, width: place.size.width, isRightToLeft: isRightToLeft)
        }
        return FirstPosition.corner(
            of: size, in: Self.screen, at: content.defaultPosition, isRightToLeft: isRightToLeft)
    }

    private func fitted(_ size: CGSize) -> CGSize {
        let minimum = contentSurface.minimumSize
        // No window system has windows beyond this, whatever the content asks for.
        let limit = 32_767.0
        var most = CGSize(width: limit, height: limit)
        if content.isLimitedToContent, let largest = delegate?.maximumSize() {
            most.width = min(most.width, largest.width.rounded(.up))
            most.height = min(most.height, largest.height.rounded(.up))
        }
        return CGSize(
            width: min(max(min(size.width, most.width), minimum.width.rounded(.up)), limit),
            height: min(max(min(size.height, most.height), minimum.height.rounded(.up)), limit))
    }

    /// The title, then the tree of widgets.
    package var outline: String {
        var line = "window \"\(title)\" \(Int(size.width)) × \(Int(size.height))"
        if isActive { line += " active" }
        if isMinimized { line += " minimised" }
        return ([line] + headerSurfaces.map(\.outline) + [contentSurface.outline]).joined(separator: "\n")
    }
}
