import CGTK
import Foundation
import Toolkit

/// What the app hands on, in the hands of GTK.
@MainActor
final class GTKTransfer {
    let source: any TransferSource

    private init(_ source: any TransferSource) { self.source = source }

    /// What GTK asks for the forms, owned by the caller.
    static func provider(of source: any TransferSource) -> UnsafeMutablePointer<GdkContentProvider> {
        let types = source.mimeTypes.map { strdup($0) }
        defer { for type in types { free(type) } }
        return (types.map { UnsafePointer($0) } + [nil]).withUnsafeBufferPointer {
            fenestra_provider_new(
                $0.baseAddress.unsafelyUnwrapped, calls, Unmanaged.passRetained(GTKTransfer(source)).toOpaque())
        }
    }

    /// What one of this app's own providers was made for.
    static func source(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> (any TransferSource)? {
        fenestra_provider_owner(provider).map { receiver($0, as: GTKTransfer.self).source }
    }

    fileprivate func write(_ mimeType: String, _ answer: UnsafeMutableRawPointer) {
        source.write(mimeType) { data, problem in
            guard let data else { return fenestra_provider_answer(answer, nil, 0, problem ?? "nothing was given") }
            data.withUnsafeBytes { fenestra_provider_answer(answer, $0.baseAddress, gsize($0.count), nil) }
        }
    }

    /// One table for all of them, never freed.
    private static let calls: UnsafePointer<FenestraProviderCalls> = {
        let calls = UnsafeMutablePointer<FenestraProviderCalls>.allocate(capacity: 1)
        calls.initialize(
            to: FenestraProviderCalls(
                write: { owner, mimeType, answer in
                    nonisolated(unsafe) let (owner, answer) = (owner, answer)
                    let mimeType = String(cString: mimeType)
                    onMainThread { receiver(owner, as: GTKTransfer.self).write(mimeType, answer) }
                },
                release: { Unmanaged<GTKTransfer>.fromOpaque($0).release() }))
        return UnsafePointer(calls)
    }()

    /// The MIME types in a list of formats. What this app hands on itself may be an object that GTK can write.
    static func mimeTypes(of formats: OpaquePointer?, isOwn: Bool) -> [String] {
        guard let formats else { return [] }
        let all = isOwn ? gdk_content_formats_union_serialize_mime_types(gdk_content_formats_ref(formats)) : formats
        defer { if isOwn { gdk_content_formats_unref(all) } }
        var count: gsize = 0
        guard let types = gdk_content_formats_get_mime_types(all, &count) else { return [] }
        return (0..<Int(count)).compactMap { types[$0].map { String(cString: $0) } }
    }
}

/// Told the bytes of one form.
private final class Reading {
    let done: @MainActor (Data?, String?) -> Void
    init(_ done: @escaping @MainActor (Data?, String?) -> Void) { self.done = done }

    static let receive: FenestraRead = { box, bytes, length, problem in
        nonisolated(unsafe) let (box, bytes, problem) = (box, bytes, problem)
        onMainThread {
            let reading = Unmanaged<Reading>.fromOpaque(box).takeRetainedValue()
            if let problem { return reading.done(nil, String(cString: problem)) }
            reading.done(bytes.map { Data(bytes: $0, count: Int(length)) } ?? Data(), nil)
        }
    }
}

/// What is dragged over a widget of the app's.
final class GTKDropReader: TransferReader {
    nonisolated(unsafe) let drop: OpaquePointer

    init(_ drop: OpaquePointer) {
        self.drop = drop
        g_object_ref(UnsafeMutableRawPointer(drop))
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(drop)) }

    lazy var mimeTypes = GTKTransfer.mimeTypes(
        of: gdk_drop_get_formats(drop), isOwn: gdk_drop_get_drag(drop) != nil)

    var source: (any TransferSource)? { GTKTransfer.source(of: fenestra_drop_provider(drop)) }

    func read(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        fenestra_drop_read(drop, mimeType, Reading.receive, Unmanaged.passRetained(Reading(done)).toOpaque())
    }
}

/// What is on the clipboard.
private final class GTKClipboardReader: TransferReader {
    private let clipboard: OpaquePointer
    init(_ clipboard: OpaquePointer) { self.clipboard = clipboard }

    var mimeTypes: [String] {
        GTKTransfer.mimeTypes(
            of: gdk_clipboard_get_formats(clipboard), isOwn: gdk_clipboard_is_local(clipboard) != 0)
    }

    var source: (any TransferSource)? { GTKTransfer.source(of: gdk_clipboard_get_content(clipboard)) }

    func read(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        fenestra_clipboard_read(clipboard, mimeType, Reading.receive, Unmanaged.passRetained(Reading(done)).toOpaque())
    }
}

extension GTKToolkit: ClipboardServices {
    /// Of the display; there is one once the app runs.
    private var displayClipboard: OpaquePointer? { gdk_display_get_default().map { gdk_display_get_clipboard($0) } }

    package var clipboard: any TransferReader {
        displayClipboard.map { GTKClipboardReader($0) } ?? EmptyReader()
    }

    package func setClipboard(_ source: any TransferSource) {
        guard let displayClipboard else { return }
        let provider = GTKTransfer.provider(of: source)
        gdk_clipboard_set_content(displayClipboard, provider)
        g_object_unref(provider)
    }

    package func watchClipboard(_ changed: @escaping @MainActor () -> Void) -> AnyObject {
        ClipboardWatch(displayClipboard, changed)
    }
}

private final class EmptyReader: TransferReader {
    var mimeTypes: [String] { [] }
    var source: (any TransferSource)? { nil }
    func read(_ mimeType: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        done(nil, "there is no display")
    }
}

/// Tells of changes of the clipboard for as long as it lives.
@MainActor
private final class ClipboardWatch {
    private nonisolated(unsafe) let clipboard: OpaquePointer?
    private let changed: @MainActor () -> Void

    init(_ clipboard: OpaquePointer?, _ changed: @escaping @MainActor () -> Void) {
        self.clipboard = clipboard
        self.changed = changed
        guard let clipboard else { return }
        fenestra_connect(
            UnsafeMutableRawPointer(clipboard), "changed",
            { _, watch in
                nonisolated(unsafe) let watch = watch
                onMainThread { receiver(watch, as: ClipboardWatch.self).changed() }
            }, pointer(to: self))
    }

    isolated deinit {
        if let clipboard { fenestra_disconnect(UnsafeMutableRawPointer(clipboard), pointer(to: self)) }
    }
}
