import SwiftUI

/// Every control in its states, to be looked at and used; the second argument says which page.
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            switch CommandLine.arguments.dropFirst(2).first {
            case "values": ValuesPage()
            case "form": FormPage()
            case "text": TextPage()
            case "choices": ChoicesPage()
            default: ButtonsPage()
            }
        }
    }
}

struct RoundStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .foregroundColor(.white)
            .background(configuration.isPressed ? Color.red : Color.purple)
    }
}

private struct SquareToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack {
                Image(systemName: configuration.isOn ? "checkmark.square" : "square")
                configuration.label
            }
        }
        .buttonStyle(.plain)
    }
}

private struct ButtonsPage: View {
    @State private var presses = 0
    @State private var isOn = true
    @State private var items = [true, false]

    var body: some View {
        VStack(alignment: .leading, spacing: 10) {
            Text("Pressed \(presses), \(isOn ? "on" : "off")")
            HStack {
                Button("Automatic") { presses += 1 }
                Button("Bordered") { presses += 1 }.buttonStyle(.bordered)
                Button("Prominent") { presses += 1 }.buttonStyle(.borderedProminent)
                Button("Borderless") { presses += 1 }.buttonStyle(.borderless)
                Button("Plain") { presses += 1 }.buttonStyle(.plain)
                Button("Link") { presses += 1 }.buttonStyle(.link)
                Button("Bar") { presses += 1 }.buttonStyle(.accessoryBar)
            }
            HStack {
                Button("Destructive", role: .destructive) { presses += 1 }
                Button("Delete", role: .destructive) { presses += 1 }.buttonStyle(.borderless)
                Button("Add", systemImage: "plus") { presses += 1 }
                Button("Trash", systemImage: "trash") { presses += 1 }.labelStyle(.iconOnly)
                Button("Off", systemImage: "trash") { presses += 1 }.disabled(true)
                Button("Custom") { presses += 1 }.buttonStyle(RoundStyle())
            }
            HStack {
                Button("Mini") { presses += 1 }.controlSize(.mini)
                Button("Small") { presses += 1 }.controlSize(.small)
                Button("Regular") { presses += 1 }
                Button("Large") { presses += 1 }.controlSize(.large)
                Button("Extra Large") { presses += 1 }.controlSize(.extraLarge)
            }
            HStack {
                Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
                Button("Reject", systemImage: "xmark") { presses += 1 }
                    .labelStyle(.iconOnly)
                    .buttonBorderShape(.circle)
                Button("Radius") { presses += 1 }.buttonBorderShape(.roundedRectangle(radius: 2))
                Button("Green") { presses += 1 }.buttonStyle(.borderedProminent).tint(.green)
                Button("Tinted") { presses += 1 }.tint(.orange)
            }
            HStack {
                Toggle("Check", isOn: $isOn)
                Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                Toggle("Button", isOn: $isOn).toggleStyle(.button)
                Toggle("Own", isOn: $isOn).toggleStyle(SquareToggle())
                Toggle("Mixed", sources: $items, isOn: \.self)
            }
            HStack {
                Toggle("Pink", isOn: $isOn).tint(.pink)
                Toggle("Teal", isOn: $isOn).toggleStyle(.switch).tint(.teal)
                Toggle("Mini", isOn: $isOn).controlSize(.mini)
                Toggle("Mini Switch", isOn: $isOn).toggleStyle(.switch).controlSize(.mini)
                Toggle("Unlabelled", isOn: $isOn).toggleStyle(.switch).labelsHidden()
            }
            HStack(spacing: 20) {
                Label("Title and Icon", systemImage: "star")
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
            }
        }
        .padding(20)
    }
}
