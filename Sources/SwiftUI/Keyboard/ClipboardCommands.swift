import CoreTransferable
import Foundation
import FoundationSupplement
import Ground
import UniformTypeIdentifiers
import ViewGraph

// Copy, Cut and Paste of the Edit menu and its shortcuts, for the view with the focus or one around it. Text with the
// focus comes first: it has its own.

extension View {
    /// Copies what `payload` gives when Copy is chosen while the focus is in this view. Asked then; nothing is copied
    /// where it gives none.
    public nonisolated func copyable<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        modifier(_KeyCommandModifier(command: .copy) { _ in Self.put(payload()) })
    }

    /// Copies what `action` gives when Cut is chosen while the focus is in this view; it also takes it away.
    public nonisolated func cuttable<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping () -> [T]
    ) -> some View {
        modifier(_KeyCommandModifier(command: .cut) { _ in Self.put(action()) })
    }

    /// Hands the values on the clipboard to `action` when Paste is chosen while the focus is in this view: those that
    /// could be read, as `validator` leaves them, if there are any.
    public nonisolated func pasteDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void,
        validator: @escaping ([T]) -> [T] = { $0 }
    ) -> some View {
        nonisolated(unsafe) let (action, validator) = (action, validator)
        return modifier(
            _KeyCommandModifier(pasting: T.importedContentTypes) {
                let values = validator(await Clipboard.values(T.self))
                if !values.isEmpty { action(values) }
            })
    }

    /// Copies the items that `payloadAction` gives when Copy is chosen while the focus is in this view.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(_KeyCommandModifier(putting: payloadAction, on: .copy))
    }

    /// Copies the items that `payloadAction` gives, and takes away, when Cut is chosen while the focus is in this view.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(_KeyCommandModifier(putting: payloadAction, on: .cut))
    }

    /// Hands the items of some types on the clipboard to `payloadAction` when Paste is chosen while the focus is in this
    /// view.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Hands what `validator` makes of the items of some types on the clipboard to `payloadAction` when Paste is chosen
    /// while the focus is in this view; nothing where it makes nil of them.
    public nonisolated func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        return modifier(
            _KeyCommandModifier(pasting: supportedContentTypes) {
                let providers = await Clipboard.providers(for: supportedContentTypes)
                if !providers.isEmpty, let payload = validator(providers) { payloadAction(payload) }
            })
    }

    /// Hands the items of some types, by their identifiers, on the clipboard to `payloadAction` when Paste is chosen
    /// while the focus is in this view.
    public nonisolated func onPasteCommand(
        of supportedTypes: [String], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.contentTypes, perform: payloadAction)
    }

    /// Hands what `validator` makes of the items of some types, by their identifiers, on the clipboard to `payloadAction`
    /// when Paste is chosen while the focus is in this view; nothing where it makes nil of them.
    public nonisolated func onPasteCommand<Payload>(
        of supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        onPasteCommand(of: supportedTypes.contentTypes, validator: validator, perform: payloadAction)
    }
}

extension View {
    private nonisolated static func put<T: Transferable>(_ values: [T]) {
        nonisolated(unsafe) let values = values
        onMainThread { Clipboard.put(values) }
    }
}

extension _KeyCommandModifier {
    fileprivate nonisolated init(putting items: (() -> [NSItemProvider])?, on command: Command) {
        self.init(
            command: command,
            action: items.map { items in
                { _ in
                    let items = items()
                    onMainThread { Clipboard.put(items) }
                }
            })
    }

    /// Pastes what has one of `types`, while the clipboard has such.
    fileprivate nonisolated init(pasting types: [UTType], _ paste: @escaping @MainActor () async -> Void) {
        self.init(command: .paste) { _ in Task { @MainActor in await paste() } }
        pastedTypes = types
    }
}
