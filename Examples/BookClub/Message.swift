import SwiftUI

/// What stands where there is nothing to show.
struct Message: View {
    let title: String
    let systemImage: String
    let text: String

    init(_ title: String, systemImage: String, text: String) {
        self.title = title
        self.systemImage = systemImage
        self.text = text
    }

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: systemImage)
                .font(.system(size: 48))
                .foregroundStyle(.tertiary)
                .accessibilityHidden(true)
            Text(title)
                .font(.title2)
                .bold()
                .multilineTextAlignment(.center)
            Text(text)
                .foregroundStyle(.secondary)
                .multilineTextAlignment(.center)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}
