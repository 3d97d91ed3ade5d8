import Foundation

extension StoredValue {
    /// A whole number is an integer, one with a point a fraction; what JSON has no form for is an object that names its
    /// type.
    var json: SessionJSON {
        switch self {
        case .bool(let value): .bool(value)
        case .int(let value): .number(String(value))
        case .double(let value): value.isFinite ? SessionJSON(value) : .object(["double": .string(value.description)])
        case .string(let value): .string(value)
        case .data(let value): .object(["data": .string(value.base64EncodedString())])
        case .url(let value): .object(["url": .string(value.absoluteString)])
        case .date(let value): .object(["date": SessionJSON(value.timeIntervalSinceReferenceDate)])
        }
    }

    /// Nil for what is no stored value.
    init?(_ json: SessionJSON) {
        switch json {
        case .bool(let value): self = .bool(value)
        case .string(let value): self = .string(value)
        case .number(let text):
            if let value = Int(text) {
                self = .int(value)
            } else if let value = Double(text) {
                self = .double(value)
            } else {
                return nil
            }
        case .object(let members):
            guard members.count == 1, let value = StoredValue(members) else { return nil }
            self = value
        case .null, .array: return nil
        }
    }

    private init?(_ members: [String: SessionJSON]) {
        if let text = members["data"]?.text, let data = Data(base64Encoded: text) {
            self = .data(data)
        } else if let text = members["url"]?.text, let url = URL(string: text) {
            self = .url(url)
        } else if let seconds = members["date"]?.double {
            self = .date(Date(timeIntervalSinceReferenceDate: seconds))
        } else if let text = members["double"]?.text, let value = Double(text) {
            self = .double(value)
        } else {
            return nil
        }
    }
}
