import SwiftUI

/// More tabs than there is room for; the first one shows the picture at the address of the second argument.
struct ManyTabsApp: App {
    var body: some Scene {
        WindowGroup("Many Tabs") { ManyTabs() }.defaultSize(width: 460, height: 320)
    }
}

private struct ManyTabs: View {
    @State private var chosen = 0
    private let address = CommandLine.arguments.dropFirst(2).first ?? ""

    var body: some View {
        TabView(selection: $chosen) {
            ForEach(0..<10, id: \.self) { index in
                VStack {
                    Text("Page \(index)")
                    if index == 0 {
                        AsyncImage(url: URL(string: address)) { phase in
                            if let image = phase.image {
                                image.resizable().frame(width: 80, height: 80).accessibilityLabel("Loaded")
                            } else {
                                Text(phase.error == nil ? "Waiting" : "Failed")
                            }
                        }
                        Button("To the last") { chosen = 9 }
                    }
                }
                .tabItem { Text("Number \(index)") }
                .tag(index)
            }
        }
    }
}
