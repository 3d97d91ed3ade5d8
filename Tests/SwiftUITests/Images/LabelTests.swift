import HeadlessToolkit
import Toolkit
import XCTest

@testable import SwiftUI

final class LabelTests: XCTestCase {
    private static let area = CGSize(width: 300, height: 60)

    @MainActor
    private func images(_ rig: ViewRig<some View>) -> [ImageContent] {
        rig.window.contentSurface.all(.image).compactMap { ($0 as? HeadlessControl<ImageContent>)?.content }
    }

    @MainActor
    func testASymbolFollowsFontAndStyle() async {
        let rig = ViewRig(
            Image(systemName: "trash").font(.title).foregroundStyle(.red).imageScale(.large), size: Self.area)
        let image = images(rig).first
        XCTAssertEqual(image?.font.style, .title)
        XCTAssertEqual(image?.color, .semantic(.red))
        XCTAssertEqual(image?.symbolScale, 1.3)
        XCTAssertEqual(image?.name, "trash")
        XCTAssertEqual(image?.isTemplate, true)
    }

    @MainActor
    func testVariantsFromTheEnvironment() async {
        func symbol(_ view: some View) -> ImageContent.Source? { images(ViewRig(view, size: Self.area)).first?.source }
        let star = Image(systemName: "star").symbolVariant(.fill)
        let filled = ImageContent.Source.symbol(name: "star.fill", iconNames: SymbolTable.iconNames(for: "star.fill"))
        XCTAssertEqual(symbol(star), filled)
        XCTAssertEqual(symbol(Image(systemName: "star.fill").symbolVariant(.none).symbolVariant(.circle)), filled)
    }

    @MainActor
    func testAMissingImageIsSaid() async {
        let rig = ViewRig(Image("no-such-image").resizable(), size: Self.area)
        XCTAssertEqual(images(rig).first?.source, .missing("no-such-image"))
        XCTAssertEqual(rig.window.contentSurface.first(.image)?.frame.size, Self.area)
        XCTAssertEqual(images(ViewRig(Image(decorative: "no-such-image"), size: Self.area)).first?.name, "")
    }

    @MainActor
    func testTheTitleIsTheName() async {
        func button<S: LabelStyle>(_ style: S) -> HeadlessWidget? {
            let view = Button {
            } label: {
                SwiftUI.Label("Delete" as String, systemImage: "trash")
            }.labelStyle(style)
            return ViewRig(view, size: Self.area).window.contentSurface.first(.button)
        }
        XCTAssertEqual(button(.automatic)?.accessible?.name, "Delete")
        XCTAssertEqual(button(.titleOnly)?.accessible?.name, "Delete")
        XCTAssertEqual(button(.titleAndIcon)?.accessible?.name, "Delete")
        XCTAssertEqual(button(.iconOnly)?.accessible?.name, "Delete")
    }

    @MainActor
    func testWhatIsShown() async {
        func shown<S: LabelStyle>(_ style: S) -> (texts: [String], images: Int) {
            let rig = ViewRig(
                SwiftUI.Label("Delete" as String, systemImage: "trash").labelStyle(style), size: Self.area)
            return (rig.window.contentSurface.texts, images(rig).count)
        }
        XCTAssertTrue(shown(.automatic) == (["Delete"], 1))
        XCTAssertTrue(shown(.titleOnly) == (["Delete"], 0))
        XCTAssertTrue(shown(.iconOnly) == ([], 1))
    }

    private struct Exclaiming: LabelStyle {
        @Environment(\.isEnabled) private var isEnabled
        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.title
                Text(verbatim: isEnabled ? "!" : "?")
            }
        }
    }

    @MainActor
    func testAStyleOfOnesOwnReadsTheEnvironment() async {
        let label = SwiftUI.Label("Go" as String, systemImage: "play").labelStyle(Exclaiming())
        XCTAssertEqual(ViewRig(label, size: Self.area).window.contentSurface.texts, ["Go", "!"])
        XCTAssertEqual(ViewRig(label.disabled(true), size: Self.area).window.contentSurface.texts, ["Go", "?"])
    }
}
