import Foundation
import HeadlessToolkit
import Observation
import SwiftUI

/// The sketch that the app under test shows.
@MainActor @Observable
final class SketchModel {
    static let shared = SketchModel()
    var sketch = Sketch.nothing
    /// Shows the sketch of a `@State` instead of the model's; set before the launch.
    @ObservationIgnored var usesState = false
    @ObservationIgnored var setState: (Sketch) -> Void = { _ in }

    func show(_ new: Sketch) {
        if usesState { setState(new) } else { sketch = new }
    }
}

private struct SketchApp: App {
    var body: some Scene {
        WindowGroup("Sketch") {
            if SketchModel.shared.usesState { StateRoot() } else { ModelRoot(model: .shared) }
        }
    }
}

private struct ModelRoot: View {
    let model: SketchModel
    var body: some View { SketchView(model.sketch) }
}

private struct StateRoot: View {
    @State private var sketch = SketchModel.shared.sketch
    var body: some View {
        SketchView(sketch).onAppear { SketchModel.shared.setState = { sketch = $0 } }
    }
}

/// Runs a sequence of changes and says what is wrong with what is seen.
@MainActor
struct SequenceRunner {
    let steps: [TreeStep]
    let usesState: Bool

    struct Failure {
        /// The index of the step after which it was seen.
        let step: Int
        let message: String
    }

    private struct Sight {
        let sketch: Sketch
        let size: CGSize
        let counts: [Int: Int]
        let outline: String
    }

    /// Nil when all is as it must be.
    func run() throws -> Failure? {
        var sights: [Sight] = []
        if let failure = try runChanges(&sights) { return failure }
        for (index, sight) in sights.enumerated() {
            let fresh = try freshOutline(sight)
            if fresh.outline != sight.outline {
                return Failure(
                    step: index,
                    message: "the tree differs from one built from nothing.\n\nchanged:\n\(sight.outline)\n\n"
                        + "from nothing:\n\(fresh.outline)")
            }
            if !fresh.problems.isEmpty {
                return Failure(step: index, message: "built from nothing: \(fresh.problems)")
            }
        }
        return nil
    }

    private func runChanges(_ sights: inout [Sight]) throws -> Failure? {
        guard case .show(let first) = steps[0] else { preconditionFailure("a sequence begins with a sketch") }
        WatchedViews.count = 0
        let app = try launch(first)
        var identities = IdentityModel()
        var sketch = first
        identities.show(first)
        for (index, step) in steps.enumerated() {
            switch step {
            case .show(let new):
                sketch = new
                if index > 0 {
                    SketchModel.shared.show(new)
                    identities.show(new)
                }
            case .showInOneTurn(let passing, let new):
                sketch = new
                SketchModel.shared.show(passing)
                SketchModel.shared.show(new)
                identities.show(new)
            case .animate(let passing, let new):
                sketch = new
                withAnimation(.linear(duration: 1)) { SketchModel.shared.show(passing) }
                app.toolkit.settle()
                app.toolkit.advance(by: 0.3)
                identities.show(passing)
                // What goes is still shown for a while, so that the counters are compared when all is still again.
                SketchModel.shared.show(new)
                app.toolkit.settle()
                app.toolkit.advance(by: 2)
                identities.show(new)
            case .press(let tags):
                for tag in tags {
                    if let button = counterButtons(app.window)[tag] { _ = button.perform(.press) }
                    // The button's next count is another action.
                    app.toolkit.settle()
                    identities.press(tag)
                }
            case .resize(let width, let height):
                app.window.resize(to: CGSize(width: width, height: height))
            }
            if !app.toolkit.settle() {
                _ = app.end()
                return Failure(step: index, message: "it does not settle: \(app.toolkit.record.problems)")
            }
            if WatchedViews.count != identities.watchedCount {
                _ = app.end()
                return Failure(
                    step: index,
                    message: "\(WatchedViews.count) views have appeared, of \(identities.watchedCount)")
            }
            let counts = shownCounts(app.window)
            if let wrong = wrongCount(counts, &identities) {
                let outline = app.window.outline
                _ = app.end()
                return Failure(step: index, message: wrong + "\n\n" + outline)
            }
            sights.append(
                Sight(sketch: sketch, size: app.window.size, counts: counts, outline: app.window.outline))
        }
        var problems = app.end()
        if WatchedViews.count != 0 { problems.append("\(WatchedViews.count) views have not disappeared") }
        let messages = app.messagesToAuthor.filter { !$0.contains("occurs more than once") }
        if problems.isEmpty && messages.isEmpty { return nil }
        return Failure(step: steps.count - 1, message: "\(problems + messages)")
    }

    private func launch(_ sketch: Sketch) throws -> RunningApp<SketchApp> {
        SketchModel.shared.usesState = usesState
        SketchModel.shared.sketch = sketch
        return try RunningApp(SketchApp.self)
    }

    /// What a new app shows of the same, its counters beginning where those seen are.
    private func freshOutline(_ sight: Sight) throws -> (outline: String, problems: [String]) {
        FirstCounts.byTag = sight.counts
        defer { FirstCounts.byTag = [:] }
        let app = try launch(sight.sketch)
        app.window.resize(to: sight.size)
        app.toolkit.settle()
        return (app.window.outline, app.end())
    }

    // MARK: Counters

    private func counterButtons(_ window: HeadlessWindow) -> [Int: HeadlessWidget] {
        var found: [Int: HeadlessWidget] = [:]
        func visit(_ widget: HeadlessWidget) {
            if let (tag, _) = counter(widget) { found[tag] = widget }
            for child in widget.children { visit(child) }
        }
        visit(window.contentSurface)
        return found
    }

    private func shownCounts(_ window: HeadlessWindow) -> [Int: Int] {
        counterButtons(window).compactMapValues { counter($0)?.count }
    }

    /// A counter's button is named `#tag=count`.
    private func counter(_ widget: HeadlessWidget) -> (tag: Int, count: Int)? {
        guard let name = widget.accessible?.name, name.hasPrefix("#") else { return nil }
        let parts = name.dropFirst().split(separator: "=")
        guard parts.count == 2, let tag = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        return (tag, count)
    }

    private func wrongCount(_ shown: [Int: Int], _ identities: inout IdentityModel) -> String? {
        if Set(shown.keys) != Set(identities.places.map(\.tag)) {
            return "counters shown: \(shown.keys.sorted()), expected: \(identities.places.map(\.tag).sorted())"
        }
        for place in identities.places {
            guard let count = shown[place.tag] else { continue }
            if place.isVague {
                identities.adopt(count, at: place)
            } else if count != identities.count(place) {
                return "counter #\(place.tag) at \(place.way) shows \(count), must show \(identities.count(place))"
            }
        }
        return nil
    }
}
