import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Sliders, steppers and progress: values both ways, bounds, names.
final class ValueControlTests: XCTestCase {
    private struct Values: View {
        @State var volume = 0.5
        @State var level: Float = 2
        @State var count = 9
        @State var log: [Bool] = []

        var body: some View {
            Text("\(Int(volume * 100)) \(Int(level)) \(count) \(log.map { $0 ? "b" : "e" }.joined())")
            Slider(value: $volume) {
                Label("Volume", systemImage: "speaker")
            } onEditingChanged: {
                log.append($0)
            }
            Slider(value: $level, in: 1...4, step: 2) { Text("Level") }
            Stepper("Count", value: $count, in: 0...10, step: 2)
            ProgressView("Loading", value: volume * 2, total: 2)
            ProgressView("Waiting")
        }
    }

    @MainActor
    func testSlidersStayInTheirRangeAndSteps() async throws {
        let view = ViewUnderTest(VStack { Values() })
        defer { view.end() }
        let volume = try view.find(.slider, "Volume")
        XCTAssertEqual(volume.value, "0.5")
        try volume.setValue(7)
        XCTAssertEqual(view.texts.first, "100 2 9 be")
        let level = try view.find(.slider, "Level")
        try level.setValue(3.9)
        XCTAssertEqual(view.texts.first, "100 3 9 be")
        try level.increment()
        XCTAssertEqual(level.value, "3", "the next step is beyond the range")
    }

    @MainActor
    func testAStepperEndsAtItsBounds() async throws {
        let view = ViewUnderTest(VStack { Values() })
        defer { view.end() }
        let stepper = try view.find(.spinButton, "Count")
        try stepper.increment()
        XCTAssertEqual(stepper.value, "10")
        XCTAssertThrowsError(try stepper.increment())
        try stepper.decrement()
        XCTAssertEqual(stepper.value, "8")
    }

    @MainActor
    func testProgressIsNamedAndSaysHowFar() async throws {
        let view = ViewUnderTest(VStack { Values() })
        defer { view.end() }
        XCTAssertEqual(try view.find(.progressBar, "Loading").value, "50%")
        XCTAssertNil(try view.find(.progressBar, "Waiting").value)
        try view.find(.slider, "Volume").setValue(0.25)
        XCTAssertEqual(try view.find(.progressBar, "Loading").value, "25%")
    }

    private struct Renamed: View {
        @State private var isLoud = false
        var body: some View {
            Slider(value: .constant(0.5)) {
                HStack {
                    Text(isLoud ? "Noise" : "Sound")
                    if isLoud { Text("Now") }
                }
            }
            Button("Change") { isLoud.toggle() }
        }
    }

    @MainActor
    func testTheNameFollowsTheLabelAlsoWhenItIsHidden() async throws {
        let view = ViewUnderTest(VStack { Renamed() }.labelsHidden())
        defer { view.end() }
        XCTAssertTrue(view.contains(.slider, "Sound"))
        try view.find(.button, "Change").press()
        XCTAssertTrue(view.contains(.slider, "Noise Now"))
    }
}
