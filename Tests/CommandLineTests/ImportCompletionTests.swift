import XCTest

@testable import fenestra

/// What a file is given that it has on a Mac without saying so.
final class ImportCompletionTests: XCTestCase {
    func testFoundationBringsCombine() {
        XCTAssertEqual(
            ImportCompletion.completed("// Model\nimport Foundation\nclass Model: ObservableObject {}\n"),
            "// Model\nimport Foundation; import Combine\nclass Model: ObservableObject {}\n")
        XCTAssertEqual(
            ImportCompletion.completed("@preconcurrency import Foundation // all\nvar tasks: Set<AnyCancellable>"),
            "@preconcurrency import Foundation; import Combine // all\nvar tasks: Set<AnyCancellable>")
    }

    func testFoundationBringsObservation() {
        XCTAssertEqual(
            ImportCompletion.completed("import Foundation\n@Observable class Model {}"),
            "import Foundation; import Observation\n@Observable class Model {}")
        XCTAssertNil(ImportCompletion.completed("import SwiftUI\n@Observable class Model {}"))
        XCTAssertNil(ImportCompletion.completed("import Foundation\nimport Observation\n@Observable class Model {}"))
    }

    func testTheNetworkIsImported() {
        XCTAssertEqual(
            ImportCompletion.completed("import SwiftUI\r\nlet session = URLSession.shared"),
            "import SwiftUI; import FoundationNetworking\r\nlet session = URLSession.shared")
        XCTAssertEqual(
            ImportCompletion.completed("import Foundation\nclass A: ObservableObject { var r: URLRequest? }"),
            "import Foundation; import FoundationNetworking; import Combine\n"
                + "class A: ObservableObject { var r: URLRequest? }")
    }

    func testWhatFoundationLacksIsImported() {
        XCTAssertEqual(
            ImportCompletion.completed("import Foundation\nlet undo = UndoManager()"),
            "import Foundation; import FoundationSupplement\nlet undo = UndoManager()")
        XCTAssertNil(ImportCompletion.completed("import SwiftUI\nlet undo = UndoManager()"))
    }

    func testNothingIsAddedWhereNothingLacks() {
        for text in [
            "", "import Foundation\nclass Model {}", "class Model: ObservableObject {}",
            "import SwiftUI\nclass Model: ObservableObject {}",
            "import Foundation\nimport Combine\nclass Model: ObservableObject {}",
            "import Foundation\nclass MyObservableObject {}\nlet theURLSessions = 1",
            "#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nimport Foundation\n"
                + "let session: URLSession",
        ] { XCTAssertNil(ImportCompletion.completed(text), text) }
    }
}
