import FoundationSubset
import TerminalCore
import TerminalViews

/// The parts of a chart that annotations do not cover: axes with labels, earlier texts, and other
/// bars.
struct OccupiedCells {
  private let area: CellRect
  private let targets: MarkGeometry
  private let axes: [CellRect]
  // For each cell, whether it has a text, and the index of its bar.
  private var hasText: [Bool]
  private var bars: [Int32] = []

  /// Creates the occupied cells of a chart that is drawn except for its annotations.
  ///
  /// - Parameter canvas: The visible cells; a part outside may extend into them.
  init(on canvas: CellRect, besides targets: MarkGeometry) {
    let columns = canvas.size.columns
    area = canvas.inset(by: CellInsets(leading: -columns, trailing: -columns))
    self.targets = targets
    hasText = Array(repeating: false, count: area.size.count)
    let (laidOut, layout) = (targets.laidOut, targets.laidOut.layout)
    let labels =
      laidOut.labelRects
      ?? AxisLabelPainter(axes: laidOut.axes, layout: layout).visibleLabels.map(\.rect)
    laidOut.labelRects = labels
    // At the sides there is space between labels; below and above the plot there are ticks too.
    axes = layout.axisInsets.areas(aboveAndBelow: layout.framedPlot) + labels
    let (records, annotations) = (targets.marks.records, targets.marks.collection.annotations)
    guard annotations.contains(where: { $0.records.first.map { records[$0].kind } == .bar }) else {
      return
    }
    bars = Array(repeating: -1, count: area.size.count)
    for index in records.indices where records[index].kind == .bar {
      guard let rect = targets.rectangle(of: index) else { continue }
      for cell in cells(of: CellMetrics.coveredCells(rect)) {
        bars[cell] = Int32(truncatingIfNeeded: index)
      }
    }
  }

  mutating func occupy(_ rect: CellRect) { for cell in cells(of: rect) { hasText[cell] = true } }

  /// Returns whether an annotation would cover no axis and no text, nor touch one if it is a text
  /// itself.
  func isFree(_ annotation: PlacedAnnotation) -> Bool {
    !isOnAxis(annotation) && !cells(of: annotation.kept).contains { hasText[$0] }
  }

  /// Returns whether an annotation would cover or touch an axis.
  func isOnAxis(_ annotation: PlacedAnnotation) -> Bool {
    axes.contains { !$0.intersection(annotation.kept).isEmpty }
  }

  /// Returns whether an annotation above or below its mark would extend out of the plot between
  /// labels, where it would look like a label.
  func isBetweenLabels(_ annotation: PlacedAnnotation, _ position: AnnotationPosition) -> Bool {
    let layout = targets.laidOut.layout
    return position.horizontal == 0
      && layout.axisInsets.areas(beside: layout.framedPlot).contains {
        !$0.intersection(annotation.cells).isEmpty
      }
  }

  /// Returns whether an annotation would cover a bar that is not in line with its own.
  func hasOtherBar(in annotation: PlacedAnnotation, than own: Range<Int>) -> Bool {
    guard !bars.isEmpty, let first = own.first, targets.marks.records[first].kind == .bar else {
      return false
    }
    let (isLying, target) = (targets.marks.isHorizontal[first], annotation.target)
    return cells(of: annotation.cells).contains { cell in
      guard bars[cell] >= 0, let bar = targets.rectangle(of: Int(bars[cell])) else { return false }
      return isLying
        ? bar.minY >= target.maxY || bar.maxY <= target.minY
        : bar.minX >= target.maxX || bar.maxX <= target.minX
    }
  }

  /// Returns the indices of the cells of a rectangle, row by row.
  private func cells(of rect: CellRect) -> some Sequence<Int> {
    let (area, part) = (area, rect.intersection(area))
    return (part.minRow..<part.maxRow).lazy.flatMap { row in
      let start = (row - area.minRow) * area.size.columns - area.minColumn
      return (start + part.minColumn)..<(start + part.maxColumn)
    }
  }
}

extension PlacedAnnotation {
  /// The cells that are kept free; a text also needs the cells before and after it, so that it is
  /// not read together with another text.
  fileprivate var kept: CellRect {
    let (cells, gap) = (cells, node.isText ? 1 : 0)
    return cells.columns(cells.minColumn - gap..<cells.maxColumn + gap)
  }
}
