import Foundation
import ViewGraph

// MARK: Rows are not sorted by it

extension TableColumn where Sort == Never, Label == Text {
    /// A column with a localised title, that rows are not sorted by.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), nil, content)
    }
    /// A column of texts with a localised title, that rows are not sorted by.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text {
        nonisolated(unsafe) let value = value
        self.init(Text(titleKey), nil) { Text($0[keyPath: value]) }
    }
    /// A column with a title as it is, that rows are not sorted by.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where S: StringProtocol {
        self.init(Text(title), nil, content)
    }
    /// A column of texts with a title as it is, that rows are not sorted by.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text, S: StringProtocol {
        nonisolated(unsafe) let value = value
        self.init(Text(title), nil) { Text($0[keyPath: value]) }
    }
    /// A column with a text as its title, that rows are not sorted by.
    public nonisolated init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, nil, content)
    }
    /// A column of texts with a text as its title, that rows are not sorted by.
    public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>)
    where Content == Text {
        nonisolated(unsafe) let value = value
        self.init(text, nil) { Text($0[keyPath: value]) }
    }
}

// MARK: Rows are sorted by a value in them

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column of texts with a localised title, by which rows are sorted as a person expects of names.
    public nonisolated init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text {
        nonisolated(unsafe) let path = value
        self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: NameComparator())) {
            Text($0[keyPath: path])
        }
    }
    /// A column of texts with a localised title, by which rows are sorted.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    )
    where Content == Text {
        nonisolated(unsafe) let path = value
        self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator)) {
            Text($0[keyPath: path])
        }
    }
    /// A column with a localised title, in which rows are sorted by the value at `value`.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where V: Comparable {
        self.init(Text(titleKey), KeyPathComparator(sendable(value)), content)
    }
    /// A column with a localised title, in which rows are sorted by the value at `value` as `comparator` compares.
    public nonisolated init<V, C>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where V == C.Compared, C: SortComparator {
        self.init(Text(titleKey), KeyPathComparator(sendable(value), comparator: comparator), content)
    }
    /// A column of texts with a title as it is, by which rows are sorted as a person expects of names.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text, S: StringProtocol {
        nonisolated(unsafe) let path = value
        self.init(Text(title), KeyPathComparator(sendable(value), comparator: NameComparator())) {
            Text($0[keyPath: path])
        }
    }
    /// A column of texts with a title as it is, by which rows are sorted.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    )
    where Content == Text, S: StringProtocol {
        nonisolated(unsafe) let path = value
        self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: path]) }
    }
    /// A column with a title as it is, in which rows are sorted by the value at `value`.
    @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where S: StringProtocol, V: Comparable {
        self.init(Text(title), KeyPathComparator(sendable(value)), content)
    }
    /// A column with a title as it is, in which rows are sorted by the value at `value` as `comparator` compares.
    @_disfavoredOverload
    public nonisolated init<S, V, C>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where S: StringProtocol, V == C.Compared, C: SortComparator {
        self.init(Text(title), KeyPathComparator(sendable(value), comparator: comparator), content)
    }
    /// A column of texts with a text as its title, by which rows are sorted as a person expects of names.
    public nonisolated init(_ text: Text, value: KeyPath<RowValue, String>)
    where Content == Text {
        nonisolated(unsafe) let path = value
        self.init(text, KeyPathComparator(sendable(value), comparator: NameComparator())) { Text($0[keyPath: path]) }
    }
    /// A column of texts with a text as its title, by which rows are sorted.
    public nonisolated init(
        _ text: Text, value: KeyPath<RowValue, String>, comparator: String.StandardComparator
    )
    where Content == Text {
        nonisolated(unsafe) let path = value
        self.init(text, KeyPathComparator(sendable(value), comparator: comparator)) { Text($0[keyPath: path]) }
    }
    /// A column with a text as its title, in which rows are sorted by the value at `value`.
    public nonisolated init<V>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where V: Comparable {
        self.init(text, KeyPathComparator(sendable(value)), content)
    }
    /// A column with a text as its title, in which rows are sorted by the value at `value` as `comparator` compares.
    public nonisolated init<V, C>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where V == C.Compared, C: SortComparator {
        self.init(text, KeyPathComparator(sendable(value), comparator: comparator), content)
    }
}

// MARK: Rows are sorted by a comparator

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column with a localised title, in which rows are sorted as `comparator` compares.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(Text(titleKey), comparator, content)
    }
    /// A column with a title as it is, in which rows are sorted as `comparator` compares.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    )
    where S: StringProtocol {
        self.init(Text(title), comparator, content)
    }
    /// A column with a text as its title, in which rows are sorted as `comparator` compares.
    public nonisolated init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(text, comparator, content)
    }
}

/// Compares names as a person expects: by the rules of the language, case aside, numbers in them by their value.
struct NameComparator: SortComparator {
    var order = SortOrder.forward

    func compare(_ first: String, _ second: String) -> ComparisonResult {
        let result = first.localizedStandardCompare(second)
        guard order == .reverse else { return result }
        return result == .orderedAscending
            ? .orderedDescending : result == .orderedDescending ? .orderedAscending : .orderedSame
    }
}

/// Foundation wants to know that a key path may go to another thread; nothing in one changes.
private func sendable<Root, Value>(_ path: KeyPath<Root, Value>) -> KeyPath<Root, Value> & Sendable {
    // The same pointer: `Sendable` adds nothing to a type when the program runs.
    unsafeBitCast(path, to: (KeyPath<Root, Value> & Sendable).self)
}
