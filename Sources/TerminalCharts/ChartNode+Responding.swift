import FoundationSubset
import TerminalCore
import TerminalViews

extension ChartNode {
  /// Says what the chart answers, in front of the notes of what was drawn in it.
  func respond(on canvas: inout Canvas, from index: Int, in area: CellRect, _ plot: PlacedPlot) {
    guard let place = plot.plan.place else { return }
    let frame = CellMetrics.points(area)
    var notes = [ResponderNote(.chart(plot), frame: frame, clip: canvas.clip)]
    let clip = plot.plan.layout.seen(in: canvas.window)?.intersection(canvas.clip) ?? canvas.clip
    let settings = plot.plan.settings
    let gestures = settings.plotGesture.map { [$0] } ?? settings.selectionGestures
    for (number, gesture) in gestures.enumerated() {
      let attachment = GestureAttachment.kept(
        at: place.drawnChild(.gesture(number)), gesture.make(plot.plan.proxy),
        number == 0 ? .normal : .simultaneous)
      notes.append(
        ResponderNote(.gestures(attachment), frame: plot.plotFrame, clip: clip))
    }
    notes += gestures.map { _ in ResponderNote(.end, frame: frame, clip: canvas.clip) }
    for (offset, note) in notes.enumerated() { canvas.note(note, at: index + offset) }
    canvas.note(ResponderNote(.end, frame: frame, clip: canvas.clip))
  }
}

/// A drawn chart whose data keys go through.
struct PlacedPlot: ChartScrubbing {
  private let geometry: MarkGeometry
  let scrolled: ScrolledChart?
  /// The cells of what scrolls around the chart.
  let window: CellRect?
  private let found = FoundStops()

  init(_ geometry: MarkGeometry, scrolled: ScrolledChart?, window: CellRect?) {
    (self.geometry, self.scrolled, self.window) = (geometry, scrolled, window)
  }

  var plan: ChartPlan { geometry.plan }
  private var marks: ArrangedMarks { geometry.marks }

  var canScroll: Bool { scrolled != nil }

  func scroll(by way: CGSize) -> CGSize { scrolled?.scroll(by: way) ?? .zero }

  var plotFrame: CGRect { plan.layout.geometry.frame }

  var seenFrame: CGRect {
    guard let window else { return plotFrame }
    let seen = plan.layout.seen(in: window) ?? window
    return plotFrame.intersection(CellMetrics.points(seen))
  }

  func clearSelection() { plan.settings.selection.clear() }

  var isHorizontal: Bool { marks.isHorizontal.contains(true) }

  /// Looked for when a key asks for them, and not more than once in a frame.
  var stops: (x: [CGFloat], y: [CGFloat]) {
    if let stops = found.stops { return stops }
    let stops = findStops()
    found.stops = stops
    return stops
  }

  private func findStops() -> (x: [CGFloat], y: [CGFloat]) {
    let places = MarkRecord.Kind.allCases
      .filter { $0 != .rule && marks.kinds.contains(MarkKinds($0)) }.map(places)
    // A mark or two of another kind stand for what is selected, not for data.
    let most = places.map { max($0.x.count, $0.y.count) }.max() ?? 0
    let kinds = places.filter { 2 * max($0.x.count, $0.y.count) >= most }
    return (
      Self.distinct(kinds.flatMap(\.x), in: plotFrame.minX...plotFrame.maxX),
      Self.distinct(kinds.flatMap(\.y), in: plotFrame.minY...plotFrame.maxY)
    )
  }

  private func places(of kind: MarkRecord.Kind) -> (x: [CGFloat], y: [CGFloat]) {
    var (x, y): ([CGFloat], [CGFloat]) = ([], [])
    x.reserveCapacity(marks.records.count)
    y.reserveCapacity(marks.records.count)
    for index in marks.records.indices where marks.records[index].kind == kind {
      let record = marks.records[index]
      if record.x.isData, let place = geometry.x.place(of: record.x) {
        x.append(plotFrame.minX + place)
      }
      if record.y.isData, let place = geometry.y.place(of: record.y) {
        y.append(plotFrame.minY + place)
      }
    }
    return (x, y)
  }

  private static func distinct(
    _ places: [CGFloat], in range: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    var places = places.filter { $0.isFinite && range.contains($0) }
    // Data mostly come in the order of x.
    if !zip(places, places.dropFirst()).allSatisfy({ $0 <= $1 }) { places.sort() }
    return places.reduce(into: []) { if $1 - ($0.last ?? -.infinity) > 1e-6 { $0.append($1) } }
  }
}

/// The stops of a frame, once they have been asked for.
private final class FoundStops {
  var stops: (x: [CGFloat], y: [CGFloat])?
}
