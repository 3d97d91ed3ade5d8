import Foundation

/// The icon of an app in its catalog of assets.
struct AppIcon {
    /// A file of PNG.
    let file: String
    /// Its width, one that icon themes have.
    let width: Int

    /// The largest that an icon theme can hold, of the resources of `product` that lie in `folder`.
    static func find(for product: String, in folder: String) -> AppIcon? {
        let files = FileManager.default
        let bundles = ((try? files.contentsOfDirectory(atPath: folder)) ?? []).filter {
            $0.hasSuffix("_\(product).resources")
        }
        var icons: [AppIcon] = []
        for bundle in bundles {
            guard let all = files.enumerator(atPath: folder + "/" + bundle) else { continue }
            for case let name as String in all where name.hasSuffix(".png") {
                let set = (name as NSString).deletingLastPathComponent
                guard set.hasSuffix(".appiconset") else { continue }
                let path = "\(folder)/\(bundle)/\(name)"
                if let width = widthOfSquare(path), widths.contains(width) {
                    icons.append(AppIcon(file: path, width: width))
                }
            }
        }
        return icons.max { $0.width < $1.width }
    }

    private static let widths: Set<Int> = [16, 32, 48, 64, 128, 256, 512]

    /// From the first bytes of a picture; nil for what is no square, or no PNG.
    private static func widthOfSquare(_ path: String) -> Int? {
        guard let file = FileHandle(forReadingAtPath: path), let head = try? file.read(upToCount: 24), head.count == 24,
            head.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        else { return nil }
        func number(at offset: Int) -> Int { head[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) } }
        return number(at: 16) == number(at: 20) ? number(at: 16) : nil
    }
}
