import SwiftUI

/// A bar whose items a person may arrange.
struct ArrangeApp: App {
    var body: some Scene {
        WindowGroup("Places") { PlaceView() }
            .defaultSize(width: 760, height: 420)
            .commands { ToolbarCommands() }
    }
}

private struct PlaceView: View {
    @State private var log: [String] = []

    var body: some View {
        Text("Done: \(log.joined(separator: " "))")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationTitle("Garden")
            .toolbar(id: "place") {
                ToolbarItem(id: "new", placement: .primaryAction) {
                    Button {
                        log.append("new")
                    } label: {
                        Label("New", systemImage: "plus")
                    }
                }
                ToolbarItem(id: "favorite", placement: .secondaryAction) {
                    Button {
                        log.append("favorite")
                    } label: {
                        Label("Favourite", systemImage: "star")
                    }
                }
                ToolbarItem(id: "edits", placement: .secondaryAction) {
                    ControlGroup {
                        Button {
                            log.append("image")
                        } label: {
                            Label("Image", systemImage: "photo")
                        }
                        Button {
                            log.append("map")
                        } label: {
                            Label("Map", systemImage: "map")
                        }
                    }
                }
                ToolbarItem(id: "share", placement: .secondaryAction, showsByDefault: false) {
                    Button {
                        log.append("share")
                    } label: {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                }
            }
            .toolbarRole(.editor)
    }
}
