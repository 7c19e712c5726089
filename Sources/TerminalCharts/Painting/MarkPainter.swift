import TerminalCore
import TerminalViews

/// Draws the marks of a plot: fills, then lines, points and rules, and what masks leave of them.
struct MarkPainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    let masks = geometry.marks.collection.masks
    guard !masks.isEmpty else { return paintKinds(order, on: &canvas) }
    paintMasked(order.filter { style($0).maskPart < 0 }, on: &canvas)
  }

  // A layer for each mask, and what no mask concerns, in the order of their first marks: marks of a
  // group stay together, since a line may come from many iterations of a loop.
  private func paintMasked(_ order: [Int], on canvas: inout Canvas) {
    var masks: [Int32] = []
    let groups = Dictionary(grouping: order) { style($0).mask }
    for index in order where !masks.contains(style(index).mask) {
      masks.append(style(index).mask)
    }
    for mask in masks {
      guard let marks = groups[mask] else { continue }
      guard mask >= 0 else {
        paintKinds(marks, on: &canvas)
        continue
      }
      var layer = canvas.layer()
      paintKinds(marks, on: &layer)
      keep(&layer, under: Int(mask))
      canvas.lay(layer)
    }
  }

  // What a mask and those around it leave.
  private func keep(_ layer: inout Canvas, under mask: Int) {
    var canvas = layer.layer()
    let parts = geometry.marks.records.indices.filter {
      style($0).maskPart == Int32(clamping: mask)
    }
    paintMasked(parts, on: &canvas)
    layer.keep(under: canvas)
    let outer = Int(geometry.marks.collection.masks[mask])
    if outer >= 0 { keep(&layer, under: outer) }
  }

  private func paintKinds(_ order: [Int], on canvas: inout Canvas) {
    FillPainter(geometry: geometry).paint(order, on: &canvas)
    LinePainter(geometry: geometry).paint(order, on: &canvas)
    PointPainter(geometry: geometry).paint(order, on: &canvas)
    RulePainter(geometry: geometry).paint(order, on: &canvas)
  }

  private func style(_ index: Int) -> MarkStyle { geometry.style(index) }
}
