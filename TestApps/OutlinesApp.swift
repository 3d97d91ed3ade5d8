import SwiftUI

/// Outlines over a control, and one to be tapped itself.
struct OutlinesApp: App {
    var body: some Scene {
        WindowGroup("Outlines") { Outlines() }
    }
}

private struct Outlines: View {
    @State private var clicks = 0
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 20) {
            Button("Click") { clicks += 1 }
                .padding(20)
                .overlay(RoundedRectangle(cornerRadius: 6).stroke(.red, lineWidth: 2))
            Circle().stroke(.blue, lineWidth: 20)
                .frame(width: 100, height: 100)
                .accessibilityLabel("Ring")
                .onTapGesture { taps += 1 }
            Text("\(clicks) clicks, \(taps) taps")
        }
        .padding(30)
    }
}
