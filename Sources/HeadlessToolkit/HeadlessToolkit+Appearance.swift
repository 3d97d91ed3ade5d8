import Toolkit

extension HeadlessToolkit {
    /// What a test says that the desktop looks like.
    package var appearance: Appearance {
        var shown = desktopAppearance
        if let preferredDark { shown.isDark = preferredDark }
        return shown
    }

    package func preferDark(_ isDark: Bool?) {
        guard isDark != preferredDark else { return }
        preferredDark = isDark
        appearanceChanged?()
    }

    /// A fixed palette, which tells light from dark and nothing more.
    package func components(of paint: Paint) -> RGBA {
        switch paint {
        case .rgba(let red, let green, let blue, let alpha): RGBA(red: red, green: green, blue: blue, alpha: alpha)
        case .shadowed(let inner, _): components(of: inner)
        case .image: components(of: .primary)
        case .faded(let inner, let opacity): components(of: inner).faded(opacity)
        case .semantic(let role): components(of: role)
        case .adaptive(let light, let dark): components(of: appearance.isDark ? dark : light)
        case .mixed(let first, let second, let part, let mixing):
            mixed(components(of: first), components(of: second), part, mixing)
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh:
            paint.stops?.first.map { components(of: $0.color) } ?? RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    private func mixed(_ first: RGBA, _ second: RGBA, _ part: Double, _ mixing: ColorMixing) -> RGBA {
        let parts = mixing.mix(
            [first.red, first.green, first.blue, first.alpha], [second.red, second.green, second.blue, second.alpha], part)
        return RGBA(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    }

    private func components(of role: SemanticColor) -> RGBA {
        let text = appearance.isDark ? 1.0 : 0.0
        switch role {
        case .primary: return RGBA(red: text, green: text, blue: text)
        case .secondary: return RGBA(red: text, green: text, blue: text, alpha: 0.55)
        case .tertiary: return RGBA(red: text, green: text, blue: text, alpha: 0.35)
        case .quaternary: return RGBA(red: text, green: text, blue: text, alpha: 0.2)
        case .separator: return RGBA(red: text, green: text, blue: text, alpha: 0.15)
        case .windowBackground, .controlBackground: return RGBA(red: 1 - text, green: 1 - text, blue: 1 - text)
        case .red: return RGBA(red: 1, green: 0, blue: 0)
        case .orange: return RGBA(red: 1, green: 0.5, blue: 0)
        case .yellow: return RGBA(red: 1, green: 1, blue: 0)
        case .green: return RGBA(red: 0, green: 1, blue: 0)
        case .mint: return RGBA(red: 0, green: 1, blue: 0.75)
        case .teal: return RGBA(red: 0, green: 0.5, blue: 0.5)
        case .cyan: return RGBA(red: 0, green: 1, blue: 1)
        case .accentText: return RGBA(red: 1, green: 1, blue: 1)
        case .blue, .accent, .accentBackground: return RGBA(red: 0, green: 0, blue: 1)
        case .indigo: return RGBA(red: 0.25, green: 0, blue: 0.5)
        case .purple: return RGBA(red: 0.5, green: 0, blue: 0.5)
        case .pink: return RGBA(red: 1, green: 0, blue: 0.5)
        case .brown: return RGBA(red: 0.5, green: 0.25, blue: 0)
        case .gray: return RGBA(red: 0.5, green: 0.5, blue: 0.5)
        }
    }
}

extension RGBA {
    fileprivate func faded(_ opacity: Double) -> RGBA {
        var copy = self
        copy.alpha *= opacity
        return copy
    }
}
