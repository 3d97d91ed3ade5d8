import Foundation
import SwiftUI

/// A view in a window of its own, driven as `AppUnderTest` drives an app.
///
///     let view = ViewUnderTest(Counter())
///     try view.find(.button, "More").press()
///     XCTAssertEqual(view.texts, ["1"])
public final class ViewUnderTest<Content: View>: AppUnderTest {
    private let receive: @MainActor (Content) -> Void

    /// Shows `view` in a window of the given size, in points, or of the view's own.
    public init(_ view: Content, size: CGSize? = nil) {
        var session: AppSession<ViewApp<Content>>!
        let launch = HeadlessLaunch({ ViewApp(view) }) { session = $0 }
        receive = { [weak session] in session?.receive(ViewApp($0)) }
        super.init(launch)
        if let size { windows.last?.resize(to: size) }
    }

    /// Gives the window another value of the view, as a parent's body does: state stays.
    public func update(_ view: Content) {
        receive(view)
        launch.toolkit.settle()
    }
}

/// The app around a view.
struct ViewApp<Content: View>: App {
    private let content: Content?

    init(_ content: Content) { self.content = content }
    /// Never used: the view is given.
    init() { content = nil }

    var body: some Scene { WindowGroup("View") { content } }
}
