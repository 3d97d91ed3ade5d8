// The types that the tests of the comparison are about.

protocol Shape { var key: Int { get } }
protocol ObjectShape: AnyObject { var key: Int { get } }
protocol Named {}
protocol Holding<Held> { associatedtype Held }
protocol HoldingObject<Held>: AnyObject { associatedtype Held }

class Model: Shape, ObjectShape, Named, Holding, HoldingObject {
    typealias Held = Int
    let key: Int
    init(_ key: Int) { self.key = key }
    func act() { sink &+= key }
}
final class GenericModel<T> {}
/// Equal, but not the same.
final class EqualModel: Equatable {
    let key: Int
    init(_ key: Int) { self.key = key }
    static func == (a: EqualModel, b: EqualModel) -> Bool { a.key == b.key }
}

struct Plain: Shape, Named, Holding {
    typealias Held = Int
    var key: Int
}
struct Large: Shape, Named {
    var key: Int
    var a = 1, b = 2, c = 3
    var d: Int8 = 4
}
struct Padded {
    var a: Int8
    var b: Int
}
struct PaddedTwice {
    var a: Bool
    var b: Padded
    var c: Int16
}
struct Box<T> { var value: T }
extension Box: Shape where T: Shape { var key: Int { value.key } }
/// Equal by the author's word, whatever else it holds.
struct ByKey: Equatable {
    var key: Int
    var note: String
    var action: () -> Void
    static func == (a: ByKey, b: ByKey) -> Bool { a.key == b.key }
}
struct Failure: Error, Shape { var key: Int }
struct TextFailure: Error { var text: String }
struct Action { var run: () -> Void }
struct TypedAction<T> { var run: (T) -> Int }

struct WeakBox: Shape {
    weak var object: Model?
    init(_ object: Model?) { self.object = object }
    var key: Int { object?.key ?? -1 }
}
struct WeakShapeBox { weak var object: (any ObjectShape)? }
struct UnownedBox { unowned var object: Model }
struct UnownedOptionalBox { unowned var object: Model? }
struct UnsafeUnownedBox { unowned(unsafe) var object: Model }

@propertyWrapper struct Clamped<T> {
    var wrappedValue: T
    var note: String = "a note that is longer than fifteen bytes"
    var projectedValue: () -> Int = { 1 }
}
struct Wrapped { @Clamped var text: String }

enum Plainest: CaseIterable { case a, b, c }
enum NumberPayloads { case int(Int), byte(Int8), double(Double), nothing }
enum Payloads { case model(Model), text(String), padded(Padded), nothing }
enum ShapePayloads { case shape(any Shape), pair(String, Int8), nothing }
enum EqualPayloads: Equatable { case text(String), byte(Int8), nothing }
enum GenericPayloads<A, B> { case first(A, [B]), second(B), nothing }
enum Tree {
    case leaf(Int)
    indirect case branch(Tree, Tree)
}

nonisolated(unsafe) var sink = 0
