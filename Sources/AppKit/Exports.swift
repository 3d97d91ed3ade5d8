// As on a Mac, who imports AppKit has Foundation too.
@_exported import Foundation
