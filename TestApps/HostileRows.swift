import SwiftUI

/// Rows of changing heights, wider than the list, many sections, no rows, identifiers that come twice, and an end that
/// goes.
struct HostileRows: View {
    @State private var kind = "heights"
    @State private var count = 400
    @State private var isTall = false
    @State private var changes: Task<Void, Never>?

    var body: some View {
        ScrollViewReader { reader in
            VStack {
                HStack {
                    ForEach(["heights", "wide", "sections", "empty", "twice"], id: \.self) { name in
                        Button(name) { kind = name }
                    }
                }
                HStack {
                    Button("Shrink") { count = max(0, count / 4) }
                    Button("Grow") { count = count * 4 + 1 }
                    Button("Clear") { count = 0 }
                    Button("Change") { isTall.toggle() }
                    Button(changes == nil ? "Start" : "Stop") { startOrStop() }
                    Button("Middle") { reader.scrollTo(count / 2, anchor: .center) }
                    Button("End") { reader.scrollTo("end") }
                }
                rows
            }
        }
        .padding()
        .frame(width: 640, height: 420)
    }

    @ViewBuilder private var rows: some View {
        switch kind {
        case "wide":
            List(0..<count, id: \.self) { index in
                Text("Wide \(index) " + String(repeating: "and wider ", count: isTall ? 20 : 12)).fixedSize()
            }
        case "sections":
            List {
                ForEach(0..<1000) { section in
                    Section("Section \(section)") {
                        ForEach(0..<3) { Text("Row \(section).\($0)") }
                    }
                }
                Text("Last of all").id("end")
            }
        case "empty":
            List(0..<(count < 50 ? count : 0), id: \.self) { Text("Few \($0)") }
        case "twice":
            List(0..<count, id: \.self) { index in Text("Once \(index)") }
                .overlay { List((0..<count).map { $0 / 3 }, id: \.self) { Text("Twice \($0)") } }
        default:
            List {
                ForEach(0..<count, id: \.self) { index in
                    Text("Height \(index)").frame(height: height(of: index))
                }
                Text("The end").id("end")
            }
        }
    }

    private func height(of index: Int) -> Double {
        isTall ? 20 + Double(index * 7 % 60) : 60 - Double(index * 7 % 40)
    }

    private func startOrStop() {
        if let changes {
            changes.cancel()
            self.changes = nil
            return
        }
        changes = Task {
            while !Task.isCancelled {
                isTall.toggle()
                try? await Task.sleep(for: .milliseconds(50))
            }
        }
    }
}
