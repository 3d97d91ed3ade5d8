import SwiftUI
import SwiftUITesting
import XCTest

/// What a Linux desktop can carry of user activities: web addresses, and what the app says to itself.
final class UserActivityTests: WindowTestCase {
    private struct Web: App {
        var body: some Scene {
            WindowGroup("Main") {
                Text("main")
                    .onOpenURL { Journal.note("opens \($0)") }
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                        Journal.note("continues \($0.activityType) \($0.webpageURL?.absoluteString ?? "-")")
                    }
                    .onContinueUserActivity("org.example.other") { _ in Journal.note("other") }
                    .handlesExternalEvents(preferring: ["*"], allowing: [])
            }
        }
    }

    func testWebAddressesAreActivities() async throws {
        await launch(Web.self)
        app.open(URL(string: "https://example.org/a")!)
        await assertWindows(["Main"])
        XCTAssertEqual(Journal.take(), ["continues NSUserActivityTypeBrowsingWeb https://example.org/a"])
        app.open(URL(string: "app:b")!)
        await assertWindows(["Main"])
        XCTAssertEqual(Journal.take(), ["opens app:b"])
    }

    private struct Reading: View {
        @State private var page = 1
        @State private var isActive = true
        var body: some View {
            Button("Next") { page += 1 }
            Button("Stop") { isActive = false }
                .userActivity("org.example.reading", isActive: isActive) { activity in
                    activity.title = "page \(page)"
                    try? activity.setTypedPayload(page)
                    Journal.note("updates \(activity.title ?? "")")
                }
        }
    }

    func testAnActivityFollowsItsView() async throws {
        Journal.lines = []
        let view = ViewUnderTest(Reading())
        XCTAssertEqual(Journal.take(), ["updates page 1"])
        let activity = try XCTUnwrap(NSUserActivity.ofPerson)
        XCTAssertEqual(activity.activityType, "org.example.reading")
        try view.find(.button, "Next").press()
        XCTAssertEqual(Journal.take(), ["updates page 2"])
        XCTAssertEqual(try activity.typedPayload(Int.self), 2)
        XCTAssertThrowsError(try activity.typedPayload(String.self))
        XCTAssertThrowsError(try NSUserActivity(activityType: "a").typedPayload(Int.self))
        try view.find(.button, "Stop").press()
        XCTAssertNil(NSUserActivity.ofPerson)
        XCTAssertEqual(view.messages.count, 1, "\(view.messages)")
    }
}
