import Foundation

extension UserDefaults {
    /// What is kept under `key`; nil where nothing is, or something that `StoredValue` has no place for.
    func storedValue(_ key: String) -> StoredValue? {
        switch object(forKey: key) {
        case let value as Bool: .bool(value)
        case let value as Int: .int(value)
        case let value as Double: .double(value)
        case let value as Float: .double(Double(value))
        case let value as String: .string(value)
        case let value as Data: .data(value)
        case let value as Date: .date(value)
        case let value as URL: .url(value)
        default: nil
        }
    }

    func store(_ value: StoredValue?, _ key: String) {
        switch value {
        case .bool(let value): set(value, forKey: key)
        case .int(let value): set(value, forKey: key)
        case .double(let value): set(value, forKey: key)
        case .string(let value): set(value, forKey: key)
        case .data(let value): set(value, forKey: key)
        case .date(let value): set(value, forKey: key)
        case .url(let value): store(value, key)
        case nil: removeObject(forKey: key)
        }
    }

    /// As `url(forKey:)` reads it: files by their path, others archived. (`set(_:forKey:)` of this Foundation keeps no
    /// more of a URL than its path.)
    private func store(_ url: URL, _ key: String) {
        if url.isFileURL { return set(url.path, forKey: key) }
        guard let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
        else { return set(url.absoluteString, forKey: key) }
        set(data, forKey: key)
    }
}
