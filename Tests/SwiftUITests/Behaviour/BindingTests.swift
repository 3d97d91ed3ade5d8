import SwiftUI
import SwiftUITesting
import XCTest

/// What can be made of a binding.
@MainActor
final class BindingTests: XCTestCase {
    private struct Person: Equatable {
        var name = "Ada"
        var address = Address()
        var nickname: String?
    }
    private struct Address: Equatable { var city = "London" }

    private struct Fields: View {
        let log: Log
        @State private var person = Person()
        @State private var numbers = ["one", "two"]
        var body: some View {
            VStack {
                TextField("Name", text: $person.name)
                TextField("City", text: $person.address.city)
                TextField("Second", text: $numbers[1])
                if let nickname = Binding($person.nickname) { TextField("Nickname", text: nickname) }
                Button("Give") { person.nickname = "Countess" }
                Button("Take") { person.nickname = nil }
                Text(
                    "\(person.name) \(person.address.city) \(person.nickname ?? "-") \(numbers.joined(separator: " "))")
                CityOnly(city: $person.address.city, log: log)
            }
        }
        struct CityOnly: View {
            @Binding var city: String
            let log: Log
            var body: some View {
                let _ = log("city")
                Text(city)
            }
        }
    }

    func testDynamicMembersElementsAndOptionals() async throws {
        let log = Log()
        let view = ViewUnderTest(Fields(log: log))
        try view.find(.textField, "Name").setText("Grace")
        try view.find(.textField, "City").setText("New York")
        try view.find(.textField, "Second").setText("deux")
        XCTAssertEqual(view.texts, ["Grace New York - one deux", "New York"])
        XCTAssertFalse(view.contains(.textField, "Nickname"))
        try view.find(.button, "Give").press()
        let nickname = try view.find(.textField, "Nickname")
        XCTAssertEqual(nickname.value, "Countess")
        try nickname.setText("Amazing")
        XCTAssertEqual(view.texts[0], "Grace New York Amazing one deux")
        try view.find(.button, "Take").press()
        XCTAssertEqual(view.texts[0], "Grace New York - one deux")
        XCTAssertFalse(view.contains(.textField, "Nickname"))
        XCTAssertEqual(view.messages, [])
    }

    func testClosuresConstantsAndOptionals() async {
        var stored = 1
        let binding = Binding(get: { stored }, set: { stored = $0 })
        binding.wrappedValue = 2
        XCTAssertEqual(stored, 2)
        let optional = Binding<Int?>(binding)
        optional.wrappedValue = nil
        XCTAssertEqual(stored, 2)
        optional.wrappedValue = 3
        XCTAssertEqual(stored, 3)
        let hashable = Binding<AnyHashable>(binding)
        hashable.wrappedValue = "text"
        XCTAssertEqual(stored, 3)
        hashable.wrappedValue = 4
        XCTAssertEqual(stored, 4)
        let constant = Binding.constant(5)
        constant.wrappedValue = 6
        XCTAssertEqual(constant.wrappedValue, 5)
        var maybe: Int?
        let source = Binding(get: { maybe }, set: { maybe = $0 })
        XCTAssertNil(Binding(source))
        maybe = 7
        let unwrapped = Binding(source)!
        unwrapped.wrappedValue = 8
        XCTAssertEqual(maybe, 8)
        maybe = nil
        XCTAssertEqual(unwrapped.wrappedValue, 8, "the last value stands in")
    }

    func testABindingIsACollectionOfBindings() async {
        var numbers = [1, 2, 3]
        let binding = Binding(get: { numbers }, set: { numbers = $0 })
        for element in binding { element.wrappedValue *= 10 }
        XCTAssertEqual(numbers, [10, 20, 30])
        binding[1].wrappedValue = 0
        XCTAssertEqual(numbers, [10, 0, 30])
        XCTAssertEqual(binding.count, 3)
        XCTAssertEqual(binding.reversed().map(\.wrappedValue), [30, 0, 10])
    }

    private struct Stepper: View {
        @Binding var value: Int
        init(value: Binding<Int>) { _value = value }
        var body: some View { Button("\(value)") { value += 1 } }
    }
    private struct Chain: View {
        @State private var value = 0
        var body: some View {
            VStack {
                Stepper(value: $value)
                Stepper(value: Binding(get: { value * 10 }, set: { value = $0 / 10 + 1 }))
                Stepper(value: .constant(9))
            }
        }
    }

    func testBindingsInViews() async throws {
        let view = ViewUnderTest(Chain())
        try view.find(.button, "9").press()
        XCTAssertEqual(view.buttons, ["0", "0", "9"])
        try view.elements(.button)[1].press()
        XCTAssertEqual(view.buttons, ["1", "10", "9"])
        try view.elements(.button)[0].press()
        XCTAssertEqual(view.buttons, ["2", "20", "9"])
    }
}
