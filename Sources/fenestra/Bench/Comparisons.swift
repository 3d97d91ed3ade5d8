/// What is measured beside what, and how much more it may cost.
struct Comparison {
    /// A figure of the programs' own, or one that the runner takes.
    struct Figure {
        let key: String
        let unit: String
        /// The most that our median may be, as a multiple of the floor's.
        let limit: Double
        /// Added to the limit, in the figure's unit: where the floor is nearly nothing, or what each element may cost.
        var slack = 0.0
        /// Whether the floor has no such figure, so that the slack alone is the limit.
        var isAbsolute = false

        init(key: String, unit: String, limit: Double, slack: Double = 0) {
            self.key = key
            self.unit = unit
            self.limit = limit
            self.slack = slack
        }

        /// A number that must not be passed.
        init(key: String, most: Double) {
            self.init(key: key, unit: "", limit: 0, slack: most)
            isAbsolute = true
        }
    }
    enum Kind {
        /// Runs to its end and prints figures.
        case figures
        /// Stays. Its CPU time over ten seconds is taken, as `cpu_idle`, and the bodies run in them, `bodies_idle`.
        case idle
    }

    let name: String
    /// Runs of each; nil for the usual number.
    var runs: Int?
    var kind = Kind.figures
    let ours: Program
    let floor: Program
    let figures: [Figure]

    static let all =
        [
            Comparison(
                name: "hello", ours: .product("Hello"), floor: .c("floor", ["hello"]),
                figures: [
                    Figure(key: "cpu_first_frame", unit: "ms", limit: 1.2),
                    Figure(key: "rss_idle", unit: "MiB", limit: 1.2),
                ]),
            // The slack is one tick of the kernel's clock.
            Comparison(
                name: "idle", kind: .idle, ours: .product("Idle"), floor: .c("floor", ["idle", "3"]),
                figures: [
                    Figure(key: "cpu_idle", unit: "ms", limit: 1, slack: 10),
                    Figure(key: "bodies_idle", unit: "", limit: 1),
                ]),
            Comparison(
                name: "windows", ours: .product("Windows"), floor: .c("floor", ["windows", "200"]),
                figures: [
                    Figure(key: "cpu_open_first", unit: "ms", limit: 1.5),
                    Figure(key: "cpu_open_last", unit: "ms", limit: 1.5),
                    Figure(key: "cpu_raise", unit: "ms", limit: 1.5),
                ]),
            Comparison(
                name: "restore", runs: 7, ours: .product("Restore", ["200"]), floor: .c("floor", ["restore", "200"]),
                figures: [
                    Figure(key: "cpu_first_frame", unit: "ms", limit: 1.5),
                    Figure(key: "cpu_window", unit: "ms", limit: 1.5),
                ]),
            // Ours beside ours: a window costs the same however many come back. C's grow too, since GDK looks at all.
            Comparison(
                name: "restore-growth", runs: 7, ours: .product("Restore", ["200"]), floor: .product("Restore", ["10"]),
                figures: [Figure(key: "cpu_window", unit: "ms", limit: 1.2)]),
            Comparison(
                name: "commands", ours: .product("Commands"), floor: .c("floor", ["commands"]),
                figures: [Figure(key: "cpu_command", unit: "ms", limit: 2)]),
            Comparison(
                name: "awaits", ours: .product("Hops"), floor: .package("Loop"),
                figures: [
                    Figure(key: "hop", unit: "µs", limit: 2),
                    Figure(key: "yield", unit: "µs", limit: 2),
                ]),
            Comparison(
                name: "rows", ours: .product("Rows"), floor: .c("floor", ["boxrow", "1000"]),
                figures: [
                    Figure(key: "cpu_first_frame", unit: "ms", limit: 1.2),
                    Figure(key: "rss_idle", unit: "MiB", limit: 2),
                    Figure(key: "cpu_row", unit: "ms", limit: 0.6),
                    Figure(key: "cpu_mid", unit: "ms", limit: 0.6),
                    // Not promised; catches what grows with the square of the rows.
                    Figure(key: "cpu_append", unit: "ms", limit: 10),
                ]),
            // Ours beside ours, with a tenth of the rows.
            Comparison(
                name: "rows-growth", runs: 3, ours: .product("Rows", ["10000"]), floor: .product("Rows"),
                figures: ["first_frame", "row", "mid"].map { Figure(key: "cpu_\($0)", unit: "ms", limit: 10) } + [
                    // Not promised: GTK walks the siblings of each widget that is added, so it is more than linear.
                    Figure(key: "cpu_append", unit: "ms", limit: 20)
                ]),
            Comparison(
                name: "edit", ours: .product("Edit"), floor: .c("floor", ["edit", "1024"]),
                figures: [Figure(key: "cpu_row", unit: "ms", limit: 1.5)]),
        ] + lists
}
