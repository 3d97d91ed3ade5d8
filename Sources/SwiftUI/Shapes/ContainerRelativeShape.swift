import Foundation
import ViewGraph
import ViewLayout

/// The shape that `containerShape(_:)` gave a view around, made smaller so that the edges of both run in parallel.
///
/// How far it is from the container's nearest edge is how far it is made smaller. Without a container it is a
/// rectangle; so is what other shapes make of it (`trim`, `offset` and the like), and `contentShape(_:)`.
public struct ContainerRelativeShape: InsettableShape {
    private var amount: CGFloat = 0

    /// The shape of the container.
    public nonisolated init() {}

    public nonisolated func path(in rect: CGRect) -> Path { Path(rect.inset(evenlyBy: amount)) }

    public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.amount += amount
        return copy
    }

    /// The figure at a distance from the edge of a container.
    fileprivate func placed(in container: ContainerShape?, distance: CGFloat) -> PlacedFigure {
        PlacedFigure(container: container, distance: distance, amount: amount)
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// The shape of the container.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A container's shape, its type hidden.
struct ContainerShape: Sendable {
    fileprivate let shape: any InsettableShape
}

/// The name under which the nearest container is found.
private struct ContainerSpace: Hashable {}

extension EnvironmentValues {
    /// What `ContainerRelativeShape` is; nil for a rectangle.
    fileprivate var containerShape: ContainerShape? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
    private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
}

/// A container's shape at a distance inside of its edge.
private struct PlacedFigure: Shape {
    let container: ContainerShape?
    let distance: CGFloat
    let amount: CGFloat

    func path(in rect: CGRect) -> Path {
        guard let container else { return Path(rect.inset(evenlyBy: amount)) }
        func path<S: InsettableShape>(_ shape: S) -> Path {
            shape.inset(by: distance + amount).path(in: rect.insetBy(dx: -distance, dy: -distance))
        }
        return path(container.shape)
    }
}

/// A container relative shape that is drawn: it depends on where it is.
struct PlacedShape<S: Shape, Style: ShapeStyle>: View {
    let drawn: DrawnShape<S, Style>
    @Environment(\.containerShape) private var container

    nonisolated init(drawn: DrawnShape<S, Style>) { self.drawn = drawn }

    var body: some View {
        GeometryReader { [drawn, container] proxy in
            let bounds = proxy.bounds(of: .named(ContainerSpace()))
            let shape = drawn.drawing.shape as? ContainerRelativeShape ?? ContainerRelativeShape()
            let figure = shape.placed(in: container, distance: Self.distance(of: proxy.size, in: bounds))
            switch drawn.drawing.mode {
            case .fill(let evenOdd): figure.fill(drawn.style, style: FillStyle(eoFill: evenOdd))
            case .stroke(let style): figure.stroke(drawn.style, style: style)
            }
        }
    }

    /// How far the nearest edge of the container is; 0 where the view sticks out of it.
    private static func distance(of size: CGSize, in bounds: CGRect?) -> CGFloat {
        guard let bounds else { return 0 }
        return max(0, min(-bounds.minX, -bounds.minY, bounds.maxX - size.width, bounds.maxY - size.height))
    }
}

extension View {
    /// Makes the view a container with a shape, which `ContainerRelativeShape` in it follows.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, ContainerShape(shape: shape)).coordinateSpace(.named(ContainerSpace()))
    }

    /// Cuts what the view draws outside of the shape of its container.
    public nonisolated func clipShape(
        _ shape: ContainerRelativeShape, style: FillStyle = FillStyle()
    ) -> some View {
        mask { shape.fill(.foreground, style: style) }
    }
}
