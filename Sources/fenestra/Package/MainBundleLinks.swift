import Foundation

/// Puts an app's resources where `Bundle.main` looks for them.
///
/// SwiftPM copies them into a folder of the app's target, for `Bundle.module`; an app that was written in Xcode asks
/// `Bundle.main`, which on Linux is the executable's folder. So links lie beside the executable.
enum MainBundleLinks {
    /// Links what is in `…_product.resources` in `folder`. What is there by another name stays; links of resources that
    /// have gone are taken away.
    static func make(for product: String, in folder: String) throws {
        let files = FileManager.default
        let bundles = try files.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix("_\(product).resources") }
        for bundle in bundles.sorted() {
            for name in try files.contentsOfDirectory(atPath: folder + "/" + bundle) where name != "Info.plist" {
                let link = folder + "/" + name
                if (try? files.attributesOfItem(atPath: link)) == nil {
                    try files.createSymbolicLink(atPath: link, withDestinationPath: bundle + "/" + name)
                }
            }
        }
        for name in try files.contentsOfDirectory(atPath: folder) {
            let link = folder + "/" + name
            guard let destination = try? files.destinationOfSymbolicLink(atPath: link),
                bundles.contains(where: { destination.hasPrefix($0 + "/") }), !files.fileExists(atPath: link)
            else { continue }
            try files.removeItem(atPath: link)
        }
    }
}
