import Foundation
import TerminalCore
import TerminalViews

/// Draws points: a character in the middle of a cell, or a view.
struct PointPainter {
  let geometry: MarkGeometry

  func paint(_ order: [Int], on canvas: inout Canvas) {
    for index in order where geometry.marks.records[index].kind == .point {
      paintPoint(index, on: &canvas)
    }
  }

  func paintPoint(_ index: Int, on canvas: inout Canvas) {
    guard let center = geometry.center(of: index) else { return }
    let style = geometry.style(index)
    if case .view(let view) = style.symbol {
      draw(geometry.marks.collection.symbolViews[Int(view)].content, at: center, on: &canvas)
      return
    }
    let size = style.symbolSize ?? symbolSize(style)
    guard size.width > 0, size.height > 0,
      let ink = geometry.paint(style).ink(at: center, in: geometry.plot.frame)
    else { return }
    let cell = CellPoint(center).clamped(to: CellMetrics.cells(geometry.plot.frame))
    guard let cell else { return }
    canvas.put(
      glyph(style, size: size), column: cell.column, row: cell.row, kind: .symbol, ink: ink)
  }

  private func glyph(_ style: MarkStyle, size: CGSize) -> Unicode.Scalar {
    var shape = SymbolShape.circle
    if case .shape(let own) = style.symbol {
      shape = own
    } else if case .category(let index) = style.symbolKey {
      shape = geometry.scales.styles.symbol.style(ofIndex: index)
    }
    // What is smaller than a dot and a half is a small dot.
    if shape == .circle && size.width < 5 {
      return geometry.environment.glyphSet == .ascii ? "." : "•"
    }
    return shape.glyph(in: geometry.environment.glyphSet)
  }

  private func symbolSize(_ style: MarkStyle) -> CGSize {
    guard case .category(let index) = style.symbolSizeKey else {
      return CGSize(width: 8, height: 8)
    }
    let side = geometry.scales.styles.symbolSize.style(ofIndex: index).squareRoot()
    return CGSize(width: side, height: side)
  }

  private func draw(_ node: any LayoutNode, at center: CGPoint, on canvas: inout Canvas) {
    let size = node.size(in: .unspecified)
    node.draw(
      in: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), on: &canvas)
  }
}

extension CellPoint {
  /// The cell itself, or the one beside it where rounding put a point just past the last cell of an area.
  func clamped(to area: CellRect) -> CellPoint? {
    guard column >= area.minColumn - 1, column <= area.maxColumn, row >= area.minRow - 1,
      row <= area.maxRow, !area.isEmpty
    else { return nil }
    return CellPoint(
      column: min(max(column, area.minColumn), area.maxColumn - 1),
      row: min(max(row, area.minRow), area.maxRow - 1))
  }
}
