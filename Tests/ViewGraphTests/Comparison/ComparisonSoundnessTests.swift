import XCTest

@testable import ViewGraph

/// The one thing that the comparison must never do is to call different values equal. What it calls different
/// without need costs a body, so the tables say for which kinds of fields that is so.
///
/// Values are made from numbers in a fixed range, in random pairs. A failure prints the seed: set it in the
/// environment as COMPARISON_SEED to see the same pairs again.
final class ComparisonSoundnessTests: XCTestCase {
    private let models = (0..<64).map(Model.init)
    private let seed = getenv("COMPARISON_SEED").flatMap { UInt64(String(cString: $0)) } ?? .random(in: 1...(.max))
    private lazy var random = SplitMix(state: seed)

    /// - Parameters:
    ///   - needless: How many of 100 pairs of values that were made alike may be judged different.
    ///   - meaning: Values are equal if and only if their numbers have the same meaning.
    private func check<T>(
        _ kind: String, needless: Int = 0, meaning: (Int) -> Int = { $0 }, line: UInt = #line,
        _ make: @escaping (Int) -> T
    ) {
        checkHeld(kind, needless: needless, meaning, line, make) { $0 }
        // The same as part of something else. How much is needless there differs, but never for copies.
        checkHeld("\(kind) in a struct", needless: needless, meaning, line, make) { Holder(value: $0) }
        checkHeld("\(kind) in a tuple", needless: needless, meaning, line, make) { (Int8(1), $0, true) }
        checkHeld("\(kind) in an optional", needless: needless, meaning, line, make) { Optional($0) }
        checkHeld("\(kind) in two optionals", needless: needless, meaning, line, make) { Optional(Optional($0)) }
        checkHeld("\(kind) in Any", needless: needless, meaning, line, make) { Holder(value: $0 as Any) }
        checkHeld("\(kind) in a box", needless: needless, meaning, line, make) { ($0, 1, 2, 3) as Any }
        checkHeld("\(kind) in an enum", needless: needless, meaning, line, make) { GenericPayloads<T, T>.second($0) }
        checkHeld("\(kind) in an array", needless: 100, meaning, line, make) { [$0] }
        checkHeld("\(kind) in a dictionary", needless: 100, meaning, line, make) { [1: $0] }
    }

    private func checkHeld<T, H>(
        _ kind: String, needless: Int, _ meaning: (Int) -> Int, _ line: UInt, _ make: @escaping (Int) -> T,
        _ hold: @escaping (T) -> H
    ) {
        let description = TypeDescription.of(H.self)
        var needlesslyDifferent = 0
        var falselyEqual = 0
        var copiesDiffer = 0
        for _ in 0..<100 {
            let number = Int(random.next() % 64), other = Int(random.next() % 64)
            let made = Place<H>(&random), madeAlike = Place<H>(&random), madeOther = Place<H>(&random)
            made.set(to: hold(call(make, number)))
            madeAlike.set(to: hold(call(make, number)))
            madeOther.set(to: hold(call(make, other)))
            if !description.equal(made.pointer, madeAlike.pointer) { needlesslyDifferent += 1 }
            if meaning(number) != meaning(other) {
                if description.equal(made.pointer, madeOther.pointer) { falselyEqual += 1 }
                if description.equal(madeOther.pointer, made.pointer) { falselyEqual += 1 }
                if planEqual(made.pointer.pointee, madeOther.pointer.pointee) { falselyEqual += 1 }
            }
            let copy = Place<H>(&random), copyOfCopy = Place<H>(&random)
            copy.set(to: made.pointer.pointee)
            copyOfCopy.set(to: copy.pointer.pointee)
            for place in [made, copy, copyOfCopy] where !description.equal(made.pointer, place.pointer) {
                copiesDiffer += 1
            }
            if !planEqual(made.pointer.pointee, copy.pointer.pointee) { copiesDiffer += 1 }
        }
        XCTAssertEqual(falselyEqual, 0, "\(kind): falsely equal; COMPARISON_SEED=\(seed)", line: line)
        XCTAssertEqual(copiesDiffer, 0, "\(kind): copies judged different; COMPARISON_SEED=\(seed)", line: line)
        XCTAssertLessThanOrEqual(
            needlesslyDifferent, needless, "\(kind): needlessly different; COMPARISON_SEED=\(seed)", line: line)
    }

    func testTrivialValues() {
        check("Int") { $0 }
        check("Bool", meaning: { $0 & 1 }) { $0 & 1 == 0 }
        check("Double") { Double($0) }
        check("not a number", meaning: { _ in 0 }) { _ in Double.nan }
        check("zeros of both signs", needless: 0, meaning: { _ in 0 }) { $0 & 1 == 0 ? 0.0 : -0.0 }
        check("padded") { Padded(a: Int8($0), b: 7) }
        check("padded, other field") { Padded(a: 7, b: $0) }
        check("padded twice") { PaddedTwice(a: true, b: Padded(a: 1, b: $0), c: 5) }
        check("tuple") { (Int8($0), $0, true) }
        check("SIMD") { SIMD4<Double>(1, 2, 3, Double($0)) }
        check("range") { 0..<$0 }
        check("C struct") { timespec(tv_sec: 1, tv_nsec: $0) }
        check("C bit field, hidden in padding", meaning: { $0 % 16 }) { number in
            var info = tcp_info()
            info.tcpi_snd_wscale = UInt8(number % 16)
            return info
        }
        check("C union") { number in
            var mutex = pthread_mutex_t()
            mutex.__data.__count = UInt32(number)
            return mutex
        }
        check("pointer") { UnsafeRawPointer(bitPattern: $0 + 1)! }
        check("Void", meaning: { _ in 0 }) { _ in () }
    }

    func testEnums() {
        check("without payload", meaning: { $0 % 3 }) { Plainest.allCases[$0 % 3] }
        check("numbers", meaning: { $0 % 4 == 3 ? -1 : $0 }) { number -> NumberPayloads in
            switch number % 4 {
            case 0: .int(number)
            case 1: .byte(Int8(number))
            case 2: .double(Double(number))
            default: .nothing
            }
        }
        check("payloads of all kinds", meaning: { $0 % 4 == 3 ? -1 : $0 }) { [models] number -> Payloads in
            switch number % 4 {
            case 0: .model(models[number])
            case 1: .text("a text that is longer than fifteen bytes \(number)")
            case 2: .padded(Padded(a: 1, b: number))
            default: .nothing
            }
        }
        check("existential payloads", meaning: { $0 % 4 == 3 ? -1 : $0 }) { [models] number -> ShapePayloads in
            switch number % 4 {
            case 0: .shape(Plain(key: number))
            case 1: .shape(number % 8 == 1 ? models[number] : Large(key: number))
            case 2: .pair("short", Int8(number))
            default: .nothing
            }
        }
        check("Equatable", meaning: { $0 % 3 == 2 ? -1 : $0 }) { number -> EqualPayloads in
            switch number % 3 {
            case 0: .text("a text that is longer than fifteen bytes \(number)")
            case 1: .byte(Int8(number))
            default: .nothing
            }
        }
        check("indirect", needless: 100) { Tree.branch(.leaf($0), .leaf(1)) }
        check("partly indirect", needless: 100) { $0 % 2 == 0 ? Tree.leaf($0) : .branch(.leaf($0), .leaf(1)) }
        check("generic") { number -> GenericPayloads<Int8, String> in
            number % 2 == 0 ? .second("a text that is longer than fifteen bytes \(number)") : .second("\(number)")
        }
        check("Result") { $0 % 2 == 0 ? Result<Int, Failure>.success($0) : .failure(Failure(key: $0)) }
    }

    func testOptionals() {
        check("Int?", meaning: { $0 % 2 == 0 ? $0 : -1 }) { $0 % 2 == 0 ? Optional($0) : nil }
        check("Bool?", meaning: { $0 % 3 }) { $0 % 3 == 0 ? nil : Optional($0 % 3 == 1) }
        check("Int??", meaning: { $0 % 3 == 2 ? $0 : -1 - $0 % 3 }) {
            $0 % 3 == 0 ? Int??.none : $0 % 3 == 1 ? .some(nil) : .some($0)
        }
        check("padded?", meaning: { $0 % 2 == 0 ? $0 : -1 }) { $0 % 2 == 0 ? Padded(a: 1, b: $0) : nil }
        check("String?", meaning: { $0 % 2 == 0 ? $0 : -1 }) {
            $0 % 2 == 0 ? "a text that is longer than fifteen bytes \($0)" : nil
        }
        check("class?", meaning: { $0 % 2 == 0 ? $0 : -1 }) { [models] in $0 % 2 == 0 ? models[$0] : nil }
        check("any P?", meaning: { $0 % 2 == 0 ? $0 : -1 }) { ($0 % 2 == 0 ? Plain(key: $0) : nil) as (any Shape)? }
        check("closure?", needless: 100, meaning: { $0 % 2 == 0 ? $0 : -1 }) { number -> (() -> Void)? in
            number % 2 == 0 ? { sink &+= number } : nil
        }
    }

    func testStringsAndCollections() {
        check("short String") { "s\($0)" }
        check("long String") { "a text that is longer than fifteen bytes \($0)" }
        check("literal", meaning: { _ in 0 }) { _ in "a text that is longer than fifteen bytes" }
        check("normal forms, equal in Swift", meaning: { _ in 0 }) {
            $0 & 1 == 0 ? "caf\u{e9}, and a few more bytes" : "cafe\u{301}, and a few more bytes"
        }
        check("Substring") { "xxxxxxxxxxxxxxxxxxxxxxx\($0)"[...] }
        check("Character", meaning: { $0 % 26 }) { Character(UnicodeScalar(UInt8(65 + $0 % 26))) }
        check("[Int]") { [$0, 1, 2] }
        check("[String]") { ["\($0)", "a text that is longer than fifteen bytes"] }
        check("slice") { Array(0..<200)[$0...($0 + 3)] }
        check("Set") { Set([$0, 1000]) }
        check("Dictionary") { [$0: "v", 1000: "w"] }
        check("array of models, not Equatable", needless: 100) { [models] in [models[$0]] }
        check("array of closures", needless: 100) { number in [{ sink &+= number }] as [() -> Void] }
        let arrays = (0..<64).map { number in [{ sink &+= number }] as [() -> Void] }
        check("the same array of closures") { arrays[$0] }
        check("AnyHashable") { $0 & 1 == 0 ? AnyHashable($0) : AnyHashable("\($0)") }
    }

    func testReferences() {
        check("class") { [models] in models[$0] }
        check("new object", needless: 100) { Model($0) }
        check("new Equatable object", needless: 100) { EqualModel($0) }
        check("class-bound existential") { [models] in models[$0] as any ObjectShape }
        check("AnyObject") { [models] in models[$0] as AnyObject }
        check("class and protocol") { [models] in models[$0] as any Model & Named }
        check("weak") { [models] in WeakBox(models[$0]) }
        check("weak, some nil", meaning: { $0 % 2 == 0 ? $0 : -1 }) { [models] in
            WeakBox($0 % 2 == 0 ? models[$0] : nil)
        }
        check("weak existential") { [models] in WeakShapeBox(object: models[$0]) }
        check("unowned") { [models] in UnownedBox(object: models[$0]) }
        check("unowned optional", meaning: { $0 % 2 == 0 ? $0 : -1 }) { [models] in
            UnownedOptionalBox(object: $0 % 2 == 0 ? models[$0] : nil)
        }
        check("unowned(unsafe)") { [models] in UnsafeUnownedBox(object: models[$0]) }
        check("Unmanaged") { [models] in Unmanaged.passUnretained(models[$0]) }
        check("key path", meaning: { $0 & 1 }) { $0 & 1 == 0 ? \Large.a : \Large.b }
        check("appended key path", meaning: { $0 & 1 }) {
            (\Box<Large>.value).appending(path: $0 & 1 == 0 ? \Large.a : \Large.b)
        }
        check("AnyKeyPath", meaning: { $0 & 1 }) { ($0 & 1 == 0 ? \Large.a : \Padded.a) as AnyKeyPath }
    }

    func testExistentials() {
        check("any P, small") { Plain(key: $0) as any Shape }
        check("any P, boxed") { Large(key: $0) as any Shape }
        check("any P, class") { [models] in models[$0] as any Shape }
        check("any P, weak inside") { [models] in WeakBox(models[$0]) as any Shape }
        check("any P, of several types") { [models] number -> any Shape in
            switch number % 4 {
            case 0: Plain(key: number)
            case 1: Large(key: number)
            case 2: models[number]
            default: Box(value: Plain(key: number))
            }
        }
        check("any P & Q") { ($0 % 2 == 0 ? Plain(key: $0) : Large(key: $0)) as any Shape & Named }
        check("any P<Int>") { Plain(key: $0) as any Holding<Int> }
        check("any P<Int>, class-bound") { [models] in models[$0] as any HoldingObject<Int> }
        check("Any, of several types", meaning: { $0 }) { number -> Any in
            switch number % 5 {
            case 0: number
            case 1: Int8(number)
            case 2: "a text that is longer than fifteen bytes \(number)"
            case 3: SIMD4<Double>(1, 2, 3, Double(number))
            default: Optional(number) as Any
            }
        }
        check("Any in Any") { (Plain(key: $0) as any Shape) as Any }
        check("any Error") { number -> any Error in
            let text = "a text that is longer than fifteen bytes \(number)"
            return number % 2 == 0 ? Failure(key: number) : TextFailure(text: text)
        }
        check("any Error & P") { Failure(key: $0) as any Error & Shape }
        check("metatype", meaning: { $0 & 1 }) { ($0 & 1 == 0 ? Plain.self : Large.self) as any Shape.Type }
        check("any type", meaning: { $0 & 1 }) { ($0 & 1 == 0 ? Int.self : String.self) as any Any.Type }
    }

    func testAuthorsTypes() {
        check("Equatable by key") { number in ByKey(key: number, note: "\(number)") { sink &+= number } }
        check("property wrapper") { Wrapped(text: "a text that is longer than fifteen bytes \($0)") }
        check("generic struct") { Box(value: Box(value: Padded(a: 3, b: $0))) }
    }

    func testClosures() {
        check("without captures", meaning: { _ in 0 }) { _ in { sink &+= 1 } as () -> Void }
        check("in a struct, without captures", meaning: { _ in 0 }) { _ in Action { sink &+= 1 } }
        check("captures an object") { [models] number in
            let model = models[number]
            return Action { model.act() }
        }
        check("captures an Int", needless: 100) { number in Action { sink &+= number } }
        check("captures two objects", needless: 100) { [models] number in
            let model = models[number], other = models[0]
            return Action {
                model.act()
                other.act()
            }
        }
        check("method of an object", needless: 100) { [models] in Action(run: models[$0].act) }
        let actions = (0..<64).map { number in Action { sink &+= number } }
        check("passed on") { actions[$0] }
        check("typed, without captures", meaning: { _ in 0 }) { _ in TypedAction<Int>(run: { $0 &+ 1 }) }
        check("async", meaning: { _ in 0 }) { _ in { sink &+= 1 } as @Sendable () async -> Void }
    }
}

/// A value between other fields, with padding.
private struct Holder<T> {
    var first: Int32 = 7
    var value: T
    var last = true
}

/// Memory for a value, full of random bytes before.
private final class Place<T> {
    let pointer = UnsafeMutablePointer<T>.allocate(capacity: 1)
    private var isSet = false

    init(_ random: inout SplitMix) {
        let bytes = UnsafeMutableRawBufferPointer(start: pointer, count: MemoryLayout<T>.stride)
        for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    }

    func set(to value: T) {
        pointer.initialize(to: value)
        isSet = true
    }

    deinit {
        if isSet { pointer.deinitialize(count: 1) }
        pointer.deallocate()
    }
}

struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// One call site for each closure literal, as a body is: inlined in two places it would be two functions.
@inline(never) @_semantics("optimize.sil.specialize.generic.never")
private func call<T>(_ make: (Int) -> T, _ number: Int) -> T { make(number) }
