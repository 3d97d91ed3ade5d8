import Foundation

enum Bench: Command {
    static let names = ["bench"]
    static let synopsis = "[--check]"
    static let explanation = ["x"]
    static func run(_ arguments: [String]) throws -> Int32 { 0 }
}
