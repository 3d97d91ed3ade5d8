import XCTest

@testable import ViewGraph

/// Each test pins one thing that the comparison takes for granted of the Swift runtime. If one fails with a new
/// toolchain, RuntimeLayout.swift must be looked at before that toolchain is supported.
final class RuntimeLayoutTests: XCTestCase {
    private typealias AnyMetatype = any Any.Type

    func testMetadataKinds() {
        XCTAssertEqual(MetadataKind.of(Plain.self), MetadataKind.structure)
        XCTAssertEqual(MetadataKind.of(String.self), MetadataKind.structure)
        XCTAssertEqual(MetadataKind.of(Box<Int>.self), MetadataKind.structure)
        XCTAssertEqual(MetadataKind.of(timespec.self), MetadataKind.structure)
        XCTAssertEqual(MetadataKind.of(Payloads.self), MetadataKind.enumeration)
        XCTAssertEqual(MetadataKind.of(Result<Int, Failure>.self), MetadataKind.enumeration)
        XCTAssertEqual(MetadataKind.of(Int?.self), MetadataKind.optional)
        XCTAssertEqual(MetadataKind.of((any Shape)?.self), MetadataKind.optional)
        XCTAssertEqual(MetadataKind.of((Int, Bool).self), MetadataKind.tuple)
        XCTAssertEqual(MetadataKind.of((any Shape).self), MetadataKind.existential)
        XCTAssertEqual(MetadataKind.of(Any.self), MetadataKind.existential)
        XCTAssertEqual(MetadataKind.of(AnyObject.self), MetadataKind.existential)
        XCTAssertEqual(MetadataKind.of((any Error).self), MetadataKind.existential)
        XCTAssertEqual(MetadataKind.of((any Holding<Int>).self), MetadataKind.constrainedExistential)
        for type in [(() -> Void).self, Int.Type.self, (any Shape.Type).self, AnyMetatype.self] as [any Any.Type] {
            let kind = MetadataKind.of(type)
            XCTAssertFalse(MetadataKind.isClass(type), "\(type)")
            XCTAssertFalse(
                [0x200, 0x201, 0x202, 0x301, 0x303, 0x307].contains(kind),
                "\(type) has kind \(String(kind, radix: 16))")
        }
        XCTAssertTrue(MetadataKind.isClass(Model.self))
        XCTAssertTrue(MetadataKind.isClass(GenericModel<Int>.self))
        XCTAssertTrue(MetadataKind.isClass(KeyPath<Plain, Int>.self))
        XCTAssertFalse(MetadataKind.isClass(Plain.self))
    }

    func testValueWitnessFlags() {
        func check<T>(_ type: T.Type, trivial: Bool, inline: Bool, takable: Bool, line: UInt = #line) {
            let witnesses = ValueWitnesses(type)
            XCTAssertEqual(witnesses.size, MemoryLayout<T>.size, "size of \(type)", line: line)
            XCTAssertEqual(witnesses.alignmentMask + 1, MemoryLayout<T>.alignment, "alignment of \(type)", line: line)
            XCTAssertEqual(witnesses.isTrivial, trivial, "trivial \(type)", line: line)
            XCTAssertEqual(witnesses.isTrivial, _isPOD(type), "trivial \(type)", line: line)
            XCTAssertEqual(witnesses.isStoredInline, inline, "inline \(type)", line: line)
            XCTAssertEqual(witnesses.isBitwiseTakable, takable, "bitwise takable \(type)", line: line)
        }
        check(Int8.self, trivial: true, inline: true, takable: true)
        check(Plain.self, trivial: true, inline: true, takable: true)
        check(SIMD4<Double>.self, trivial: true, inline: false, takable: true)
        check(String.self, trivial: false, inline: true, takable: true)
        check((String, String).self, trivial: false, inline: false, takable: true)
        check(Model.self, trivial: false, inline: true, takable: true)
        check(WeakBox.self, trivial: false, inline: false, takable: false)
        check(Optional<WeakBox>.self, trivial: false, inline: false, takable: false)
        check(UnownedBox.self, trivial: false, inline: true, takable: true)
        check(Any.self, trivial: false, inline: false, takable: true)
    }

    func testExistentialKinds() {
        XCTAssertEqual(ExistentialLayout(Any.self), .opaque)
        XCTAssertEqual(ExistentialLayout((any Shape).self), .opaque)
        XCTAssertEqual(ExistentialLayout((any Shape & Named).self), .opaque)
        XCTAssertEqual(ExistentialLayout((any Holding<Int>).self), .opaque)
        XCTAssertEqual(ExistentialLayout((any Error & Shape).self), .opaque)
        XCTAssertEqual(ExistentialLayout(AnyObject.self), .reference)
        XCTAssertEqual(ExistentialLayout((any ObjectShape).self), .reference)
        XCTAssertEqual(ExistentialLayout((any Model & Named).self), .reference)
        XCTAssertEqual(ExistentialLayout((any HoldingObject<Int>).self), .reference)
        XCTAssertEqual(ExistentialLayout((any Error).self), .error)
        XCTAssertNil(ExistentialLayout(Int.self))
        XCTAssertNil(ExistentialLayout((any Shape.Type).self))
        XCTAssertEqual(MemoryLayout<any Shape>.size, 40)
        XCTAssertEqual(MemoryLayout<any Shape & Named>.size, 48)
        XCTAssertEqual(MemoryLayout<Any>.size, 32)
        XCTAssertEqual(MemoryLayout<any ObjectShape>.size, 16)
        XCTAssertEqual(MemoryLayout<any Error>.size, 8)
    }

    /// The words of an existential: three for the value, then its type; or a box with the value behind its header.
    func testExistentialContents() {
        func check<T>(_ value: T, _ found: (UnsafeRawPointer) -> Bool, line: UInt = #line) {
            var any = [value as Any]
            any.withUnsafeMutableBufferPointer {
                let content = existentialContent($0.baseAddress!)
                XCTAssertTrue(content.type == T.self, "type of \(T.self)", line: line)
                XCTAssertTrue(found(content.value), "content of \(T.self)", line: line)
            }
        }
        check(42) { $0.load(as: Int.self) == 42 }
        check((1, 2, 3)) { $0.load(fromByteOffset: 16, as: Int.self) == 3 }
        check((1, 2, 3, 4)) { $0.load(fromByteOffset: 24, as: Int.self) == 4 }
        check(SIMD4<Double>(1, 2, 3, 4)) { $0.load(as: SIMD4<Double>.self) == [1, 2, 3, 4] }
        let model = Model(1)
        check(model) { $0.load(as: Model.self) === model }
        check(WeakBox(model)) { $0.assumingMemoryBound(to: WeakBox.self).pointee.object === model }
        withExtendedLifetime(model) {}
    }

    func testEnumWitnesses() {
        func check(_ value: Payloads, tag: UInt32, _ found: (UnsafeRawPointer) -> Bool, line: UInt = #line) {
            let witnesses = ValueWitnesses(Payloads.self)
            let bytes = UnsafeMutableRawPointer.allocate(byteCount: witnesses.size, alignment: 16)
            defer { bytes.deallocate() }
            withUnsafePointer(to: value) {
                XCTAssertEqual(witnesses.enumTag($0), tag, line: line)
                bytes.copyMemory(from: $0, byteCount: witnesses.size)
                witnesses.projectPayload(bytes)
                XCTAssertTrue(found(bytes), line: line)
            }
        }
        let model = Model(3)
        check(.model(model), tag: 0) { $0.load(as: UInt.self) == UInt(bitPattern: ObjectIdentifier(model)) }
        check(.text("text"), tag: 1) { $0.assumingMemoryBound(to: String.self).pointee == "text" }
        check(.padded(Padded(a: 1, b: 2)), tag: 2) { $0.load(as: Padded.self).b == 2 }
        check(.nothing, tag: 3) { _ in true }
    }

    /// A weak reference can be read in a copy of its bytes, and keeps its bits when its object dies.
    func testWeakReferenceInABorrowedCopy() {
        var model: Model? = Model(5)
        let boxes = [WeakBox(model), WeakBox(nil)]
        boxes.withUnsafeBytes { bytes in
            let copy = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
            defer { copy.deallocate() }
            copy.copyMemory(from: bytes.baseAddress!, byteCount: 8)
            let borrowed = copy.assumingMemoryBound(to: WeakBox.self)
            XCTAssertTrue(borrowed.pointee.object === model)
            let bits = bytes.load(as: UInt.self)
            model = nil
            XCTAssertNil(borrowed.pointee.object)
            XCTAssertNil(boxes[0].object)
            XCTAssertEqual(bytes.load(as: UInt.self), bits)
            XCTAssertNotEqual(bits, 0)
            XCTAssertEqual(bytes.load(fromByteOffset: 8, as: UInt.self), 0)
        }
    }

    func testReflectionOfCases() {
        let declaration = TypeDeclaration(Payloads.self)
        XCTAssertEqual(declaration.payloadCaseCount, 3)
        XCTAssertTrue(declaration.type(0) == Model.self)
        XCTAssertTrue(declaration.type(1) == String.self)
        XCTAssertTrue(declaration.type(2) == Padded.self)
        XCTAssertNil(declaration.type(3))
        let generic = TypeDeclaration(GenericPayloads<Int8, String>.self)
        XCTAssertEqual(generic.payloadCaseCount, 2)
        XCTAssertTrue(generic.type(0) == (Int8, [String]).self)
        XCTAssertTrue(generic.type(1) == String.self)
        let tree = TypeDeclaration(Tree.self)
        XCTAssertEqual((0..<2).map(tree.isIndirect), [false, true])
        XCTAssertEqual(TypeDeclaration(Plainest.self).payloadCaseCount, 0)
    }

    func testReflectionOfFields() throws {
        let fields = try XCTUnwrap(StoredField.all(of: References.self))
        XCTAssertEqual(fields.map(\.name), ["weakModel", "count", "unownedModel", "weakShape", "model"])
        XCTAssertEqual(fields.map(\.isWeak), [true, false, false, true, false])
        XCTAssertEqual(fields.map(\.offset), [0, 8, 16, 24, 40])
        XCTAssertEqual(
            StoredField.all(of: (Int8, Int, String).self)?.map(\.offset), [0, 8, 16])
        XCTAssertEqual(try XCTUnwrap(StoredField.all(of: GenericReferences<Model>.self)).map(\.isWeak), [true, false])
        XCTAssertNil(StoredField.all(of: timespec.self), "C's fields are not all known")
        XCTAssertNil(StoredField.all(of: (any Shape).self))
        XCTAssertNil(StoredField.all(of: Int?.self))
        XCTAssertNil(StoredField.all(of: Model.self))
    }
}

private struct References {
    weak var weakModel: Model?
    var count: Int8 = 0
    unowned var unownedModel: Model?
    weak var weakShape: (any ObjectShape)?
    var model: Model?
}

private struct GenericReferences<T: AnyObject> {
    weak var first: T?
    var second: T?
}
