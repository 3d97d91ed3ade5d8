// Apps write `import SwiftUI` and nothing else: what SwiftUI brings along on Apple's systems comes along here.
@_exported import AppKit
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
@_exported import FoundationSupplement
@_exported import Observation
@_exported import ViewLayout
