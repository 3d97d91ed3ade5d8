import Foundation

/// Makes objects of classes that are known by their type alone.
///
/// `NSObject.init()` is not a required initialiser in this Foundation, so Swift does not let it be called on a type
/// that is a parameter. Each subclass has an entry for it in its table of methods all the same: its own, the inherited
/// one, or one that stops the program saying that the class has no such initialiser. This class overrides it as
/// required, which uses that very entry, and being open it is called through the table.
open class _MadeByType: NSObject {
    /// Makes one.
    public required override init() { super.init() }

    /// A new object of a type.
    package static func make<Object: NSObject>(_ type: Object.Type) -> Object {
        // Any class below NSObject has NSObject's part of the table first, and nothing else of `_MadeByType` is used.
        let table = unsafeBitCast(type as AnyClass, to: _MadeByType.Type.self)
        return unsafeDowncast(table.init() as NSObject, to: Object.self)
    }
}
