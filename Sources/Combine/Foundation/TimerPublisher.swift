import Foundation

extension Timer {
    /// A publisher of the present time, again and again. Connect it, or use `autoconnect()`.
    ///
    /// - Parameters:
    ///   - interval: the seconds between two values.
    ///   - tolerance: the seconds by which a value may be late.
    ///   - runLoop: where values are sent.
    ///   - mode: for the main run loop all modes are the same, as it is driven by the app's main loop.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher of the present time, again and again, while connected. A subscriber that has asked for no value
    /// misses it.
    public final class TimerPublisher: ConnectablePublisher {
        /// The time at which it is sent.
        public typealias Output = Date
        /// It cannot fail.
        public typealias Failure = Never

        /// The seconds between two values.
        public let interval: TimeInterval
        /// The seconds by which a value may be late.
        public let tolerance: TimeInterval?
        /// Where values are sent.
        public let runLoop: RunLoop
        /// The modes in which values are sent.
        public let mode: RunLoop.Mode
        /// How the run loop sends them.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// A publisher of the present time.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(subscriber)
        }

        /// Starts the timer; the first value comes after one interval.
        public func connect() -> any Cancellable {
            let subject = subject
            let length = RunLoop.SchedulerTimeType.Stride(interval)
            if runLoop === RunLoop.main {
                return runLoop.schedule(
                    after: runLoop.now.advanced(by: length), interval: length,
                    tolerance: tolerance.map { .seconds($0) } ?? runLoop.minimumTolerance
                ) { subject.send(Date()) }
            }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }
}
