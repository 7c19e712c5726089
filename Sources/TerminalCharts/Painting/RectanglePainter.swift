import FoundationSubset
import TerminalViews

/// Draws rectangles between values, and the tiles of heat maps.
struct RectanglePainter: MarkPainter {
  let geometry: MarkGeometry
  private let hasTiles: Bool

  init(_ geometry: MarkGeometry, order: [Int]) {
    self.geometry = geometry
    hasTiles =
      order.lazy.filter { geometry.marks.records[$0].isTile }.prefix(4).count == 4
  }

  func paint(_ marks: ArraySlice<Int>, on canvas: inout Canvas) {
    for index in marks {
      guard let rect = geometry.rectangle(of: index), !rect.isEmpty,
        !geometry.fillClip(of: index, in: rect, on: &canvas)
      else { continue }
      canvas.rectangle(
        rect, cornerRadius: geometry.marks.style(of: index).cornerRadius,
        isTile: hasTiles && geometry.marks.records[index].isTile,
        isLine: geometry.kinds.contains(.bar), with: geometry.paint(of: index),
        bounds: geometry.gradientBounds(of: index))
    }
  }

  static func bounds(of index: Int, in geometry: MarkGeometry) -> CGRect? {
    geometry.rectangle(of: index)
  }
}

extension MarkRecord {
  /// Whether the rectangle is between values of both scales, as the tiles of a heat map are.
  fileprivate var isTile: Bool { kind == .rectangle && x.form == .range && y.form == .range }
}
