import SwiftUI

/// Cards of half of what a scroll view shows, with margins around them.
struct ContainerFrameApp: App {
    var body: some Scene {
        WindowGroup("Containers") {
            VStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 10) {
                        ForEach(0..<6) { index in
                            Button("Card \(index)") {}
                                .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                                .frame(height: 80)
                                .background(.blue.opacity(0.2), in: .rect(cornerRadius: 8))
                        }
                    }
                }
                .contentMargins(20)
                Text("A quarter").containerRelativeFrame(.horizontal) { length, _ in length / 4 }
                    .background(.green.opacity(0.3))
            }
        }
        .defaultSize(width: 600, height: 300)
    }
}
