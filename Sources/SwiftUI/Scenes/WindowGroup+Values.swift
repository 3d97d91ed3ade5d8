// Groups whose windows present a value: one window for each value, found by the value's type.

extension WindowGroup {
    /// Windows that present a value of `type`, each distinct value in its own; nil where the window was opened
    /// without one.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowSceneContent(PresentedWindowContent(content: content), valueType: type))
    }

    /// Windows that present a value and are opened by an identifier and a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowSceneContent(PresentedWindowContent(content: content), id: id, valueType: type))
    }

    /// Windows with a title that present a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            WindowSceneContent(PresentedWindowContent(content: content), title: title, id: id, valueType: type))
    }

    /// Windows with a title that present a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(WindowSceneContent(PresentedWindowContent(content: content), title: title, valueType: type))
    }
    /// Windows with a localised title that present a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), for: type, content: content)
    }
    /// Windows with a localised title that present a value and are opened by an identifier and a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: id, for: type, content: content)
    }
    /// Windows with a title as it is that present a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), for: type, content: content)
    }
    /// Windows with a title as it is that present a value and are opened by an identifier and a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(title), id: id, for: type, content: content)
    }

    /// Windows that present a value, `defaultValue` where they were opened without one.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(.withDefault(nil, id: nil, content, defaultValue))
    }
    /// Windows that present a value and are opened by an identifier and a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(.withDefault(nil, id: id, content, defaultValue))
    }
    /// Windows with a localised title that present a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(.withDefault(Text(titleKey), id: nil, content, defaultValue))
    }
    /// Windows with a localised title that present a value and are opened by an identifier and a value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(.withDefault(Text(titleKey), id: id, content, defaultValue))
    }
    /// Windows with a title as it is that present a value.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(.withDefault(Text(title), id: nil, content, defaultValue))
    }
}

extension WindowSceneContent {
    /// A scene whose windows present `defaultValue` where they were given nothing.
    fileprivate nonisolated static func withDefault<D: Codable & Hashable, C: View>(
        _ title: Text?, id: String?, _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) -> WindowSceneContent where Content == PresentedWindowContent<D, C> {
        let view = PresentedWindowContent<D, C> { value in
            content(Binding(location: UnwrappedLocation(value.location, last: value.wrappedValue ?? defaultValue())))
        }
        var scene = WindowSceneContent(view, title: title, id: id, valueType: D.self)
        scene.defaultValue = { AnyHashable(defaultValue()) }
        return scene
    }
}
