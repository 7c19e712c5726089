import FoundationSubset
import TerminalViews

/// Draws the marks of one kind, and finds their bounds.
///
/// A new kind of mark is a painter in a file of its own, and a line in the table below.
protocol MarkPainter {
  /// - Parameter order: all marks of the layer, in the order of drawing.
  init(_ geometry: MarkGeometry, order: [Int])

  /// Draws marks that follow each other in the order.
  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas)

  /// Returns the bounds of a mark on the canvas; `nil` if it has no coordinates.
  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect?
}

extension MarkRecord.Kind {
  /// The painter of the marks of the kind.
  var painter: any MarkPainter.Type {
    switch self {
    case .line: LinePainter.self
    case .area: AreaPainter.self
    case .bar: BarPainter.self
    case .point: PointPainter.self
    case .rule: RulePainter.self
    case .rectangle: RectanglePainter.self
    case .sector: SectorPainter.self
    }
  }
}

extension MarkGeometry {
  /// Returns the bounds of a mark on the canvas; `nil` if it has no coordinates.
  func bounds(of index: Int) -> CGRect? {
    marks.records[index].kind.painter.bounds(of: index, in: self)
  }

  /// Draws marks over each other in an order; a line or an area where its first mark is.
  func paint(_ order: [Int], on canvas: inout Canvas) {
    var painters: [MarkRecord.Kind: any MarkPainter] = [:]
    var start = 0
    while start < order.count {
      let kind = marks.records[order[start]].kind
      var end = start + 1
      while end < order.count, marks.records[order[end]].kind == kind { end += 1 }
      let painter = painters[kind] ?? kind.painter.init(self, order: order)
      painters[kind] = painter
      painter.paint(order[start..<end], on: &canvas)
      start = end
    }
  }
}
