import Foundation
import HeadlessToolkit
import Observation
import SwiftUI
import SwiftUITesting
import XCTest

/// The lines that `_printChanges()` prints.
@MainActor
final class PrintChangesTests: XCTestCase {
    /// What `body` prints.
    private func printed(_ body: () throws -> Void) rethrows -> [String] {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        XCTAssertTrue(FileManager.default.createFile(atPath: file.path, contents: nil))
        defer { try? FileManager.default.removeItem(at: file) }
        fflush(nil)
        let old = dup(STDOUT_FILENO)
        let descriptor = open(file.path, O_WRONLY)
        dup2(descriptor, STDOUT_FILENO)
        defer {
            dup2(old, STDOUT_FILENO)
            close(old)
            close(descriptor)
        }
        try body()
        fflush(nil)
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    struct Counter: View {
        @State private var count = 0
        @State private var other = 0
        @Environment(\.isEnabled) private var isEnabled
        let name: String
        var body: some View {
            let _ = Self._printChanges()
            Button("Count \(count) \(other) \(isEnabled)") { count += 1 }
        }
    }

    func testStateValueAndEnvironment() async throws {
        var view: ViewUnderTest<AnyView>!
        func show(_ name: String, isDisabled: Bool = false) -> AnyView {
            AnyView(Counter(name: name).disabled(isDisabled))
        }
        XCTAssertEqual(
            printed { view = ViewUnderTest(show("a")) },
            ["PrintChangesTests.Counter: @self, @identity, _count, _other, _isEnabled changed."])
        XCTAssertEqual(try printed { try view.find(.button).press() }, ["PrintChangesTests.Counter: _count changed."])
        XCTAssertEqual(printed { view.update(show("b")) }, ["PrintChangesTests.Counter: @self changed."])
        XCTAssertEqual(printed { view.update(show("b")) }, [])
        XCTAssertEqual(
            printed { view.update(show("b", isDisabled: true)) }, ["PrintChangesTests.Counter: _isEnabled changed."])
    }

    struct Plain: View {
        let name: String
        var body: some View {
            let _ = Self._printChanges()
            Text(name)
        }
    }

    @Observable
    final class Model { var name = "a" }

    struct Modelled: View {
        let model: Model
        var body: some View {
            let _ = Self._printChanges()
            Text(model.name)
        }
    }

    func testViewsWithoutProperties() async throws {
        var view: ViewUnderTest<Plain>!
        XCTAssertEqual(printed { view = ViewUnderTest(Plain(name: "a")) }, ["PrintChangesTests.Plain: @self changed."])
        XCTAssertEqual(printed { view.update(Plain(name: "b")) }, ["PrintChangesTests.Plain: @self changed."])
    }

    func testAModel() async throws {
        let model = Model()
        var view: ViewUnderTest<Modelled>!
        XCTAssertEqual(
            printed { view = ViewUnderTest(Modelled(model: model)) }, ["PrintChangesTests.Modelled: @self changed."])
        XCTAssertEqual(
            printed {
                model.name = "b"
                view.launch.toolkit.settle()
            }, ["PrintChangesTests.Modelled: @dependencies changed."])
    }
}
