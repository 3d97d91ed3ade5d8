import SwiftUI

/// Texts that say where they are: in a scroll view, scaled, and in a named space.
struct PlacesApp: App {
    var body: some Scene {
        WindowGroup("Places") { PlacesView() }.defaultSize(width: 400, height: 300)
    }
}

private struct PlacesView: View {
    @State private var height = 40.0
    @State private var scrolled = 0

    var body: some View {
        VStack(spacing: 0) {
            HStack {
                Button("Push") { height += 20 }
                Text("Scrolled by \(scrolled)")
                Place(name: "scaled").frame(width: 150, height: 30).scaleEffect(0.5, anchor: .topLeading)
            }
            .frame(height: height)
            ScrollView {
                VStack(spacing: 0) {
                    Place(name: "first").frame(height: 50)
                    ForEach(0..<30) { Text("Row \($0)").frame(height: 50) }
                }
                .onGeometryChange(for: Int.self) {
                    Int(-$0.frame(in: .scrollView).minY)
                } action: {
                    scrolled = $0
                }
            }
        }
    }
}

private struct Place: View {
    let name: String

    var body: some View {
        GeometryReader { proxy in
            let (global, scroll) = (proxy.frame(in: .global), proxy.frame(in: .scrollView))
            Text("\(name) \(Int(global.minX)) \(Int(global.minY)) \(Int(global.width)) in scroll \(Int(scroll.minY))")
        }
    }
}
