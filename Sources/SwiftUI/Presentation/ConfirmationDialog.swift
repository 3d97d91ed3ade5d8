extension View {
    /// Asks which of several things to do while `isPresented` is true. A button to cancel is added where there is none.
    public nonisolated func confirmationDialog<A: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: actions(), message: EmptyView?.none,
                addsCancel: true))
    }

    /// Asks which of several things to do while `isPresented` is true. A button to cancel is added where there is none.
    public nonisolated func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: actions(), message: EmptyView?.none,
                addsCancel: true))
    }

    /// Asks which of several things to do while `isPresented` is true. A button to cancel is added where there is none.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: actions(), message: EmptyView?.none, addsCancel: true)
        )
    }

    /// Asks which of several things to do, with a message, while `isPresented` is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: actions(), message: message(), addsCancel: true
            ))
    }

    /// Asks which of several things to do, with a message, while `isPresented` is true.
    public nonisolated func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: actions(), message: message(),
                addsCancel: true))
    }

    /// Asks which of several things to do, with a message, while `isPresented` is true.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: actions(), message: message(), addsCancel: true))
    }

    /// Asks what to do with `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    public nonisolated func confirmationDialog<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none,
                subject: data.map { AlertSubject($0) }, addsCancel: true))
    }

    /// Asks what to do with `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    public nonisolated func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: data.map(actions),
                message: EmptyView?.none, subject: data.map { AlertSubject($0) }, addsCancel: true))
    }

    /// Asks what to do with `data` while `isPresented` is true and there is data. Another value while it is asked changes
    /// nothing.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: data.map(actions), message: EmptyView?.none,
                subject: data.map { AlertSubject($0) }, addsCancel: true))
    }

    /// Asks what to do with `data`, with a message, while `isPresented` is true and there is data.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                title.resolvedString, isPresented: isPresented, actions: data.map(actions), message: data.map(message),
                subject: data.map { AlertSubject($0) }, addsCancel: true))
    }

    /// Asks what to do with `data`, with a message, while `isPresented` is true and there is data.
    public nonisolated func confirmationDialog<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                Text(titleKey).resolvedString, isPresented: isPresented, actions: data.map(actions),
                message: data.map(message), subject: data.map { AlertSubject($0) }, addsCancel: true))
    }

    /// Asks what to do with `data`, with a message, while `isPresented` is true and there is data.
    @_disfavoredOverload
    public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> some View {
        modifier(
            _AlertModifier(
                String(title), isPresented: isPresented, actions: data.map(actions), message: data.map(message),
                subject: data.map { AlertSubject($0) }, addsCancel: true))
    }
}
