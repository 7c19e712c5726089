import Foundation
import TerminalCore
import TerminalViews

/// Draws points: a character in the middle of a cell, dots where a symbol is larger, or a view.
struct PointPainter {
  let geometry: MarkGeometry

  /// Above this extent, in points, a symbol is drawn in dots along its outline.
  private static let largestGlyph: CGFloat = 14
  /// Below this extent, in points, a symbol is a small dot.
  private static let smallestGlyph: CGFloat = 5

  func paint(_ order: [Int], on canvas: inout Canvas) {
    for index in order where geometry.marks.records[index].kind == .point {
      paintPoint(index, on: &canvas)
    }
  }

  func paintPoint(_ index: Int, on canvas: inout Canvas) {
    guard let center = geometry.center(of: index) else { return }
    let styleIndex = Int(geometry.marks.records[index].style)
    let look = geometry.looks[styleIndex]
    if case .view(let view) = look.style.symbol {
      draw(geometry.marks.collection.symbolViews[Int(view)].content, at: center, on: &canvas)
      return
    }
    let shape = look.symbol
    let frame = look.symbolFrame.offsetBy(dx: center.x, dy: center.y)
    let extent = max(frame.width, frame.height)
    guard extent > 0, frame.width > 0, frame.height > 0 else { return }
    if extent > Self.largestGlyph || (shape.isCustom && extent >= Self.smallestGlyph) {
      return paintShape(shape, in: frame, look, on: &canvas)
    }
    guard let ink = look.paint.ink(at: center, in: geometry.plot.frame),
      let cell = CellPoint(center).clamped(to: geometry.plotCells)
    else { return }
    let scalar =
      extent < Self.smallestGlyph
      ? geometry.environment.glyphSet.smallDot : shape.glyph(in: geometry.environment.glyphSet)
    canvas.put(scalar, column: cell.column, row: cell.row, kind: .symbol, ink: ink)
  }

  private func paintShape(
    _ shape: SymbolShape, in frame: CGRect, _ look: MarkLook, on canvas: inout Canvas
  ) {
    let bounds = geometry.bounds(look.style, own: frame)
    if let stroke = shape.stroke {
      let inset = min(stroke.lineWidth / 2, frame.width / 2, frame.height / 2)
      let pen = Pen(
        paint: look.paint, width: stroke.lineWidth, dash: stroke.dash,
        dashPhase: stroke.dashPhase, bounds: bounds)
      for polygon in shape.polygons(in: frame.insetBy(dx: inset, dy: inset)) {
        canvas.stroke(polygon + polygon.prefix(1), with: pen)
      }
    } else if geometry.environment.glyphSet == .braille {
      canvas.fillDots(shape.polygons(in: frame), with: look.paint, bounds: bounds)
    } else {
      canvas.fill(shape.polygons(in: frame), with: look.paint, bounds: bounds)
    }
  }

  private func draw(_ node: any LayoutNode, at center: CGPoint, on canvas: inout Canvas) {
    let size = node.size(in: .unspecified)
    node.draw(
      in: CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height), on: &canvas)
  }
}

extension GlyphSet {
  /// The smallest symbol.
  var smallDot: Unicode.Scalar { self == .ascii ? "." : "•" }
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
