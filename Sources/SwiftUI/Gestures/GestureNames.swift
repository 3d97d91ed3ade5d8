import ViewGraph

extension View {
    /// Adds a gesture, after those of the views inside, that takes part while `isEnabled`.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture, after those of the views inside, that takes part while `isEnabled`. Its name is for those who read
    /// the code.
    public nonisolated func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture, before those of the views inside, that takes part while `isEnabled`.
    public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture, before those of the views inside, that takes part while `isEnabled`. Its name is for those who
    /// read the code.
    public nonisolated func highPriorityGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised whatever those of the views inside are, while `isEnabled`.
    public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognised whatever those of the views inside are, while `isEnabled`. Its name is for those
    /// who read the code.
    public nonisolated func simultaneousGesture<T: Gesture>(
        _ gesture: T, name: String, isEnabled: Bool = true
    ) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}
