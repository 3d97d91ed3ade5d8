import Toolkit
import ViewGraph

/// A token's view with the controls in it, and a button that takes the token away.
struct TokenChange: View {
    let token: AnyView
    let name: String
    let remove: @MainActor () -> Void

    nonisolated init(token: AnyView, name: String, remove: @escaping @MainActor () -> Void) {
        self.token = token
        self.name = name
        self.remove = remove
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            token
            Button(ownWords("Remove \(name)"), role: .destructive, action: remove)
        }
        .padding()
    }
}
