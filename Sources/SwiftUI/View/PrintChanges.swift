import Foundation
import ViewGraph

/// What `_printChanges()` asks of the body that runs.
@MainActor
protocol BodyEvaluating: AnyObject {
    var viewType: Any.Type { get }
    var hasDynamicProperties: Bool { get }
    var changedPropertyNames: [String] { get }
    var valueWasReplaced: Bool { get }
    var previousClock: UInt32 { get }
}

@MainActor
enum BodyEvaluation {
    static var current: (any BodyEvaluating)?
}

extension View {
    /// Prints, in `body`, why it runs: `@self` when the view's own value changed, `@identity` when the view is new, the
    /// names of the dynamic properties that changed, `@dependencies` when an observable model did. For debugging.
    @MainActor
    public static func _printChanges() {
        guard let node = BodyEvaluation.current else { return }
        var reasons: [String] = []
        if node.valueWasReplaced { reasons.append("@self") }
        // A view without dynamic properties has nothing that its identity could hold.
        if node.previousClock == 0 && node.hasDynamicProperties { reasons.append("@identity") }
        reasons += node.changedPropertyNames
        if reasons.isEmpty { reasons.append("@dependencies") }
        print("\(withoutModule(node.viewType)): \(reasons.joined(separator: ", ")) changed.")
    }
}

/// A type's name with the types that it is nested in.
private func withoutModule(_ type: Any.Type) -> String {
    var name = String(reflecting: type)
    // Private types are named "(Name in _0123)" or stand in an "(unknown context at $0123)".
    while let start = name.range(of: "(unknown context at "), let end = name[start.upperBound...].firstIndex(of: ")") {
        let after = name.index(after: end)
        let rest = name[after...].hasPrefix(".") ? name.index(after: after) : after
        name.removeSubrange(start.lowerBound..<rest)
    }
    guard let dot = name.firstIndex(of: "."), !name[..<dot].contains("<") else { return name }
    return String(name[name.index(after: dot)...])
}
