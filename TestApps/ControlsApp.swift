import SwiftUI

/// One of each control.
struct ControlsApp: App {
    var body: some Scene {
        WindowGroup("Controls") { Controls() }
    }
}

private struct Controls: View {
    @State private var presses = 0
    @State private var isChecked = false
    @State private var isSwitched = true
    @State private var text = ""
    @State private var capitals = ""

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                Text("Pressed \(presses) times, \(isChecked ? "checked" : "unchecked"), \(isSwitched ? "on" : "off")")
                HStack {
                    Button("Press") { presses += 1 }
                    Button("Off Limits") { presses += 100 }
                        .disabled(true)
                    Button {
                        isChecked.toggle()
                    } label: {
                        HStack {
                            Image(systemName: "star")
                            Text("Check")
                        }
                    }
                }
                Toggle("Box", isOn: $isChecked)
                Toggle("Switch", isOn: $isSwitched)
                    .toggleStyle(.switch)
                TextField("Name", text: $text)
                Text("Typed: \(text)")
                TextField("Capitals", text: $capitals)
                    .onChange(of: capitals) { capitals = capitals.uppercased() }
                Text("Capitals: \(capitals)")
                HStack {
                    Image(systemName: "heart")
                        .accessibilityLabel("Liked")
                    Circle()
                        .fill(.red)
                        .frame(width: 24, height: 24)
                        .accessibilityLabel("Red Dot")
                    Circle()
                        .fill(.blue)
                        .frame(width: 24, height: 24)
                }
                Divider()
                ForEach(0..<40, id: \.self) { Text("Line \($0)") }
            }
            .padding()
        }
        .frame(minWidth: 360, idealWidth: 420, minHeight: 300, idealHeight: 520)
    }
}
