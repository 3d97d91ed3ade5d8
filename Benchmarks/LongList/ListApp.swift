import Stamps
import SwiftUI

/// A list of rows of two texts and a button: 10,000, or as many as the first argument says. The second says what the
/// rows are: `structs`, their `bindings`, or `models`; the third names one change to make alone.
@main
struct ListApp: App {
    init() {
        Stamps.firstFrame { Changes.run() }
    }

    var body: some Scene {
        WindowGroup {
            content.frame(idealWidth: 400, maxWidth: .infinity, idealHeight: 553, maxHeight: .infinity)
        }
    }

    @ViewBuilder private var content: some View {
        switch Changes.kind {
        case .structs: StructRows()
        case .bindings: BoundRows()
        case .models: ModelRows()
        }
    }
}
