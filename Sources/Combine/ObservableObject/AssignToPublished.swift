extension Publisher where Failure == Never {
    /// Writes each value to a `@Published` property. The subscription ends with the property's object.
    public func assign(to published: inout Published<Output>.Publisher) {
        let storage = published.storage
        // Weakly, or the property would keep itself alive through the subscription that it keeps.
        storage.keep(sink { [weak storage] in storage?.value = $0 })
    }
}
