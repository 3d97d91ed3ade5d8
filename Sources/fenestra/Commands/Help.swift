import Foundation

enum Help: Command {
    static let names = ["help", "--help", "-h"]
    static let synopsis = ""
    static let explanation = ["Prints this."]

    static func run(_ arguments: [String]) -> Int32 {
        Console.print("Fenestra runs SwiftUI apps on the Linux desktop.\n\nusage:")
        for command in Fenestra.commands { describe(command) }
        Console.print("  ./fenestra install\n      Installs all that a machine needs to build, run and test, and ends.")
        return 0
    }

    static func run(about command: any Command.Type) -> Int32 {
        describe(command)
        return 0
    }

    private static func describe(_ command: any Command.Type) {
        Console.print("  ./fenestra \(command.names[0]) \(command.synopsis)")
        for line in command.explanation { Console.print("      \(line)") }
    }
}
