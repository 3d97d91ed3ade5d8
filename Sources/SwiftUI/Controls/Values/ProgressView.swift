import Foundation
import ViewGraph
import ViewLayout

/// How far something has come, or that something is going on.
///
/// Follows <https://developer.apple.com/documentation/swiftui/progressview>.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private enum Source {
        case fraction(Double?)
        case progress(Progress)
        case configuration(ProgressViewStyleConfiguration)
        case timer(TimerProgress)
    }
    nonisolated(unsafe) private let source: Source
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let valueLabel: CurrentValueLabel
    @Environment(\.progressViewStyles) private var styles

    private nonisolated init(_ source: Source, _ label: Label, _ valueLabel: CurrentValueLabel) {
        self.source = source
        self.label = label
        self.valueLabel = valueLabel
    }

    nonisolated init(timer: TimerProgress, _ label: Label, _ valueLabel: CurrentValueLabel) {
        self.init(.timer(timer), label, valueLabel)
    }

    /// A part of a whole; nil while nobody knows. What is not between 0 and `total` counts as the nearer of them.
    private nonisolated static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Source {
        guard let value else { return .fraction(nil) }
        let fraction = total > 0 ? Double(value / total) : 0
        return .fraction(fraction.isNaN ? 0 : min(max(fraction, 0), 1))
    }

    /// The indicator and the labels as the style in force shows them.
    public var body: some View {
        switch source {
        case .progress(let progress):
            ObservedProgress(progress: progress)
        case .configuration(let configuration): show(configuration)
        case .fraction(let fraction): show(fraction)
        case .timer(let timer):
            TimelineView(TimerProgressSchedule(interval: timer.interval)) { show(timer.fraction(at: $0.date)) }
        }
    }

    private func show(_ fraction: Double?) -> AnyView {
        show(
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction, label: label is EmptyView ? nil : .init(view: AnyView(label)),
                currentValueLabel: valueLabel is EmptyView ? nil : .init(view: AnyView(valueLabel))))
    }

    private func show(_ configuration: ProgressViewStyleConfiguration) -> AnyView {
        styles.style._makeView(configuration).inBody(of: styles, \.progressViewStyles)
    }
}

extension ProgressView {
    /// A part of a whole with a label and one for the value.
    public nonisolated init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(Self.fraction(value, total), label(), currentValueLabel())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Something is going on.
    public nonisolated init() where Label == EmptyView { self.init(.fraction(nil), EmptyView(), EmptyView()) }
    /// Something is going on, with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) { self.init(.fraction(nil), label(), EmptyView()) }
    /// Something is going on, with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(.fraction(nil), Text(titleKey), EmptyView())
    }
    /// Something is going on, with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(.fraction(nil), Text(title), EmptyView())
    }
    /// A part of a whole.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(Self.fraction(value, total), EmptyView(), EmptyView())
    }
    /// A part of a whole with a label.
    public nonisolated init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(Self.fraction(value, total), label(), EmptyView())
    }
    /// A part of a whole with a localised title.
    public nonisolated init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), Text(titleKey), EmptyView())
    }
    /// A part of a whole with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(Self.fraction(value, total), Text(title), EmptyView())
    }
    /// How far a `Progress` is, with its own descriptions. Looked at ten times a second while it is on screen and not
    /// finished: `Progress` tells nobody of changes on this system.
    public nonisolated init(_ progress: Progress) where Label == EmptyView {
        self.init(.progress(progress), EmptyView(), EmptyView())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// What a style is given, in the style that holds around that one.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            .configuration(configuration), configuration.label ?? .init(view: AnyView(EmptyView())),
            configuration.currentValueLabel ?? .init(view: AnyView(EmptyView())))
    }
}

/// The state of a `Progress`.
private struct ObservedProgress: View {
    let progress: Progress
    @State private var shown = Snapshot()

    private struct Snapshot: Equatable {
        var fraction: Double?
        var title = ""
        var detail = ""
        init() {}
        init(_ progress: Progress) {
            fraction = progress.isIndeterminate ? nil : progress.fractionCompleted
            title = progress.localizedDescription ?? ""
            detail = progress.localizedAdditionalDescription ?? ""
        }
    }

    var body: some View {
        ProgressView(value: shown.fraction) {
            Text(verbatim: shown.title)
        } currentValueLabel: {
            Text(verbatim: shown.detail)
        }
        .onAppear { shown = Snapshot(progress) }
        .task(id: ObjectIdentifier(progress)) {
            while !progress.isFinished, !progress.isCancelled, !Task.isCancelled {
                try? await Task.sleep(nanoseconds: 100_000_000)
                shown = Snapshot(progress)
            }
        }
    }
}
