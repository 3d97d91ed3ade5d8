import SwiftUI

/// Windows whose scenes say nothing of their size: one that takes all room, with a toolbar; argument `large` has content
/// that is larger than its room, `field` a text field in a large font.
struct FirstSizeApp: App {
    static let kind = CommandLine.arguments.dropFirst(2).first ?? ""
    @State private var name = "Ann"

    var body: some Scene {
        WindowGroup("First size") {
            switch Self.kind {
            case "large":
                GeometryReader { _ in
                    Color(red: 1, green: 0, blue: 0).frame(width: 3000, height: 3000).offset(x: -1000, y: -1000)
                }
            case "field":
                VStack {
                    TextField("Large", text: $name).font(.system(size: 48))
                    TextField("Usual", text: $name)
                    Spacer()
                }
            default:
                NavigationView {
                    List { Text("side") }.frame(minWidth: 100, idealWidth: 150, maxWidth: 200)
                    Text("detail").toolbar { Button("Add") {} }
                }
            }
        }
    }
}
