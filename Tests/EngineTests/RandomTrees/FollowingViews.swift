import Foundation
import SwiftUI

struct MarkView: View {
    @Environment(\.sketchMark) private var mark
    var body: some View { Text(verbatim: "mark \(mark)") }
}

private struct SketchMarkKey: EnvironmentKey {
    static let defaultValue = 0
}

extension EnvironmentValues {
    var sketchMark: Int {
        get { self[SketchMarkKey.self] }
        set { self[SketchMarkKey.self] = newValue }
    }
}

/// How many watched views are there, by what they said of their coming and going.
@MainActor
enum WatchedViews {
    static var count = 0
}

struct MeasuringView: View {
    let sketch: Sketch
    var body: some View {
        GeometryReader { proxy in
            VStack {
                Text(verbatim: "\(proxy.size.width) × \(proxy.size.height)")
                SketchView(sketch)
            }
        }
    }
}

struct EquatableSketch: View, @MainActor Equatable {
    let sketch: Sketch
    var body: some View { SketchView(sketch) }
}

struct NamesKey: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}

struct CollectingView: View {
    let sketch: Sketch
    @State private var names: [Int] = []
    var body: some View {
        VStack {
            Text(verbatim: "names \(names)")
            SketchView(sketch).onPreferenceChange(NamesKey.self) { names = $0 }
        }
    }
}

struct FollowingView: View {
    let value: Int
    let sketch: Sketch
    @State private var seen = -1
    var body: some View {
        HStack {
            SketchView(sketch)
            Text(verbatim: "seen \(seen)")
        }
        .onChange(of: value, initial: true) { seen = value }
    }
}
