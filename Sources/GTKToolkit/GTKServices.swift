import CGTK
import Foundation
import Toolkit

/// Time, folders and links through GLib.
extension GTKToolkit: SystemServices {
    package func call(after seconds: Double, _ body: @escaping @MainActor () -> Void) {
        fenestra_call_after(
            Int32(clamping: Int64((max(seconds, 0) * 1000).rounded(.up))), Box.call, Box.make(body), Box.free)
    }

    package func callAfterTurns(_ body: @escaping @MainActor () -> Void) {
        // For the life of the process, as is the toolkit.
        fenestra_call_after_turns(Box.call, Box.make(body))
    }

    package func watchFolder(_ path: String, _ body: @escaping @MainActor () -> Void) {
        // Never given back: it watches for the life of the process.
        _ = Unmanaged.passRetained(GTKFileWatch(.folder, path, body))
    }

    package func watchFile(_ path: String, _ body: @escaping @MainActor () -> Void) -> AnyObject {
        GTKFileWatch(.file, path, body)
    }

    package func open(_ address: String, done: @escaping @MainActor (Bool) -> Void) {
        fenestra_open_address(
            address,
            { answer, box in
                nonisolated(unsafe) let box = box
                onMainThread { Unmanaged<Answer>.fromOpaque(box).takeRetainedValue().body(answer != 0) }
            }, Unmanaged.passRetained(Answer(done)).toOpaque())
    }
}

extension GTKToolkit {
    package func open(
        _ address: String, choosingOver surface: any Surface, done: @escaping @MainActor (Bool) -> Void
    ) {
        fenestra_open_address_with(
            gtkWidget(surface).widget, address,
            { answer, box in
                nonisolated(unsafe) let box = box
                onMainThread { Unmanaged<Answer>.fromOpaque(box).takeRetainedValue().body(answer != 0) }
            }, Unmanaged.passRetained(Answer(done)).toOpaque())
    }

    package func compose(_ mail: Mail, done: @escaping @MainActor (Bool) -> Void) { open(mail.address, done: done) }

    package func fetch(_ address: String, done: @escaping @MainActor (Data?, String?) -> Void) {
        fenestra_fetch(
            address,
            { box, bytes, length, reason in
                nonisolated(unsafe) let (box, bytes, reason) = (box, bytes, reason)
                onMainThread {
                    let delivery = Unmanaged<Delivery>.fromOpaque(box).takeRetainedValue()
                    if let reason { return delivery.body(nil, String(cString: reason)) }
                    delivery.body(bytes.map { Data(bytes: $0, count: Int(length)) } ?? Data(), nil)
                }
            }, Unmanaged.passRetained(Delivery(done)).toOpaque())
    }

    /// Tells the engine when the process is asked to end.
    func watchTermination() {
        fenestra_on_termination(Box.call, Box.make { [weak self] in self?.delegate?.shouldEnd() })
    }
}

/// A closure in the hands of C.
final class Box {
    private let body: @MainActor () -> Void
    private init(_ body: @escaping @MainActor () -> Void) { self.body = body }

    static func make(_ body: @escaping @MainActor () -> Void) -> UnsafeMutableRawPointer {
        Unmanaged.passRetained(Box(body)).toOpaque()
    }

    static let call: FenestraCall = { box in
        nonisolated(unsafe) let box = box
        onMainThread { receiver(box, as: Box.self).body() }
    }

    static let free: FenestraCall = { Unmanaged<Box>.fromOpaque($0).release() }
}

final class Answer {
    let body: @MainActor (Bool) -> Void
    init(_ body: @escaping @MainActor (Bool) -> Void) { self.body = body }
}

private final class Delivery {
    let body: @MainActor (Data?, String?) -> Void
    init(_ body: @escaping @MainActor (Data?, String?) -> Void) { self.body = body }
}
