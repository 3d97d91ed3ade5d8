import Foundation

extension View {
    /// Asks a question while `isPresented` is true. `actions` are the buttons, and text fields between message and
    /// buttons; without any there is an OK button. Every button sets the binding to false after what it does.
    public nonisolated func alert<A: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: actions(), message: EmptyView?.none))
    }

    /// Asks a question while `isPresented` is true. `actions` are the buttons, and text fields between message and
    /// buttons; without any there is an OK button. Every button sets the binding to false after what it does.
    public nonisolated func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: actions(), message: EmptyView?.none))
    }

    /// Asks a question while `isPresented` is true. `actions` are the buttons, and text fields between message and
    /// buttons; without any there is an OK button. Every button sets the binding to false after what it does.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: actions(), message: EmptyView?.none))
    }

    /// Asks a question with a message while `isPresented` is true.
    public nonisolated func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Asks a question with a message while `isPresented` is true.
    public nonisolated func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Asks a question with a message while `isPresented` is true.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: actions(), message: message()))
    }

    /// Asks a question about `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    public nonisolated func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none,
                subject: data.map { AlertSubject($0) }))
    }

    /// Asks a question about `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    public nonisolated func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: data.map(actions),
                message: EmptyView?.none, subject: data.map { AlertSubject($0) }))
    }

    /// Asks a question about `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none,
                subject: data.map { AlertSubject($0) }))
    }

    /// Asks a question with a message about `data` while `isPresented` is true and there is data.
    public nonisolated func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: data.map(actions), message: data.map(message),
                subject: data.map { AlertSubject($0) }))
    }

    /// Asks a question with a message about `data` while `isPresented` is true and there is data.
    public nonisolated func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: data.map(actions),
                message: data.map(message), subject: data.map { AlertSubject($0) }))
    }

    /// Asks a question with a message about `data` while `isPresented` is true and there is data.
    @_disfavoredOverload
    public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message),
                subject: data.map { AlertSubject($0) }))
    }
}
