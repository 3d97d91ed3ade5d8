/// A place on the screen or in a window, in whole units; y grows downwards.
package struct Point: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package init(x: Int, y: Int) {
        self.x = x
        self.y = y
    }
}

/// An area on the screen or in a window, in whole units.
package struct Rectangle: Hashable, Sendable, CustomStringConvertible {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    package func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }

    /// What both cover; empty when they do not meet.
    package func intersection(_ other: Rectangle) -> Rectangle {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return Rectangle(x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    }

    /// As X writes geometries: `600x700+340+50`.
    package var description: String { "\(width)x\(height)\(x < 0 ? "" : "+")\(x)\(y < 0 ? "" : "+")\(y)" }
}
