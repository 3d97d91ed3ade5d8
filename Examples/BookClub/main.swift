import SwiftUI
print("book club")
