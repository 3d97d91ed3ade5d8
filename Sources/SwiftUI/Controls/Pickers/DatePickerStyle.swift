import Foundation
import Toolkit
import ViewGraph
import ViewLayout

/// A look of controls for dates.
///
/// Follows <https://developer.apple.com/documentation/swiftui/datepickerstyle>.
@MainActor @preconcurrency
public protocol DatePickerStyle {
    /// The type of the view that shows it.
    associatedtype Body: View
    /// What a style is told.
    typealias Configuration = DatePickerStyleConfiguration

    /// The view that shows it.
    @ViewBuilder @MainActor @preconcurrency
    func makeBody(configuration: Self.Configuration) -> Self.Body
}

extension DatePickerStyle {
    func _makeView(_ configuration: DatePickerStyleConfiguration) -> AnyView {
        AnyView(StyledView(self, configuration) { $0.makeBody(configuration: $1) })
    }
}

/// What a style is told of a control for a date.
public struct DatePickerStyleConfiguration {
    /// A control's label.
    public struct Label: View {
        let view: AnyView
        /// What the author gave.
        public var body: some View { view }
    }
    /// The label.
    public let label: DatePickerStyleConfiguration.Label
    /// The date; `$selection` is a binding to it.
    @Binding public var selection: Date
    /// The earliest date; nil for any.
    public var minimumDate: Date?
    /// The latest date; nil for any.
    public var maximumDate: Date?
    /// What of the date is shown.
    public var displayedComponents: DatePickerComponents

    init(
        label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
        displayedComponents: DatePickerComponents
    ) {
        self.label = label
        _selection = selection
        self.minimumDate = minimumDate
        self.maximumDate = maximumDate
        self.displayedComponents = displayedComponents
    }
}

/// The desktop's look: a button that opens a calendar, and fields for the time.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// The desktop's look: a button that opens a calendar, and fields for the time.
    public nonisolated init() {}
    /// The desktop's control with its label.
    public func makeBody(configuration: Configuration) -> some View {
        DateParts(configuration: configuration, look: .field)
    }
}
extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The desktop's look: a button that opens a calendar, and fields for the time.
    public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// A button that opens a calendar, and fields for the time.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public nonisolated init() {}
    /// The desktop's control with its label.
    public func makeBody(configuration: Configuration) -> some View {
        DateParts(configuration: configuration, look: .field)
    }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A button that opens a calendar, and fields for the time.
public struct FieldDatePickerStyle: DatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public nonisolated init() {}
    /// The desktop's control with its label.
    public func makeBody(configuration: Configuration) -> some View {
        DateParts(configuration: configuration, look: .field)
    }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}

/// A button that opens a calendar, and fields for the time.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public nonisolated init() {}
    /// The desktop's control with its label.
    public func makeBody(configuration: Configuration) -> some View {
        DateParts(configuration: configuration, look: .field)
    }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
    /// A button that opens a calendar, and fields for the time.
    public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

/// A calendar, and fields for the time.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// A calendar, and fields for the time.
    public nonisolated init() {}
    /// The desktop's control with its label.
    public func makeBody(configuration: Configuration) -> some View {
        DateParts(configuration: configuration, look: .calendar)
    }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar, and fields for the time.
    public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

private struct DateParts: View {
    let configuration: DatePickerStyleConfiguration
    let look: DateContent.Style

    var body: some View {
        LabelledControl(label: configuration.label) {
            DateControl(
                selection: configuration.$selection, earliest: configuration.minimumDate,
                latest: configuration.maximumDate, components: configuration.displayedComponents, look: look)
        }
    }
}

extension EnvironmentValues {
    var datePickerStyles: StyleChain<any DatePickerStyle> {
        get { self[DatePickerStylesKey.self] }
        set { self[DatePickerStylesKey.self] = newValue }
    }
    private struct DatePickerStylesKey: EnvironmentKey {
        static var defaultValue: StyleChain<any DatePickerStyle> { StyleChain(DefaultDatePickerStyle()) }
    }
}

extension View {
    /// Sets the look of controls for dates in this view.
    public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        self.style(\.datePickerStyles, style)
    }
}
