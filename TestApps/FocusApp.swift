import SwiftUI

/// Buttons and fields in an order, to which one is added in front.
struct FocusApp: App {
    var body: some Scene {
        WindowGroup("Focus") { FocusOrder() }
    }
}

private struct FocusOrder: View {
    @State private var hasMore = false
    @State private var isReversed = false
    @State private var text = ""

    var body: some View {
        VStack {
            if hasMore { Button("Above") {} }
            HStack {
                Button("One") {}
                Button("Two") {}
            }
            TextField("Three", text: $text)
            Toggle("Insert", isOn: $hasMore)
            Toggle("Reverse", isOn: $isReversed)
            ForEach(isReversed ? ["B", "A"] : ["A", "B"], id: \.self) { Button("Last \($0)") {} }
        }
        .padding()
        .frame(minWidth: 240)
    }
}
