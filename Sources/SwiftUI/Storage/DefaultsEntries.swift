import Foundation
import Toolkit
import ViewGraph

/// The preferences that views read, and how changes of them are found.
///
/// Foundation's preferences tell nobody of a change here. What code of this process sets is found when the main loop
/// has finished a turn, by comparing the few values that views read: nothing happens while the process sleeps. What
/// other processes set is found when the folder of the preferences' files changes.
@MainActor
enum DefaultsEntries {
    private struct Weak {
        weak var entry: DefaultsEntry?
    }
    private static var known: [DefaultsEntry.ID: Weak] = [:]
    private static weak var watching: (any Toolkit)?
    /// Stores with something that is not in their files yet.
    private static var unsaved: [ObjectIdentifier: UserDefaults] = [:]

    /// The entry for a key, shared by all that read it.
    static func entry(_ store: UserDefaults, _ key: String) -> DefaultsEntry {
        watch()
        let id = DefaultsEntry.ID(store, key)
        // An identifier of an object that has gone may be that of another one now.
        if let entry = known[id]?.entry, entry.store === store { return entry }
        let entry = DefaultsEntry(store, key)
        known[id] = Weak(entry: entry)
        return entry
    }

    static func forget(_ id: DefaultsEntry.ID) {
        if known[id]?.entry == nil { known[id] = nil }
    }

    static func written(_ store: UserDefaults, _ key: String) {
        known[DefaultsEntry.ID(store, key)]?.entry?.refresh()
        save(store)
    }

    // MARK: Finding changes

    private static func watch() {
        guard let toolkit = Desktop.toolkit, watching !== toolkit else { return }
        watching = toolkit
        toolkit.callAfterTurns { refreshAll() }
        guard let folder else { return }
        toolkit.watchFolder(folder) {
            for store in stores { store.synchronize() }
            refreshAll()
        }
    }

    private static func refreshAll() {
        for known in known.values { known.entry?.refresh() }
    }

    private static var stores: [UserDefaults] {
        var found: [ObjectIdentifier: UserDefaults] = [:]
        for known in known.values {
            if let store = known.entry?.store { found[ObjectIdentifier(store)] = store }
        }
        return Array(found.values)
    }

    /// Where Foundation keeps the files of preferences. It is made where it is missing, as the first file would make
    /// it: only a folder that is there can be watched.
    private static var folder: String? {
        let environment = ProcessInfo.processInfo.environment
        let folder =
            environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? NSHomeDirectory() + "/.config"
        try? FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }

    // MARK: Saving

    /// Foundation writes the file only when asked: soon, once for many changes.
    private static func save(_ store: UserDefaults) {
        let isFirst = unsaved.isEmpty
        unsaved[ObjectIdentifier(store)] = store
        guard isFirst else { return }
        guard let toolkit = Desktop.toolkit else { return saveAll() }
        toolkit.call(after: 0.3) { saveAll() }
    }

    /// Writes what is not in the files yet.
    static func saveAll() {
        for store in unsaved.values { store.synchronize() }
        unsaved = [:]
    }
}
