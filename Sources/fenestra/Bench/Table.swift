/// Lines with columns under each other.
struct Table {
    private var lines: [[String]]

    init(columns: [String]) { lines = [columns] }

    /// A line; what it does not name stays empty.
    mutating func add(_ cells: [String]) { lines.append(cells) }

    func print() {
        let widths = (0..<lines[0].count).map { column in
            lines.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        for line in lines {
            var text = ""
            for (cell, width) in zip(line, widths) {
                text += cell + String(repeating: " ", count: width - cell.count + 2)
            }
            while text.last == " " { text.removeLast() }
            Console.print(text)
        }
    }
}
