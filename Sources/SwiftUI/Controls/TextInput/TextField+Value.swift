import Foundation
import ViewGraph

extension TextField where Label == Text {
    /// A field for a value as a format writes and reads it, with a localised title.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(Text(titleKey), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a format writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(Text(title), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a format writes and reads it, with a localised title.
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(Text(titleKey), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a format writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    )
    where F.FormatOutput == String {
        self.init(Text(title), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a formatter writes and reads it, with a localised title.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Text(titleKey), FieldConfiguration(.value(FormattedValue(value, formatter)), prompt: prompt))
    }
    /// A field for a value as a formatter writes and reads it, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(Text(title), FieldConfiguration(.value(FormattedValue(value, formatter)), prompt: prompt))
    }
}

extension TextField {
    /// A field for a value as a format writes and reads it, with a label of any views.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    )
    where F.FormatOutput == String {
        self.init(label(), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a format writes and reads it, with a label of any views.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    )
    where F.FormatOutput == String {
        self.init(label(), FieldConfiguration(.value(FormattedValue(value, format)), prompt: prompt))
    }
    /// A field for a value as a formatter writes and reads it, with a label of any views.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(label(), FieldConfiguration(.value(FormattedValue(value, formatter)), prompt: prompt))
    }
}

extension FormattedValue {
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        nonisolated(unsafe) let format = format
        text = { format.format(value.wrappedValue) }
        parse = { text in
            guard let new = try? format.parseStrategy.parse(text) else { return false }
            value.wrappedValue = new
            return true
        }
    }

    /// An empty field is no value.
    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        nonisolated(unsafe) let format = format
        text = { value.wrappedValue.map { format.format($0) } ?? "" }
        parse = { text in
            let new = try? format.parseStrategy.parse(text)
            if new == nil, !text.isEmpty { return false }
            value.wrappedValue = new
            return true
        }
    }

    nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        nonisolated(unsafe) let formatter = formatter
        text = { formatter.string(for: value.wrappedValue) ?? "" }
        parse = { text in
            guard let new: V = formatter.value(of: text) else { return false }
            value.wrappedValue = new
            return true
        }
    }
}

extension Formatter {
    /// What a text stands for. Foundation on this system reads numbers and dates only.
    @MainActor
    fileprivate func value<V>(of text: String) -> V? {
        switch self {
        case let formatter as NumberFormatter:
            guard let number = formatter.number(from: text) else { return nil }
            switch V.self {
            case is Int.Type, is Int?.Type: return number.intValue as? V
            case is Double.Type, is Double?.Type: return number.doubleValue as? V
            case is Float.Type, is Float?.Type: return number.floatValue as? V
            case is CGFloat.Type, is CGFloat?.Type: return CGFloat(number.doubleValue) as? V
            case is Decimal.Type, is Decimal?.Type: return number.decimalValue as? V
            case is Bool.Type, is Bool?.Type: return number.boolValue as? V
            case is Int64.Type, is Int64?.Type: return number.int64Value as? V
            case is Int32.Type, is Int32?.Type: return number.int32Value as? V
            case is UInt.Type, is UInt?.Type: return number.uintValue as? V
            default: return number as? V
            }
        case let formatter as DateFormatter: return formatter.date(from: text) as? V
        case let formatter as ISO8601DateFormatter: return formatter.date(from: text) as? V
        default:
            Graph.reportOnce("TextField: \(type(of: self)) cannot read texts on this system; the value stays.")
            return nil
        }
    }
}
