import SwiftUI

/// A list that can be searched, with an inspector.
struct SearchApp: App {
    var body: some Scene {
        WindowGroup("Search") { Library() }
            .defaultSize(width: 640, height: 400)
    }
}

private struct Library: View {
    @State private var query = ""
    @State private var submitted = ""
    @State private var showsInspector = false
    @State private var showsMore = false
    private let titles = ["Momo", "The Neverending Story", "Mirror", "Jim Button"]

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Submitted: \(submitted)")
                Spacer()
                Toggle("Inspector", isOn: $showsInspector)
            }
            .padding(6)
            List(titles.filter { query.isEmpty || $0.lowercased().contains(query.lowercased()) }, id: \.self) {
                Text($0)
            }
        }
        .inspector(isPresented: $showsInspector) {
            VStack(alignment: .leading) {
                Toggle("More", isOn: $showsMore)
                Text("What there is to know")
                if showsMore { Text("More than that").frame(minWidth: 160) }
            }
            .padding()
            .frame(maxWidth: .infinity, alignment: .leading)
            .inspectorColumnWidth(min: 120, ideal: 230, max: 300)
        }
        .searchable(text: $query, prompt: "Find books")
        .searchSuggestions {
            if query.hasPrefix("m") {
                ForEach(titles.filter { $0.lowercased().hasPrefix(query) }, id: \.self) {
                    Text("Suggested \($0)").searchCompletion($0)
                }
            }
        }
        .onSubmit(of: .search) { submitted = query }
    }
}
