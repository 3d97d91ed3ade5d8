// Values are handed on as `Data`, in item providers.
@_exported import Foundation
@_exported import FoundationSupplement
