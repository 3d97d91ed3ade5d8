import Foundation
import Toolkit

/// A surface whose content is moved, hidden or cut as one.
package final class HeadlessEffectSurface: HeadlessSurface, EffectSurface {
    package private(set) var content: EffectContent

    init(_ content: EffectContent, client: any SurfaceClient, record: HeadlessRecord) {
        self.content = content
        super.init(client: client, record: record)
    }

    package func update(_ content: EffectContent) {
        record.counts.controlUpdates += 1
        updateCount += 1
        self.content = content
    }

    /// What is told of the pointer, and who.
    private(set) var interests = PointerInterests()
    private(set) weak var receiver: (any PointerReceiver)?
    /// Whether the press that goes on was claimed here.
    var hasClaimed = false

    package func listen(_ interests: PointerInterests, _ receiver: (any PointerReceiver)?) {
        self.interests = interests
        self.receiver = receiver
    }

    package func claimPress() { hasClaimed = true }
    package func beginWindowMove() { hostingWindow?.moveCount += 1 }

    /// Who is told of drags that begin here, and of what is dropped here.
    private(set) weak var dragDelegate: (any DragDelegate)?
    private(set) weak var dropReceiver: (any DropReceiver)?

    package func offerDrags(_ delegate: (any DragDelegate)?) { dragDelegate = delegate }
    package func takeDrops(_ delegate: (any DropReceiver)?) { dropReceiver = delegate }

    override func takesPointer(at point: CGPoint) -> Bool {
        guard let path = content.hitPath else { return false }
        return path.contains(point)
    }

    private(set) var element = AccessibleElement()
    private var performElement: @MainActor (Int) -> Void = { _ in }

    package func describe(_ element: AccessibleElement, perform: @escaping @MainActor (Int) -> Void) {
        self.element = element
        performElement = perform
    }

    package override var accessible: HeadlessAccessible? {
        guard element.isElement else { return nil }
        return HeadlessAccessible(
            Accessible(.group, name: ""), element.attributes, isEnabled: isEnabled)
    }

    /// Does what has a name.
    package func perform(named name: String) -> Bool {
        guard let index = element.actions.firstIndex(of: name), isReachable, isEnabled else { return false }
        performElement(index)
        return true
    }

    package override func perform(_ action: UserAction) -> Bool {
        switch action {
        case .press:
            if perform(named: "press") { return true }
            guard interests.isPressable, isReachable, isEnabled else { return false }
            return receiver?.activated() ?? false
        case .increment: return perform(named: "increment")
        case .decrement: return perform(named: "decrement")
        default: return false
        }
    }

    package override var clips: Bool { content.clips }
    override var isShown: Bool { super.isShown && !content.isHidden }
    override var letsInputThrough: Bool { content.allowsHitTesting && !content.isMask }

    /// Scaled, then turned, about the anchor; then by the matrix.
    override func toParent(_ point: CGPoint) -> CGPoint {
        let anchor = anchor
        let x = (point.x - anchor.x) * content.scaleX
        let y = (point.y - anchor.y) * content.scaleY
        let (sine, cosine) = turn
        let turned = content.matrix.apply(CGPoint(x: x * cosine - y * sine, y: x * sine + y * cosine))
        return CGPoint(x: turned.x + anchor.x + frame.minX, y: turned.y + anchor.y + frame.minY)
    }

    override func fromParent(_ point: CGPoint) -> CGPoint? {
        guard content.scaleX != 0, content.scaleY != 0 else { return nil }
        let anchor = anchor
        let moved = CGPoint(x: point.x - frame.minX - anchor.x, y: point.y - frame.minY - anchor.y)
        guard let turned = content.matrix.undo(moved) else { return nil }
        let (x, y) = (turned.x, turned.y)
        let (sine, cosine) = turn
        return CGPoint(
            x: (x * cosine + y * sine) / content.scaleX + anchor.x,
            y: (y * cosine - x * sine) / content.scaleY + anchor.y)
    }

    private var anchor: CGPoint {
        CGPoint(x: frame.width * content.anchorX, y: frame.height * content.anchorY)
    }

    /// Exact for quarter turns, so that frames stay whole numbers.
    private var turn: (sine: Double, cosine: Double) {
        let degrees = content.rotation.truncatingRemainder(dividingBy: 360)
        switch degrees {
        case 0: return (0, 1)
        case 90, -270: return (1, 0)
        case 180, -180: return (0, -1)
        case 270, -90: return (-1, 0)
        default:
            let radians = degrees * .pi / 180
            return (sin(radians), cos(radians))
        }
    }
}

extension EffectMatrix? {
    fileprivate func apply(_ point: CGPoint) -> CGPoint {
        guard let m = self else { return point }
        return CGPoint(x: m.a * point.x + m.c * point.y + m.tx, y: m.b * point.x + m.d * point.y + m.ty)
    }

    /// Nil where everything falls on one line.
    fileprivate func undo(_ point: CGPoint) -> CGPoint? {
        guard let m = self else { return point }
        let determinant = m.a * m.d - m.b * m.c
        guard determinant != 0 else { return nil }
        let (x, y) = (point.x - m.tx, point.y - m.ty)
        return CGPoint(x: (m.d * x - m.c * y) / determinant, y: (m.a * y - m.b * x) / determinant)
    }
}
