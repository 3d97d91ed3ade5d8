import HeadlessToolkit
import SwiftUI
import Toolkit
import XCTest

@testable import SwiftUITesting

/// Spellings that apps of SwiftUI's first years have.
@MainActor
final class EarlierSpellingsTests: XCTestCase {
    private struct Badge: View {
        let count: Int
        var body: some View {
            Text(NSNumber(value: count), formatter: Badge.words)
                .edgesIgnoringSafeArea(.all)
                .accessibility(label: Text("Badge"))
        }
        private static var words: NumberFormatter {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "en_US")
            formatter.minimumFractionDigits = 2
            return formatter
        }
    }

    private struct Badge_Previews: PreviewProvider {
        static var previews: some View {
            Badge(count: 3).previewLayout(.sizeThatFits).previewDevice("Some Phone")
            Badge(count: 1234).previewLayout(.fixed(width: 100, height: 40)).previewDisplayName("Many")
        }
    }

    func testPreviewsAreViewsThatCanBeShown() async {
        let view = ViewUnderTest(VStack { Badge_Previews.previews })
        XCTAssertEqual(view.texts.count, 2)
        XCTAssertNil(Badge_Previews.platform)
    }

    func testAFormatterWritesAText() async {
        let day = DateFormatter()
        day.locale = Locale(identifier: "en_US_POSIX")
        day.timeZone = TimeZone(secondsFromGMT: 0)
        day.dateFormat = "yyyy-MM-dd"
        let view = ViewUnderTest(
            VStack {
                Text(Date(timeIntervalSince1970: 86_400), formatter: day)
                Text(NSNumber(value: 2), formatter: NumberFormatter())
                Text(Decimal(3), formatter: NumberFormatter())
                Text(NSString(string: "x"), formatter: day)
            })
        // What a formatter does not write is empty.
        XCTAssertEqual(view.texts.filter { !$0.isEmpty }, ["1970-01-02", "2", "3"])
    }

    func testAccessibility() async throws {
        let view = ViewUnderTest(
            VStack {
                Text("1").accessibility(label: Text("Number")).accessibility(identifier: "one")
                Text("2").accessibility(hidden: true)
                Text("3").accessibility(addTraits: .isButton)
            })
        XCTAssertEqual(try view.find(identifier: "one").name, "Number")
        XCTAssertFalse(view.contains(.label, "2"))
        XCTAssertTrue(view.contains(.button, "3"))
    }

    func testASwitchWithAColour() async throws {
        let view = ViewUnderTest(
            Toggle("Wi-Fi", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .orange)))
        let content = (try view.find(.toggle, "Wi-Fi").widget as? HeadlessControl<ToggleContent>)?.content
        XCTAssertEqual(content?.tint, .semantic(.orange))
        XCTAssertEqual(content?.style, .switchControl)
    }

    func testIgnoringTheSafeAreaLeavesTheViewInItsPlace() async {
        let size = CGSize(width: 100, height: 60)
        let plain = ViewUnderTest(Text("a"), size: size)
        let frame = try? plain.find(.label, "a").frame
        let ignoring = ViewUnderTest(Text("a").ignoresSafeArea(.keyboard, edges: .bottom), size: size)
        XCTAssertEqual(try? ignoring.find(.label, "a").frame, frame)
        XCTAssertNotNil(frame)
    }
}
