import SwiftUI
import SwiftUITesting
import XCTest

/// Random pushes, ways back and writes of the path, against a model of what is shown.
@MainActor
final class NavigationModelTests: XCTestCase {
    private struct Numbers: View {
        @State private var path: [Int] = []
        let box: PathBox
        var body: some View {
            box.write = { path = $0 }
            return NavigationStack(path: $path) {
                Page(number: 0, depth: 0, path: path)
                    .navigationDestination(for: Int.self) { Page(number: $0, depth: nil, path: path) }
            }
        }
    }

    private struct Page: View {
        let number: Int
        let depth: Int?
        let path: [Int]
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            VStack {
                Text("page \(number) count \(count) path \(path)")
                Button("count") { count += 1 }
                Button("leave") { dismiss() }
                ForEach(1..<4) { NavigationLink("to \($0)", value: $0) }
            }
        }
    }

    @MainActor
    final class PathBox {
        var write: ([Int]) -> Void = { _ in }
    }

    func testThousandSteps() async throws {
        let box = PathBox()
        let app = ViewUnderTest(Numbers(box: box))
        // Of each page: its number and what it has counted.
        var model = [(number: 0, count: 0)]
        var generator = Generator(state: 2024)
        for step in 0..<1_000 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0, 1:
                let number = Int.random(in: 1..<4, using: &generator)
                try app.find(.button, "to \(number)").press()
                model.append((number, 0))
            case 2:
                let went = try app.frontWindow().goBack()
                XCTAssertEqual(went, model.count > 1, "step \(step)")
                if model.count > 1 { model.removeLast() }
            case 3:
                try app.find(.button, "count").press()
                model[model.count - 1].count += 1
            case 4 where model.count > 1:
                try app.find(.button, "leave").press()
                model.removeLast()
            default:
                var new = model.dropFirst().map(\.number).prefix(Int.random(in: 0..<4, using: &generator)).map { $0 }
                for _ in 0..<Int.random(in: 0..<3, using: &generator) {
                    new.append(Int.random(in: 1..<4, using: &generator))
                }
                box.write(new)
                app.advance(by: 0)
                var kept = 0
                while kept < new.count, kept + 1 < model.count, model[kept + 1].number == new[kept] { kept += 1 }
                model.removeSubrange((kept + 1)...)
                model += new.dropFirst(kept).map { ($0, 0) }
            }
            let top = model[model.count - 1]
            let expected = "page \(top.number) count \(top.count) path \(model.dropFirst().map(\.number))"
            XCTAssertEqual(app.texts, [expected], "step \(step)")
            XCTAssertEqual(app.contains(.button, "Back"), model.count > 1, "step \(step)")
            if app.texts != [expected] { return }
        }
        XCTAssertEqual(app.problems, [])
        XCTAssertEqual(app.messages, [])
    }

    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
