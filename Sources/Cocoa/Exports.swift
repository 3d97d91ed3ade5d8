// Older sources import the two by this name.
@_exported import AppKit
@_exported import Foundation
