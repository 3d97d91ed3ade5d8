import Foundation
import Toolkit

extension Path {
    /// The part of the path between two fractions of its length, from 0 to 1. Empty where `from` is not below `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        if from == 0 && to == 1 { return self }
        let measured = subpaths.map { $0.segments.map(MeasuredSegment.init) }
        let total = measured.joined().reduce(0) { $0 + $1.length }
        let (begin, end) = (from * total, to * total)
        var result = Path()
        var passed = 0.0
        for segments in measured {
            var isConnected = false
            for measured in segments {
                let (start, stop) = (max(begin - passed, 0), min(end - passed, measured.length))
                passed += measured.length
                guard start < stop else {
                    isConnected = false
                    continue
                }
                let part = measured.part(start, stop)
                if !isConnected { result.move(to: part.start) }
                result.append(part.element)
                isConnected = stop == measured.length
            }
        }
        return result
    }
}

/// A segment with lengths along it.
private struct MeasuredSegment {
    let segment: PathSegment
    /// Lengths up to evenly spaced parameters, from 0 on.
    private let lengths: [Double]

    init(_ segment: PathSegment) {
        self.segment = segment
        var lengths = [0.0]
        var last = segment.start
        for point in segment.samples {
            lengths.append(lengths.last! + last.distance(to: point))
            last = point
        }
        self.lengths = lengths
    }

    /// There are at least two lengths.
    var length: Double { lengths.last! }

    /// The part between two lengths.
    func part(_ from: Double, _ to: Double) -> PathSegment {
        if from <= 0 && to >= length { return segment }
        return segment.part(parameter(from), parameter(to))
    }

    private func parameter(_ wanted: Double) -> Double {
        guard let index = lengths.firstIndex(where: { $0 >= wanted }), index > 0 else { return wanted <= 0 ? 0 : 1 }
        let (low, high) = (lengths[index - 1], lengths[index])
        let fraction = high > low ? (wanted - low) / (high - low) : 0
        return (Double(index - 1) + fraction) / Double(lengths.count - 1)
    }
}
