import SwiftUI

/// A pane of one width beside one that is replaced, a picker in the bar, and a button that repeats.
struct PanesApp: App {
    var body: some Scene {
        WindowGroup("Panes") { PanesView() }.defaultSize(width: 700, height: 400)
    }
}

private struct PanesView: View {
    private enum Mode: String, CaseIterable { case cards, table }
    @State private var mode = Mode.cards
    @State private var count = 0

    var body: some View {
        HSplitView {
            VStack {
                Text("Side")
                Button("More") { count += 1 }.buttonRepeatBehavior(.enabled)
                Button("Once") { count += 100 }
                Text("Count: \(count)")
            }
            .frame(width: 180)
            .frame(maxHeight: .infinity)
            if mode == .cards {
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 100, maximum: 100))]) {
                        ForEach(0..<4) { Text("Card \($0)").frame(width: 100, height: 100) }
                    }
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            } else {
                Text("Table").frame(maxWidth: .infinity, maxHeight: .infinity).background(.selection)
            }
        }
        .toolbar {
            Picker("View Mode", selection: $mode) {
                ForEach(Mode.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
        }
    }
}
