import XCTest

@testable import ViewGraph

final class TypeDescriptionTests: XCTestCase {
    func testDynamicPropertiesOfAView() {
        struct Screen {
            var title = ""
            @Stored var count = 1
            let byte: Int8 = 1
            @Linked var name: Int
        }
        let fields = TypeDescription.of(Screen.self).dynamicProperties
        XCTAssertEqual(fields.map(\.name), ["_count", "_name"])
        XCTAssertEqual(fields.map(\.offset), [16, 40])
        XCTAssertTrue(fields[0].type == Stored<Int>.self)
        XCTAssertTrue(fields[1].type == Linked<Int>.self)
    }

    func testNestedDynamicPropertiesComeFirst() {
        struct Inner: _GraphProperty {
            @Stored var page = 0
        }
        struct Pager: _GraphProperty {
            var step: Int
            var inner = Inner()
            @Linked var name: Int
        }
        struct Screen {
            var title = ""
            var pager: Pager
            var pair: (Int8, Stored<Bool>)
        }
        let fields = TypeDescription.of(Screen.self).dynamicProperties
        XCTAssertEqual(fields.map(\.name), ["pager.inner._page", "pager.inner", "pager._name", "pager", "pair.1"])
        XCTAssertEqual(fields.map(\.offset), [24, 24, 40, 16, 64])
    }

    /// A child view's state belongs to the child's node.
    func testPropertiesOfAStoredChildAreNotTheContainers() {
        XCTAssertEqual(TypeDescription.of(Box<Counter>.self).dynamicProperties.map(\.name), [])
    }

    func testMadeOncePerType() {
        XCTAssertTrue(TypeDescription.of(Counter.self) === TypeDescription.of(Counter.self))
        XCTAssertFalse(TypeDescription.of(Box<Int>.self) === TypeDescription.of(Box<Int8>.self))
    }

    func testInitialValueOfStateIsNotCompared() {
        XCTAssertTrue(equal(Counter(count: 1), Counter(count: 2)))
        XCTAssertFalse(equal(Counter(count: 1, step: 1), Counter(count: 1, step: 2)))
    }

    /// The container may make the child later, or once more, and then the initial value matters.
    func testInitialValueOfAChildsStateIsCompared() {
        XCTAssertFalse(equal(Box(value: Counter(count: 1)), Box(value: Counter(count: 2))))
        XCTAssertTrue(equal(Box(value: Counter(count: 1)), Box(value: Counter(count: 1))))
        XCTAssertFalse(equal(Counter(count: 1) as Any, Counter(count: 2) as Any))
        XCTAssertFalse(equal(Optional(Counter(count: 1)), Optional(Counter(count: 2))))
        XCTAssertFalse(planEqual(Counter(count: 1), Counter(count: 2)), "as a value that is written to state")
        XCTAssertTrue(planEqual(Counter(count: 1), Counter(count: 1)))
    }

    func testOwnStateInADynamicPropertyIsNotCompared() {
        struct Pager: _GraphProperty {
            @Stored var page = 0
            var step = 1
        }
        struct Screen { var pager: Pager }
        XCTAssertTrue(equal(Screen(pager: Pager(page: 1)), Screen(pager: Pager(page: 2))))
        XCTAssertFalse(equal(Screen(pager: Pager(page: 1)), Screen(pager: Pager(page: 1, step: 2))))
    }

    func testFieldThatComparesItself() {
        struct Screen { @Linked var name: Int }
        func same(_ a: Linked<Int>, _ b: Linked<Int>, line: UInt = #line) {
            XCTAssertTrue(equal(Screen(name: a), Screen(name: b)), line: line)
            XCTAssertTrue(equal(Optional(a), Optional(b)), line: line)
            XCTAssertTrue(equal(a as Any, b as Any), line: line)
            XCTAssertTrue(equal(GenericPayloads<Linked<Int>, Int>.first(a, []), .first(b, [])), line: line)
        }
        func different(_ a: Linked<Int>, _ b: Linked<Int>, line: UInt = #line) {
            XCTAssertFalse(equal(Screen(name: a), Screen(name: b)), line: line)
            XCTAssertFalse(equal(Optional(a), Optional(b)), line: line)
            XCTAssertFalse(equal(a as Any, b as Any), line: line)
            XCTAssertFalse(equal(GenericPayloads<Linked<Int>, Int>.first(a, []), .first(b, [])), line: line)
        }
        same(Linked(source: 1, note: 1), Linked(source: 1, note: 2))
        different(Linked(source: 1, note: 1), Linked(source: 2, note: 1))
        let never = Linked<Int>(source: .min, note: 1)
        different(never, never)
    }

    func testEquatableViewIsAskedAsAWhole() {
        XCTAssertTrue(equal(ByKey(key: 1, note: "a") { sink = 1 }, ByKey(key: 1, note: "b") { sink = 2 }))
        XCTAssertFalse(equal(ByKey(key: 1, note: "a") {}, ByKey(key: 2, note: "a") {}))
    }

    /// What is written to one object is not seen by who holds the other.
    func testEqualObjectsAreNotTheSame() {
        XCTAssertFalse(equal(Box(value: EqualModel(1)), Box(value: EqualModel(1))))
        XCTAssertFalse(equal(Optional(EqualModel(1)), Optional(EqualModel(1))))
        XCTAssertFalse(equal(EqualModel(1) as Any, EqualModel(1) as Any))
    }

    /// `==` may be slow, and may stop the program.
    func testEqualityIsNotAskedWhereBytesAreTheSame() {
        struct Guarded: Equatable {
            var text: String
            static func == (a: Guarded, b: Guarded) -> Bool {
                sink &+= 1
                return a.text == b.text
            }
        }
        let value = Box(value: (Int8(1), Guarded(text: "a text that is longer than fifteen bytes")))
        sink = 0
        XCTAssertTrue(equal(value, value))
        XCTAssertEqual(sink, 0)
        var other = value
        other.value.1.text.append("!")
        XCTAssertFalse(equal(value, other))
        XCTAssertEqual(sink, 1)
    }

    func testDeadWeakReferenceEqualsNothing() {
        func check<H>(_ hold: (WeakBox) -> H, line: UInt = #line) {
            var model: Model? = Model(1)
            // In place, as a node holds it: a copy of a dead reference is nil.
            let values = [hold(WeakBox(model)), hold(WeakBox(model)), hold(WeakBox(nil))]
            func equal(_ a: Int, _ b: Int) -> Bool {
                values.withUnsafeBufferPointer {
                    TypeDescription.of(H.self).equal($0.baseAddress! + a, $0.baseAddress! + b)
                }
            }
            XCTAssertTrue(equal(0, 1), line: line)
            XCTAssertFalse(equal(0, 2), line: line)
            model = nil
            XCTAssertFalse(equal(0, 0), line: line)
            XCTAssertFalse(equal(0, 1), line: line)
            XCTAssertFalse(equal(0, 2), line: line)
            XCTAssertFalse(equal(2, 0), line: line)
            XCTAssertTrue(equal(2, 2), line: line)
        }
        check { $0 }
        check { Box(value: (Int8(1), $0)) }
        check { Optional($0) }
        check { GenericPayloads<Int8, WeakBox>.second($0) }
        check { $0 as any Shape }
        check { $0 as Any }
        check { Optional($0 as any Shape) }
    }

    /// Objects of old values live on, so their addresses do not come back.
    func testNewObjectsAtOldAddresses() {
        for round in 0..<1000 {
            let old = Box(value: Model(round))
            XCTAssertFalse(equal(old, Box(value: Model(round + 1))))
        }
    }

    func testBits() {
        XCTAssertTrue(bitsEqual(1, 1))
        XCTAssertFalse(bitsEqual(0.0, -0.0))
        XCTAssertTrue(bitsEqual(Double.nan, Double.nan))
        let text = "a text that is longer than fifteen bytes"
        XCTAssertTrue(bitsEqual(text, text))
        XCTAssertFalse(bitsEqual(text + "\(1)", text + "\(1)"))
    }

    func testOffTheMainActor() {
        DispatchQueue.concurrentPerform(iterations: 8) { round in
            for number in 0..<100 {
                XCTAssertTrue(equal(Box(value: Int16(number)), Box(value: Int16(number))))
                XCTAssertFalse(planEqual(Plain(key: number) as any Shape, Plain(key: number + 1)))
                XCTAssertFalse(planEqual(UInt16(number) as Any, UInt16(round + 1000) as Any))
            }
        }
    }
}

/// Compares as the graph does, by place.
private func equal<T>(_ a: T, _ b: T) -> Bool {
    let values = [a, b]
    return values.withUnsafeBufferPointer {
        TypeDescription.of(T.self).equal($0.baseAddress!, $0.baseAddress! + 1)
    }
}

@propertyWrapper private struct Stored<Value>: _GraphProperty, StoredProperty {
    var wrappedValue: Value
    var location: Model?
}

@propertyWrapper private struct Linked<Value>: _GraphProperty, FieldComparable {
    var source: Int
    var note: Int
    var wrappedValue: Value { preconditionFailure("No test reads it") }

    /// Equal by source; the smallest one equals nothing.
    static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.load(as: Linked.self).source, b = b.load(as: Linked.self).source
        return a == b && a != .min
    }
}

private struct Counter {
    @Stored var count: Int
    var step = 1
}
