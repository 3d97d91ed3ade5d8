import Foundation

extension FileWrapper {
    /// What is in a folder, by the key under which it is there; `nil` for others.
    public var fileWrappers: [String: FileWrapper]? {
        if case .directory(let children) = kind { children } else { nil }
    }

    /// Adds a wrapper to a folder. Returns its key: its preferred name, or if that is taken, one like it. A wrapper
    /// without a preferred name, or one added to what is no folder, stops the program: it would be lost.
    @discardableResult
    public func addFileWrapper(_ child: FileWrapper) -> String {
        precondition(isDirectory, "Only a folder can have file wrappers added")
        guard let name = child.preferredFilename, !name.isEmpty else {
            preconditionFailure("A file wrapper needs a preferred file name to be added to a folder")
        }
        return add(child, named: name)
    }

    /// Adds a regular file to a folder. Returns its key.
    @discardableResult
    public func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a wrapper out of a folder. One that is not in it is passed over.
    public func removeFileWrapper(_ child: FileWrapper) {
        guard case .directory(var children) = kind, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        kind = .directory(children)
    }

    /// The key of a wrapper in a folder, or `nil` if it is not in it. Linear.
    public func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    @discardableResult
    func add(_ child: FileWrapper, named name: String) -> String {
        guard case .directory(var children) = kind else { return name }
        var key = name
        var number = 2
        while children[key] != nil {
            let (base, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
            key = "\(base) \(number)" + (suffix.isEmpty ? "" : "." + suffix)
            number += 1
        }
        children[key] = child
        child.filename = key
        kind = .directory(children)
        return key
    }
}
