import CGTK
import Toolkit

/// Colours of the desktop's theme, and who must hear when they change.
@MainActor
enum Theme {
    struct Color: Equatable {
        var red: Double
        var green: Double
        var blue: Double
        var alpha: Double
    }

    // MARK: Colours

    /// A colour to draw with. Gradients answer with their first colour.
    static func color(_ paint: Paint) -> Color {
        switch paint {
        case .rgba(let red, let green, let blue, let alpha):
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        case .semantic(let semantic): return color(semantic)
        case .adaptive(let light, let dark):
            return color(adw_style_manager_get_dark(adw_style_manager_get_default()) != 0 ? dark : light)
        case .faded(let paint, let opacity):
            var result = color(paint)
            result.alpha *= opacity
            return result
        case .mixed(let first, let second, let part, let mixing):
            let (first, second) = (color(first), color(second))
            let parts = mixing.mix(
                [first.red, first.green, first.blue, first.alpha],
                [second.red, second.green, second.blue, second.alpha],
                part)
            return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
        case .shadowed(let paint, _): return color(paint)
        case .image:
            Log.once("An image is a style of shapes, not of texts and symbols, on this desktop.")
            return color(.primary)
        case .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh:
            return paint.stops?.first.map { color($0.color) } ?? Color(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    static func color(_ semantic: SemanticColor) -> Color {
        if let known = resolved[semantic] { return known }
        let color = resolve(semantic)
        resolved[semantic] = color
        return color
    }

    /// How strongly text of the fainter levels is written, as libadwaita dims labels.
    static func strength(_ semantic: SemanticColor) -> Double? {
        switch semantic {
        case .primary: 1
        case .secondary: 0.55
        case .tertiary: 0.35
        case .quaternary: 0.2
        default: nil
        }
    }

    private static var resolved: [SemanticColor: Color] = [:]

    private static func resolve(_ semantic: SemanticColor) -> Color {
        switch semantic {
        case .primary: return named("window_fg_color")
        case .secondary, .tertiary, .quaternary:
            var color = named("window_fg_color")
            color.alpha *= strength(semantic) ?? 1
            return color
        case .accent: return named("accent_color")
        case .accentBackground: return named("accent_bg_color")
        case .accentText: return named("accent_fg_color")
        case .separator:
            // As libadwaita's separators; its `borders` means the colour of the text around, which is not known here.
            var color = named("window_fg_color")
            color.alpha *= adw_style_manager_get_high_contrast(adw_style_manager_get_default()) != 0 ? 0.5 : 0.15
            return color
        case .windowBackground: return named("window_bg_color")
        case .controlBackground: return named("view_bg_color")
        case .red: return named("red_3")
        case .orange: return named("orange_3")
        case .yellow: return named("yellow_5")
        case .green: return named("green_4")
        case .blue: return named("blue_3")
        case .purple: return named("purple_3")
        case .brown: return named("brown_3")
        // libadwaita's palette has no such hues; these keep its lightness.
        case .mint: return Color(red: 0.20, green: 0.76, blue: 0.65, alpha: 1)
        case .teal: return Color(red: 0.13, green: 0.58, blue: 0.62, alpha: 1)
        case .cyan: return Color(red: 0.20, green: 0.68, blue: 0.86, alpha: 1)
        case .indigo: return Color(red: 0.36, green: 0.35, blue: 0.80, alpha: 1)
        case .pink: return Color(red: 0.87, green: 0.28, blue: 0.54, alpha: 1)
        case .gray: return Color(red: 0.55, green: 0.55, blue: 0.57, alpha: 1)
        }
    }

    /// Never shown; it stands where the display's style can be asked.
    private static let probe: WidgetPointer = {
        let label = made(gtk_label_new(nil))
        g_object_ref_sink(label)
        return label
    }()

    private static func named(_ name: String) -> Color {
        var color = GdkRGBA()
        guard gtk_style_context_lookup_color(gtk_widget_get_style_context(probe), name, &color) != 0 else {
            Log.once("the theme has no colour \(name)")
            return Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        }
        return Color(
            red: Double(color.red), green: Double(color.green), blue: Double(color.blue), alpha: Double(color.alpha))
    }

    // MARK: Followers

    /// Widgets that resolved a colour, by address; they leave before they go.
    private static var followers: [UnsafeMutableRawPointer: Unmanaged<GTKWidget>] = [:]
    private static var isListening = false

    static func follow(_ widget: GTKWidget) {
        listen()
        followers[pointer(to: widget)] = Unmanaged.passUnretained(widget)
    }

    static func unfollow(_ widget: GTKWidget) { followers[pointer(to: widget)] = nil }

    private static func listen() {
        guard !isListening else { return }
        isListening = true
        // The manager lives as long as the process, and the receiver is never looked at.
        guard let manager = adw_style_manager_get_default() else { return }
        // The last is libadwaita's since 1.6; before, the accent is the style sheet's and stays.
        for signal in ["notify::dark", "notify::high-contrast", "notify::accent-color"] {
            fenestra_connect_1(
                UnsafeMutableRawPointer(manager), signal, { _, _, _ in onMainThread { Theme.changing() } },
                UnsafeMutableRawPointer(manager))
        }
    }

    /// libadwaita tells before its new style sheet is in place; the turn after that is still before the next frame.
    private static func changing() {
        fenestra_one_shot_arm(turn.source, 0)
    }

    private static let turn = OpaquePointer(
        fenestra_one_shot_new("theme", G_PRIORITY_DEFAULT) { onMainThread { Theme.changed() } })

    private static func changed() {
        resolved.removeAll(keepingCapacity: true)
        for follower in followers.values { follower.takeUnretainedValue().themeChanged() }
    }

    // MARK: Rules of our own

    private static var hasStyleSheet = false

    /// Adds the few style rules that libadwaita has no class for, when the first widget needs one.
    static func addStyleSheet() {
        guard !hasStyleSheet else { return }
        hasStyleSheet = true
        add(styleSheet)
    }

    /// Adds style rules for as long as the process lives.
    /// Counts style sheets that were added: a widget may want another size since.
    private(set) static var sheetCount = 0

    static func add(_ sheet: String) {
        sheetCount += 1
        guard let display = gdk_display_get_default() else { return }
        let provider = gtk_css_provider_new()
        gtk_css_provider_load_from_data(provider, sheet, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    private static var textClasses: [String: String] = [:]

    /// The class that gives widgets of GTK's that take no attributes a text style; nil for the desktop's own.
    static func styleClass(of style: TextStyle) -> String? {
        let rules = style.styleRules
        return rules.isEmpty ? nil : styleClass(ofRules: rules)
    }

    /// The class for declarations of a style sheet.
    static func styleClass(ofRules rules: String) -> String {
        if let known = textClasses[rules] { return known }
        let name = "fenestra-text-\(textClasses.count)"
        textClasses[rules] = name
        add(".\(name) { \(rules) }")
        return name
    }

    private static let styleSheet = """
        .fenestra-area {
            background-color: alpha(currentColor, 0.1); border-radius: 6px;
        }
        .fenestra-editor, .fenestra-editor > textview, .fenestra-editor > textview > text { border-radius: 6px; }
        .fenestra-area:focus-within { outline: 2px solid alpha(@accent_color, 0.5); outline-offset: -2px; }
        .fenestra-area > textview, .fenestra-area > textview > text, .fenestra-plain-area > textview,
        .fenestra-plain-area > textview > text { background: none; }
        progressbar.fenestra-progress > trough, levelbar.fenestra-progress > trough { min-width: 16px; }
        button.fenestra-plain { padding: 0; min-width: 0; min-height: 0; font-weight: inherit; }
        button.fenestra-plain, button.fenestra-plain:hover, button.fenestra-plain:active {
            background: none; box-shadow: none;
        }
        button.fenestra-plain:active:not(.fenestra-custom) { opacity: 0.7; }
        button.fenestra-custom, button.fenestra-custom:hover, button.fenestra-custom:active {
            background: none; box-shadow: none; filter: none;
        }
        button.fenestra-link { color: @accent_color; }
        button.fenestra-mini { padding: 0 8px; min-height: 16px; font-size: 82%; }
        button.fenestra-small { padding: 2px 12px; min-height: 20px; font-size: 90%; }
        button.fenestra-large { padding: 8px 22px; min-height: 26px; }
        button.fenestra-extra-large { padding: 11px 28px; min-height: 30px; }
        button.fenestra-capsule { border-radius: 9999px; }
        button.fenestra-circle { border-radius: 9999px; }
        button.fenestra-accessory { padding: 2px 8px; min-height: 20px; }
        entry.fenestra-plain, password.fenestra-plain {
            background: none; border: none; box-shadow: none; outline: none; padding: 0; min-height: 0;
        }
        .fenestra-group {
            background-color: alpha(currentColor, 0.04); border: 1px solid alpha(currentColor, 0.1); border-radius: 8px;
        }
        .fenestra-stepper button { padding: 0 6px; min-height: 28px; min-width: 20px; }
        .fenestra-stepper.fenestra-mini button, .fenestra-stepper.fenestra-small button { min-height: 20px; }
        scale.fenestra-mini > trough > slider, scale.fenestra-small > trough > slider {
            min-width: 14px; min-height: 14px; margin: -6px;
        }
        entry.fenestra-mini { min-height: 20px; font-size: 82%; }
        entry.fenestra-small { min-height: 26px; font-size: 90%; }
        entry.fenestra-large { min-height: 40px; }
        checkbutton.fenestra-mini, switch.fenestra-mini { font-size: 82%; }
        checkbutton.fenestra-mini check, checkbutton.fenestra-mini radio {
            min-width: 10px; min-height: 10px; -gtk-icon-size: 10px;
        }
        checkbutton.fenestra-small check, checkbutton.fenestra-small radio {
            min-width: 12px; min-height: 12px; -gtk-icon-size: 12px;
        }
        switch.fenestra-mini slider { min-width: 12px; min-height: 12px; }
        /* The numbers of the pages of shortcuts: libadwaita's margins make them narrower than nothing. */
        stackswitcher.circular > button.circular > label { margin: 0; padding: 0; }
        switch.fenestra-small slider { min-width: 16px; min-height: 16px; }
        """
}
