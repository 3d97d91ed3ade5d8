import CGTK
import Foundation
import Toolkit

extension GTKToolkit: PictureServices {
    package func png(of picture: Data) -> Data? {
        let bytes = picture.withUnsafeBytes { g_bytes_new($0.baseAddress, gsize($0.count)) }
        defer { g_bytes_unref(bytes) }
        guard let texture = gdk_texture_new_from_bytes(bytes, nil) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        // As it was written, where it is PNG already.
        if picture.starts(with: pngSignature) { return picture }
        guard let png = gdk_texture_save_to_png_bytes(texture) else { return nil }
        defer { g_bytes_unref(png) }
        var length: gsize = 0
        guard let data = g_bytes_get_data(png, &length) else { return nil }
        return Data(bytes: data, count: Int(length))
    }
}
