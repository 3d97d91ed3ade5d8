import SwiftUI

/// A choice whose selection is an optional.
struct PickerApp: App {
    var body: some Scene {
        WindowGroup("Picker") { Flavours() }
    }
}

private struct Flavours: View {
    @State private var flavour: String? = "mint"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Chosen: \(flavour ?? "none")")
            Picker("Flavour", selection: $flavour) {
                Text("None").tag(String?.none)
                Text("Mint").tag(String?.some("mint"))
                Text("Fig").tag(String?.some("fig"))
            }
            Button("Fig, Please") { flavour = "fig" }
        }
        .padding()
    }
}
