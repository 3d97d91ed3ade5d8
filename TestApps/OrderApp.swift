import SwiftUI

/// Regression H05: the same scenes in the order that the second argument gives.
struct OrderApp: App {
    private let order = CommandLine.arguments.dropFirst(2).first ?? "012"

    var body: some Scene {
        Slot(order, 0)
        Slot(order, 1)
        Slot(order, 2)
    }

    private struct Slot: Scene {
        let kind: Character

        init(_ order: String, _ place: Int) { kind = Array(order)[place] }

        var body: some Scene {
            if kind == "0" {
                Settings { Text("settings") }
            }
            if kind == "1" {
                Window("Tool", id: "tool") { Text("tool") }.defaultLaunchBehavior(.suppressed)
            }
            if kind == "2" {
                WindowGroup("Main") { Text("main") }.defaultLaunchBehavior(.presented)
            }
        }
    }
}
