import Stamps
import SwiftUI

/// Opens 200 windows by value, one after the other, and raises some when 100 are open: `floor windows 200` in SwiftUI.
@main
struct WindowsApp: App {
    var body: some Scene {
        WindowGroup { Opener() }
        WindowGroup("Number", for: Int.self) { _ in
            VStack {
                Text("Hello, world")
                Button("Click") {}
            }
            .frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }
}

/// The window whose view opens the others.
struct Opener: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text("Opening")
            .task { await measure() }
    }

    private func measure() async {
        var opening: [Double] = []
        var raising: [Double] = []
        for number in 1...200 {
            if number == 101 {
                for index in 0..<21 { raising.append(await cost { openWindow(value: 11 + 3 * index) }) }
            }
            opening.append(await cost { openWindow(value: number) })
        }
        Stamps.value("cpu_open_first", opening.prefix(20).sorted()[10])
        Stamps.value("cpu_open_last", opening.suffix(20).sorted()[10])
        Stamps.value("cpu_raise", raising.sorted()[10])
        Stamps.memory("end")
        exit(0)
    }

    /// CPU time of the process in ms over the 60 ms from the call on.
    private func cost(_ action: () -> Void) async -> Double {
        let before = Stamps.cpuTime()
        action()
        await Stamps.pause(milliseconds: 60)
        return Stamps.cpuTime() - before
    }
}
