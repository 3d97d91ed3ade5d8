import AppKit

extension Image {
    /// A picture of AppKit's.
    public init(nsImage: NSImage) {
        var image: Image
        switch nsImage.content {
        case .data(let data, let scale): image = Image(data: data, scale: scale, description: nsImage.spoken)
        case .named(let name, _, _):
            image = nsImage.spoken.map { Image(name, label: $0) } ?? Image(name)
        case .symbol(let name): image = Image(systemName: name, description: nsImage.spoken)
        }
        if nsImage.isTemplate { image = image.renderingMode(.template) }
        self = image
    }
}

extension NSImage {
    fileprivate var spoken: Text? { accessibilityDescription.map { Text(verbatim: $0) } }
}
