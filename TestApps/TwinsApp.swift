import SwiftUI

/// Two of each control for one state: what is done to the first is seen in the second and in words, and what the app
/// does in both.
struct TwinsApp: App {
    var body: some Scene {
        WindowGroup("Twins") { Twins() }
    }
}

private struct Values: Equatable {
    var isOn = false
    var text = "old"
    var secret = "abc"
    var notes = "note"
    var choice = "one"
    var level = 0.2
    var count = 1
    var date = Date(timeIntervalSince1970: 1_700_000_000)
    var color = Color(red: 0.2, green: 0.6, blue: 0.4)
    var isOpen = false
    var tab = "first"
}

private struct Twins: View {
    @State private var values = Values()
    @State private var log = "nothing"

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Log \(log)")
                Button("Change") { change() }
                Button("Reset") { values = Values() }
                    .help("As it was at first")
                Link("Web", destination: URL(string: "https://example.org/page")!)
            }
            HStack {
                Text("Hover")
                    .onHover { log = $0 ? "over" : "away" }
                Gauge(value: values.level) { Text("Gauge") }
                ProgressView(value: values.level) { Text("Bar") }
            }
            ForEach(["A", "B"], id: \.self) { TwinsRow(name: $0, values: $values) }
        }
        .padding(12)
        .frame(width: 760)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
        .environment(
            \.openURL,
            OpenURLAction {
                log = $0.absoluteString
                return .handled
            })
    }

    private func change() {
        values.isOn = true
        values.text = "new"
        values.secret = "abcd"
        values.notes = "other"
        values.choice = "three"
        values.level = 0.9
        values.count = 4
        values.date = Date(timeIntervalSince1970: 1_700_000_000 + 3600)
        values.isOpen = true
        values.tab = "second"
    }
}

private struct TwinsRow: View {
    let name: String
    @Binding var values: Values

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(summary)
            HStack {
                Toggle("Switch \(name)", isOn: $values.isOn).toggleStyle(.switch)
                Toggle("Check \(name)", isOn: $values.isOn)
                Toggle("Button \(name)", isOn: $values.isOn).toggleStyle(.button)
                Stepper("Count \(name) \(values.count)", value: $values.count, in: 0...9)
                DatePicker("Date \(name)", selection: $values.date, displayedComponents: .hourAndMinute)
            }
            HStack {
                TextField("Text \(name)", text: $values.text)
                SecureField("Secret \(name)", text: $values.secret)
                TextEditor(text: $values.notes).frame(height: 40).accessibilityLabel("Notes \(name)")
                Slider(value: $values.level) { Text("Level \(name)") }
            }
            HStack(alignment: .top) {
                Picker("Menu \(name)", selection: $values.choice) { choices }
                Picker("Segments \(name)", selection: $values.choice) { choices }.pickerStyle(.segmented)
                Picker("Radio \(name)", selection: $values.choice) { choices }.pickerStyle(.radioGroup)
                ColorPicker("Colour \(name)", selection: $values.color)
                DisclosureGroup("Group \(name)", isExpanded: $values.isOpen) { Text("Inside \(name)") }
            }
            TabView(selection: $values.tab) {
                Text("Page one \(name)").tabItem { Text("First \(name)") }.tag("first")
                Text("Page two \(name)").tabItem { Text("Second \(name)") }.tag("second")
            }
            .frame(height: 80)
        }
    }

    private var choices: some View {
        ForEach(["one", "two", "three"], id: \.self) { Text($0) }
    }

    private var summary: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return """
            \(name): \(values.isOn ? "on" : "off"), \(values.text), \(values.secret.count), \(values.notes), \
            \(values.choice), \(Int((values.level * 100).rounded())), \(values.count), \
            \(calendar.component(.hour, from: values.date)), \(values.isOpen ? "open" : "closed"), \(values.tab)
            """
    }
}
