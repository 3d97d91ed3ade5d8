import SwiftUI
import SwiftUITesting
import XCTest

/// ST1, ST2, ST8, ST9: state lives as long as a view's place, and what decides that.
@MainActor
final class IdentityTests: XCTestCase {
    private struct Branches: View {
        @State private var isFirst = true
        var body: some View {
            VStack {
                Button("Switch") { isFirst.toggle() }
                if isFirst { PressCounter(name: "same") } else { PressCounter(name: "same") }
            }
        }
    }

    func testBranchesOfAnIfHaveIdentitiesOfTheirOwn() async throws {
        let view = ViewUnderTest(Branches())
        try view.find(.button, "same: 0").press()
        try view.find(.button, "Switch").press()
        XCTAssertEqual(view.buttons, ["Switch", "same: 0"])
        try view.find(.button, "same: 0").press()
        try view.find(.button, "Switch").press()
        XCTAssertEqual(view.buttons, ["Switch", "same: 0"])
    }

    private struct Cases: View {
        @State private var number = 0
        var body: some View {
            VStack {
                Button("Next") { number += 1 }
                switch number % 3 {
                case 0: PressCounter(name: "zero")
                case 1: PressCounter(name: "one")
                default: PressCounter(name: "two")
                }
            }
        }
    }

    func testCasesOfASwitchHaveIdentitiesOfTheirOwn() async throws {
        let view = ViewUnderTest(Cases())
        for name in ["zero", "one", "two", "zero"] {
            try view.find(.button, "\(name): 0").press()
            XCTAssertEqual(view.buttons, ["Next", "\(name): 1"])
            try view.find(.button, "Next").press()
        }
    }

    private struct Identified: View {
        @State private var id = 0
        var body: some View {
            VStack {
                Button("Change") { id += 1 }
                VStack { PressCounter(name: "inside") }.id(id)
                PressCounter(name: "outside")
            }
        }
    }

    func testAChangedIDResetsTheSubtreeAlone() async throws {
        let view = ViewUnderTest(Identified())
        try view.find(.button, "inside: 0").press()
        try view.find(.button, "outside: 0").press()
        try view.find(.button, "Change").press()
        XCTAssertEqual(view.buttons, ["Change", "inside: 0", "outside: 1"])
    }

    private struct Optional: View {
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Toggle") { isShown.toggle() }
                if isShown { PressCounter(name: "there") }
                PressCounter(name: "after")
            }
        }
    }

    func testStateOfARemovedViewIsLostAndThatOfItsSiblingsIsNot() async throws {
        let view = ViewUnderTest(Optional())
        try view.find(.button, "there: 0").press()
        try view.find(.button, "after: 0").press()
        try view.find(.button, "Toggle").press()
        XCTAssertEqual(view.buttons, ["Toggle", "after: 1"])
        try view.find(.button, "Toggle").press()
        XCTAssertEqual(view.buttons, ["Toggle", "there: 0", "after: 1"])
    }

    private struct AnyLayouts: View {
        @State private var isRow = true
        var body: some View {
            let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
            VStack {
                Button("Turn") { isRow.toggle() }
                layout {
                    PressCounter(name: "a")
                    PressCounter(name: "b")
                }
            }
        }
    }

    func testAnyLayoutKeepsStateAndArrangesAnew() async throws {
        let view = ViewUnderTest(AnyLayouts())
        try view.find(.button, "a: 0").press()
        let (a, b) = (try view.find(.button, "a: 1"), try view.find(.button, "b: 0"))
        XCTAssertEqual(a.frame.minY, b.frame.minY)
        XCTAssertLessThan(a.frame.maxX, b.frame.minX + 0.5)
        try view.find(.button, "Turn").press()
        XCTAssertEqual(view.buttons, ["Turn", "a: 1", "b: 0"])
        XCTAssertEqual(a.frame.midX, b.frame.midX, accuracy: 0.5)
        XCTAssertLessThanOrEqual(a.frame.maxY, b.frame.minY)
        XCTAssertTrue(a.exists, "the same control, moved")
    }

    private struct StackBranches: View {
        @State private var isRow = true
        var body: some View {
            VStack {
                Button("Turn") { isRow.toggle() }
                if isRow { HStack { PressCounter(name: "a") } } else { VStack { PressCounter(name: "a") } }
            }
        }
    }

    func testAnIfWithStacksLosesState() async throws {
        let view = ViewUnderTest(StackBranches())
        try view.find(.button, "a: 0").press()
        try view.find(.button, "Turn").press()
        XCTAssertEqual(view.buttons, ["Turn", "a: 0"])
    }

    private struct Erased: View {
        @State private var isPadded = false
        @State private var count = 0
        var body: some View {
            VStack {
                Button("Pad") { isPadded.toggle() }
                Button("Count") { count += 1 }
                content
            }
        }
        private var content: AnyView {
            let counter = PressCounter(name: "c\(count)")
            return isPadded ? AnyView(counter.padding()) : AnyView(counter)
        }
    }

    func testAnyViewKeepsStateWhileItsTypeStays() async throws {
        let view = ViewUnderTest(Erased())
        try view.find(.button, "c0: 0").press()
        try view.find(.button, "Count").press()
        XCTAssertEqual(view.buttons, ["Pad", "Count", "c1: 1"])
        try view.find(.button, "Pad").press()
        XCTAssertEqual(view.buttons, ["Pad", "Count", "c1: 0"])
    }

    private struct Inputs: View {
        @State private var name = "x"
        var body: some View {
            VStack {
                Button("Rename") { name += "x" }
                PressCounter(name: name)
            }
        }
    }

    func testStateSurvivesWhenTheParentIsEvaluatedAgain() async throws {
        let view = ViewUnderTest(Inputs())
        try view.find(.button, "x: 0").press()
        try view.find(.button, "Rename").press()
        XCTAssertEqual(view.buttons, ["Rename", "xx: 1"])
    }

    private struct InitialValue: View {
        let start: Int
        @State private var value: Int
        init(start: Int) {
            self.start = start
            _value = State(initialValue: start)
        }
        var body: some View { Text("\(start) \(value)") }
    }

    func testALaterInitialValueIsIgnored() async throws {
        let view = ViewUnderTest(InitialValue(start: 1))
        view.update(InitialValue(start: 2))
        XCTAssertEqual(view.texts, ["2 1"])
    }
}
