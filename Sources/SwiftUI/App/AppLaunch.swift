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
        let folder = SessionFile.standardFolder(AppIdentity.identifier)
        let session = AppSession(A.self, on: toolkit, sessionFolder: folder)
        let status = toolkit.run(session.applicationContent, delegate: session)
        // What the app has set itself is written too: on a Mac the system sees to that.
        DefaultsEntries.saveAll()
        UserDefaults.standard.synchronize()
        exit(status)
    }
}
