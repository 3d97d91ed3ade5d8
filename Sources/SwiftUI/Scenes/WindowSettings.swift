import Foundation
import Toolkit
import ViewGraph

/// What scene modifiers say about the windows of a scene.
struct WindowSettings: Equatable {
    var defaultSize: CGSize?
    var defaultPosition: UnitPoint?
    var resizability = WindowResizability.automatic
    var style = _WindowStyleKind.titleBar
    var level = WindowLevel.automatic
    var idealSize = WindowIdealSize.automatic
    var movesByBackground = false
    var managerRole = WindowManagerRole.Kind.automatic
    var toolbarStyle = _WindowToolbarStyleKind.unified(showsTitle: true)

    /// Fills in what the desktop is told.
    func apply(to content: inout WindowContent) {
        content.defaultWidth = defaultSize.map { Double($0.width) }
        content.defaultHeight = defaultSize.map { Double($0.height) }
        content.defaultPosition = defaultPosition.map { CGPoint(x: $0.x, y: $0.y) }
        content.isLimitedToContent = resizability == .contentSize
        content.movesByBackground = movesByBackground
        content.hasIdealPlace = idealSize == .fitToContent
        content.level =
            switch level.kind {
            case .desktop: .below
            case .normal: .normal
            case .floating: .above
            }
        switch (style, toolbarStyle) {
        case (.plain, _): content.titleBar = .none
        case (.hiddenTitleBar, _): content.titleBar = .bare
        case (.titleBar, .unified(let showsTitle)): content.titleBar = showsTitle ? .full : .withoutTitle
        case (.titleBar, .compact(let showsTitle)): content.titleBar = showsTitle ? .compact : .compactWithoutTitle
        }
    }
}

extension EnvironmentValues {
    /// What is set for the windows of the scenes below.
    var windowSettings: WindowSettings {
        get { self[WindowSettingsKey.self] }
        set { self[WindowSettingsKey.self] = newValue }
    }
    private struct WindowSettingsKey: EnvironmentKey { static var defaultValue: WindowSettings { WindowSettings() } }
}
