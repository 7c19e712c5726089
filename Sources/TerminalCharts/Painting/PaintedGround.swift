import TerminalCore
import TerminalViews

/// What a chart paints below the marks that move, kept from frame to frame.
final class PaintedGround {
  /// The number of the marks from the first on that are painted with it.
  let count: Int
  private var patch: CanvasPatch?
  // Tells when something has changed that a view of the ground has read.
  private let observe: (() -> Void) -> Void

  init(of count: Int, observe: @escaping (() -> Void) -> Void) {
    self.count = count
    self.observe = observe
  }

  /// Whether the axes are painted with it.
  private(set) var hasAxes = false

  /// Paints the ground, from memory where it was painted before on a canvas like this one.
  ///
  /// - Parameters:
  ///   - rect: what the ground covers.
  ///   - plot: the cells of the marks that move.
  ///   - marks: paints what lies below these.
  ///   - axes: paints what may be painted before them where it lies elsewhere.
  func paint(
    in rect: CellRect, beside plot: CellRect, on canvas: inout Canvas,
    marks: (inout Canvas) -> Void, axes: (inout Canvas) -> Void
  ) {
    if let patch, canvas.put(patch) { return }
    observe {
      patch = canvas.patch(of: rect) { canvas in
        marks(&canvas)
        hasAxes = canvas.drawsOutside(plot, axes)
      }
    }
    if patch == nil { hasAxes = false }
  }
}

extension ArrangedMarks {
  /// The number of marks from the first on that may be painted before all others, where marks from
  /// a place on are about to move; 0 where none may.
  ///
  /// Points and rules are painted last, so that those at the end can be painted over the others.
  func groundCount(before moved: Int) -> Int {
    let styles = collection.styles
    guard collection.masks.isEmpty, collection.symbolViews.isEmpty,
      styles.allSatisfy({ $0.zIndex == 0 })
    else { return 0 }
    var (count, last) = (moved, PaintingStage.rule)
    var start = records.count
    while count < start {
      for index in count..<start {
        guard let stage = PaintingStage(movable: collection.records[index].kind) else { return 0 }
        last = min(last, stage)
      }
      start = count
      count = collection.records[..<count].firstIndex { $0.kind.isPainted(after: last) } ?? count
    }
    return count
  }
}

/// When a mark is painted that lies over what is filled and over lines.
private enum PaintingStage: Comparable {
  case point, rule

  init?(movable kind: MarkRecord.Kind) {
    switch kind {
    case .point: self = .point
    case .rule: self = .rule
    case .line, .area, .bar, .rectangle, .sector: return nil
    }
  }
}

extension MarkRecord.Kind {
  /// Whether a mark that is declared earlier may have to be painted later than one of a stage.
  fileprivate func isPainted(after stage: PaintingStage) -> Bool {
    switch self {
    // Rules look at those before them.
    case .rule: true
    // A thin one is painted like a rule.
    case .rectangle: stage == .point
    case .line, .area, .bar, .sector, .point: false
    }
  }
}
