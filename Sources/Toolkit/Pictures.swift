import Foundation

/// What a desktop knows of files of pictures.
@MainActor
package protocol PictureServices: AnyObject {
    /// A picture in any form that the desktop reads as PNG; nil where it is none.
    func png(of picture: Data) -> Data?
}

/// The first bytes of every PNG.
package let pngSignature = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
