import FoundationSubset
import TerminalCore
import TerminalViews

extension ChartNode {
  /// Adds the responders of the chart, before the notes of the views drawn in it.
  func respond(on canvas: inout Canvas, from index: Int, in area: CellRect, _ plot: InteractivePlot)
  {
    guard let identity = plot.laidOut.identity else { return }
    let frame = CellMetrics.points(area)
    var notes = [ResponderNote(.chart(plot), frame: frame, clip: canvas.clip)]
    let clip =
      plot.laidOut.layout.visiblePart(in: canvas.window)?.intersection(canvas.clip) ?? canvas.clip
    let settings = plot.laidOut.settings
    let gestures = settings.plotGesture.map { [$0] } ?? settings.selectionGestures
    for (number, gesture) in gestures.enumerated() {
      let attachment = GestureAttachment.kept(
        at: identity.drawnChild(.gesture(number)), gesture.make(plot.laidOut.proxy),
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
struct InteractivePlot: ChartScrubbing {
  private let geometry: MarkGeometry
  let scrolled: ScrolledChart?
  /// The cells of the scroll view around the chart.
  let window: CellRect?
  private let found = FoundStops()

  init(_ geometry: MarkGeometry, scrolled: ScrolledChart?, window: CellRect?) {
    (self.geometry, self.scrolled, self.window) = (geometry, scrolled, window)
  }

  var laidOut: LaidOutChart { geometry.laidOut }
  private var marks: ArrangedMarks { geometry.marks }

  var canScroll: Bool { scrolled != nil }

  func scroll(by distance: CGSize) -> CGSize {
    scrolled?.scroll(by: distance, laidOut.proxy) ?? .zero
  }

  var plotFrame: CGRect { laidOut.layout.geometry.frame }

  var visibleFrame: CGRect {
    guard let window else { return plotFrame }
    let visible = laidOut.layout.visiblePart(in: window) ?? window
    return plotFrame.intersection(CellMetrics.points(visible))
  }

  func clearSelection() { laidOut.settings.selection.clear() }

  var isHorizontal: Bool { marks.isHorizontal.contains(true) }

  /// Returns the stops along an axis, which are searched for at most once in a frame.
  func stops(along axis: Axis) -> [CGFloat] {
    let stops = found.stops[axis] ?? findStops(along: axis)
    found.stops[axis] = stops
    return stops
  }

  private func findStops(along axis: Axis) -> [CGFloat] {
    let (direction, plot) = (geometry[along: axis], plotFrame[along: axis])
    let isStop = stoppingKinds(along: axis)
    var stops: [CGFloat] = []
    stops.reserveCapacity(marks.records.count)
    var isSorted = true
    for record in marks.records where isStop[Int(record.kind.rawValue)] {
      let extent = record[along: axis]
      guard extent.isData, let coordinate = direction.coordinate(of: extent),
        plot.contains(plot.lowerBound + coordinate)
      else { continue }
      let stop = plot.lowerBound + coordinate
      if let last = stops.last, stop < last { isSorted = false }
      stops.append(stop)
    }
    // Data mostly come in the order of x.
    if !isSorted { stops.sort() }
    return stops.reduce(into: []) { if $1 - ($0.last ?? -.infinity) > 1e-6 { $0.append($1) } }
  }

  // One or two marks of another kind mark the selection; they are not data.
  private func stoppingKinds(along axis: Axis) -> [Bool] {
    var counts = [Int](repeating: 0, count: MarkRecord.Kind.allCases.count)
    for record in marks.records where record[along: axis].isData {
      counts[Int(record.kind.rawValue)] += 1
    }
    counts[Int(MarkRecord.Kind.rule.rawValue)] = 0
    let maximum = max(counts.max() ?? 0, 1)
    return counts.map { 2 * $0 >= maximum }
  }
}

/// The stops of a frame that keys have asked for so far.
private final class FoundStops {
  var stops: [Axis: [CGFloat]] = [:]
}
