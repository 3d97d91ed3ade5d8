import CoreTransferable
import Foundation
import FoundationSupplement
import Toolkit
import UniformTypeIdentifiers
import ViewGraph

/// A button that gets what is on the clipboard; enabled while there is something of the types that it takes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pastebutton>.
public struct PasteButton: View {
    private let types: [UTType]
    private let paste: @MainActor () async -> Void
    @State private var monitor = ClipboardMonitor()

    private nonisolated init(_ types: [UTType], paste: @escaping @MainActor () async -> Void) {
        self.types = types
        self.paste = paste
    }

    /// A button that gets values of a type. `onPaste` runs with those that could be read, if there are any.
    public nonisolated init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        nonisolated(unsafe) let onPaste = onPaste
        self.init(T.importedContentTypes) {
            let values = await Clipboard.values(T.self)
            if !values.isEmpty { onPaste(values) }
        }
    }

    /// A button that gets items of some types.
    public nonisolated init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        self.init(supportedContentTypes: supportedContentTypes, validator: { $0 }, payloadAction: payloadAction)
    }

    /// A button that gets items of some types for which `validator` gives something.
    public nonisolated init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) {
        nonisolated(unsafe) let (validator, payloadAction) = (validator, payloadAction)
        self.init(supportedContentTypes) {
            let providers = await Clipboard.providers(for: supportedContentTypes)
            if !providers.isEmpty, let payload = validator(providers) { payloadAction(payload) }
        }
    }

    /// A button that gets items of some types, by their identifiers.
    public nonisolated init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        self.init(supportedContentTypes: supportedTypes.contentTypes, payloadAction: payloadAction)
    }

    /// The button.
    public var body: some View {
        Button {
            Task { await paste() }
        } label: {
            Label(ownWords("Paste"), systemImage: "doc.on.clipboard")
        }
        .disabled(!monitor.offers(types))
        .onAppear { monitor.start() }
        .onDisappear { monitor.stop() }
    }
}

/// What the clipboard offers, while a view wants to know.
@MainActor
@Observable
private final class ClipboardMonitor {
    private var generation = 0
    @ObservationIgnored private var watch: AnyObject?

    nonisolated init() {}

    func start() {
        watch = Clipboard.watch { [weak self] in self?.generation += 1 }
        generation += 1
    }

    func stop() { watch = nil }

    func offers(_ types: [UTType]) -> Bool {
        _ = generation
        return Clipboard.offers(types)
    }
}
