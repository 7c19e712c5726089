import FoundationSubset
import TerminalCore
import TerminalViews

/// Which marks are declared after which fills: the later one is on top.
struct FillOrder {
  /// What a fill covers, with its place in the order of drawing; none where nothing is filled.
  private let fills: [(place: Int, cells: CellRect)]
  private let places: [Int: Int]

  init(_ order: [Int], in geometry: MarkGeometry) {
    guard !geometry.kinds.isDisjoint(with: .fills) else {
      (fills, places) = ([], [:])
      return
    }
    var fills: [(place: Int, cells: CellRect)] = []
    var places: [Int: Int] = [:]
    for (place, index) in order.enumerated() {
      switch geometry.marks.collection.records[index].kind {
      case .bar, .rectangle:
        guard let frame = geometry.rectangle(of: index) else { continue }
        if geometry.marks.collection.records[index].kind == .rectangle { places[index] = place }
        fills.append((place, frame.touchedCells))
      // An area may lie anywhere between its points.
      case .area, .sector: fills.append((place, geometry.plan.layout.plot))
      case .rule: places[index] = place
      case .line, .point: break
      }
    }
    (self.fills, self.places) = (fills, places)
  }

  /// Whether a mark in some cells lies on fills, and no later fill on it.
  func isOnTop(_ index: Int, _ cells: CellRect) -> Bool {
    guard let place = places[index], let first = fills.first, first.place < place else {
      return false
    }
    for fill in fills.reversed() {
      if fill.place <= place { return true }
      if !fill.cells.intersection(cells).isEmpty { return false }
    }
    return true
  }
}

extension CGRect {
  /// All cells of which the rectangle covers a part.
  var touchedCells: CellRect {
    let (column, row) = (CellMetrics.columnWidth, CellMetrics.rowHeight)
    let left = CellMetrics.clamped((minX / column + 1e-6).rounded(.down))
    let top = CellMetrics.clamped((minY / row + 1e-6).rounded(.down))
    return CellRect(
      column: left, row: top,
      columns: CellMetrics.clamped((maxX / column - 1e-6).rounded(.up)) - left,
      rows: CellMetrics.clamped((maxY / row - 1e-6).rounded(.up)) - top)
  }
}
