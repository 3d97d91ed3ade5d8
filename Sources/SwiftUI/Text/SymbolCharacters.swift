import ViewGraph

/// Characters for symbols in lines of text, in which GTK shows no pictures.
enum SymbolCharacters {
    static func text(for image: Image) -> String {
        guard case .symbol(let name) = image.storage else {
            Log.once("Text: images stand as □ in lines of text on this desktop; symbols as characters.")
            return "□"
        }
        for base in SymbolTable.baseNames(of: name) {
            if let character = characters[base] { return character }
        }
        if let character = enclosed(name) { return character }
        Log.once("Text: there is no character like the symbol “\(name)”; it stands as □ in a line of text.")
        return "□"
    }

    /// `3.circle`, `a.circle.fill`: letters and digits in circles are characters too.
    private static func enclosed(_ name: String) -> String? {
        let parts = name.split(separator: ".")
        guard parts.count > 1, parts[1] == "circle" else { return nil }
        let isFilled = parts.last == "fill"
        if let number = Int(parts[0]), (1...20).contains(number), !isFilled || number <= 10 {
            return Unicode.Scalar(UInt32((isFilled ? 0x2775 : 0x245F) + number)).map { String($0) }
        }
        if parts[0] == "0" { return isFilled ? "⓿" : "⓪" }
        guard parts[0].count == 1, let letter = parts[0].utf8.first, (97...122).contains(letter) else { return nil }
        return Unicode.Scalar(UInt32((isFilled ? 0x1F150 : 0x24B6) + Int(letter) - 97)).map { String($0) }
    }

    private static let characters: [String: String] = [
        "airplane": "✈", "arrow.backward": "←", "arrow.clockwise": "↻", "arrow.counterclockwise": "↺",
        "arrow.down": "↓", "arrow.forward": "→", "arrow.left": "←", "arrow.left.and.right": "↔",
        "arrow.right": "→", "arrow.triangle.2.circlepath": "↻", "arrow.up": "↑", "arrow.up.and.down": "↕",
        "arrow.up.right": "↗", "arrow.up.left": "↖", "arrow.down.right": "↘", "arrow.down.left": "↙",
        "arrowtriangle.down.fill": "▼", "arrowtriangle.left.fill": "◀", "arrowtriangle.right.fill": "▶",
        "arrowtriangle.up.fill": "▲", "at": "@", "bell": "🔔", "bolt": "⚡", "book": "📖", "calendar": "📅",
        "camera": "📷", "checkmark": "✓", "checkmark.circle": "✓", "checkmark.circle.fill": "✔",
        "checkmark.seal": "✔", "checkmark.square": "☑", "chevron.backward": "‹", "chevron.down": "⌄",
        "chevron.forward": "›", "chevron.left": "‹", "chevron.right": "›", "chevron.up": "⌃", "circle": "○",
        "circle.fill": "●", "clock": "⏲", "cloud": "☁", "cloud.rain": "🌧", "cloud.sun": "⛅", "command": "⌘",
        "control": "⌃", "creditcard": "💳", "cup.and.saucer": "☕", "diamond": "◇", "diamond.fill": "◆",
        "doc": "🗎", "dollarsign": "$", "drop": "💧", "ellipsis": "…", "envelope": "✉", "equal": "=", "escape": "⎋",
        "eurosign": "€", "exclamationmark": "!", "exclamationmark.triangle": "⚠", "eye": "👁", "flag": "⚑",
        "flame": "🔥", "folder": "🗀", "gear": "⚙", "gearshape": "⚙", "globe": "🌐", "hammer": "🔨",
        "hand.thumbsdown": "👎", "hand.thumbsup": "👍", "heart": "♡", "heart.fill": "♥", "hourglass": "⌛",
        "house": "⌂", "info": "ℹ", "info.circle": "ℹ", "key": "🔑", "leaf": "🍃", "lightbulb": "💡", "link": "🔗",
        "lock": "🔒", "lock.open": "🔓", "magnifyingglass": "🔍", "mappin": "📍", "minus": "−", "moon": "☾",
        "multiply": "×", "music.note": "♪", "number": "#", "option": "⌥", "paperclip": "📎", "pause": "⏸",
        "pencil": "✎", "percent": "%", "person": "👤", "person.2": "👥", "phone": "☎", "pin": "📌", "play": "▶",
        "plus": "+", "plusminus": "±", "questionmark": "?", "return": "↩", "scissors": "✂", "shift": "⇧",
        "snowflake": "❄", "sparkles": "✨", "square": "□", "square.fill": "■", "star": "☆", "star.fill": "★",
        "stop": "⏹", "sun.max": "☀", "sun.min": "☼", "tag": "🏷", "trash": "🗑", "triangle": "△",
        "triangle.fill": "▲", "umbrella": "☂", "xmark": "✕", "xmark.circle": "✕", "xmark.octagon": "⛔",
    ]
}
