import CGTK
import Foundation
import Toolkit

extension DrawingContent: GTKControlContent {
    static func makeControl(_ content: DrawingContent, _ toolkit: GTKToolkit) -> any Control<DrawingContent> {
        GTKDrawing(content)
    }
}

/// Filled and stroked paths. GTK keeps the picture until the commands differ or the theme changes.
final class GTKDrawing: GTKDrawn, Control {
    private var content: DrawingContent
    private var commands: [DrawingCommand] = []
    private var commandsSize: CGSize?

    init(_ content: DrawingContent) {
        self.content = content
        super.init(name: content.name)
        if contentName != nil { accessibleNameChanged() }
    }

    override var contentName: String? { content.name.isEmpty ? nil : content.name }

    override func measure(width: Double?, height: Double?) -> CGSize {
        CGSize(width: (width ?? 10).rounded(.up), height: (height ?? 10).rounded(.up))
    }

    override func revalidate() {}

    func update(_ new: DrawingContent, _ attributes: WidgetAttributes) {
        apply(attributes)
        let old = content.name
        content = new
        if new.name != old { accessibleNameChanged() }
        // Before the first drawing there is nothing to compare with.
        guard let size = commandsSize else { return }
        let newCommands = new.commands(size)
        guard newCommands != commands else { return }
        take(newCommands)
        redraw()
    }

    private func take(_ new: [DrawingCommand]) {
        commands = new
        followsTheme = new.contains { $0.paint.isThemed }
    }

    override func draw(_ snapshot: OpaquePointer, width: Int32, height: Int32) {
        let size = CGSize(width: Int(width), height: Int(height))
        if commandsSize != size {
            commandsSize = size
            take(content.commands(size))
        }
        let painter = Painter(snapshot: snapshot, color: color)
        for command in commands { painter.paint(command) }
    }
}

extension DrawingCommand {
    var paint: Paint {
        switch self {
        case .fill(_, let paint, _): paint
        case .stroke(_, let paint, _): paint
        }
    }
}
