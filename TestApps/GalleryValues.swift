import SwiftUI

/// Sliders, steppers, progress.
struct ValuesPage: View {
    @State private var volume = 0.3
    @State private var level = 2.0
    @State private var count = 3
    @State private var price = 1.5
    @State private var isEditing = false
    @State private var edits = 0

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Volume \(Int((volume * 100).rounded())), level \(Int(level)), count \(count), edits \(edits)")
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3")
            } onEditingChanged: { isEditing in
                if !isEditing { edits += 1 }
            }
            Slider(value: $level, in: 0...4, step: 1) { Text("Level") }
                .tint(.green)
            Slider(value: .constant(0.5)) { Text("Fixed") }
                .disabled(true)
            HStack {
                Stepper("Count \(count)", value: $count, in: 0...5)
                Stepper("Price", value: $price, in: 0...10, step: 0.5, format: .number)
                Stepper("Calls") {
                    count += 1
                } onDecrement: {
                    count -= 1
                }
            }
            ProgressView(value: volume) {
                Text("Loading")
            } currentValueLabel: {
                Text("\(Int(volume * 100))%")
            }
            ProgressView("Waiting")
                .progressViewStyle(.linear)
            HStack(spacing: 20) {
                ProgressView()
                ProgressView("Working")
                ProgressView(value: volume) { Text("Ring") }
                    .progressViewStyle(.circular)
                ProgressView().controlSize(.small)
                ProgressView(value: 0.7).tint(.orange).frame(width: 100)
            }
        }
        .padding(20)
        .frame(minWidth: 560)
    }
}
