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

  // A layer for each run of marks under one mask, in the order of declaration.
  private func paintMasked(_ order: [Int], on canvas: inout Canvas) {
    for run in runs(of: order) {
      guard run.mask >= 0 else {
        paintKinds(run.marks, on: &canvas)
        continue
      }
      var layer = canvas.layer()
      paintKinds(run.marks, on: &layer)
      keep(&layer, under: Int(run.mask))
      canvas.lay(layer)
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
    var places: [Int: Int] = [:]
    for index in order {
      if let first = firsts[index], let place = places[first] {
        runs[place].marks.append(index)
        continue
      }
      let mask = style(index).mask
      if runs.last?.mask != mask { runs.append(Run(mask: mask)) }
      runs[runs.count - 1].marks.append(index)
      if firsts[index] != nil { places[index] = runs.count - 1 }
    }
    return runs
  }

  // For the marks of lines and areas, the first of their series under the same mask.
  private func firstMarks(of order: [Int]) -> [Int: Int] {
    var firsts: [Int: Int] = [:]
    for marks in Dictionary(grouping: order, by: { style($0).mask }).values {
      for kind in [MarkRecord.Kind.line, .area] {
        for series in MarkSeries.grouped(marks, kind: kind, in: geometry.marks) {
          for index in series { firsts[index] = series[0] }
        }
      }
    }
    return firsts
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
    if canvas.isRecording { return paintInTurn(order, on: &canvas) }
    FillPainter(geometry: geometry).paint(order, on: &canvas)
    LinePainter(geometry: geometry).paint(order, on: &canvas)
    if geometry.kinds.contains(.point) {
      PointPainter(geometry: geometry).paint(order, on: &canvas)
    }
    ThinRectanglePainter(geometry: geometry).paint(order, on: &canvas)
    RulePainter(geometry: geometry).paint(order, on: &canvas)
  }

  // Where nothing takes a whole cell, marks lie over each other as they are declared; a line or an
  // area where its first mark is.
  private func paintInTurn(_ order: [Int], on canvas: inout Canvas) {
    let series = [MarkRecord.Kind.line, .area].flatMap {
      MarkSeries.grouped(order, kind: $0, in: geometry.marks)
    }
    let beginning = Dictionary(uniqueKeysWithValues: series.map { ($0[0], $0) })
    let fills = FillPainter(geometry: geometry)
    let points = PointPainter(geometry: geometry)
    for index in order {
      switch geometry.marks.collection.records[index].kind {
      case .line:
        if let members = beginning[index] {
          LinePainter(geometry: geometry).paint(members, on: &canvas)
        }
      case .area:
        if let members = beginning[index] {
          AreaPainter(geometry: geometry).paint(members, on: &canvas)
        }
      case .bar, .rectangle, .sector: fills.paint(index, on: &canvas)
      case .point: points.paintPoint(index, on: &canvas)
      case .rule: RulePainter(geometry: geometry).paint(index, on: &canvas)
      }
    }
  }

  private func style(_ index: Int) -> MarkStyle { geometry.style(index) }
}
