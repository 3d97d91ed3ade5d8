import CoreTransferable
import Foundation
import Toolkit
import UniformTypeIdentifiers

extension Image: Transferable {
    /// PNG; any picture that the desktop reads is taken. Symbols are part of the desktop's theme and are not handed on.
    public nonisolated static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Image>(exportedContentType: .png) { try await $0.png() }
            .exportingCondition { !$0.isSymbol }
        DataRepresentation<Image>(importedContentType: .png) { try await Image(picture: $0) }
        DataRepresentation<Image>(importedContentType: .image) { try await Image(picture: $0) }
    }

    private nonisolated var isSymbol: Bool { if case .symbol = storage { true } else { false } }

    @MainActor
    private func png() throws -> Data {
        let data: Data?
        switch storage {
        case .data(let own, _): data = own
        case .named(let name, let bundle):
            data = ImageLookup.file(name, in: bundle).flatMap { FileManager.default.contents(atPath: $0.path) }
        case .symbol: data = nil
        }
        guard let data, let png = Desktop.toolkit?.png(of: data) else { throw CocoaError(.fileReadCorruptFile) }
        return png
    }

    @MainActor
    private init(picture data: Data) throws {
        guard let png = Desktop.toolkit?.png(of: data) else { throw CocoaError(.fileReadCorruptFile) }
        self.init(data: png, scale: 1)
    }
}
