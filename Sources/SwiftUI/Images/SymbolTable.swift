import Toolkit

/// Icon names of the desktop's icon theme for SF Symbol names.
enum SymbolTable {
    /// Names to try, best first: the table's for the symbol or for its base symbol (`trash` for `trash.fill`), then the
    /// symbol's own name as icon name, so that an app or a theme may bring icons for more symbols.
    static func iconNames(for symbol: String) -> [String] {
        var result: [String] = []
        let names = baseNames(of: symbol)
        for name in names { result += (icons[name] ?? []).map { $0 + "-symbolic" } }
        for name in names { result.append(name.replacingDots(with: "-") + "-symbolic") }
        var seen: Set<String> = []
        return result.filter { seen.insert($0).inserted }
    }

    /// What the symbol shows, in words, for those who cannot see it.
    static func spokenName(of symbol: String) -> String {
        (baseNames(of: symbol, keepingSlashes: true).last ?? symbol).replacingDots(with: " ")
    }

    /// The name, then shorter ones without forms that are drawn around and over a symbol. For words `slash` stays: it
    /// negates.
    static func baseNames(of symbol: String, keepingSlashes: Bool = false) -> [String] {
        var names = [symbol]
        var parts = symbol.split(separator: ".").map(String.init)
        while parts.count > 1 {
            if looks.contains(parts[parts.count - 1])
                || (parts.last == "slash" && !keepingSlashes && isKnown(parts.dropLast().joined(separator: ".")))
            {
                parts.removeLast()
            } else if let badge = parts.lastIndex(of: "badge"), badge > 0 {
                parts.removeSubrange(badge...)
            } else {
                break
            }
            names.append(parts.joined(separator: "."))
        }
        return names
    }

    /// What is drawn beside, or in place of, an icon of the theme. Nothing where the table has an icon for the symbol's
    /// full name, or knows nothing of the symbol.
    static func form(of symbol: String) -> SymbolForm {
        var form = SymbolForm()
        var parts = symbol.split(separator: ".").map(String.init)
        if draw(parts, isFilled: false, into: &form) || icons[symbol] != nil { return form }
        let isFilled = parts.count > 1 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        if draw(parts, isFilled: isFilled, into: &form) || icons[parts.joined(separator: ".")] != nil { return form }
        if parts.count > 1, let last = parts.last, last == "circle" || last == "square" {
            let inner = Array(parts.dropLast())
            if draw(inner, isFilled: false, into: &form) || isKnown(inner.joined(separator: "."))
                || addSlash(inner, to: &form)
            {
                form.enclosure = last == "circle" ? SymbolDrawings.circle(isFilled) : SymbolDrawings.square(isFilled)
                form.isCutOut = isFilled
                return form
            }
        }
        _ = addSlash(parts, to: &form)
        return form
    }

    /// Whether the table has an icon for this very name.
    static func hasIcon(_ symbol: String) -> Bool { icons[symbol] != nil }

    /// Whether something is drawn for the symbol, or for it without forms around it, that is no placeholder.
    static func hasSymbol(_ symbol: String) -> Bool { baseNames(of: symbol).contains(where: isKnown) }

    private static func isKnown(_ symbol: String) -> Bool { icons[symbol] != nil || SymbolDrawings.has(symbol) }

    private static func draw(_ parts: [String], isFilled: Bool, into form: inout SymbolForm) -> Bool {
        guard let drawing = SymbolDrawings.drawing(parts.joined(separator: "."), isFilled: isFilled) else {
            return false
        }
        (form.ink, form.cut) = drawing
        return true
    }

    private static func addSlash(_ parts: [String], to form: inout SymbolForm) -> Bool {
        guard parts.count > 1, parts.last == "slash" else { return false }
        var base = Array(parts.dropLast())
        if base.last == "fill" { base.removeLast() }
        guard draw(base, isFilled: false, into: &form) || isKnown(base.joined(separator: ".")) else { return false }
        form.isSlashed = true
        return true
    }

    private static let looks: Set<String> = ["fill", "circle", "square", "rectangle"]

    /// Without `-symbolic`, which all of them end in.
    private static let icons: [String: [String]] = [
        "airpodspro": ["audio-headphones"],
        "app": ["application-x-executable"],
        "arrow.down.document": ["document-save"],
        "arrow.trianglehead.2.clockwise.rotate.90": ["emblem-synchronizing", "view-refresh"],
        "arrow.up.document": ["document-send"],
        "appletv": ["video-display"],
        "arrow.backward": ["go-previous"],
        "arrow.down.right.and.arrow.up.left": ["view-restore"],
        "arrow.forward": ["go-next"],
        "arrow.up.left.and.arrow.down.right": ["view-fullscreen"],
        "arrowtriangle.down": ["pan-down"],
        "arrowtriangle.left": ["pan-start"],
        "arrowtriangle.right": ["pan-end"],
        "arrowtriangle.up": ["pan-up"],
        "chevron.compact.down": ["pan-down"],
        "chevron.compact.left": ["go-previous"],
        "chevron.compact.right": ["go-next"],
        "chevron.compact.up": ["pan-up"],
        "dice": ["applications-games"],
        "display.trianglebadge.exclamationmark": ["video-display"],
        "eject": ["media-eject"],
        "faceid": ["auth-face"],
        "lightbulb": ["emoji-objects"],
        "list.bullet.below.rectangle": ["view-list"],
        "mail.stack": ["mail-send-receive"],
        "multiply": ["window-close"],
        "note.text": ["text-x-generic"],
        "person.fill.questionmark": ["avatar-default"],
        "photo.on.rectangle.angled": ["image-x-generic"],
        "sparkles": ["starred"],
        "square.and.arrow.up.on.square": ["document-send"],
        "square.fill.on.square": ["edit-copy"],
        "square.grid.4x3": ["view-grid"],
        "square.split.2x1": ["view-dual"],
        "stopwatch": ["alarm"],
        "switch.2": ["preferences-other"],
        "testtube.2": ["applications-science"],
        "text.badge.plus": ["list-add"],
        "waveform": ["audio-x-generic"],
        "zzz": ["weather-clear-night"],
        "airplane": ["airplane-mode"],
        "alarm": ["alarm"],
        "archivebox": ["folder-download"],
        "arrow.clockwise": ["view-refresh"],
        "arrow.counterclockwise": ["edit-undo"],
        "arrow.down": ["go-down"],
        "arrow.left": ["go-previous"],
        "arrow.left.arrow.right": ["object-flip-horizontal"],
        "arrow.right": ["go-next"],
        "arrow.triangle.2.circlepath": ["emblem-synchronizing", "view-refresh"],
        "arrow.2.circlepath": ["emblem-synchronizing", "view-refresh"],
        "arrow.2.squarepath": ["media-playlist-repeat"],
        "arrow.up": ["go-up"],
        "arrow.up.arrow.down": ["view-sort-descending"],
        "arrow.up.and.down.and.arrow.left.and.right": ["view-fullscreen"],
        "arrow.uturn.backward": ["edit-undo"],
        "arrow.uturn.forward": ["edit-redo"],
        "arrowshape.turn.up.left": ["mail-reply-sender"],
        "arrowshape.turn.up.right": ["mail-forward"],
        "backward": ["media-seek-backward"],
        "backward.end": ["media-skip-backward"],
        "battery.100": ["battery-full"],
        "bell": ["preferences-system-notifications", "alarm"],
        "bell.slash": ["notifications-disabled"],
        "bold": ["format-text-bold"],
        "bolt": ["thunderbolt"],
        "book": ["accessories-dictionary"],
        "book.closed": ["accessories-dictionary"],
        "bookmark": ["user-bookmarks"],
        "books.vertical": ["accessories-dictionary"],
        "bubble.left": ["chat-message-new"],
        "bubble.left.and.bubble.right": ["chat-message-new"],
        "building.2": ["applications-engineering"],
        "calendar": ["x-office-calendar"],
        "calendar.badge.exclamationmark": ["appointment-missed"],
        "calendar.badge.plus": ["appointment-new"],
        "camera": ["camera-photo"],
        "chart.bar": ["x-office-presentation"],
        "checklist": ["view-list-bullet"],
        "checkmark": ["object-select", "emblem-ok"],
        "checkmark.seal": ["emblem-default", "emblem-ok"],
        "chevron.backward": ["go-previous"],
        "chevron.down": ["pan-down", "go-down"],
        "chevron.forward": ["go-next"],
        "chevron.left": ["go-previous"],
        "chevron.right": ["go-next"],
        "chevron.up": ["pan-up", "go-up"],
        "circle": ["radio"],
        "circle.fill": ["media-record"],
        "clock": ["preferences-system-time", "document-open-recent"],
        "cloud": ["weather-overcast"],
        "cloud.bolt": ["weather-storm"],
        "cloud.heavyrain": ["weather-showers"],
        "cloud.rain": ["weather-showers"],
        "cloud.snow": ["weather-snow"],
        "cloud.sun": ["weather-few-clouds"],
        "creditcard": ["auth-smartcard"],
        "desktopcomputer": ["computer"],
        "display": ["video-display"],
        "doc": ["x-office-document", "text-x-generic"],
        "doc.badge.plus": ["document-new"],
        "doc.on.clipboard": ["edit-paste"],
        "doc.on.doc": ["edit-copy"],
        "doc.plaintext": ["text-x-generic"],
        "doc.text": ["text-x-generic"],
        "drop": ["weather-showers"],
        "ellipsis": ["view-more-horizontal"],
        "envelope": ["mail-unread"],
        "envelope.open": ["mail-read"],
        "exclamationmark": ["emblem-important"],
        "exclamationmark.triangle": ["dialog-warning"],
        "externaldrive": ["drive-harddisk"],
        "eye": ["view-reveal"],
        "eye.slash": ["view-conceal"],
        "eyeglasses": ["face-glasses"],
        "face.smiling": ["face-smile"],
        "flag": ["emoji-flags"],
        "folder": ["folder"],
        "folder.badge.plus": ["folder-new"],
        "fork.knife": ["emoji-food"],
        "forward": ["media-seek-forward"],
        "forward.end": ["media-skip-forward"],
        "gauge": ["power-profile-performance"],
        "gear": ["emblem-system", "preferences-system"],
        "gearshape": ["emblem-system", "preferences-system"],
        "gearshape.2": ["applications-system", "emblem-system"],
        "globe": ["web-browser"],
        "heart": ["emote-love"],
        "highlighter": ["document-edit"],
        "hourglass": ["document-open-recent"],
        "house": ["go-home", "user-home"],
        "icloud.and.arrow.down": ["folder-download"],
        "info": ["dialog-information", "help-about"],
        "internaldrive": ["drive-harddisk-system"],
        "italic": ["format-text-italic"],
        "key": ["dialog-password"],
        "keyboard": ["input-keyboard"],
        "laptopcomputer": ["computer"],
        "leaf": ["emoji-nature"],
        "line.3.horizontal": ["open-menu"],
        "link": ["insert-link"],
        "list.bullet": ["view-list-bullet", "view-list"],
        "list.bullet.rectangle": ["view-list"],
        "list.number": ["view-list-ordered"],
        "location": ["find-location"],
        "lock": ["changes-prevent", "system-lock-screen"],
        "lock.open": ["changes-allow"],
        "macwindow": ["focus-windows", "window-maximize"],
        "magnifyingglass": ["system-search", "edit-find"],
        "map": ["mark-location"],
        "mappin": ["mark-location"],
        "mic": ["audio-input-microphone"],
        "mic.slash": ["microphone-disabled"],
        "minus": ["list-remove"],
        "minus.magnifyingglass": ["zoom-out"],
        "moon": ["weather-clear-night"],
        "music.mic": ["audio-input-microphone"],
        "music.note": ["emblem-music", "audio-x-generic"],
        "network": ["network-workgroup", "network-wired"],
        "newspaper": ["x-office-document"],
        "nosign": ["action-unavailable"],
        "paintpalette": ["color-select", "applications-graphics"],
        "paperclip": ["mail-attachment"],
        "paperplane": ["mail-send", "document-send"],
        "pause": ["media-playback-pause"],
        "pencil": ["document-edit"],
        "person": ["avatar-default"],
        "person.2": ["system-users"],
        "person.3": ["system-users"],
        "person.crop": ["avatar-default"],
        "person.crop.circle.badge.plus": ["contact-new"],
        "person.crop.circle.fill.badge.plus": ["contact-new"],
        "phone": ["call-start"],
        "photo": ["image-x-generic"],
        "photo.on.rectangle": ["folder-pictures", "image-x-generic"],
        "pin": ["view-pin"],
        "play": ["media-playback-start"],
        "plus": ["list-add"],
        "plus.bubble": ["chat-message-new"],
        "plus.magnifyingglass": ["zoom-in"],
        "power": ["system-shutdown"],
        "printer": ["printer"],
        "questionmark": ["dialog-question", "help-about"],
        "record": ["media-record"],
        "repeat": ["media-playlist-repeat"],
        "safari": ["web-browser"],
        "scissors": ["edit-cut"],
        "scope": ["find-location"],
        "seal": ["emblem-default"],
        "shield": ["security-high"],
        "shippingbox": ["package-x-generic"],
        "shuffle": ["media-playlist-shuffle"],
        "sidebar.leading": ["sidebar-show"],
        "sidebar.left": ["sidebar-show"],
        "sidebar.right": ["sidebar-show-right"],
        "sidebar.trailing": ["sidebar-show-right"],
        "slider.horizontal.3": ["multimedia-volume-control", "preferences-other"],
        "speaker": ["audio-volume-low"],
        "speaker.slash": ["audio-volume-muted"],
        "speaker.wave.2": ["audio-volume-medium"],
        "speaker.wave.3": ["audio-volume-high"],
        "speedometer": ["power-profile-performance"],
        "square": ["checkbox"],
        "square.fill": ["media-playback-stop"],
        "square.and.arrow.down": ["document-save"],
        "square.and.arrow.up": ["document-send", "send-to"],
        "square.and.pencil": ["document-edit"],
        "square.grid.2x2": ["view-grid"],
        "square.grid.3x2": ["view-grid"],
        "square.grid.3x3": ["view-app-grid"],
        "star": ["non-starred"],
        "star.fill": ["starred"],
        "stop": ["media-playback-stop"],
        "strikethrough": ["format-text-strikethrough"],
        "sun.max": ["weather-clear", "display-brightness"],
        "sun.min": ["display-brightness", "weather-clear"],
        "sunrise": ["daytime-sunrise"],
        "sunset": ["daytime-sunset"],
        "tablecells": ["x-office-spreadsheet"],
        "tag": ["user-bookmarks"],
        "terminal": ["utilities-terminal"],
        "text.alignleft": ["format-justify-left"],
        "text.aligncenter": ["format-justify-center"],
        "text.alignright": ["format-justify-right"],
        "text.bubble": ["chat-message-new"],
        "textformat": ["font-select", "format-text-rich"],
        "timer": ["preferences-system-time", "alarm"],
        "trash": ["user-trash"],
        "tray": ["mail-read"],
        "tv": ["tv", "video-display"],
        "underline": ["format-text-underline"],
        "video": ["camera-video"],
        "wifi": ["network-wireless"],
        "wifi.slash": ["network-wireless-offline"],
        "wind": ["weather-windy"],
        "xmark": ["window-close"],
        "xmark.octagon": ["dialog-error", "process-stop"],
    ]

    /// Names of the table with the icons they stand for, for tests.
    static var allIcons: [String: [String]] { icons }
}

extension String {
    fileprivate func replacingDots(with separator: String) -> String {
        split(separator: ".").joined(separator: separator)
    }
}
