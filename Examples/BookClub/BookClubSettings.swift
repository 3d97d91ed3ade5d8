import SwiftUI

/// The app's settings.
struct BookClubSettings: View {
    @AppStorage("order") private var order: BookOrder = .title
    @AppStorage("goal") private var goal = 20

    var body: some View {
        TabView {
            Form {
                Picker("Sort books by", selection: $order) {
                    ForEach(BookOrder.allCases) { Text($0.title).tag($0) }
                }
            }
            .tabItem { Label("Library", systemImage: "books.vertical") }
            Form {
                Stepper("\(goal) pages a day", value: $goal, in: 1...500)
            }
            .tabItem { Label("Reading", systemImage: "book") }
        }
        .frame(minWidth: 420, minHeight: 240)
    }
}
