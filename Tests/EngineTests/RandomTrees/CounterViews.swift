import SwiftUI

/// What counters that are made from now on begin with, by tag; 0 if it is not said.
@MainActor
enum FirstCounts {
    static var byTag: [Int: Int] = [:]
}

struct CounterView: View {
    let tag: Int
    @State private var count: Int

    init(_ tag: Int) {
        self.tag = tag
        _count = State(initialValue: FirstCounts.byTag[tag] ?? 0)
    }

    var body: some View { Button("#\(tag)=\(count)") { count += 1 } }
}

struct BoundCounterView: View {
    let tag: Int
    @State private var count: Int

    init(_ tag: Int) {
        self.tag = tag
        _count = State(initialValue: FirstCounts.byTag[tag] ?? 0)
    }

    var body: some View { CountButton(tag: tag, count: $count) }
}

private struct CountButton: View {
    let tag: Int
    @Binding var count: Int
    var body: some View { Button("#\(tag)=\(count)") { count += 1 } }
}

struct CountingModifier: ViewModifier {
    let tag: Int
    @State private var count: Int

    init(_ tag: Int) {
        self.tag = tag
        _count = State(initialValue: FirstCounts.byTag[tag] ?? 0)
    }

    func body(content: Content) -> some View {
        HStack {
            content
            CountButton(tag: tag, count: $count)
        }
    }
}
