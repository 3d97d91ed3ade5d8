import Foundation
import HeadlessToolkit
import ViewGraph
import XCTest

@testable import SwiftUI

/// An app that runs on a desktop in memory, one at a time in a process.
@MainActor
final class RunningApp<A: App> {
    let toolkit = HeadlessToolkit()
    private(set) var window: HeadlessWindow!
    private var session: AppSession<A>!
    private let nodesBefore: Int
    private let messages = Messages()

    private final class Messages {
        var list: [String] = []
    }

    init(_ type: A.Type) throws {
        MainThread.claim()
        Log.forget()
        // This ends an app that another test has left, so the count comes after.
        session = AppSession(type, on: toolkit)
        nodesBefore = Graph.counts.liveNodes
        Log.write = { [messages] in messages.list.append($0) }
        _ = toolkit.run(session.applicationContent, delegate: session)
        toolkit.settle()
        window = try XCTUnwrap(toolkit.windows.first)
    }

    /// What the engine told the author since the launch.
    var messagesToAuthor: [String] { messages.list }

    /// Takes the app down and says what has stayed alive, and what the desktop had to complain of.
    func end() -> [String] {
        session.end()
        toolkit.settle()
        toolkit.tearDown()
        session = nil
        window = nil
        var problems = toolkit.record.problems
        if Graph.counts.liveNodes != nodesBefore {
            problems.append("\(Graph.counts.liveNodes - nodesBefore) nodes are left")
        }
        for (kind, count) in toolkit.record.liveWidgetsByKind { problems.append("\(count) × \(kind) left") }
        return problems
    }
}
