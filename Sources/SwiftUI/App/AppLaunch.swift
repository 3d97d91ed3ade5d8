import Foundation
import GTKToolkit
import Toolkit
import ViewGraph

/// Starts an app on the desktop. The one place that names a desktop: everything else goes through `Toolkit`.
@MainActor
enum AppLaunch {
    static func run<A: App>(_ type: A.Type) -> Never {
        MainThread.claim()
        let toolkit = GTKToolkit()
        let session = AppSession(A.self, on: toolkit)
        exit(toolkit.run(session.applicationContent, delegate: session))
    }
}
