import SwiftUI

// One executable for all apps: it is built once, and picks by its first argument.
let apps: [String: @MainActor () -> Void] = [
    "library": LibraryApp.main,
    "items": ItemsApp.main,
    "phases": PhasesApp.main,
    "panel": PanelApp.main,
    "welcome": WelcomeApp.main,
    "leaves": LeavesApp.main,
    "anything": AnythingApp.main,
    "places": PlacesApp.main,
    "many": ManyApp.main,
    "many-bars": ManyBarsApp.main,
]
guard let main = CommandLine.arguments.dropFirst().first.flatMap({ apps[$0] }) else {
    say("Give one of \(apps.keys.sorted().joined(separator: " "))")
    exit(2)
}
WidgetCount.begin()
main()
