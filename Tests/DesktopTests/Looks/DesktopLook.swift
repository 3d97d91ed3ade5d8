import DesktopTesting

/// How a desktop can be set, as far as it changes what apps look like.
enum DesktopLook: String, CaseIterable {
    case light, dark, rightToLeft, largeText, doubleScale

    /// A desktop that is set so, with room for several windows.
    func desktop() throws -> Desktop {
        let desktop = try Desktop(
            DesktopOptions {
                $0.windowManager = .metacity
                $0.hasCompositor = true
                $0.height = 900
                switch self {
                case .light, .largeText: break
                case .dark: $0.isDark = true
                case .rightToLeft: $0.textDirection = .rightToLeft
                case .doubleScale:
                    $0.scale = 2
                    $0.width *= 2
                    $0.height *= 2
                }
            })
        if self == .largeText { try desktop.set(.textScale(1.5)) }
        return desktop
    }
}
