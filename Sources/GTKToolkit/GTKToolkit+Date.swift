import Foundation
import Toolkit

extension GTKToolkit {
    package var date: Date { Date() }
}
