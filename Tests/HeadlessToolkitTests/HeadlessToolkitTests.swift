import Foundation
import HeadlessToolkit
import Toolkit
import XCTest

@MainActor
final class HeadlessToolkitTests: XCTestCase {
    private let toolkit = HeadlessToolkit()
    private let application = ScriptedApplication()
    private let client = ScriptedClient()

    // MARK: Main loop and time

    func testSeveralRequestsGiveOneUpdate() async {
        toolkit.launch(application)
        toolkit.requestUpdate()
        toolkit.requestUpdate()
        XCTAssertTrue(toolkit.settle())
        XCTAssertFalse(toolkit.update())
        XCTAssertEqual(application.told, ["launched", "update"])
    }

    func testSettlingSaysSoWhenThereIsNoEnd() async {
        toolkit.launch(application)
        application.onUpdate = { [toolkit] in toolkit.requestUpdate() }
        toolkit.requestUpdate()
        XCTAssertFalse(toolkit.settle())
        XCTAssertEqual(toolkit.record.problems, ["Not settled after 100 rounds; pending: an update"])
    }

    func testSixtyFramesASecondInOrder() async {
        var times: [Double] = []
        func animate(_ time: Double) {
            times.append(time)
            toolkit.requestFrame(animate)
        }
        toolkit.requestFrame(animate)
        toolkit.requestFrame { _ in XCTAssertEqual(times.count, 1) }
        toolkit.advance(by: 1)
        XCTAssertEqual(times.count, 60)
        XCTAssertEqual(times.first!, 1.0 / 60, accuracy: 1e-8)
        XCTAssertEqual(times.last!, 1)
        for _ in 0..<10 { toolkit.advance(by: 0.1) }
        XCTAssertEqual(times.count, 120)
        XCTAssertEqual(toolkit.now, 2)
    }

    func testSettlingRunsOneFrameAtThePresentTime() async {
        var times: [Double] = []
        func animate(_ time: Double) {
            times.append(time)
            toolkit.requestFrame(animate)
        }
        toolkit.requestFrame(animate)
        XCTAssertTrue(toolkit.settle())
        XCTAssertEqual(times, [0])
        XCTAssertTrue(toolkit.isFrameRequested)
    }

    func testTimePassesWithoutFrames() async {
        toolkit.advance(by: 3600)
        XCTAssertEqual(toolkit.now, 3600)
        XCTAssertEqual(toolkit.record.counts.frames, 0)
    }

    // MARK: Windows

    func testWindowTakesTheIdealSizeOfItsContentAndNeverLessThanItsMinimum() async {
        client.minimum = CGSize(width: 80, height: 40)
        let window = toolkit.openWindow("A", client)
        XCTAssertEqual(client.layouts, [CGSize(width: 100, height: 50)])
        window.resize(to: CGSize(width: 10, height: 300))
        toolkit.settle()
        XCTAssertEqual(client.layouts.last, CGSize(width: 80, height: 300))
        toolkit.settle()
        XCTAssertEqual(client.layouts.count, 2)
    }

    func testPresentingAsksTheContentNothing() async {
        var measures = 0
        client.onMeasure = { _, _ in
            measures += 1
            return CGSize(width: 70, height: 30.5)
        }
        let window = toolkit.makeWindow(WindowContent(title: "A"), delegate: client)
        window.present()
        XCTAssertEqual(measures, 0)
        toolkit.settle()
        XCTAssertEqual(window.size, CGSize(width: 70, height: 31))
    }

    func testActivityFollowsTheFrontWindow() async {
        let other = ScriptedClient()
        let first = toolkit.openWindow("A", client)
        let second = toolkit.openWindow("B", other)
        XCTAssertEqual(client.told, ["active", "inactive"])
        second.minimize()
        toolkit.settle()
        XCTAssertTrue(first.isActive)
        second.present()
        toolkit.settle()
        XCTAssertEqual(other.told, ["active", "inactive", "active"])
        toolkit.isApplicationActive = false
        toolkit.settle()
        XCTAssertEqual(other.told.last, "inactive")
        XCTAssertNil(toolkit.activeWindow)
    }

    func testLastWindowClosedQuits() async {
        toolkit.launch(application)
        let window = toolkit.openWindow("A", client)
        client.mayClose = false
        XCTAssertFalse(window.requestClose())
        client.mayClose = true
        XCTAssertTrue(window.requestClose())
        XCTAssertFalse(toolkit.hasQuit, "told from the main loop, not inside the call")
        toolkit.settle()
        XCTAssertTrue(toolkit.hasQuit)
        XCTAssertEqual(client.told.last, "closed")
    }

    // MARK: Placing

    func testEdgesAreSnappedAndNothingGetsLessThanItsMinimum() async {
        let window = toolkit.openWindow("A", client)
        let button = toolkit.button("OK")
        let label = toolkit.text("Hello")
        window.surface.insert(button, after: nil)
        window.surface.insert(label, after: button)
        client.onLayout = { _ in
            window.surface.place(button, in: CGRect(x: 1, y: 1, width: 2, height: 2))
            window.surface.place(label, in: CGRect(x: 0.5, y: 10.4, width: 39.2, height: 17))
        }
        window.surface.setNeedsLayout()
        toolkit.settle()
        // "OK" is 2 × 0.6 × 13 wide, rounded up, and 20 for the button's margins.
        XCTAssertEqual(button.frame, CGRect(x: 1, y: 1, width: 36, height: 27))
        XCTAssertEqual(label.frame, CGRect(x: 1, y: 10, width: 39, height: 17))
        XCTAssertEqual(toolkit.record.problems, [])
        XCTAssertEqual(toolkit.record.counts.placements, 2)
    }

    func testMisuseIsReported() async {
        let window = toolkit.openWindow("A", client)
        let label = toolkit.text("Hello")
        window.surface.place(label, in: .zero)
        window.surface.insert(label, after: nil)
        window.surface.place(label, in: .zero)
        window.surface.remove(label)
        window.surface.remove(label)
        XCTAssertEqual(toolkit.record.problems.count, 3, "\(toolkit.record.problems)")
    }

    func testOrderOfWidgets() async {
        let window = toolkit.openWindow("A", client)
        let names = ["a", "b", "c"]
        let widgets = names.map(toolkit.text)
        window.surface.insert(widgets[2], after: nil)
        window.surface.insert(widgets[0], after: nil)
        window.surface.insert(widgets[1], after: widgets[0])
        XCTAssertEqual(window.contentSurface.texts, ["a", "b", "c"])
        window.surface.insert(widgets[0], after: widgets[2])
        XCTAssertEqual(window.contentSurface.texts, ["b", "c", "a"])
    }

    func testLayoutReachesANestedSurfaceThatTheOuterOneDoesNotPlaceAgain() async {
        let inner = ScriptedClient()
        let window = toolkit.openWindow("A", client)
        let effect = toolkit.makeEffectSurface(EffectContent(), client: inner)
        window.surface.insert(effect, after: nil)
        client.onLayout = { _ in window.surface.place(effect, in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
        window.surface.setNeedsLayout()
        toolkit.settle()
        client.onLayout = { _ in }
        effect.setNeedsLayout()
        toolkit.settle()
        XCTAssertEqual(inner.layouts.count, 2)
    }

    // MARK: What a person perceives and does

    func testAttributesReplaceWhatTheContentSays() async {
        var attributes = WidgetAttributes()
        attributes.accessibleName = "Name"
        attributes.accessibleValue = "Value"
        attributes.toolTip = "Tip"
        attributes.identifier = "id"
        attributes.isEnabled = false
        var isOn = false
        let content = ToggleContent(label: .text(TextContent("x")), name: "x", isOn: true) { isOn = $0 }
        let toggle = toolkit.makeControl(content, attributes) as! HeadlessControl<ToggleContent>
        XCTAssertEqual(
            toggle.accessible?.summary,
            "checkBox \"Name\" value \"Value\" checked description \"Tip\" #id disabled")
        XCTAssertFalse(toggle.perform(.press))
        toggle.update(content, WidgetAttributes())
        isOn = true
        XCTAssertTrue(toggle.perform(.press))
        XCTAssertFalse(isOn)
        XCTAssertEqual(toggle.accessible?.isChecked, true, "shows what the app says")
    }

    func testTypedTextStandsUntilTheAppAnswers() async {
        var changed: [String] = []
        let content = TextFieldContent(
            text: "a", placeholder: "", name: "Field", textChanged: { changed.append($0) }, submitted: {})
        let field = toolkit.makeControl(content, WidgetAttributes()) as! HeadlessControl<TextFieldContent>
        XCTAssertTrue(field.perform(.setText("ab")))
        XCTAssertEqual(field.accessible?.value, "ab")
        field.update(content, WidgetAttributes())
        XCTAssertEqual(field.accessible?.value, "a")
        XCTAssertEqual(changed, ["ab"])
        XCTAssertFalse(field.perform(.increment))
    }

    func testLabelSurfaceLiesInsideItsButton() async {
        let inner = ScriptedClient()
        let surface = toolkit.makeSurface(inner)
        let text = toolkit.text("Hi")
        surface.insert(text, after: nil)
        inner.onLayout = { surface.place(text, in: CGRect(origin: .zero, size: $0)) }
        let content = ButtonContent(label: .surface(surface), name: "Hi", action: {})
        let button = toolkit.makeControl(content, WidgetAttributes()) as! HeadlessControl<ButtonContent>
        let window = toolkit.openWindow("A", client)
        window.surface.insert(button, after: nil)
        client.onLayout = { _ in window.surface.place(button, in: CGRect(x: 3, y: 4, width: 120, height: 60)) }
        window.surface.setNeedsLayout()
        toolkit.settle()
        XCTAssertEqual(text.frameInWindow, CGRect(x: 13, y: 9, width: 100, height: 50))
        XCTAssertEqual(button.baselines(in: button.frame.size)?.first, 12)
        surface.setNeedsLayout()
        toolkit.settle()
        XCTAssertEqual(inner.layouts.count, 2)
    }

    func testBaselines() async {
        let label = toolkit.text("Hello")
        let size = label.measure(width: nil, height: nil)
        XCTAssertEqual(size, CGSize(width: 32, height: 17))
        XCTAssertEqual(label.baselines(in: size)?.first, 13)
        XCTAssertEqual(label.baselines(in: size)?.last, 13.75)
        XCTAssertEqual(toolkit.button("Hello").baselines(in: CGSize(width: 52, height: 27))?.first, 18)
    }

    func testEffectsMoveWhatIsDrawnAndClicked() async {
        var presses = 0
        let inner = ScriptedClient()
        let window = toolkit.openWindow("A", client)
        var effects = EffectContent()
        effects.rotation = 90
        effects.scaleX = 2
        let effect = toolkit.makeEffectSurface(effects, client: inner)
        let button = toolkit.button("OK", style: .plain) { presses += 1 }
        effect.insert(button, after: nil)
        window.surface.insert(effect, after: nil)
        client.onLayout = { _ in window.surface.place(effect, in: CGRect(x: 20, y: 10, width: 40, height: 20)) }
        inner.onLayout = { _ in effect.place(button, in: CGRect(x: 0, y: 0, width: 20, height: 17)) }
        window.resize(to: CGSize(width: 200, height: 200))
        toolkit.settle()
        // The anchor is at 40, 20. The left half, 20 wide, becomes 40 long and points upwards.
        XCTAssertEqual(button.frameInWindow, CGRect(x: 33, y: -20, width: 17, height: 40))
        XCTAssertEqual(button.visibleFrameInWindow, CGRect(x: 33, y: 0, width: 17, height: 20))
        XCTAssertTrue(window.click(at: CGPoint(x: 45, y: 5)))
        XCTAssertFalse(window.click(at: CGPoint(x: 45, y: 45)))
        XCTAssertTrue(button.hasFocus)
        effects.isHidden = true
        effect.update(effects)
        XCTAssertNil(window.contentSurface.first(.button))
        XCTAssertFalse(button.perform(.press))
        XCTAssertFalse(window.click(at: CGPoint(x: 45, y: 5)))
        XCTAssertEqual(presses, 1)
    }

    func testScrolling() async {
        let inner = ScriptedClient()
        inner.onMeasure = { width, _ in CGSize(width: width ?? 60, height: 500) }
        let window = toolkit.openWindow("A", client)
        let scroll = toolkit.makeScrollSurface(
            ScrollContent(horizontal: false, vertical: true, showsIndicators: true), client: inner)
        let headless = scroll as! HeadlessScrollSurface
        let row = toolkit.text("Row")
        scroll.content.insert(row, after: nil)
        window.surface.insert(scroll, after: nil)
        client.onLayout = { window.surface.place(scroll, in: CGRect(origin: .zero, size: $0)) }
        inner.onLayout = { _ in scroll.content.place(row, in: CGRect(x: 5, y: 300, width: 30, height: 17)) }
        window.surface.setNeedsLayout()
        toolkit.settle()
        XCTAssertEqual(inner.layouts, [CGSize(width: 100, height: 500)])
        XCTAssertTrue(row.visibleFrameInWindow.isNull)
        headless.scroll(to: CGPoint(x: 10, y: 290))
        XCTAssertEqual(row.frameInWindow, CGRect(x: 5, y: 10, width: 30, height: 17))
        headless.scroll(by: CGSize(width: 0, height: 1000))
        XCTAssertEqual(headless.offset, CGPoint(x: 0, y: 450))
        XCTAssertEqual(inner.layouts.count, 1)
        XCTAssertEqual(scroll.measure(width: 30, height: nil), CGSize(width: 30, height: 500))
    }

    func testFocusMovesInOrderAndIsTold() async {
        var told: [String] = []
        let window = toolkit.openWindow("A", client)
        func field(_ name: String) -> HeadlessControl<TextFieldContent> {
            var content = TextFieldContent(text: "", placeholder: "", name: name, textChanged: { _ in }, submitted: {})
            content.focusChanged = { told.append("\(name) \($0)") }
            return toolkit.makeControl(content, WidgetAttributes()) as! HeadlessControl<TextFieldContent>
        }
        let first = field("1")
        let second = field("2")
        let label = toolkit.text("No")
        window.surface.insert(first, after: nil)
        window.surface.insert(label, after: first)
        window.surface.insert(second, after: label)
        XCTAssertFalse(label.focus())
        XCTAssertTrue(window.moveFocus())
        XCTAssertTrue(window.moveFocus())
        XCTAssertTrue(second.hasFocus)
        XCTAssertEqual(told, [], "told from the main loop")
        toolkit.settle()
        XCTAssertEqual(told, ["1 true", "1 false", "2 true"])
        window.surface.remove(second)
        toolkit.settle()
        XCTAssertEqual(told.last, "2 false")
        XCTAssertNil(window.focusedWidget)
    }

    // MARK: Lifetime

    func testWidgetsAreCountedWhileTheyLive() async {
        let before = toolkit.record.liveWidgets
        var window: HeadlessWindow? = toolkit.openWindow("A", client)
        var button: HeadlessControl<ButtonContent>? = toolkit.button("OK")
        window?.surface.insert(button!, after: nil)
        XCTAssertEqual(toolkit.record.liveWidgetsByKind, ["ButtonContent": 1, "HeadlessSurface": 1])
        button = nil
        window?.close()
        toolkit.settle()
        window = nil
        XCTAssertEqual(toolkit.record.liveWidgets, before)
    }

    func testOutline() async {
        let window = toolkit.openWindow("A", client)
        let button = toolkit.button("OK")
        window.surface.insert(button, after: nil)
        client.onLayout = { _ in window.surface.place(button, in: CGRect(x: 1, y: 2, width: 40, height: 30)) }
        window.surface.setNeedsLayout()
        toolkit.settle()
        XCTAssertEqual(
            window.outline,
            """
            window "A" 100 × 50 active
            HeadlessSurface (0, 0, 100 × 50)
              ButtonContent button "OK" (1, 2, 40 × 30)
            """)
    }
}
