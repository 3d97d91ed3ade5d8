import Foundation

/// Folders of the user's that Foundation names on Apple's systems only. Here they are those of the XDG base directory and
/// user directory specifications.
extension URL {
    /// What apps keep for the user: `$XDG_DATA_HOME`, by default `~/.local/share`.
    public static var applicationSupportDirectory: URL { userFolder(.applicationSupportDirectory, or: ".local/share") }

    /// What can be made again: `$XDG_CACHE_HOME`, by default `~/.cache`.
    public static var cachesDirectory: URL { userFolder(.cachesDirectory, or: ".cache") }

    /// The user's documents.
    public static var documentsDirectory: URL { userFolder(.documentDirectory, or: "Documents") }

    /// The user's downloads.
    public static var downloadsDirectory: URL { userFolder(.downloadsDirectory, or: "Downloads") }

    /// The user's desktop.
    public static var desktopDirectory: URL { userFolder(.desktopDirectory, or: "Desktop") }

    /// The user's music.
    public static var musicDirectory: URL { userFolder(.musicDirectory, or: "Music") }

    /// The user's films.
    public static var moviesDirectory: URL { userFolder(.moviesDirectory, or: "Videos") }

    /// The user's pictures.
    public static var picturesDirectory: URL { userFolder(.picturesDirectory, or: "Pictures") }

    private static func userFolder(_ folder: FileManager.SearchPathDirectory, or path: String) -> URL {
        FileManager.default.urls(for: folder, in: .userDomainMask).first
            ?? homeDirectory.appendingPathComponent(path, isDirectory: true)
    }
}
