import Foundation
import HeadlessToolkit
import SwiftUITesting
import ViewGraph
import XCTest

@testable import SwiftUI

/// Counts what rows do.
@MainActor
final class Counter {
    var bodies = 0
}

@Observable
final class Model: Identifiable {
    let id: Int
    var name: String

    init(_ id: Int) {
        self.id = id
        name = "Model \(id)"
    }
}

struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String

    init(_ id: Int, _ name: String? = nil) {
        self.id = id
        self.name = name ?? "Fruit \(id)"
    }
}

/// What a test changes from outside: the view's state, through a box that holds its bindings.
@MainActor
final class Remote<Value> {
    var value: Binding<Value>!
    var selection: Binding<Set<Int>>!
    var one: Binding<Int?>!
}

struct CountedRow: View {
    let name: String
    let counter: Counter
    @State private var presses = 0

    var body: some View {
        counter.bodies += 1
        return HStack {
            Text(name)
            Spacer()
            Text("\(presses)")
            Button("Press \(name)") { presses += 1 }
        }
    }
}

@MainActor
extension ViewUnderTest {
    var list: HeadlessList {
        get throws { try XCTUnwrap(find(.list).widget as? HeadlessList) }
    }

    /// What the rows in view say, in order, without their buttons.
    var rowNames: [String] { get throws { try list.rows.map { $0.texts.first ?? "" } } }
}
