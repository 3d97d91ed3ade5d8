/// What an element is to a person: a button, a list, a window. The numbers are AT-SPI's.
package struct Role: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    private init(_ number: Int) { rawValue = number }

    package static let alert = Role(2)
    package static let calendar = Role(5)
    /// GTK gives switches this role too.
    package static let checkBox = Role(7)
    package static let checkMenuItem = Role(8)
    package static let columnHeader = Role(10)
    package static let comboBox = Role(11)
    package static let dialog = Role(16)
    package static let fileChooser = Role(19)
    package static let filler = Role(20)
    /// A window with a title.
    package static let frame = Role(23)
    package static let image = Role(27)
    package static let label = Role(29)
    package static let list = Role(31)
    package static let listItem = Role(32)
    package static let menu = Role(33)
    package static let menuBar = Role(34)
    package static let menuItem = Role(35)
    package static let tab = Role(37)
    package static let tabList = Role(38)
    package static let panel = Role(39)
    package static let passwordText = Role(40)
    package static let popupMenu = Role(41)
    package static let progressBar = Role(42)
    package static let button = Role(43)
    package static let radioButton = Role(44)
    package static let radioMenuItem = Role(45)
    package static let scrollBar = Role(48)
    package static let scrollPane = Role(49)
    package static let separator = Role(50)
    package static let slider = Role(51)
    package static let spinButton = Role(52)
    package static let statusBar = Role(54)
    package static let table = Role(55)
    package static let tableCell = Role(56)
    package static let tableColumnHeader = Role(57)
    package static let tableRowHeader = Role(58)
    /// An entry or a text view.
    package static let text = Role(61)
    package static let toggleButton = Role(62)
    package static let toolBar = Role(63)
    package static let toolTip = Role(64)
    package static let tree = Role(65)
    package static let treeTable = Role(66)
    package static let unknown = Role(67)
    package static let window = Role(69)
    package static let paragraph = Role(73)
    package static let application = Role(75)
    package static let entry = Role(79)
    package static let heading = Role(83)
    package static let section = Role(85)
    package static let form = Role(87)
    package static let link = Role(88)
    package static let tableRow = Role(90)
    package static let treeItem = Role(91)
    package static let listBox = Role(98)
    package static let grouping = Role(99)
    package static let notification = Role(101)
    package static let infoBar = Role(102)
    package static let levelBar = Role(103)
    package static let article = Role(109)
    package static let landmark = Role(110)
    package static let log = Role(111)
    package static let timer = Role(115)
    package static let staticText = Role(116)

    /// Roles that an X window of its own stands for.
    package static let topLevels: Set<Role> = [.frame, .dialog, .window, .alert, .fileChooser]

    private static let names: [Role: String] = [
        .alert: "alert", .calendar: "calendar", .checkBox: "check box", .checkMenuItem: "check menu item",
        .columnHeader: "column header", .comboBox: "combo box", .dialog: "dialog", .fileChooser: "file chooser",
        .filler: "filler", .frame: "frame", .image: "image", .label: "label", .list: "list", .listItem: "list item",
        .menu: "menu", .menuBar: "menu bar", .menuItem: "menu item", .tab: "tab", .tabList: "tab list",
        .panel: "panel", .passwordText: "password text", .popupMenu: "popup menu", .progressBar: "progress bar",
        .button: "button", .radioButton: "radio button", .radioMenuItem: "radio menu item",
        .scrollBar: "scroll bar", .scrollPane: "scroll pane", .separator: "separator", .slider: "slider",
        .spinButton: "spin button", .statusBar: "status bar", .table: "table", .tableCell: "table cell",
        .tableColumnHeader: "table column header", .tableRowHeader: "table row header", .text: "text",
        .toggleButton: "toggle button", .toolBar: "tool bar", .toolTip: "tool tip", .tree: "tree",
        .treeTable: "tree table", .unknown: "unknown", .window: "window", .paragraph: "paragraph",
        .application: "application", .entry: "entry", .heading: "heading", .section: "section", .form: "form",
        .link: "link", .tableRow: "table row", .treeItem: "tree item", .listBox: "list box", .grouping: "grouping",
        .notification: "notification", .infoBar: "info bar", .levelBar: "level bar", .article: "article",
        .landmark: "landmark", .log: "log", .timer: "timer", .staticText: "static text",
    ]

    package var description: String { Self.names[self] ?? "role \(rawValue)" }
}
