import Foundation

extension FileWrapper {
    /// Reads it anew from a URL. If that fails nothing changes.
    public func read(from url: URL, options: ReadingOptions = []) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        let newKind: Kind
        var newContents: Data?
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            let target = try manager.destinationOfSymbolicLink(atPath: url.path)
            newKind = .symbolicLink(
                target.hasPrefix("/") ? URL(fileURLWithPath: target) : URL(string: encoded(target)) ?? url)
        case .typeDirectory?:
            var children: [String: FileWrapper] = [:]
            for name in try manager.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
            }
            newKind = .directory(children)
        case .typeRegular?:
            newKind = .regularFile
            if options.contains(.immediate) {
                newContents = try Data(contentsOf: url)
            } else if !manager.isReadableFile(atPath: url.path) {
                // Better now than when the contents turn out to be missing.
                throw CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: url.path])
            }
        default:
            // A socket, a device or a pipe has no contents to hold.
            throw CocoaError(.fileReadUnknown, userInfo: [NSFilePathErrorKey: url.path])
        }
        kind = newKind
        contents = newContents
        source = newContents == nil && isRegularFile ? url : nil
        filename = url.lastPathComponent
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
    }

    /// Whether the file on disk has been changed by nobody else: the same kind, size and date of change, and for a
    /// folder the same for all in it.
    public func matchesContents(of url: URL) -> Bool {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: url.path),
            attributes[.type] as? FileAttributeType == fileAttributes[FileAttributeKey.type.rawValue]
                as? FileAttributeType
        else { return false }
        switch kind {
        case .symbolicLink(let target):
            return (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path))
                == (target.isFileURL ? target.path : decoded(target))
        case .regularFile:
            return attributes[.modificationDate] as? Date
                == fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
                && (attributes[.size] as? NSNumber) == (fileAttributes[FileAttributeKey.size.rawValue] as? NSNumber)
        case .directory(let children):
            let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
            return Set(names) == Set(children.keys)
                && children.allSatisfy { $0.value.matchesContents(of: url.appendingPathComponent($0.key)) }
        }
    }

    /// Writes it, with all that is in it, to a URL.
    ///
    /// With `.atomic` it is written beside the URL first and then takes the place of what is there. Without, what is
    /// there must be of the same kind or absent, and files in a folder that are not in the wrapper stay.
    /// `originalContentsURL` says where it was read from; contents not read yet come from there.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        try loadContents(from: originalContentsURL)
        if options.contains(.atomic) {
            let manager = FileManager.default
            let temporary = url.deletingLastPathComponent()
                .appendingPathComponent(".\(url.lastPathComponent).\(UUID().uuidString)")
            do {
                try writeContents(to: temporary)
                try replace(url, by: temporary)
            } catch {
                try? manager.removeItem(at: temporary)
                throw error
            }
        } else {
            try writeContents(to: url)
        }
        if options.contains(.withNameUpdating) { updateNames(to: url) }
    }

    /// Reads what has not been read, as writing may be about to replace it.
    private func loadContents(from original: URL?) throws {
        for (name, child) in fileWrappers ?? [:] {
            try child.loadContents(from: original?.appendingPathComponent(name))
        }
        guard isRegularFile, contents == nil, let place = source ?? original else { return }
        contents = try Data(contentsOf: place)
    }

    private func writeContents(to url: URL) throws {
        let manager = FileManager.default
        switch kind {
        case .regularFile:
            try (contents ?? Data()).write(to: url)
        case .symbolicLink(let target):
            if (try? manager.destinationOfSymbolicLink(atPath: url.path)) != nil { try manager.removeItem(at: url) }
            try manager.createSymbolicLink(
                atPath: url.path, withDestinationPath: target.isFileURL ? target.path : decoded(target))
            return
        case .directory(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children { try child.writeContents(to: url.appendingPathComponent(name)) }
        }
        let kept: [FileAttributeKey] = [.posixPermissions]
        let attributes = Dictionary(
            uniqueKeysWithValues: kept.compactMap { key in fileAttributes[key.rawValue].map { (key, $0) } })
        if !attributes.isEmpty { try manager.setAttributes(attributes, ofItemAtPath: url.path) }
    }

    /// Puts `new` in the place of `old`. A folder cannot be renamed over one that is not empty, so the old one steps
    /// aside first, and back if that fails.
    private func replace(_ old: URL, by new: URL) throws {
        let manager = FileManager.default
        if rename(new.path, old.path) == 0 { return }
        let aside = new.deletingLastPathComponent().appendingPathComponent(new.lastPathComponent + ".old")
        try manager.moveItem(at: old, to: aside)
        do {
            try manager.moveItem(at: new, to: old)
        } catch {
            try? manager.moveItem(at: aside, to: old)
            throw error
        }
        try? manager.removeItem(at: aside)
    }

    private func updateNames(to url: URL) {
        filename = url.lastPathComponent
        if isRegularFile { source = url }
        for (name, child) in fileWrappers ?? [:] { child.updateNames(to: url.appendingPathComponent(name)) }
    }

    // A relative target is kept as a relative URL, whose text is percent-encoded.
    private func encoded(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    }
    private func decoded(_ url: URL) -> String { url.relativeString.removingPercentEncoding ?? url.relativeString }
}
