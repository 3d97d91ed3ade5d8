import Foundation

/// The time of day.
@MainActor
package protocol DateSource: AnyObject {
    /// The date; virtual in tests, like `now`.
    var date: Date { get }
}
