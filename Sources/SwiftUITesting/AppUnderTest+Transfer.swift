import Foundation
import HeadlessToolkit
import Toolkit

/// Something that another app hands on in one form, by its MIME type.
public struct ForeignData: Sendable {
    let mimeType: String
    let data: Data

    /// Data of a MIME type.
    public init(_ mimeType: String, _ data: Data) {
        self.mimeType = mimeType
        self.data = data
    }

    /// A text.
    public static func text(_ text: String) -> ForeignData { ForeignData("text/plain;charset=utf-8", Data(text.utf8)) }

    /// Addresses, of files too.
    public static func urls(_ urls: [URL]) -> ForeignData {
        ForeignData("text/uri-list", Data(urls.map { $0.absoluteString + "\r\n" }.joined().utf8))
    }
}

/// What is dragged, and what was copied.
extension AppUnderTest {
    /// Drags one element onto another and lets it go. Whether it was taken. Throws where there is nothing to drag.
    @discardableResult
    public func drag(_ element: Element, to target: Element) async throws -> Bool {
        guard let window = element.widget.window, let drag = window.beginDrag(at: element.widget.frameInWindow.center)
        else {
            throw TestFailure("The \(element.role) \"\(element.name)\" cannot be dragged.")
        }
        drag.move(to: element.widget.frameInWindow.center, in: window)
        return try await finish(drag, on: target)
    }

    /// Drags an element over another and calls `whileThere` there, then gives it up.
    public func drag(_ element: Element, over target: Element, whileThere: () throws -> Void) async throws {
        guard let window = element.widget.window, let drag = window.beginDrag(at: element.widget.frameInWindow.center)
        else {
            throw TestFailure("The \(element.role) \"\(element.name)\" cannot be dragged.")
        }
        drag.move(to: target.widget.frameInWindow.center, in: target.widget.window)
        await settle()
        try whileThere()
        drag.cancel()
        await settle()
    }

    /// Drops what another app hands on, the best form first. Whether it was taken.
    @discardableResult
    public func drop(_ forms: ForeignData..., on target: Element) async throws -> Bool {
        let drag = launch.toolkit.beginForeignDrag(forms.map { ($0.mimeType, $0.data) })
        return try await finish(drag, on: target)
    }

    /// Drags an element into a list, to before the row at an index, or to the end. Whether it was taken.
    @discardableResult
    public func drag(_ element: Element, into list: Element, at index: Int) async throws -> Bool {
        guard let window = element.widget.window, let drag = window.beginDrag(at: element.widget.frameInWindow.center)
        else {
            throw TestFailure("The \(element.role) \"\(element.name)\" cannot be dragged.")
        }
        return try await finish(drag, into: list, at: index)
    }

    /// Drops what another app hands on in a list, before the row at an index, or at the end. Whether it was taken.
    @discardableResult
    public func drop(_ forms: ForeignData..., into list: Element, at index: Int) async throws -> Bool {
        try await finish(launch.toolkit.beginForeignDrag(forms.map { ($0.mimeType, $0.data) }), into: list, at: index)
    }

    private func finish(_ drag: HeadlessDrag, into list: Element, at index: Int) async throws -> Bool {
        guard let list = list.widget as? HeadlessList else {
            throw TestFailure("The \(list.role) \"\(list.name)\" is no list.")
        }
        drag.drop(into: list, at: index)
        try await eventually("the drop is answered") { drag.wasTaken != nil }
        return drag.wasTaken == true
    }

    private func finish(_ drag: HeadlessDrag, on target: Element) async throws -> Bool {
        guard let window = target.widget.window else {
            throw TestFailure("The \(target.role) \"\(target.name)\" has gone.")
        }
        drag.move(to: target.widget.frameInWindow.center, in: window)
        await settle()
        drag.drop(at: target.widget.frameInWindow.center, in: window)
        try await eventually("the drop is answered") { drag.wasTaken != nil }
        return drag.wasTaken == true
    }

    /// Another app copies something, the best form first.
    public func copyElsewhere(_ forms: ForeignData...) {
        launch.toolkit.setForeignClipboard(forms.map { ($0.mimeType, $0.data) })
        launch.toolkit.settle()
    }

    /// What the clipboard gives as a MIME type; nil where it has no such form.
    public func clipboard(_ mimeType: String) async throws -> Data? {
        let reader = launch.toolkit.clipboard
        guard reader.mimeTypes.contains(mimeType) else { return nil }
        var answer: (data: Data?, isThere: Bool) = (nil, false)
        reader.read(mimeType) { data, _ in answer = (data, true) }
        try await eventually("the clipboard answers") { answer.isThere }
        return answer.data
    }

    /// The text on the clipboard; nil where there is none.
    public func clipboardText() async throws -> String? {
        try await clipboard("text/plain;charset=utf-8").map { String(decoding: $0, as: UTF8.self) }
    }

    /// Addresses for which the person was asked to choose a program, in order.
    public var addressesToChooseFor: [String] { launch.toolkit.services.addressesToChooseFor }

    /// Addresses of mails that were begun, in order.
    public var mails: [String] { launch.toolkit.services.mails.map(\.address) }
}

extension CGRect {
    fileprivate var center: CGPoint { CGPoint(x: midX, y: midY) }
}
