import Foundation

extension LayoutItem {
    /// What a frame around all of this item says of its length along an axis; nil where there is no such frame.
    ///
    /// Items that draw or place around their one child are looked through. `next` leads on from items that this room
    /// does not know.
    package final func statedLimits(
        _ axis: Axis, inside next: (LayoutItem) -> LayoutItem? = { _ in nil }
    ) -> FlexibleFrameItem.Limits? {
        var item: LayoutItem? = self
        while let current = item {
            if let inner = next(current) {
                item = inner
                continue
            }
            switch current {
            case let frame as FlexibleFrameItem:
                let limits = axis == .horizontal ? frame.horizontal : frame.vertical
                if limits != FlexibleFrameItem.Limits() { return limits }
                item = frame.child
            case let frame as FixedFrameItem:
                let length = axis == .horizontal ? frame.width : frame.height
                if let length { return .init(min: length, ideal: length, max: length) }
                item = frame.child
            case let host as HostItem: item = host.content
            case let around as UnaryItem: item = around.child
            default: item = nil
            }
        }
        return nil
    }
}
