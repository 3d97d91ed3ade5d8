import SwiftUI
import XCTest

@MainActor
final class HostileTextTests: HostileTestCase {
    func testNoTextAtAll() async {
        await survive {
            VStack {
                Text(verbatim: "")
                Button("") {}
                Text(verbatim: "after")
            }
        }
    }

    func testHugeTexts() async {
        let texts = [
            "a megabyte": String(repeating: "word ", count: 200_000),
            "one word": String(repeating: "x", count: 50_000),
            "lines": String(repeating: "\n", count: 20_000),
            "controls": String(repeating: "\u{0}\u{7}\u{202E}\r", count: 5_000),
        ]
        for (name, text) in texts {
            await survive(name) {
                VStack {
                    Text(verbatim: text)
                    Text(verbatim: "after")
                }
            }
        }
    }

    func testAHugeTextThatChanges() async {
        await survive {
            Counting { count in
                VStack {
                    Text(verbatim: String(repeating: "word ", count: 20_000 + count))
                    Text(verbatim: "after \(count)")
                }
            }
        } then: { app in
            for _ in 0..<3 { XCTAssert(app.window.contentSurface.first(name: "more")?.perform(.press) == true) }
        }
    }
}

/// Content with a number that a button named "more" raises.
struct Counting<Content: View>: View {
    @State private var count = 0
    let content: (Int) -> Content

    init(@ViewBuilder content: @escaping (Int) -> Content) { self.content = content }

    var body: some View {
        VStack {
            Button("more") { count += 1 }
            content(count)
        }
    }
}
