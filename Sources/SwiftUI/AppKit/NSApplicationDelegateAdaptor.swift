import AppKit
import Combine
import Foundation
import Observation
import ViewGraph

/// Names the class that is told of the app's life; in the app, as a property.
///
/// The framework makes the delegate. One that is observable is in the environment of all scenes, found by its type.
/// Follows <https://developer.apple.com/documentation/swiftui/nsapplicationdelegateadaptor>.
@MainActor @preconcurrency @propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>: DynamicProperty,
    FieldComparable
{
    private let held: AppDelegates.Held

    /// Makes a delegate.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) {
        held = AppDelegates.hold(delegateType)
    }

    /// Makes a delegate that views find in the environment, and whose changes update the app.
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: ObservableObject {
        held = AppDelegates.hold(delegateType)
        let object = wrappedValue
        held.addToEnvironment = { $0[ModelKey<DelegateType>.self] = object }
        held.dependency = ObjectDependency.of(object)
    }

    /// Makes a delegate that views find in the environment.
    @_disfavoredOverload
    public init(_ delegateType: DelegateType.Type = DelegateType.self) where DelegateType: Observable {
        held = AppDelegates.hold(delegateType)
        let object = wrappedValue
        held.addToEnvironment = { $0[ModelKey<DelegateType>.self] = object }
    }

    /// The delegate.
    public var wrappedValue: DelegateType {
        held.dependency?.track()
        // Invariant: it was made of this type.
        return unsafeDowncast(held.delegate, to: DelegateType.self)
    }

    @MainActor
    public static func _install(
        _ field: UnsafeMutableRawPointer, old: UnsafeMutableRawPointer?, _ node: _GraphNode
    ) {}
    public nonisolated static var _isPrepared: Bool { false }
    public nonisolated static var _keepsState: Bool { false }
    @MainActor
    public static func _changedAt(_ field: UnsafeRawPointer) -> UInt32 {
        field.assumingMemoryBound(to: Self.self).pointee.held.dependency?.changedAt ?? 0
    }
    package nonisolated static func fieldsEqual(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    /// Makes bindings to the delegate's properties.
    public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

/// The delegate of the app that runs; an app has one.
@MainActor
enum AppDelegates {
    final class Held {
        let delegate: NSObject & NSApplicationDelegate
        var addToEnvironment: ((inout EnvironmentValues) -> Void)?
        var dependency: ObjectDependency?

        init(_ delegate: NSObject & NSApplicationDelegate) { self.delegate = delegate }
    }

    private(set) static var current: Held?

    /// Another app begins.
    static func forget() { current = nil }

    /// The app's delegate; the first adaptor makes it.
    static func hold<Delegate: NSObject & NSApplicationDelegate>(_ type: Delegate.Type) -> Held {
        if let current, Swift.type(of: current.delegate) == type { return current }
        if current != nil {
            Log.once("the app has two delegates; @NSApplicationDelegateAdaptor(\(type).self) is told of nothing")
            return Held(_MadeByType.make(type))
        }
        let held = Held(_MadeByType.make(type))
        current = held
        NSApplication.shared.delegate = held.delegate
        return held
    }
}
