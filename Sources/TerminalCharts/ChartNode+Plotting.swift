import CivilTime
import TerminalViews

extension ChartNode {
  /// Returns the marks with the bounds of their data.
  ///
  /// If a host draws the chart again and no state that the content read has changed, the marks are
  /// those of the previous frame.
  func plotted() -> PlottedMarks {
    guard let identity else { return PlottedMarks(arrange()) }
    let memory = identity.drawnChild(.plotting).memory { PlottedMemory() }
    return memory.plotted(by: self, in: identity.tree)
  }
}

/// Arranged marks with the bounds of their data, which are found when they are first needed.
final class PlottedMarks {
  let marks: ArrangedMarks
  private(set) lazy var x = DataBounds(of: marks.records.lazy.map(\.x), marks.collection.x.kind)
  private(set) lazy var y = DataBounds(of: marks.records.lazy.map(\.y), marks.collection.y.kind)

  init(_ marks: ArrangedMarks) { self.marks = marks }
}

/// The marks that a chart plotted last.
private final class PlottedMemory: StateReader {
  private var last: (node: ChartNode, marks: PlottedMarks)?
  private var isStale = true

  func becomeStale() { isStale = true }

  func plotted(by node: ChartNode, in tree: ViewTree) -> PlottedMarks {
    if !isStale, let last, last.node.plots(last.marks.marks, like: node) {
      return last.marks
    }
    isStale = false
    // Collected while `self` observes reads, so that a change of state makes the marks stale.
    let marks = tree.reading(by: self) { PlottedMarks(node.arrange()) }
    last = (node, marks)
    return marks
  }
}

extension ChartNode {
  /// Returns whether another node would plot the same marks: same content, same environment.
  fileprivate func plots(_ marks: ArrangedMarks, like other: ChartNode) -> Bool {
    ValueComparison.haveSameBits(HeldContent(walk: content), HeldContent(walk: other.content))
      && zone == other.zone && functions == other.functions
      && environment.draws(like: other.environment)
      && marks.collection.isOrdered(by: settings.scales, as: other.settings.scales)
  }
}

// A struct, because a closure that is passed as a generic value is wrapped anew each time.
private struct HeldContent {
  let walk: (inout _MarkCollector) -> Void
}
