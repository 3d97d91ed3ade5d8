import SwiftUI

/// A tool beside two windows, one that is zoomed to its content, and one that is moved by its background.
struct ToolsApp: App {
    var body: some Scene {
        WindowGroup("Picture", id: "picture") { PicturePage() }
            .commands { CommandGroup(after: .help) { WindowVisibilityToggle(windowID: "colours") } }
        UtilityWindow("Colours", id: "colours") { ColoursTool() }
            .defaultPosition(.topTrailing)
        Window("Fitting", id: "fitting") { FittingPage() }
            .defaultSize(width: 420, height: 320)
            .windowIdealSize(.fitToContent)
        Window("Board", id: "board") { BoardPage() }
            .defaultWindowPlacement { _, _ in WindowPlacement(x: 60, y: 80, width: 300, height: 160) }
            .windowIdealPlacement { _, _ in WindowPlacement(x: 200, y: 150, width: 600, height: 200) }
            .windowBackgroundDragBehavior(.enabled)
    }
}

private struct PicturePage: View {
    @Environment(\.openWindow) private var openWindow
    @State private var name = "first"
    var body: some View {
        VStack {
            TextField("Name", text: $name)
            WindowVisibilityToggle(windowID: "colours")
            Button("Open Fitting") { openWindow(id: "fitting") }
            Button("Open Board") { openWindow(id: "board") }
            Button("Open Picture") { openWindow(id: "picture") }
        }
        .padding()
        .frame(width: 320, height: 220)
        .focusedSceneValue(\.pictureName, name)
    }
}

private struct ColoursTool: View {
    @FocusedValue(\.pictureName) private var name
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
        VStack {
            Text("For \(name ?? "nothing")")
            HStack { ForEach([Color.red, .green, .blue], id: \.self) { $0.frame(width: 30, height: 30) } }
            Button("Away") { dismissWindow() }
        }
        .padding()
    }
}

private struct FittingPage: View {
    var body: some View {
        Text("Fits").frame(
            minWidth: 200, idealWidth: 300, maxWidth: .infinity, minHeight: 100, idealHeight: 150, maxHeight: .infinity)
    }
}

private struct BoardPage: View {
    @State private var count = 0
    var body: some View {
        VStack {
            Button("Count \(count)") { count += 1 }
            Text("Handle").padding().background(.blue.opacity(0.3)).gesture(WindowDragGesture())
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension FocusedValues {
    fileprivate var pictureName: String? {
        get { self[PictureNameKey.self] }
        set { self[PictureNameKey.self] = newValue }
    }
    private struct PictureNameKey: FocusedValueKey { typealias Value = String }
}
