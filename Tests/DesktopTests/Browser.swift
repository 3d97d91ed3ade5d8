import DesktopTesting
import Foundation

/// Chromium without a window, driven over the WebDriver protocol.
final class Browser {
    private let driver: DesktopApp
    private let port: Int
    private var session = ""

    init(on desktop: Desktop) throws {
        port = try freePort()
        driver = try desktop.launch("chromedriver", ["--port=\(port)"])
        try driver.eventually("chromedriver answers", timeout: 20) {
            ((try? request("GET", "/status"))?["value"] as? [String: Any])?["ready"] as? Bool == true
        }
        let arguments = [
            "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--window-size=1000,800",
            "--user-data-dir=" + desktop.folder + "/chromium",
        ]
        let answer = try request(
            "POST", "/session",
            ["capabilities": ["alwaysMatch": ["goog:chromeOptions": ["args": arguments]]]])
        guard let id = (answer["value"] as? [String: Any])?["sessionId"] as? String else {
            throw DesktopFailure("no browser: \(answer)", details: driver.situation)
        }
        session = "/session/" + id
    }

    func close() {
        _ = try? request("DELETE", session)
        driver.terminate()
    }

    func open(_ address: String) throws { _ = try request("POST", session + "/url", ["url": address]) }

    /// The value of a function's body, run in the page.
    func script(_ body: String) throws -> Any? {
        try request("POST", session + "/execute/sync", ["script": body, "args": [Any]()])["value"]
    }

    /// Moves the mouse to a place of the page and presses its button.
    func click(x: Int, y: Int) throws {
        let steps: [[String: Any]] = [
            ["type": "pointerMove", "x": x, "y": y, "duration": 0], ["type": "pointerDown", "button": 0],
            ["type": "pointerUp", "button": 0],
        ]
        try perform(["type": "pointer", "id": "mouse", "parameters": ["pointerType": "mouse"], "actions": steps])
    }

    func type(_ text: String) throws {
        let steps = text.flatMap { key in
            [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
        }
        try perform(["type": "key", "id": "keyboard", "actions": steps])
    }

    private func perform(_ source: [String: Any]) throws {
        _ = try request("POST", session + "/actions", ["actions": [source]])
    }

    private func request(_ method: String, _ path: String, _ body: [String: Any]? = nil) throws -> [String: Any] {
        let data = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
        let head = """
            \(method) \(path) HTTP/1.1\r
            Host: 127.0.0.1\r
            Content-Type: application/json\r
            Content-Length: \(data.count)\r
            Connection: close\r
            \r

            """
        let reply = try exchange(Data(head.utf8) + data)
        let answer = try JSONSerialization.jsonObject(with: reply) as? [String: Any] ?? [:]
        if let value = answer["value"] as? [String: Any], let error = value["error"] {
            throw DesktopFailure("\(path): \(error)", details: "\(value["message"] ?? "")")
        }
        return answer
    }

    /// Sends a request and returns the body of the answer, as long as its head says. Not with `URLSession`, which fails on the driver's
    /// headers ("Failed writing header").
    private func exchange(_ request: Data) throws -> Data {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { Glibc.close(descriptor) }
        var limit = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        var address = localAddress(port: port)
        let isConnected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else { throw DesktopFailure("nothing listens on port \(port)") }
        var rest = request[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { throw DesktopFailure("cannot write to port \(port)") }
            rest = rest.dropFirst(count)
        }
        var reply = Data()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            if let end = reply.range(of: Data("\r\n\r\n".utf8)) {
                let head = String(decoding: reply[..<end.lowerBound], as: UTF8.self).lowercased()
                let length = head.split(separator: "\r\n").first { $0.hasPrefix("content-length:") }
                    .flatMap { Int($0.filter(\.isNumber)) }
                let body = reply[end.upperBound...]
                if let length, body.count >= length { return Data(body) }
            }
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { throw DesktopFailure("the answer from port \(port) broke off") }
            reply.append(contentsOf: buffer[..<count])
        }
    }
}

private func localAddress(port: Int) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    address.sin_port = UInt16(port).bigEndian
    return address
}

/// A port of this machine that nothing listens on just now.
func freePort() throws -> Int {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { Glibc.close(descriptor) }
    var address = localAddress(port: 0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
        }
    }
    guard isBound else { throw DesktopFailure("there is no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
}
