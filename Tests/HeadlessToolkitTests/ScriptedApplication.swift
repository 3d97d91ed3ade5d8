import Foundation
import HeadlessToolkit
import Toolkit

/// The engine's side of a surface, written by a test.
@MainActor
class ScriptedClient: WindowDelegate {
    var ideal = CGSize(width: 100, height: 50)
    var minimum = CGSize.zero
    var maximum = CGSize(width: Double.infinity, height: .infinity)
    var onMeasure: ((Double?, Double?) -> CGSize)?
    var onLayout: (CGSize) -> Void = { _ in }
    var layouts: [CGSize] = []
    var mayClose = true
    /// What the desktop told, in order.
    var told: [String] = []

    func measure(width: Double?, height: Double?) -> CGSize {
        onMeasure?(width, height) ?? CGSize(width: width ?? ideal.width, height: height ?? ideal.height)
    }
    func minimumSize() -> CGSize { minimum }
    func maximumSize() -> CGSize { maximum }
    func layout(in size: CGSize) {
        layouts.append(size)
        onLayout(size)
    }
    func baselines(in size: CGSize) -> (first: Double, last: Double)? { (7, size.height - 3) }

    func windowShouldClose() -> Bool { mayClose }
    func windowClosed() { told.append("closed") }
    func windowVisibilityChanged(isVisible: Bool) {}
    func windowPlaceChanged() { told.append("place") }
    func windowActivityChanged(isActive: Bool) { told.append(isActive ? "active" : "inactive") }
}

@MainActor
final class ScriptedApplication: ApplicationDelegate {
    var onUpdate: () -> Void = {}
    var told: [String] = []
    var quitsAfterLastWindow = true

    func launched() { told.append("launched") }
    func opened(_ addresses: [String]) { told.append("opened \(addresses)") }
    func activated() { told.append("activated") }
    func update() {
        told.append("update")
        onUpdate()
    }
    func shouldEnd() { told.append("should end") }
    func shouldQuitAfterLastWindowClosed() -> Bool { quitsAfterLastWindow }
}

extension HeadlessToolkit {
    /// An application that runs, scripted by the test.
    func launch(_ application: ScriptedApplication) {
        _ = run(ApplicationContent(identifier: "org.example.Test", name: "Test"), delegate: application)
    }

    func openWindow(_ title: String, _ client: ScriptedClient) -> HeadlessWindow {
        let window = makeWindow(WindowContent(title: title), delegate: client) as! HeadlessWindow
        window.present()
        settle()
        return window
    }

    func button(_ name: String, style: ButtonContent.Style = .automatic, action: @escaping @MainActor () -> Void = {})
        -> HeadlessControl<ButtonContent>
    {
        var content = ButtonContent(label: .text(TextContent(name)), name: name, action: action)
        content.style = style
        return makeControl(content, WidgetAttributes()) as! HeadlessControl<ButtonContent>
    }

    func text(_ string: String) -> HeadlessControl<TextContent> {
        makeControl(TextContent(string), WidgetAttributes()) as! HeadlessControl<TextContent>
    }
}
