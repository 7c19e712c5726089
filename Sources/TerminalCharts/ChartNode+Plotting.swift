import CivilTime
import TerminalViews

extension ChartNode {
  /// Returns the marks with the facts about all of them.
  ///
  /// If a host draws the chart again and no state that the content read has changed, the marks are
  /// those of the previous frame.
  func plotted() -> PlottedMarks {
    guard let place else { return PlottedMarks(arrange()) }
    let memory = place.drawnChild(.plotting).memory { PlottedMemory() }
    return memory.plotted(by: self, in: place.tree)
  }

  /// Returns the marks that may be visible in a scrolled chart that a host draws.
  ///
  /// A printed chart keeps all marks, since its description covers all of them.
  func seen(of plotted: PlottedMarks, _ scrolled: ScrolledChart?) -> ArrangedMarks {
    guard let scrolled, place != nil else { return plotted.marks }
    let (scales, rows) = (scrolled.scales, plotted.annotationRows)
    if let x = scrolled.x {
      return plotted.marks(in: x.surroundings(of: scales.x), x: true, by: scales, unseenRows: rows)
    }
    guard let y = scrolled.y else { return plotted.marks }
    return plotted.marks(in: y.surroundings(of: scales.y), x: false, by: scales, unseenRows: rows)
  }

  /// Of a chart that scrolls as a whole the marks that may be seen under a window; `nil` where
  /// looking for them does not pay.
  func seen(
    of plotted: PlottedMarks, by laidOut: LaidOutChart, under window: CellRect?
  ) -> ArrangedMarks? {
    guard place != nil, let window, plotted.marks.records.count >= Self.many else { return nil }
    let (plot, seen) = (laidOut.layout.geometry, CellMetrics.points(window))
    // As far again to both sides: what stands outside may reach in.
    let (left, right) = (seen.minX - seen.width, seen.maxX + seen.width)
    guard plot.frame.minX < left || plot.frame.maxX > right else { return nil }
    let scale = laidOut.scales.x
    let ends = [left, right].map {
      scale.datum(at: plot.position(at: $0 - plot.frame.minX, along: .horizontal))
    }
    guard let low = ends.min(), let high = ends.max(), low <= high else { return nil }
    return plotted.marks(in: low...high, x: true, by: laidOut.scales)
  }

  // Below this number drawing is faster than searching.
  private static var many: Int { 500 }
}

extension ScrolledDomain {
  // What stands outside may reach in: a symbol, or the half of a bar.
  fileprivate func surroundings(of scale: PositionScale) -> ClosedRange<Double> {
    let margin = max(length / 10, scale.kind == .category ? 1 : 0)
    return start - margin...start + length + margin
  }
}

/// Marks with stacks, and what has been found out about all of them: once, and only when it is
/// asked for.
final class PlottedMarks {
  let marks: ArrangedMarks
  private(set) lazy var x = DataBounds(of: marks.records.lazy.map(\.x), marks.collection.x.kind)
  private(set) lazy var y = DataBounds(of: marks.records.lazy.map(\.y), marks.collection.y.kind)
  private lazy var xIndex = MarkIndex(of: marks, along: .horizontal)
  private lazy var yIndex = MarkIndex(of: marks, along: .vertical)
  /// The rows above the plot that annotations want, wherever their marks are.
  private(set) lazy var annotationRows = ChartLayout.annotationRows(of: marks, \.unseenSize)

  init(_ marks: ArrangedMarks) { self.marks = marks }

  /// The marks in a part of the domain of x or of y, with their annotations.
  ///
  /// - Parameter unseenRows: what annotations of the others want above the plot, where that is not
  ///   laid out yet.
  func marks(
    in part: ClosedRange<Double>, x isX: Bool, by scales: ChartScales, unseenRows: Int = 0
  ) -> ArrangedMarks {
    let (index, styles) = (isX ? xIndex : yIndex, marks.styles)
    let found = index.marks(in: part, of: marks) { style in
      !MarkLook(styles[Int(style)], of: styles, scales: scales.styles).stroke.dash.isEmpty
    }
    let annotations = annotations(of: found)
    // Groups come with all of their marks.
    let seen = annotations.isEmpty ? found : Set(found + annotations.flatMap(\.records)).sorted()
    return marks.part(seen, in: index, annotations: annotations, unseenRows: unseenRows)
  }

  // Of single marks there may be as many as marks, and in their order; groups are few.
  private lazy var annotated = Dictionary(
    grouping: marks.collection.annotations.indices
  ) { marks.collection.annotations[$0].records.count > 1 }

  /// The annotations of some marks, in rising order, and of groups with any of them.
  private func annotations(of found: [Int]) -> [MarkAnnotation] {
    let all = marks.collection.annotations
    var numbers = (annotated[true] ?? []).filter { number in
      let next = found.partitioningIndex { $0 >= all[number].records.lowerBound }
      return next < found.endIndex && found[next] < all[number].records.upperBound
    }
    let single = annotated[false] ?? []
    for index in found {
      let first = single.partitioningIndex { all[$0].records.lowerBound >= index }
      numbers += single[first...].prefix { all[$0].records.lowerBound == index }
    }
    return numbers.sorted().map { all[$0] }
  }
}

/// What a chart has plotted last.
private final class PlottedMemory: StateReader {
  private var last: (node: ChartNode, marks: PlottedMarks)?
  private var isStale = true

  func becomeStale() { isStale = true }

  func plotted(by node: ChartNode, in tree: ViewTree) -> PlottedMarks {
    if !isStale, let last, last.node.plots(last.marks.marks, like: node) {
      return last.marks
    }
    isStale = false
    // Content is walked while a frame is drawn: what it reads then is known to be read by it.
    let marks = tree.reading(by: self) { PlottedMarks(node.arrange()) }
    last = (node, marks)
    return marks
  }
}

extension ChartNode {
  /// Whether the same content in the same surroundings gives the same marks.
  fileprivate func plots(_ marks: ArrangedMarks, like other: ChartNode) -> Bool {
    ValueComparison.haveSameBits(HeldContent(walk: content), HeldContent(walk: other.content))
      && zone == other.zone && functionDomain == other.functionDomain
      && environment.draws(like: other.environment)
      && marks.collection.isOrdered(by: settings.scales, as: other.settings.scales)
  }
}

// In a value of its own: given as a value of any type, a function is wrapped anew each time.
private struct HeldContent {
  let walk: (inout _MarkCollector) -> Void
}
