/// Lists of ten thousand and a hundred thousand rows, of which only those in view are there.
extension Comparison {
    static let lists = [
        Comparison(
            name: "list", runs: 5, ours: .product("LongList"), floor: .c("floor", ["listrow", "10000"]),
            figures: ofAList(elements: 10_000, changeLimit: 1.6, changeSlack: 0)
                + [Figure(key: "cpu_sort", unit: "ms", limit: 2)]),
        // Above what a short list may cost: 20 ns an element for one that is another, 30 for one that comes or goes.
        Comparison(
            name: "list-long", runs: 5, ours: .product("LongList", ["100000"]),
            floor: .c("floor", ["listrow", "100000"]),
            figures: ofAList(elements: 100_000, changeLimit: 1.6, changeSlack: 30e-6)),
        Comparison(
            name: "list-bindings", runs: 5, ours: .product("LongList", ["10000", "bindings"]),
            floor: .c("floor", ["listrow", "10000"]),
            figures: [
                Figure(key: "cpu_row", unit: "ms", limit: 1.4, slack: 20e-6 * 10_000),
                Figure(key: "bodies_row", most: 2),
            ]),
        Comparison(
            name: "list-bindings-long", runs: 5, ours: .product("LongList", ["100000", "bindings"]),
            floor: .c("floor", ["listrow", "100000"]),
            figures: [
                Figure(key: "cpu_row", unit: "ms", limit: 1.4, slack: 20e-6 * 100_000),
                Figure(key: "bodies_row", most: 2),
            ]),
        Comparison(
            name: "list-models", runs: 5, ours: .product("LongList", ["10000", "models"]),
            floor: .c("floor", ["listrow", "10000"]),
            figures: [
                Figure(key: "cpu_row", unit: "ms", limit: 1.4),
                Figure(key: "bodies_row", most: 1),
            ]),
        Comparison(
            name: "list-models-long", runs: 5, ours: .product("LongList", ["100000", "models"]),
            floor: .product("LongList", ["1000", "models"]),
            figures: [
                Figure(key: "cpu_row", unit: "ms", limit: 1.3),
                Figure(key: "bodies_row", most: 1),
            ]),
        // Ours beside ours, with a tenth of the elements: nothing grows faster than they do.
        Comparison(
            name: "list-growth", runs: 3, ours: .product("LongList", ["100000"]), floor: .product("LongList"),
            figures: ["first_frame", "row", "append", "insert", "remove", "move", "sort", "scroll"].map {
                Figure(key: "cpu_\($0)", unit: "ms", limit: 10)
            }),
    ]

    private static func ofAList(elements: Double, changeLimit: Double, changeSlack: Double) -> [Figure] {
        [
            Figure(key: "cpu_first_frame", unit: "ms", limit: 1.2),
            Figure(key: "rss_idle", unit: "MiB", limit: 1.3),
            Figure(key: "cpu_row", unit: "ms", limit: 1.4, slack: 20e-6 * elements),
            Figure(key: "bodies_row", most: 2),
        ]
            + ["append", "insert", "remove", "move"].map {
                Figure(key: "cpu_\($0)", unit: "ms", limit: changeLimit, slack: changeSlack * elements)
            } + [
                Figure(key: "cpu_scroll", unit: "ms", limit: 1.2),
                Figure(key: "late_scroll", unit: "", limit: 1),
            ]
    }
}
