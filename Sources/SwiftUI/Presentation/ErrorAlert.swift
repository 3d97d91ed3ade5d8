import Foundation

extension View {
    /// Tells of `error` while `isPresented` is true and there is one: its description is the title.
    public nonisolated func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                error?.alertTitle ?? "", isPresented: isPresented, actions: error == nil ? nil : actions(),
                message: EmptyView?.none, subject: error.map { AlertSubject($0) }))
    }

    /// Tells of `error` with a message while `isPresented` is true and there is one.
    public nonisolated func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                error?.alertTitle ?? "", isPresented: isPresented, actions: error.map(actions),
                message: error.map(message), subject: error.map { AlertSubject($0) }))
    }
}

extension LocalizedError {
    fileprivate var alertTitle: String { errorDescription ?? localizedDescription }
}
