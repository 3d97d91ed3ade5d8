import Foundation

/// The command line tool: `./fenestra` builds it and hands over to it.
@main
struct Fenestra {
    static var commands: [any Command.Type] {
        [Run.self, Import.self, Test.self, Doctor.self, Bench.self, Soak.self, Clean.self, Help.self]
    }

    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let name = arguments.isEmpty ? "help" : arguments.removeFirst()
        do {
            guard let command = commands.first(where: { $0.names.contains(name) }) else {
                throw UsageError("there is no command '\(name)'; './fenestra help' lists them")
            }
            if arguments.first == "--help" { exit(Help.run(about: command)) }
            exit(try command.run(arguments))
        } catch {
            Console.say("\(error)")
            exit(error is UsageError ? 2 : 1)
        }
    }
}
