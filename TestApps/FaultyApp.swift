import SwiftUI

/// What the checks of looks must find: a button over another, one outside of the window, one without a name, and text
/// that is cut.
struct FaultyApp: App {
    var body: some Scene {
        WindowGroup("Faulty") {
            VStack(alignment: .leading, spacing: 20) {
                ZStack(alignment: .leading) {
                    Button("Below") {}
                    Button("Above") {}.padding(.leading, 20)
                }
                Button("Far Away") {}.offset(x: 260)
                Button {
                } label: {
                    Color(red: 0, green: 0, blue: 1).frame(width: 20, height: 20)
                }
                Text("Cut off at its end").fixedSize().frame(width: 60, alignment: .leading).clipped()
                Text("Ends in an ellipsis").lineLimit(1).frame(width: 60)
                Text("All is well")
            }
            .frame(width: 300, height: 300)
        }
    }
}
