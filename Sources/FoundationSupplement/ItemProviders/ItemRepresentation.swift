import Foundation
import UniformTypeIdentifiers

/// A form in which an item provider has its item.
package struct ItemRepresentation: Sendable {
    package var contentType: UTType
    package var visibility: NSItemProviderRepresentationVisibility
    /// Whether it is made as a file.
    package var isFile: Bool
    /// Makes it; asked for once it is wanted.
    package var load: @Sendable () async throws -> ItemContent

    package init(
        _ contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, isFile: Bool = false,
        load: @escaping @Sendable () async throws -> ItemContent
    ) {
        self.contentType = contentType
        self.visibility = visibility
        self.isFile = isFile
        self.load = load
    }
}

/// Who may be handed a form of an item.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All apps.
    case all
    /// Apps of the same author. Nothing on this desktop says which those are: only the app itself.
    case team
    /// Apps of a group. As `team`.
    case group
    /// The app itself.
    case ownProcess
}
