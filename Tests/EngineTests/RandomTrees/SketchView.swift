import Foundation
import SwiftUI

/// Shows a sketch. Every kind of sketch is a branch of its own, so that its place in the tree is what an app's would be.
struct SketchView: View {
    let sketch: Sketch

    init(_ sketch: Sketch) { self.sketch = sketch }

    var body: some View {
        switch sketch {
        case .nothing: EmptyView()
        case .text(let string): Text(verbatim: string)
        case .spacer: Spacer()
        case .color: Color.red
        case .mark: MarkView()
        case .counter(let tag): CounterView(tag)
        case .boundCounter(let tag): BoundCounterView(tag)
        case .stack(.row, let spacing, let parts): HStack(spacing: spacing) { SketchList(parts) }
        case .stack(.column, let spacing, let parts): VStack(spacing: spacing) { SketchList(parts) }
        case .stack(.pile, _, let parts): ZStack { SketchList(parts) }
        case .adaptive(let direction, let parts): direction.layout { SketchList(parts) }
        case .group(let parts): Group { SketchList(parts) }
        case .rows(let rows): ForEach(rows) { SketchView($0.sketch) }
        case .boundRows(let rows): ForEach(Binding.constant(rows)) { $row in SketchView(row.sketch) }
        case .range(let parts): ForEach(0..<parts.count) { SketchView(parts[$0]) }
        case .grid(let parts):
            Grid {
                ForEach(0..<parts.count) { index in
                    GridRow {
                        Text(verbatim: "row \(index)")
                        SketchView(parts[index])
                    }
                }
            }
        default: SketchOfOne(sketch)
        }
    }
}

/// The sketches that are about one other; apart from `SketchView` for the compiler's sake.
private struct SketchOfOne: View {
    let sketch: Sketch

    init(_ sketch: Sketch) { self.sketch = sketch }

    var body: some View {
        switch sketch {
        case .when(let isShown, let part):
            if isShown { SketchView(part) }
        case .either(let isFirst, let first, let second):
            if isFirst { SketchView(first) } else { SketchView(second) }
        case .erased(let wrapping, let part): wrapping.erased(part)
        case .identified(let id, let part): SketchView(part).id(id)
        case .padded(let length, let part): SketchView(part).padding(length)
        case .framed(let width, let height, let part): SketchView(part).frame(width: width, height: height)
        case .flexible(let least, let most, let part):
            SketchView(part).frame(minWidth: least, maxWidth: most, maxHeight: most, alignment: .topLeading)
        case .moved(let distance, let part): SketchView(part).offset(x: distance, y: distance / 2)
        case .fixed(let isHorizontal, let part):
            SketchView(part).fixedSize(horizontal: isHorizontal, vertical: !isHorizontal)
        case .preferred(let priority, let part): SketchView(part).layoutPriority(priority)
        // One view, so that there is one layer or inset: each of several would have its own.
        case .layered(true, let part, let layer): ZStack { SketchView(part) }.background { SketchView(layer) }
        case .layered(false, let part, let layer):
            ZStack { SketchView(part) }.overlay(alignment: .bottomTrailing) { SketchView(layer) }
        default: SketchOfSurroundings(sketch)
        }
    }
}

/// Those that change what the part inside sees around it.
private struct SketchOfSurroundings: View {
    let sketch: Sketch

    init(_ sketch: Sketch) { self.sketch = sketch }

    var body: some View {
        switch sketch {
        case .marked(let value, let part): SketchView(part).environment(\.sketchMark, value)
        case .sized(let size, let part): SketchView(part).font(.system(size: CGFloat(size)))
        case .directed(let isReversed, let part):
            SketchView(part).environment(\.layoutDirection, isReversed ? .rightToLeft : .leftToRight)
        case .disabled(let isDisabled, let part): SketchView(part).disabled(isDisabled)
        case .labelling(let part):
            Button {
            } label: {
                SketchView(part)
            }
        case .decorated(let tag, let part): SketchView(part).modifier(CountingModifier(tag))
        case .faded(let opacity, let part): SketchView(part).opacity(opacity)
        case .clipped(let radius, let part): SketchView(part).cornerRadius(radius)
        case .inset(let part, let inset):
            ZStack { SketchView(part) }.safeAreaInset(edge: .bottom, spacing: 2) { SketchView(inset) }
        case .scrolled(let part): ScrollView { SketchView(part) }
        case .measured(let part): MeasuringView(sketch: part)
        case .equated(let part): EquatableSketch(sketch: part).equatable()
        default: SketchOfFollowers(sketch)
        }
    }
}

/// Those that are followed by something.
private struct SketchOfFollowers: View {
    let sketch: Sketch

    init(_ sketch: Sketch) { self.sketch = sketch }

    var body: some View {
        switch sketch {
        case .named(let value, let part): SketchView(part).preference(key: NamesKey.self, value: [value])
        case .collecting(let part): CollectingView(sketch: part)
        case .labelled(let part):
            SketchView(part).overlayPreferenceValue(NamesKey.self) { Text(verbatim: "labels \($0)") }
        case .following(let value, let part): FollowingView(value: value, sketch: part)
        case .watched(let part):
            SketchView(part)
                .onAppear { WatchedViews.count += 1 }
                .onDisappear { WatchedViews.count -= 1 }
        default: Text(verbatim: "not shown by this view: \(sketch)")
        }
    }
}

/// Up to three sketches in a row, each in a place of its own; what is more follows in another such list.
private struct SketchList: View {
    let parts: [Sketch]

    init(_ parts: [Sketch]) { self.parts = parts }

    var body: some View {
        switch parts.count {
        case 0: EmptyView()
        case 1: SketchView(parts[0])
        case 2:
            SketchView(parts[0])
            SketchView(parts[1])
        case 3:
            SketchView(parts[0])
            SketchView(parts[1])
            SketchView(parts[2])
        default:
            SketchView(parts[0])
            SketchView(parts[1])
            SketchView(parts[2])
            SketchList(Array(parts.dropFirst(3)))
        }
    }
}

private struct BoxedSketch: View {
    let sketch: Sketch
    var body: some View { SketchView(sketch) }
}

extension Sketch.Wrapping {
    @MainActor
    func erased(_ sketch: Sketch) -> AnyView {
        switch self {
        case .plain: return AnyView(SketchView(sketch))
        case .boxed: return AnyView(BoxedSketch(sketch: sketch))
        case .column: return AnyView(VStack { SketchView(sketch) })
        case .padded: return AnyView(SketchView(sketch).padding(3))
        case .twice: return AnyView(AnyView(SketchView(sketch)))
        }
    }
}

extension Sketch.Direction {
    fileprivate var layout: AnyLayout {
        switch self {
        case .row: return AnyLayout(HStackLayout())
        case .column: return AnyLayout(VStackLayout())
        case .pile: return AnyLayout(ZStackLayout())
        }
    }
}
