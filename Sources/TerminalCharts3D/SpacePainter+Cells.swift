import FoundationSubset
import TerminalCharts
import TerminalCore
import TerminalViews

private struct RasterCell {
  /// The visible dots, bit 2·y + x.
  var dots: UInt8 = 0
  var ink: Int32 = 0
  var nearness = -Float.infinity
  /// The dots with faces in the upper and the lower half.
  var faces: (upper: UInt8, lower: UInt8) = (0, 0)
  var colors: (upper: DepthRaster.Color, lower: DepthRaster.Color) = (.zero, .zero)

  var allFaces: UInt8 { faces.upper | faces.lower }

  var meanColor: DepthRaster.Color {
    (colors.upper + colors.lower) / Float(max(1, allFaces.nonzeroBitCount))
  }
}

extension SpacePainter {
  /// Converts the raster to cells of a canvas.
  func compose(on canvas: inout Canvas) {
    canvas.beginStroke()
    let area = self.area.intersection(canvas.bounds)
    for row in area.minRow..<max(area.minRow, area.maxRow) {
      for column in area.minColumn..<max(area.minColumn, area.maxColumn) {
        let cell = gathered(column - self.area.minColumn, row - self.area.minRow)
        put(cell, CellPoint(column: column, row: row), on: &canvas)
      }
    }
    for sign in signs.sorted(by: { $0.nearness < $1.nearness }) {
      canvas.put(
        sign.scalar, column: area.minColumn + sign.column, row: area.minRow + sign.row,
        kind: .symbol, ink: inks[Int(sign.ink)])
    }
  }

  private func gathered(_ column: Int, _ row: Int) -> RasterCell {
    let rows = environment.glyphSet.dotRows
    var cell = RasterCell()
    for line in 0..<rows {
      for side in 0..<2 {
        let index = (row * rows + line) * raster.width + column * 2 + side
        let bit = UInt8(1) << UInt8(2 * line + side)
        if raster.showsDot(at: index) {
          cell.dots |= bit
          if raster.dots[index] >= cell.nearness {
            (cell.nearness, cell.ink) = (raster.dots[index], raster.inks[index])
          }
        }
        guard raster.colors[index].w >= 0 else { continue }
        if 2 * line + 1 < rows {
          cell.faces.upper |= bit
          cell.colors.upper += raster.colors[index]
        } else {
          cell.faces.lower |= bit
          cell.colors.lower += raster.colors[index]
        }
      }
    }
    return cell
  }

  private func put(_ cell: RasterCell, _ point: CellPoint, on canvas: inout Canvas) {
    if cell.allFaces != 0 { putFaces(of: cell, point, on: &canvas) }
    guard cell.dots != 0 else { return }
    let rows = environment.glyphSet.dotRows
    for bit in 0..<(2 * rows) where cell.dots & (1 << UInt8(bit)) != 0 {
      canvas.dot(
        x: 2 * point.column + bit % 2, y: rows * point.row + bit / 2, ink: inks[Int(cell.ink)],
        priority: 1)
    }
  }

  private func putFaces(of cell: RasterCell, _ point: CellPoint, on canvas: inout Canvas) {
    let mean = cell.meanColor
    if mode == .characters {
      guard cell.dots == 0, cell.allFaces.nonzeroBitCount >= 3 else { return }
      let ink = environment.colorDepth == .monochrome ? .primary : mean.ink
      let fraction = Double(mean.w).clamped(to: 0...1)
      // The lowest brightness is half of the highest.
      let step = Int(((fraction - 0.5) * 2).clamped(to: 0...1) * Double(Self.tones.count - 1) + 0.5)
      return canvas.put(
        Self.tones[step], column: point.column, row: point.row, kind: .symbol, ink: ink)
    }
    let all = UInt8(truncatingIfNeeded: (1 << (2 * environment.glyphSet.dotRows)) - 1)
    if cell.allFaces == all, cell.dots == 0 {
      // A full cell has two colours.
      let upper = cell.colors.upper / Float(cell.faces.upper.nonzeroBitCount)
      let lower = cell.colors.lower / Float(cell.faces.lower.nonzeroBitCount)
      canvas.fill(column: point.column, row: point.row, dots: cell.faces.upper, ink: upper.ink)
      canvas.fill(column: point.column, row: point.row, dots: cell.faces.lower, ink: lower.ink)
    } else {
      canvas.fill(column: point.column, row: point.row, dots: cell.allFaces, ink: mean.ink)
    }
  }

  // From dark to light.
  private static let tones: [Unicode.Scalar] = [".", ":", "-", "=", "+", "*", "#", "%", "@"]
}
