import CoreTransferable
import Foundation

/// How something that is shared presents itself: a title, a picture, an icon.
///
/// Follows <https://developer.apple.com/documentation/swiftui/sharepreview>.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text
    nonisolated(unsafe) let image: Image?
    nonisolated(unsafe) let icon: Icon?

    nonisolated init(title: Text, image: Image?, icon: Icon?) {
        self.title = title
        self.image = image
        self.icon = icon
    }

    /// A preview with a title, a picture and an icon.
    public nonisolated init(_ title: Text, image: Image, icon: Icon) {
        self.init(title: title, image: image, icon: icon)
    }
    /// A preview with a localised title, a picture and an icon.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }
    /// A preview with a title as it is, a picture and an icon.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }
}

extension SharePreview where Icon == Never {
    /// A preview with a title and a picture.
    public nonisolated init(_ title: Text, image: Image) { self.init(title: title, image: image, icon: nil) }
    /// A preview with a localised title and a picture.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: Image) {
        self.init(title: Text(titleKey), image: image, icon: nil)
    }
    /// A preview with a title as it is and a picture.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: Image) {
        self.init(title: Text(title), image: image, icon: nil)
    }
}

extension SharePreview where Image == Never {
    /// A preview with a title and an icon.
    public nonisolated init(_ title: Text, icon: Icon) { self.init(title: title, image: nil, icon: icon) }
    /// A preview with a localised title and an icon.
    public nonisolated init(_ titleKey: LocalizedStringKey, icon: Icon) {
        self.init(title: Text(titleKey), image: nil, icon: icon)
    }
    /// A preview with a title as it is and an icon.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, icon: Icon) {
        self.init(title: Text(title), image: nil, icon: icon)
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// A preview with a title.
    public nonisolated init(_ title: Text) { self.init(title: title, image: nil, icon: nil) }
    /// A preview with a localised title.
    public nonisolated init(_ titleKey: LocalizedStringKey) {
        self.init(title: Text(titleKey), image: nil, icon: nil)
    }
    /// A preview with a title as it is.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S) { self.init(title: Text(title), image: nil, icon: nil) }
}
