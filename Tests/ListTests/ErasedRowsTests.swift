import HeadlessToolkit
import SwiftUITesting
import XCTest

@testable import SwiftUI

/// Erased views that are several, in lists.
@MainActor
final class ErasedRowsTests: XCTestCase {
    private struct Content: View {
        var names: [String]
        var makes: Int
        var body: some View {
            List {
                AnyView(
                    Group {
                        Text("first")
                        Text("second")
                    })
                ForEach(names, id: \.self) { name in
                    switch makes {
                    case 1: AnyView(Text(name))
                    default:
                        AnyView(
                            Group {
                                Text(name)
                                Text("\(name) too")
                            })
                    }
                }
            }
        }
    }

    private func erased(_ names: [String], makes: Int) -> some View {
        List {
            ForEach(names, id: \.self) { name -> AnyView in
                makes == 1
                    ? AnyView(Text(name))
                    : AnyView(
                        Group {
                            Text(name)
                            Text("\(name) too")
                        })
            }
        }
    }

    func testEachOfSeveralErasedViewsIsARow() async throws {
        let app = ViewUnderTest(Content(names: ["a", "b"], makes: 2))
        XCTAssertEqual(try app.list.rows.count, 6)
    }

    func testElementsThatAreSeveralViews() async throws {
        let app = ViewUnderTest(erased(["a", "b"], makes: 2))
        XCTAssertEqual(try app.list.rows.count, 4)
        app.update(erased(["a", "b", "c"], makes: 2))
        XCTAssertEqual(try app.list.rows.count, 6)
    }

    func testElementsThatBecomeSeveralViews() async throws {
        let app = ViewUnderTest(erased([], makes: 1))
        XCTAssertEqual(try app.list.rows.count, 0)
        app.update(erased(["a", "b"], makes: 1))
        XCTAssertEqual(try app.list.rows.count, 2)
        app.update(erased(["a", "b"], makes: 2))
        XCTAssertEqual(try app.list.rows.count, 4)
        app.update(erased(["a", "b"], makes: 1))
        XCTAssertEqual(try app.list.rows.count, 2)
        XCTAssertEqual(app.problems, [])
    }

    func testElementsOfOneViewAreMadeOnDemand() async throws {
        var made = 0
        let app = ViewUnderTest(
            List {
                ForEach(0..<1000, id: \.self) { index -> AnyView in
                    made += 1
                    return AnyView(Text("\(index)"))
                }
            })
        XCTAssertLessThan(made, 200)
        _ = app
    }
}
