import Toolkit

/// The desktop that this process runs on, chosen once before anything is built.
@MainActor
enum Desktop {
    private(set) static var toolkit: (any Toolkit)?

    static func choose(_ toolkit: any Toolkit) { self.toolkit = toolkit }

    /// The toolkit, once chosen; views are built only after that.
    static var chosen: any Toolkit {
        guard let toolkit else { preconditionFailure("A view was built before the app had a desktop to show it on.") }
        return toolkit
    }
}
