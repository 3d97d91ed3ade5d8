import Toolkit
import ViewGraph

/// A window, or something shown over one, as what sheets and alerts are shown over. One at a time: others wait.
@MainActor
final class PresentationContext {
    /// Nil once the window has gone.
    weak var surface: (any Surface)?
    private weak var current: (any Presenter)?
    private var waiting: [WeakPresenter] = []

    private struct WeakPresenter {
        weak var presenter: (any Presenter)?
    }

    /// Whether a sheet or an alert keeps the window from being used.
    var isBlocked: Bool { current != nil }

    /// Whether `presenter` may show something now. If not, it is asked to update once it may.
    func admit(_ presenter: any Presenter) -> Bool {
        guard let current, current !== presenter else {
            current = presenter
            return true
        }
        if !waiting.contains(where: { $0.presenter === presenter }) {
            waiting.append(WeakPresenter(presenter: presenter))
        }
        return false
    }

    /// `presenter` shows nothing any more, and wants to show nothing.
    func finished(_ presenter: any Presenter) {
        waiting.removeAll { $0.presenter == nil || $0.presenter === presenter }
        guard current === presenter else { return }
        current = nil
        if !waiting.isEmpty, let next = waiting.removeFirst().presenter { Graph.mark(next) }
    }
}

/// A node that shows something over its window.
@MainActor
protocol Presenter: _GraphNode {}

extension EnvironmentValues {
    /// What presentations of the views here are over; nil outside of windows.
    var presentationContext: PresentationContext? {
        get { self[PresentationContextKey.self] }
        set { self[PresentationContextKey.self] = newValue }
    }
    private struct PresentationContextKey: EnvironmentKey { static var defaultValue: PresentationContext? { nil } }
}

/// What was made in this update and is shown once its content is up to date.
@MainActor
enum NewPresentations {
    private static var list: [any Presentation] = []

    static func add(_ presentation: any Presentation) { list.append(presentation) }

    static func forget(_ presentation: any Presentation) { list.removeAll { $0 === presentation } }

    static func show() {
        let shown = list
        list = []
        for presentation in shown { presentation.present() }
    }
}
