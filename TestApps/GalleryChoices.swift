import SwiftUI

/// Pickers, dates, colours, gauges, groups.
struct ChoicesPage: View {
    private enum Flavour: String, CaseIterable, Identifiable {
        case mint, plum, fig
        var id: Self { self }
    }
    private struct Item {
        var flavour: Flavour
    }
    @State private var flavour = Flavour.mint
    @State private var items = [Item(flavour: .mint), Item(flavour: .fig)]
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color(red: 0.2, green: 0.6, blue: 0.4)
    @State private var isExpanded = false

    private var day: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        let parts = calendar.dateComponents([.month, .day, .hour, .minute], from: date)
        return "\(parts.month!)/\(parts.day!) \(parts.hour!):\(parts.minute!)"
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text(
                "Flavour \(flavour.rawValue), date \(day), items \(items.map(\.flavour.rawValue).joined(separator: "+"))"
            )
            HStack(spacing: 20) {
                Picker("Menu", selection: $flavour) { choices }
                Picker("Several", sources: $items, selection: \.flavour) { choices }
            }
            Picker("Segments", selection: $flavour) { choices }
                .pickerStyle(.segmented)
            HStack(alignment: .top, spacing: 40) {
                Picker("Radio", selection: $flavour) {
                    Section { choices }
                }
                .pickerStyle(.radioGroup)
                Picker("View", selection: $flavour) {
                    Image(systemName: "list.bullet").tag(Flavour.mint).accessibilityLabel("As List")
                    Image(systemName: "square.grid.2x2").tag(Flavour.plum).accessibilityLabel("As Grid")
                }
                .pickerStyle(.segmented)
                .labelsHidden()
                Gauge(value: 0.6) {
                    Text("Disk")
                } currentValueLabel: {
                    Text("60%")
                }
                Gauge(value: 0.6) {
                    Text("Speed")
                } currentValueLabel: {
                    Text("60")
                }
                .gaugeStyle(.accessoryCircular)
            }
            HStack(spacing: 20) {
                DatePicker("Date", selection: $date)
                ColorPicker("Colour", selection: $color)
            }
            HStack(alignment: .top, spacing: 20) {
                DatePicker("Day", selection: $date, displayedComponents: .date)
                    .datePickerStyle(.graphical)
                    .labelsHidden()
                VStack(alignment: .leading, spacing: 12) {
                    GroupBox("Box") {
                        Text("In a box")
                        Toggle("Switch", isOn: $isExpanded)
                    }
                    DisclosureGroup("Details", isExpanded: $isExpanded) {
                        Text("More of it")
                    }
                    ControlGroup {
                        Button("Cut") {}
                        Button("Copy") {}
                        Button("Paste") {}
                    }
                    color.frame(width: 60, height: 30)
                }
            }
        }
        .padding(20)
        .environment(\.timeZone, TimeZone(identifier: "UTC")!)
    }

    private var choices: some View {
        ForEach(Flavour.allCases) { Text($0.rawValue.capitalized) }
    }
}
