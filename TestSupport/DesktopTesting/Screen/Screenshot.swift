import CDesktop

/// A picture of the screen or of a part of it.
package struct Screenshot: Equatable, Sendable {
    package let width: Int
    package let height: Int
    /// Red, green, blue of each pixel, row by row from the top.
    package let bytes: [UInt8]

    package struct Color: Equatable, Sendable, CustomStringConvertible {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package init(red: UInt8, green: UInt8, blue: UInt8) {
            self.red = red
            self.green = green
            self.blue = blue
        }
        package var description: String {
            "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
        /// How light it looks, from 0 to 1.
        package var luminance: Double { (0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)) / 255 }
    }

    /// The colour at a place; the place must be in the picture.
    package subscript(x: Int, y: Int) -> Color {
        let start = (y * width + x) * 3
        return Color(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
    }

    /// How many pixels differ by more than `tolerance` in one of the colours. Pictures of different sizes differ fully.
    package func differences(from other: Screenshot, tolerance: UInt8 = 0) -> Int {
        guard width == other.width, height == other.height else {
            return max(width * height, other.width * other.height)
        }
        return stride(from: 0, to: bytes.count, by: 3).reduce(0) { count, start in
            let differs = (start..<start + 3).contains {
                max(bytes[$0], other.bytes[$0]) - min(bytes[$0], other.bytes[$0]) > tolerance
            }
            return differs ? count + 1 : count
        }
    }

    /// Writes a PNG file.
    package func write(to path: String) throws {
        var copy = bytes
        let written = copy.withUnsafeMutableBufferPointer { buffer -> Bool in
            guard
                let pixbuf = gdk_pixbuf_new_from_data(
                    buffer.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height), Int32(width * 3), nil,
                    nil)
            else { return false }
            defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
            return gdk_pixbuf_savev(pixbuf, path, "png", nil, nil, nil) != 0
        }
        if !written { throw DesktopFailure("cannot write the picture \(path)") }
    }
}

extension Desktop {
    /// A picture of the whole screen, or of the part of `area` that is on it.
    package func screenshot(of area: Rectangle? = nil) throws -> Screenshot {
        let wanted = area ?? Rectangle(x: 0, y: 0, width: options.width, height: options.height)
        let left = max(0, wanted.x)
        let top = max(0, wanted.y)
        let width = min(wanted.maxX, options.width) - left
        let height = min(wanted.maxY, options.height) - top
        guard width > 0, height > 0,
            let image = XGetImage(
                server.display, server.root, Int32(left), Int32(top), UInt32(width), UInt32(height), UInt.max, ZPixmap)
        else { throw DesktopFailure("\(wanted) is not on the screen") }
        defer { _ = image.pointee.f.destroy_image(image) }
        // The screen is started with 24 bits a pixel, which X keeps in 32: blue, green, red, nothing.
        guard image.pointee.bits_per_pixel == 32, let data = image.pointee.data else {
            throw DesktopFailure("the screen's pixels have \(image.pointee.bits_per_pixel) bits, not 32")
        }
        let stride = Int(image.pointee.bytes_per_line)
        let bytes = [UInt8](unsafeUninitializedCapacity: width * height * 3) { buffer, count in
            for y in 0..<height {
                for x in 0..<width {
                    let pixel = y * stride + x * 4
                    let target = (y * width + x) * 3
                    for color in 0..<3 { buffer[target + color] = UInt8(bitPattern: data[pixel + 2 - color]) }
                }
            }
            count = width * height * 3
        }
        return Screenshot(width: width, height: height, bytes: bytes)
    }
}

extension AppWindow {
    /// A picture of the window's place on the screen, with what covers it.
    package func screenshot() throws -> Screenshot { try app.desktop.screenshot(of: frame) }
}

extension Element {
    /// A picture of the element's place on the screen, with what covers it.
    package func screenshot() throws -> Screenshot { try app.desktop.screenshot(of: screenFrame) }
}
