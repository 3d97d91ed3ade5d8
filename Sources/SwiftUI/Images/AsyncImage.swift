import Foundation
import Ground
import ViewGraph

/// An image that comes from an address, of a file or of the web, while the view is shown.
///
/// Images that came lately are kept in memory. Web addresses need libcurl, which is loaded when the first one is shown.
/// Follows <https://developer.apple.com/documentation/swiftui/asyncimage>.
public struct AsyncImage<Content: View>: View {
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private nonisolated(unsafe) let content: (AsyncImagePhase) -> Content
    @State private var loader = ImageLoader()
    @State private var phase = AsyncImagePhase.empty

    /// What `content` makes of each phase of the loading. `scale` is how many pixels make a point.
    public nonisolated init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// The image once it has come; nothing before, and where it cannot be had.
    public nonisolated init(url: URL?, scale: CGFloat = 1) where Content == Image {
        self.init(url: url, scale: scale) { $0.image ?? Image(data: Data(), scale: 1) }
    }

    /// What `content` makes of the image once it has come, and `placeholder` before and where it cannot be had.
    public nonisolated init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// The content of the present phase.
    public var body: some View {
        content(phase)
            .onChange(of: url, initial: true) { load() }
            .onDisappear { loader.forget() }
    }

    private func load() {
        if phase.image != nil || phase.error != nil { phase = .empty }
        guard let url else { return }
        let scale = Double(max(scale, 0.1))
        loader.load(url) { result in
            withTransaction(transaction) {
                switch result {
                case .success(let data): phase = .success(Image(data: data, scale: scale))
                case .failure(let error): phase = .failure(error)
                }
            }
        }
    }
}

/// How far the loading of an image is.
public enum AsyncImagePhase: Sendable {
    /// It has not come yet.
    case empty
    /// It has come.
    case success(Image)
    /// It cannot be had.
    case failure(any Error)

    /// The image; nil before it has come.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it cannot be had; nil where it can.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// Loads the image of one view.
@MainActor
private final class ImageLoader {
    /// The answer to any other request comes too late.
    private var number = 0

    nonisolated init() {}

    func load(_ url: URL, done: @escaping @MainActor (Result<Data, any Error>) -> Void) {
        number += 1
        let request = number
        if let data = RecentImages.data(for: url) { return done(.success(data)) }
        guard let toolkit = Desktop.toolkit else { return }
        toolkit.fetch(url.absoluteString) { [weak self] data, reason in
            if let data { RecentImages.keep(data, for: url) }
            guard let self, request == number else { return }
            done(data.map { .success($0) } ?? .failure(ImageLoadingError(url: url, reason: reason ?? "no image")))
        }
    }

    func forget() { number += 1 }
}

/// Why an image cannot be had.
private struct ImageLoadingError: LocalizedError, CustomStringConvertible {
    let url: URL
    let reason: String
    var errorDescription: String? { description }
    var description: String { "The image \(url.absoluteString) cannot be loaded: \(reason)" }
}

/// The images that came last, up to 16 MiB.
@MainActor
private enum RecentImages {
    private static var entries: [(url: URL, data: Data)] = []
    private static let limit = 16 << 20

    static func data(for url: URL) -> Data? {
        guard let index = entries.firstIndex(where: { $0.url == url }) else { return nil }
        let entry = entries.remove(at: index)
        entries.append(entry)
        return entry.data
    }

    static func keep(_ data: Data, for url: URL) {
        // Files may change, and are near.
        guard !url.isFileURL, data.count <= limit / 4 else { return }
        entries.removeAll { $0.url == url }
        entries.append((url, data))
        var size = entries.reduce(0) { $0 + $1.data.count }
        while size > limit { size -= entries.removeFirst().data.count }
    }
}
