import CoreTransferable
import Foundation

extension ShareLink where Label == DefaultShareLinkLabel {
    /// A button with the desktop's label that shares values, each with a preview.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, subject, message, preview, DefaultShareLinkLabel())
    }
    /// A button with the desktop's label that shares a value, with a preview.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel())
    }
    /// A button with a title that shares values, each with a preview.
    public nonisolated init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, subject, message, preview, DefaultShareLinkLabel(title))
    }
    /// A button with a title that shares a value, with a preview.
    public nonisolated init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title))
    }
    /// A button with a localised title that shares values, each with a preview.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, subject, message, preview, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a localised title that shares a value, with a preview.
    public nonisolated init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            shared: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a title as it is that shares values, each with a preview.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(shared: items, subject, message, preview, DefaultShareLinkLabel(Text(title)))
    }
    /// A button with a title as it is that shares a value, with a preview.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink {
    /// A button of any views that shares values, each with a preview.
    public nonisolated init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) {
        self.init(shared: items, subject, message, preview, label())
    }
    /// A button of any views that shares a value, with a preview.
    public nonisolated init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == URL {
    /// A button with the desktop's label that shares addresses.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel())
    }
    /// A button with the desktop's label that shares an address.
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil) where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }
    /// A button with a title that shares addresses.
    public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(title))
    }
    /// A button with a title that shares an address.
    public nonisolated init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
    /// A button with a localised title that shares addresses.
    public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a localised title that shares an address.
    public nonisolated init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a title as it is that shares addresses.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }
    /// A button with a title as it is that shares an address.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    /// A button of any views that shares addresses.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shared: items, subject, message, nil, label())
    }
    /// A button of any views that shares an address.
    public nonisolated init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<URL> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel, Data.Element == String {
    /// A button with the desktop's label that shares texts.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel())
    }
    /// A button with the desktop's label that shares a text.
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }
    /// A button with a title that shares texts.
    public nonisolated init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(title))
    }
    /// A button with a title that shares a text.
    public nonisolated init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title))
    }
    /// A button with a localised title that shares texts.
    public nonisolated init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a localised title that shares a text.
    public nonisolated init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(titleKey)))
    }
    /// A button with a title as it is that shares texts.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }
    /// A button with a title as it is that shares a text.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(Text(title)))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    /// A button of any views that shares texts.
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(shared: items, subject, message, nil, label())
    }
    /// A button of any views that shares a text.
    public nonisolated init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label)
    where Data == CollectionOfOne<String> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// A button with the desktop's label that shares values of any type, without previews.
    @_disfavoredOverload
    public nonisolated init(items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(shared: items, subject, message, nil, DefaultShareLinkLabel())
    }

    /// A button with the desktop's label that shares a value of any type, without a preview.
    @_disfavoredOverload
    public nonisolated init<I: Transferable>(item: I, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<I> {
        self.init(shared: CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel())
    }
}
