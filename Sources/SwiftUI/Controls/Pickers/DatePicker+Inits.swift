import Foundation
import ViewGraph

extension DatePicker {
    /// A control for a date, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: nil, through: nil, displayedComponents)
    }
    /// A control for a date in a range, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }
    /// A control for a date not before another, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: range.lowerBound, through: nil, displayedComponents)
    }
    /// A control for a date not after another, with a label of any views.
    public nonisolated init(
        selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
        @ViewBuilder label: () -> Label
    ) {
        self.init(label(), selection, from: nil, through: range.upperBound, displayedComponents)
    }
}

extension DatePicker where Label == Text {
    /// A control for a date, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: nil, through: nil, displayedComponents)
    }
    /// A control for a date, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, from: nil, through: nil, displayedComponents)
    }
    /// A control for a date in a range, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }
    /// A control for a date in a range, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, from: range.lowerBound, through: range.upperBound, displayedComponents)
    }
    /// A control for a date not before another, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: range.lowerBound, through: nil, displayedComponents)
    }
    /// A control for a date not before another, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, from: range.lowerBound, through: nil, displayedComponents)
    }
    /// A control for a date not after another, with a localised title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(titleKey), selection, from: nil, through: range.upperBound, displayedComponents)
    }
    /// A control for a date not after another, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
        displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
    ) {
        self.init(Text(title), selection, from: nil, through: range.upperBound, displayedComponents)
    }
}
