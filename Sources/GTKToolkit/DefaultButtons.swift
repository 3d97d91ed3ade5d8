import CGTK

/// The buttons that would be the default one of their window. Of several, the first that can be pressed is it, as with
/// their keys; the others look as any button.
@MainActor
enum DefaultButtons {
    private struct Entry {
        weak var button: GTKButton?
    }
    private static var entries: [UnsafeMutablePointer<GtkWindow>: [Entry]] = [:]

    /// Also when a button that is there can be pressed now, or no more.
    static func add(_ button: GTKButton, to window: UnsafeMutablePointer<GtkWindow>) {
        if entries[window]?.contains(where: { $0.button === button }) != true {
            entries[window, default: []].append(Entry(button: button))
        }
        choose(in: window)
    }

    /// The window may be on its way out; nothing is asked of it unless it has buttons left.
    static func remove(_ button: GTKButton, from window: UnsafeMutablePointer<GtkWindow>) {
        entries[window]?.removeAll { $0.button == nil || $0.button === button }
        if gtk_window_get_default_widget(window) == button.widget { gtk_window_set_default_widget(window, nil) }
        button.setDefault(false)
        if entries[window]?.isEmpty == true { entries[window] = nil } else { choose(in: window) }
    }

    private static func choose(in window: UnsafeMutablePointer<GtkWindow>) {
        let buttons = (entries[window] ?? []).compactMap(\.button)
        let chosen = buttons.first { gtk_widget_is_sensitive($0.widget) != 0 } ?? buttons.first
        for button in buttons where button !== chosen { button.setDefault(false) }
        guard let chosen else { return }
        chosen.setDefault(true)
        if gtk_window_get_default_widget(window) != chosen.widget {
            gtk_window_set_default_widget(window, chosen.widget)
        }
    }
}
