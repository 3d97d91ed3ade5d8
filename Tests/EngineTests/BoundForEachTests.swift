import XCTest

@testable import SwiftUI

/// `ForEach` over a binding takes the initialiser whose bindings outlive their elements.
@MainActor
final class BoundForEachTests: XCTestCase {
    private struct Item: Identifiable {
        var id: Int
        var name: String
    }

    func testABoundCollectionIsShownThroughIndexedBindings() async {
        let items = Binding.constant([Item(id: 1, name: "a")])
        let byIdentity = ForEach(items) { $item in Text(item.name) }
        XCTAssert(type(of: byIdentity.data) == _IndexedBindings<[Item], Int>.self, "\(type(of: byIdentity.data))")
        let byPath = ForEach(items, id: \.name) { $item in Text(item.name) }
        XCTAssert(type(of: byPath.data) == _IndexedBindings<[Item], String>.self, "\(type(of: byPath.data))")
    }

    func testABindingOfACollectionGoesBackwards() async {
        let letters = Binding.constant(["a", "b", "c"])
        XCTAssertEqual(letters.index(2, offsetBy: -2), 0)
        XCTAssertEqual(letters.dropFirst().reversed().map(\.wrappedValue), ["c", "b"])
        XCTAssertEqual(letters.distance(from: 3, to: 1), -2)
    }
}
