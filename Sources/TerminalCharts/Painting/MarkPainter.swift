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

  // First what no mask concerns, then a layer for each mask.
  private func paintMasked(_ order: [Int], on canvas: inout Canvas) {
    paintKinds(order.filter { style($0).mask < 0 }, on: &canvas)
    for mask in geometry.marks.collection.masks.indices {
      let masked = order.filter { style($0).mask == Int32(clamping: mask) }
      guard !masked.isEmpty else { continue }
      var layer = canvas.layer()
      paintKinds(masked, on: &layer)
      keep(&layer, under: mask)
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
