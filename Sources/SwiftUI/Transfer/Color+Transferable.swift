import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import ViewGraph

extension Color: Transferable {
    /// As colours are handed on among Linux programs, and as a text that CSS understands. A colour that follows the desktop
    /// is handed on as it is now.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Color>(contentType: .desktopColor) {
            await $0.parts()
        } importing: {
            try Color(parts: $0)
        }
        ProxyRepresentation<Color, String>(exporting: { await $0.resolved().description })
    }

    @MainActor
    private func resolved() -> Resolved { resolve(in: EnvironmentValues()) }

    /// Red, green, blue and alpha in 16 bits each, in the machine's order.
    @MainActor
    private func parts() -> Data {
        let color = resolved()
        return [color.red, color.green, color.blue, color.opacity].reduce(into: Data()) { data, part in
            withUnsafeBytes(of: UInt16((min(max(part, 0), 1) * 65535).rounded())) { data.append(contentsOf: $0) }
        }
    }

    private init(parts data: Data) throws {
        guard data.count == 8 else { throw CocoaError(.fileReadCorruptFile) }
        let bytes = [UInt8](data)
        let parts = (0..<4).map { index in
            bytes[(index * 2)..<(index * 2 + 2)].withUnsafeBytes { Double($0.loadUnaligned(as: UInt16.self)) / 65535 }
        }
        self.init(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3])
    }
}

extension UTType {
    fileprivate static let desktopColor = UTType(importedAs: "org.freedesktop.color")
}
