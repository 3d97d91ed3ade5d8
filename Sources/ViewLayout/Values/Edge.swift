/// One edge of a rectangle; leading and trailing follow the layout direction.
public enum Edge: Int8, CaseIterable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines of text begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines of text end.
    case trailing

    /// Any number of edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ e: Edge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// All four edges.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The top and the bottom edge.
        public static let vertical: Set = [.top, .bottom]
    }
}

extension Edge {
    /// The axis in which the edge can move.
    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The leading edge.
    case leading
    /// The trailing edge.
    case trailing

    /// Any number of horizontal edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ edge: HorizontalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both edges.
        public static let all: Set = [.leading, .trailing]
    }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom

    /// Any number of vertical edges.
    public struct Set: OptionSet, Sendable {
        /// One bit for each edge.
        public let rawValue: Int8

        /// The edges whose bits are set in `rawValue`.
        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set of one edge.
        public init(_ e: VerticalEdge) {
            self.init(rawValue: 1 << e.rawValue)
        }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}
