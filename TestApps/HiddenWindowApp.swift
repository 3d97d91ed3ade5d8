import Dispatch
import SwiftUI

/// Writes state when it gets the signal USR1, and says on its output what follows from it.
struct HiddenWindowApp: App {
    @StateObject private var model = SignalModel()

    var body: some Scene {
        WindowGroup("Hidden") {
            Text("Signal \(model.count)")
                .padding()
                .onChange(of: model.count) { old, new in say("changed \(old) to \(new)") }
                .task(id: model.count) {
                    say("task \(model.count) begins")
                    try? await Task.sleep(nanoseconds: 10_000_000)
                    say("task \(model.count) ends")
                }
        }
    }
}

@MainActor
private final class SignalModel: ObservableObject {
    @Published var count = 0
    private let source: any DispatchSourceSignal

    init() {
        signal(SIGUSR1, SIG_IGN)
        source = DispatchSource.makeSignalSource(signal: SIGUSR1, queue: .main)
        source.setEventHandler { [weak self] in
            MainActor.assumeIsolated { self?.count += 1 }
        }
        source.resume()
    }
}

private func say(_ text: String) {
    print(text)
    fflush(nil)
}
