import SwiftUI
import ViewGraph

/// Every step of `WindowScript` can be made in any of its windows.
struct AnythingApp: App {
    var body: some Scene {
        WindowGroup("Main", id: "main") { Page(kind: "main", value: .constant(nil)) }
        WindowGroup("Item", id: "item", for: Int.self) { $item in Page(kind: "item", value: $item) }
        WindowGroup("Other", id: "other", for: Int.self) { $item in
            Page(kind: "other", value: Binding($item))
        } defaultValue: {
            0
        }
        Window("Tool", id: "tool") { Page(kind: "tool", value: .constant(nil)) }
    }

    private struct Page: View {
        let kind: String
        @Binding var value: Int?
        @StateObject private var model = PageModel()
        @State private var count = 0
        @State private var title: String?
        @State private var step = ""
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.dismiss) private var dismiss

        var body: some View {
            let _ = model
            VStack {
                Text("\(kind) \(value.map(String.init) ?? "-") \(count)")
                TextField("Step", text: $step)
                    // A full stop ends a step: text may come in pieces.
                    .onChange(of: step) { if step.hasSuffix(".") { perform(String(step.dropLast())) } }
                if let title { Color.clear.frame(height: 1).navigationTitle(title) }
            }
        }

        private func perform(_ text: String) {
            let words = text.split(separator: " ").map(String.init)
            step = ""
            let number = words.count > 1 ? Int(words[1]) : nil
            switch words.first {
            case "open": openWindow(id: words[1])
            case "value": openWindow(value: number ?? 0)
            case "other": openWindow(id: "other", value: number ?? 0)
            case "dismiss": dismiss()
            case "close": dismissWindow(value: number ?? 0)
            case "all": dismissWindow(id: words[1])
            case "set": value = number
            case "title": title = words[1]
            case "count": count += 1
            case "tally": say("tally: nodes \(Graph.counts.liveNodes) widgets \(WidgetCount.living)")
            default: say("unknown step \(words)")
            }
        }
    }
}

@MainActor
final class PageModel: ObservableObject {
    private static var living = 0 {
        didSet { say("pages \(living)") }
    }
    init() { Self.living += 1 }
    isolated deinit { Self.living -= 1 }
}
