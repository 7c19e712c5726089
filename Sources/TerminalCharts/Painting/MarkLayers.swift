import FoundationSubset
import TerminalCore
import TerminalViews

/// Draws the marks of a plot in the order of declaration, clipped by their masks.
struct MarkLayers {
  let geometry: MarkGeometry

  func paint(on canvas: inout Canvas) {
    canvas.clipped(to: geometry.laidOut.layout.plot) { canvas in
      let order = visible(order, under: canvas.window)
      guard !geometry.marks.collection.masks.isEmpty else {
        return geometry.paint(order, on: &canvas)
      }
      paintMasked(order.filter { style($0).maskPart < 0 }, on: &canvas)
    }
  }

  // Most marks of a scrolled chart may be far outside. Lines and areas are drawn whole.
  private func visible(_ order: [Int], under window: CellRect?) -> [Int] {
    guard let area = geometry.scrolledArea(under: window) else { return order }
    return order.filter { index in
      let kind = geometry.marks.records[index].kind
      return kind == .line || kind == .area || geometry.isMark(index, near: area)
    }
  }

  // Records by zIndex, then as declared.
  private var order: [Int] {
    let indices = Array(geometry.marks.records.indices)
    guard geometry.marks.styles.contains(where: { $0.zIndex != 0 }) else {
      return withLinesOverFills(indices)
    }
    return Dictionary(grouping: indices) { style($0).zIndex }.sorted { $0.key < $1.key }
      .flatMap { withLinesOverFills($0.value) }
  }

  // A loop may declare bars between the points of a line: the line is over all of them.
  private func withLinesOverFills(_ order: [Int]) -> [Int] {
    let kind = { geometry.marks.records[$0].kind }
    let isFill = { MarkKinds.fills.contains(MarkKinds(kind($0))) }
    guard geometry.kinds.contains(.line), !geometry.kinds.isDisjoint(with: .fills),
      let first = order.firstIndex(where: { kind($0) == .line }),
      let last = order.lastIndex(where: { kind($0) == .line }),
      order[first...last].contains(where: isFill)
    else { return order }
    var order = order
    for series in MarkSeries.grouped(order, kind: .line, in: geometry.marks) {
      guard let start = order.firstIndex(of: series.members[0]),
        var end = series.members.last.flatMap(order.lastIndex),
        order[start...end].contains(where: isFill)
      else { continue }
      // If the line is declared first, the loop ends with the fill of its last point.
      if start == 0 || !isFill(order[start - 1]) {
        end = min(end + series.members[1] - series.members[0], order.count) - 1
      }
      let part = order[start...end]
      order.replaceSubrange(
        start...end, with: part.filter(isFill) + part.filter { !isFill($0) })
    }
    return order
  }

  // Draws a layer for each run of marks under one mask, in the order of declaration.
  private func paintMasked(_ order: [Int], on canvas: inout Canvas) {
    for run in runs(of: order) {
      guard run.mask >= 0 else {
        geometry.paint(run.marks, on: &canvas)
        continue
      }
      var layer = canvas.layer()
      geometry.paint(run.marks, on: &layer)
      clip(&layer, to: Int(run.mask))
      canvas.composite(layer)
    }
  }

  private struct Run {
    let mask: Int32
    var marks: [Int] = []
  }

  // A line or an area may come from many iterations of a loop, with masked marks between: all of it
  // is drawn where its first mark is declared.
  private func runs(of order: [Int]) -> [Run] {
    let firsts = firstMarks(of: order)
    var runs: [Run] = []
    var runOfSeries: [Int: Int] = [:]
    for index in order {
      if let first = firsts[index], let run = runOfSeries[first] {
        runs[run].marks.append(index)
        continue
      }
      let mask = style(index).mask
      if runs.last?.mask != mask { runs.append(Run(mask: mask)) }
      runs[runs.count - 1].marks.append(index)
      if firsts[index] != nil { runOfSeries[index] = runs.count - 1 }
    }
    return runs
  }

  // For the marks of lines and areas, the first of their series under the same mask.
  private func firstMarks(of order: [Int]) -> [Int: Int] {
    var firsts: [Int: Int] = [:]
    for marks in Dictionary(grouping: order, by: { style($0).mask }).values {
      for kind in [MarkRecord.Kind.line, .area] {
        for series in MarkSeries.grouped(marks, kind: kind, in: geometry.marks) {
          for index in series.members { firsts[index] = series.members[0] }
        }
      }
    }
    return firsts
  }

  // Clips a layer to a mask and the masks around it.
  private func clip(_ layer: inout Canvas, to mask: Int) {
    var canvas = layer.layer()
    let parts = geometry.marks.records.indices.filter {
      style($0).maskPart == Int32(clamping: mask)
    }
    paintMasked(parts, on: &canvas)
    layer.mask(with: canvas)
    let outer = Int(geometry.marks.collection.masks[mask])
    if outer >= 0 { clip(&layer, to: outer) }
  }

  private func style(_ index: Int) -> MarkStyle { geometry.marks.style(of: index) }
}

extension MarkGeometry {
  /// Returns the visible part of a scrolled plot and as much on each side, from which marks and
  /// annotations extend into it; `nil` if all of the plot is visible.
  func scrolledArea(under window: CellRect?) -> CGRect? {
    guard window != nil || !laidOut.scrolledAxes.isEmpty else { return nil }
    let visible = window.map { CellMetrics.points($0).intersection(plot.frame) } ?? plot.frame
    return visible.insetBy(dx: -visible.width, dy: -visible.height)
  }

  /// Returns whether the data of a mark are in an area of the canvas.
  func isMark(_ index: Int, near area: CGRect) -> Bool {
    isExtent(marks.records[index].x, along: x, in: area)
      && isExtent(marks.records[index].y, along: y, in: area)
  }

  private func isExtent(
    _ extent: MarkExtent, along direction: PlotDirection, in area: CGRect
  ) -> Bool {
    guard extent.isData, let span = direction.span(of: extent) else { return true }
    let range = area[along: direction.axis]
    return direction.origin + span.upperBound >= range.lowerBound
      && direction.origin + span.lowerBound <= range.upperBound
  }
}
