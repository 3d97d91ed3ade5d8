import Toolkit
import ViewGraph

/// A look of menus' buttons.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menustyle>.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of the view that shows a menu.
    associatedtype Body: View
    /// What is known of a menu.
    typealias Configuration = MenuStyleConfiguration

    /// The view that shows a menu; usually `Menu(configuration)`, changed.
    @ViewBuilder
    func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for its style.
public struct MenuStyleConfiguration {
    /// What the menu's button says.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// What the menu holds.
    public struct Content: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?

    nonisolated init<L: View, C: View>(label: L, content: C, primaryAction: (@MainActor () -> Void)?) {
        self.label = Label(view: AnyView(label))
        self.content = Content(view: AnyView(content))
        self.primaryAction = primaryAction
    }
}

/// The look that fits the place: a button.
public struct DefaultMenuStyle: MenuStyle {
    /// The look that fits the place.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuButtonLook, nil)
    }
}
/// A button in the button style in force.
public struct ButtonMenuStyle: MenuStyle {
    /// A button in the button style in force.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuButtonLook, nil)
    }
}
/// A button whose frame shows under the pointer.
public struct BorderlessButtonMenuStyle: MenuStyle {
    /// A button whose frame shows under the pointer.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuButtonLook, .borderless)
    }
}
/// A button with a frame.
public struct BorderedButtonMenuStyle: MenuStyle {
    /// A button with a frame.
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).environment(\.menuButtonLook, .bordered)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The look that fits the place.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}
extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the button style in force.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button whose frame shows under the pointer.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a frame.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

/// A style whose type is hidden.
struct ChosenMenuStyle {
    nonisolated(unsafe) let base: any MenuStyle

    @MainActor
    func makeView(_ configuration: MenuStyleConfiguration) -> AnyView {
        func make<S: MenuStyle>(_ style: S) -> AnyView {
            AnyView(StyledView(style, configuration) { $0.makeBody(configuration: $1) })
        }
        return make(base)
    }
}

/// The order in which a menu's entries are shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/menuorder>. A desktop's menus open downwards and keep the
/// author's order, whichever is asked for.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private enum Kind { case automatic, priority, fixed }
    private let kind: Kind

    /// As fits the place: the author's order.
    public static let automatic = MenuOrder(kind: .automatic)
    /// The first entries nearest to the pointer; on a desktop that is the author's order.
    public static let priority = MenuOrder(kind: .priority)
    /// The author's order.
    public static let fixed = MenuOrder(kind: .fixed)
}

extension EnvironmentValues {
    /// nil for the look that the desktop gives.
    var menuStyle: ChosenMenuStyle? {
        get { self[MenuStyleKey.self] }
        set { self[MenuStyleKey.self] = newValue }
    }
    private struct MenuStyleKey: EnvironmentKey { static var defaultValue: ChosenMenuStyle? { nil } }

    /// The look of menus' buttons; nil for that of other buttons.
    var menuButtonLook: ButtonContent.Style? {
        get { self[MenuButtonLookKey.self] }
        set { self[MenuButtonLookKey.self] = newValue }
    }
    private struct MenuButtonLookKey: EnvironmentKey { static var defaultValue: ButtonContent.Style? { nil } }

    /// Whether menus' buttons have an arrow.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

    /// The order in which menus' entries are shown.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }
}

extension View {
    /// Sets the look of menus in this view.
    public nonisolated func menuStyle<S: MenuStyle>(_ style: S) -> some View {
        environment(\.menuStyle, ChosenMenuStyle(base: style))
    }

    /// Whether the buttons of menus in this view have an arrow.
    public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }

    /// Sets the order of entries in the menus of this view. A desktop's menus keep the author's order.
    public nonisolated func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
