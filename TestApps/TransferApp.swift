import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// Things to drag, to drop, to paste and to share. With "giver" and "taker" as second argument, two of them beside each
/// other.
struct TransferApp: App {
    var body: some Scene {
        WindowGroup(Self.name) {
            if Self.name == "lists" { GardenView() } else { TransferView() }
        }
        .defaultSize(width: 380, height: 460)
        .defaultPosition(Self.name == "taker" ? .trailing : .leading)
    }

    private static var name: String { CommandLine.arguments.dropFirst(2).first ?? "Transfer" }
}

struct Flower: Codable, Transferable, Identifiable {
    var name: String
    var petals: Int
    var id: String { name }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: UTType(exportedAs: "org.example.flower"))
        DataRepresentation(exportedContentType: .json) { try JSONEncoder().encode($0) }
            .suggestedFileName { $0.name }
        ProxyRepresentation(exporting: \.name)
    }
}

/// A list into which and out of which flowers are dragged.
private struct GardenView: View {
    @State private var bed = [Flower(name: "Rose", petals: 5), Flower(name: "Lily", petals: 6)]
    @State private var pot: [Flower] = []
    @State private var selection: String?

    var body: some View {
        VStack(alignment: .leading) {
            Text("Bed: \(bed.map(\.name).joined(separator: ", "))")
            Text("Pot: \(pot.map(\.name).joined(separator: ", "))")
            Text("Chosen: \(selection ?? "none")")
            Text("Tulip").padding(6).draggable(Flower(name: "Tulip", petals: 3))
            List(selection: $selection) {
                ForEach(bed) { flower in
                    Text("\(flower.name) in the bed").draggable(flower)
                }
                .dropDestination(for: Flower.self) { new, index in bed.insert(contentsOf: new, at: index) }
            }
            List {
                ForEach(pot) { Text("\($0.name) in the pot") }
                    .dropDestination(for: Flower.self) { new, index in
                        pot.insert(contentsOf: new, at: index)
                        // Moved: the row that is dragged goes while it is.
                        bed.removeAll { flower in new.contains { $0.name == flower.name } }
                    }
            }
        }
        .padding()
    }
}

private struct TransferView: View {
    @State private var flowers: [String] = []
    @State private var texts: [String] = []
    @State private var urls: [String] = []
    @State private var presses = 0
    @State private var level = 0.0
    @State private var isTargeted = false

    var body: some View {
        VStack(spacing: 12) {
            HStack(spacing: 12) {
                tile("Rose").draggable(Flower(name: "Rose", petals: 5))
                tile("Lily").draggable(Flower(name: "Lily", petals: 6)) {
                    Label("Lily to go", systemImage: "leaf").padding(8)
                }
                tile("Broken").onDrag {
                    let provider = NSItemProvider()
                    provider.registerDataRepresentation(
                        for: UTType(exportedAs: "org.example.flower"), visibility: .all
                    ) { done in
                        done(Data("no flower".utf8), nil)
                        return nil
                    }
                    return provider
                }
                Button("Press \(presses)") { presses += 1 }.draggable("from a button")
            }
            field("Flowers: \(flowers.joined(separator: ", "))")
                .overlay { if isTargeted { RoundedRectangle(cornerRadius: 6).stroke(Color.accentColor, lineWidth: 2) } }
                .dropDestination(for: Flower.self) { new, _ in
                    flowers += new.map { "\($0.name) \($0.petals)" }
                    return true
                } isTargeted: {
                    isTargeted = $0
                }
            field("Texts: \(texts.joined(separator: ", "))")
                .dropDestination(for: String.self) { new, _ in
                    texts += new
                    return true
                }
            field("Places: \(urls.joined(separator: ", "))")
                .dropDestination(for: URL.self) { new, _ in
                    urls += new.map(\.lastPathComponent)
                    return true
                }
            HStack {
                PasteButton(payloadType: Flower.self) { flowers += $0.map { "pasted \($0.name)" } }
                ShareLink("Share Tulip", item: Flower(name: "Tulip", petals: 6), preview: SharePreview("Tulip"))
                ShareLink("Share Link", item: URL(string: "https://example.com/tulip")!)
            }
            Text(isTargeted ? "Over the flowers" : "Nothing there")
            HStack {
                Text("Card")
                Text("Inner").padding(4).draggable("inner")
                Slider(value: $level, in: 0...100).frame(width: 100)
                Text("Level \(Int(level))")
            }
            .draggable("card")
        }
        .padding()
        .navigationTitle(CommandLine.arguments.dropFirst(2).first ?? "Transfer")
        .navigationDocument(URL(fileURLWithPath: "/usr/share/common-licenses/GPL-3"))
        .toolbar {
            ToolbarItem(placement: .primaryAction) { ShareLink(item: Flower(name: "Iris", petals: 3)) }
        }
    }

    private func tile(_ name: String) -> some View {
        Text(name).padding(8).background(Color.secondary.opacity(0.2), in: RoundedRectangle(cornerRadius: 6))
    }

    private func field(_ text: String) -> some View {
        Text(text).frame(maxWidth: .infinity, minHeight: 48)
            .background(Color.secondary.opacity(0.1), in: RoundedRectangle(cornerRadius: 6))
    }
}
