import SwiftUI

/// Rows that come at both ends without end, as in a log, and are turned round; says which is the first in view.
struct GrowingRows: View {
    @State private var lines = Array(0..<400)
    @State private var growth: Task<Void, Never>?
    @State private var first = ""
    @State private var count = 0

    var body: some View {
        ScrollViewReader { reader in
            VStack {
                HStack {
                    Button(growth == nil ? "Start" : "Stop") { startOrStop() }
                    Button("Middle") { reader.scrollTo(200, anchor: .top) }
                    Button("Turn round") { lines.reverse() }
                    Button("Look") { look() }
                }
                Text("First: \(first)")
                Text("Came: \(count)")
                List(lines, id: \.self) { Text("Line \($0)").frame(height: 20 + Double(abs($0) * 7 % 30)) }
            }
        }
        .padding()
        .frame(width: 420, height: 400)
    }

    private func look() { first = ShownRow.all().first?.texts.first ?? "none" }

    private func startOrStop() {
        if let growth {
            growth.cancel()
            self.growth = nil
            return
        }
        growth = Task {
            while !Task.isCancelled {
                count += 1
                lines.insert(-count, at: 0)
                lines.append(1_000 + count)
                await ShownRow.nextFrame()
                look()
            }
        }
    }
}
