/// Expands the macros of SwiftUI. The compiler starts it and talks to it in messages of JSON behind their length.
@main
enum Plugin {
    static func main() {
        while let request = Message.read() {
            Message.write(answer(to: request))
        }
    }

    private static func answer(to request: JSON) -> JSON {
        if request["getCapability"] != nil {
            return .object(["getCapabilityResult": .object(["capability": .object(["protocolVersion": .number("7")])])])
        }
        // Previews are for a tool that shows them: nothing of them is in an app.
        if request["expandFreestandingMacro"] != nil { return expansion("") }
        if let call = request["expandAttachedMacro"] {
            let isEntry = call["macro"]?["typeName"]?.string == "Entry"
            return expansion(isEntry ? Entry.expansion(call) : "")
        }
        return .object(["expandMacroResult": .object(["expandedSource": .null, "diagnostics": .array([])])])
    }

    private static func expansion(_ source: String) -> JSON {
        .object(["expandMacroResult": .object(["expandedSource": .string(source), "diagnostics": .array([])])])
    }
}
