import CGTK

typealias WidgetPointer = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The same widget as one of GTK's open classes. Invariant: the caller made it as that class.
    @inline(__always)
    func cast<Class>(to type: Class.Type = Class.self) -> UnsafeMutablePointer<Class> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Class.self)
    }

    /// The same widget as one of GTK's final classes and interfaces, which Swift sees as opaque.
    @inline(__always)
    var opaque: OpaquePointer { OpaquePointer(self) }
}

/// A widget that a constructor made. GTK's constructors never return null.
@inline(__always)
func made(_ widget: WidgetPointer?) -> WidgetPointer { widget.unsafelyUnwrapped }

/// The widget at the front of an object of one of GTK's final classes.
@inline(__always)
func widget(_ pointer: OpaquePointer?) -> WidgetPointer { WidgetPointer(pointer.unsafelyUnwrapped) }
