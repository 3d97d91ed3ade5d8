import Foundation

/// How files of pictures begin.
enum PictureForms {
    private static let beginnings: [[UInt8]] = [
        [0x89, 0x50, 0x4E, 0x47],  // PNG
        [0xFF, 0xD8, 0xFF],  // JPEG
        Array("GIF8".utf8), Array("BM".utf8), Array("RIFF".utf8),
        [0x49, 0x49, 0x2A, 0x00], [0x4D, 0x4D, 0x00, 0x2A],  // TIFF
        [0x00, 0x00, 0x01, 0x00],  // icons
    ]

    static func beginsPicture(_ data: Data) -> Bool {
        if beginnings.contains(where: { data.starts(with: $0) }) { return true }
        // Drawings are text.
        return String(decoding: data.prefix(1024), as: UTF8.self).contains("<svg")
    }
}
