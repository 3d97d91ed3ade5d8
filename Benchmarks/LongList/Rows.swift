import Stamps
import SwiftUI

struct Row: Identifiable {
    let id: Int
    var text: String
}

@Observable
final class RowModel: Identifiable {
    let id: Int
    var text: String

    init(id: Int, text: String) {
        self.id = id
        self.text = text
    }
}

/// Rows that are values.
struct StructRows: View {
    @State private var rows = (0..<Changes.count).map { Row(id: $0, text: "Row \($0)") }

    var body: some View {
        let _ = Stamps.noteBody()
        List(rows) { RowView(text: $0.text) }.onAppear {
            Changes.connect($rows) {
                $0.text = $1
            } make: {
                Row(id: $0, text: $1)
            }
        }
    }
}

/// Rows that are bindings to values.
struct BoundRows: View {
    @State private var rows = (0..<Changes.count).map { Row(id: $0, text: "Row \($0)") }

    var body: some View {
        let _ = Stamps.noteBody()
        List {
            ForEach($rows) { BoundRowView(text: $0.text) }
        }
        .onAppear {
            Changes.connect($rows) {
                $0.text = $1
            } make: {
                Row(id: $0, text: $1)
            }
        }
    }
}

/// Rows that are models, of which one changes by itself.
struct ModelRows: View {
    @State private var rows = (0..<Changes.count).map { RowModel(id: $0, text: "Row \($0)") }

    var body: some View {
        let _ = Stamps.noteBody()
        List(rows) { ModelRowView(row: $0) }.onAppear {
            Changes.connect($rows) {
                $0.text = $1
            } make: {
                RowModel(id: $0, text: $1)
            }
            Changes.setText = { [rows] in rows[$0].text = $1 }
        }
    }
}

struct RowView: View {
    let text: String

    var body: some View {
        let _ = Stamps.noteBody()
        HStack {
            Text(text)
            Spacer()
            Text("detail")
            Button("Go") {}
        }
    }
}

struct BoundRowView: View {
    @Binding var text: String

    var body: some View {
        let _ = Stamps.noteBody()
        HStack {
            Text(text)
            Spacer()
            Text("detail")
            Button("Go") {}
        }
    }
}

struct ModelRowView: View {
    let row: RowModel

    var body: some View {
        let _ = Stamps.noteBody()
        HStack {
            Text(row.text)
            Spacer()
            Text("detail")
            Button("Go") {}
        }
    }
}
