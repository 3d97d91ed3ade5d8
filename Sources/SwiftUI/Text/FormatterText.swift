import Foundation

extension Text {
    /// A value as a formatter writes it; nothing if the formatter does not write such values.
    public nonisolated init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// An object, as an `NSNumber`, as a formatter writes it; nothing if the formatter does not write such objects.
    public nonisolated init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    // Values that Foundation on this system does not count as convertible to objects.

    /// A date as a formatter writes it; nothing if the formatter does not write dates.
    public nonisolated init(_ subject: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A span of time as a formatter writes it; nothing if the formatter does not write such spans.
    public nonisolated init(_ subject: DateInterval, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? "")
    }

    /// A number as a formatter writes it; nothing if the formatter does not write numbers.
    public nonisolated init(_ subject: Decimal, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: NSDecimalNumber(decimal: subject)) ?? "")
    }
}
