import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// What of a date is shown and can be changed.
public struct DatePickerComponents: OptionSet, Sendable {
    /// The components as bits.
    public let rawValue: UInt
    /// Components from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Hour and minute.
    public static let hourAndMinute = DatePickerComponents(rawValue: 1)
    /// Day, month and year.
    public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for choosing a date, a time or both.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepicker>.
public struct DatePicker<Label: View>: View {
    /// What of a date is shown.
    public typealias Components = DatePickerComponents

    nonisolated(unsafe) private let label: Label
    private let selection: Binding<Date>
    private let earliest: Date?
    private let latest: Date?
    private let components: Components
    @Environment(\.datePickerStyles) private var styles

    nonisolated init(
        _ label: Label, _ selection: Binding<Date>, from earliest: Date?, through latest: Date?,
        _ components: Components
    ) {
        self.label = label
        self.selection = selection
        self.earliest = earliest
        self.latest = latest
        self.components = components
    }

    /// The control as the style in force shows it.
    public var body: some View {
        styles.style._makeView(
            DatePickerStyleConfiguration(
                label: .init(view: AnyView(label)), selection: selection, minimumDate: earliest, maximumDate: latest,
                displayedComponents: components)
        )
        .inBody(of: styles, \.datePickerStyles)
    }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
    /// The control that a style is given, in the style that holds around that one.
    nonisolated init(_ configuration: DatePickerStyleConfiguration) {
        self.init(
            configuration.label, configuration.$selection, from: configuration.minimumDate,
            through: configuration.maximumDate, configuration.displayedComponents)
    }
}

/// The desktop's control for a date.
struct DateControl: ControlView {
    static var readsBindings: Bool { true }

    let selection: Binding<Date>
    let earliest: Date?
    let latest: Date?
    let components: DatePickerComponents
    let look: DateContent.Style

    func controlContent(_ environment: EnvironmentValues) -> DateContent {
        var content = DateContent(
            date: selection.wrappedValue, style: look, name: environment.controlName?.text ?? "",
            calendar: environment.calendar, locale: environment.locale
        ) { [selection] in selection.wrappedValue = $0 }
        content.calendar.timeZone = environment.timeZone
        content.hasDate = components.contains(.date)
        content.hasTime = components.contains(.hourAndMinute)
        content.earliest = earliest
        content.latest = latest
        return content
    }
}
