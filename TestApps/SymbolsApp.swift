import SwiftUI

/// The symbols that apps use most, each with its name.
struct SymbolsApp: App {
    var body: some Scene {
        WindowGroup("Symbols") { Symbols() }.defaultSize(width: 1100, height: 860)
    }
}

private struct Symbols: View {
    private let columns = [GridItem](repeating: GridItem(.flexible()), count: 12)

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 12) {
                ForEach(Self.names, id: \.self) { name in
                    VStack {
                        Image(systemName: name).font(.title)
                        Text(name).font(.caption2).lineLimit(2).multilineTextAlignment(.center)
                    }
                }
            }
            .padding()
        }
    }

    private static let names = [
        "trash", "plus", "star", "xmark", "xmark.circle.fill", "calendar", "clock", "arrow.clockwise",
        "checkmark.circle", "square.and.pencil", "gear", "magnifyingglass", "exclamationmark.triangle.fill",
        "gearshape", "checkmark.circle.fill", "checkmark", "plus.circle.fill", "doc.on.doc", "pencil",
        "slider.horizontal.3", "square.and.arrow.up", "ellipsis.circle", "info.circle", "person", "chevron.right",
        "person.3", "star.fill", "person.crop.circle", "heart", "globe", "minus", "photo",
        "exclamationmark.triangle", "plus.circle", "timer", "sidebar.left", "xmark.circle", "heart.fill",
        "play.fill", "link", "arrow.triangle.2.circlepath", "arrow.counterclockwise", "doc", "arrow.up.arrow.down",
        "paintpalette", "chevron.down", "chevron.forward", "lock", "questionmark", "chevron.left", "circle",
        "ellipsis", "envelope", "macwindow", "sun.max", "arrow.left.arrow.right", "leaf", "arrow.right",
        "list.bullet", "fork.knife", "questionmark.circle", "drop.fill", "stop.fill", "text.bubble", "eyeglasses",
        "person.circle", "sparkles", "book.closed", "folder", "photo.on.rectangle", "checkmark.square", "chevron.up",
        "circle.fill", "square", "sun.min", "textformat", "book", "gearshape.2", "person.fill",
        "square.and.arrow.down", "tag", "forward.fill", "hourglass.bottomhalf.fill", "hourglass.tophalf.fill",
        "chart.bar.doc.horizontal", "chevron.right.circle", "drop", "calendar.badge.exclamationmark", "car.circle",
        "arrow.right.circle.fill", "network", "nosign", "photo.fill", "seal.fill", "shippingbox", "wallet.pass",
        "camera", "cart", "chevron.compact.right", "exclamationmark.circle", "hand.thumbsup", "line.3.horizontal",
        "building.2", "gauge", "list.bullet.below.rectangle", "play.circle", "arrow.down", "arrow.down.circle",
        "bolt.fill", "book.closed.fill", "doc.text", "gearshape.fill", "house", "lightbulb", "play",
        "scalemass.fill", "seal", "speaker.wave.3.fill", "terminal", "trash.fill", "tv", "wand.and.stars",
        "waveform", "arrow.2.squarepath", "arrow.clockwise.circle", "arrowtriangle.up.square", "bag", "bell",
        "bolt.slash", "bookmark", "checklist", "cloud.sun", "drop.triangle.fill", "eye.slash", "face.smiling",
        "hand.thumbsdown", "icloud.and.arrow.down", "link.circle.fill", "moon", "moon.circle.fill", "music.mic",
        "person.crop.circle.fill.badge.plus", "plus.bubble", "power", "safari", "sidebar.leading",
        "sidebar.trailing", "stop.circle", "sunrise", "sunset",
    ]
}
