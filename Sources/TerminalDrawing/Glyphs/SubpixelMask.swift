import FoundationSubset
import TerminalCore

/// Masks of a cell's 8 by 8 subpixels.
package enum SubpixelMask {
  /// Returns the rows from one edge to another, 0…8 from the top.
  @inline(__always)
  package static func rows(from top: Int, to bottom: Int) -> UInt64 {
    if top == 0 && bottom == 8 { return .max }
    guard top < bottom else { return 0 }
    return ((1 << (8 * UInt64(bottom - top))) - 1) << (8 * UInt64(top))
  }

  /// Returns the columns from one edge to another, 0…8 from the left.
  package static func columns(from left: Int, to right: Int) -> UInt64 {
    guard left < right else { return 0 }
    let row = ((UInt64(1) << UInt64(right - left)) - 1) << UInt64(left)
    return row &* 0x0101_0101_0101_0101
  }

  /// Returns whether a mask is the upper or the right part of the cell.
  static func isUpperOrRight(_ mask: UInt64) -> Bool {
    let eighths = mask.nonzeroBitCount / 8
    return mask == rows(from: 0, to: eighths) || mask == columns(from: 8 - eighths, to: 8)
  }

  /// Returns whether a mask is a part of a cell that continues in no other: a strip through the
  /// whole cell, or a part without the cell's edges.
  static func isWholeFill(_ mask: UInt64) -> Bool {
    let (left, top) = (mask & columns(from: 0, to: 1), mask & 0xFF)
    return mask & edges == 0 || left &* 0xFF == mask || top &* columns(from: 0, to: 1) == mask
  }

  private static let edges: UInt64 = 0xFF81_8181_8181_81FF

  /// Returns whether a mask is thin and lies between the rest of the cell above and below it, or on
  /// both sides.
  static func isBetween(_ mask: UInt64) -> Bool {
    let ends = [
      rows(from: 0, to: 1) | rows(from: 7, to: 8),
      columns(from: 0, to: 1) | columns(from: 7, to: 8),
    ]
    return 1..<16 ~= mask.nonzeroBitCount && ends.contains { mask & $0 == 0 }
  }

  /// Returns whether a mask is a rectangle that is neither as wide nor as high as the cell.
  static func isCorner(_ mask: UInt64) -> Bool {
    let risen = mask >> UInt64(mask.trailingZeroBitCount & 56)
    let (row, height) = (risen & 0xFF, UInt64(71 - risen.leadingZeroBitCount) / 8)
    let rows: UInt64 = 0x0101_0101_0101_0101 >> (64 - 8 * height)
    return row != 0xFF && 1..<8 ~= height && risen == row &* rows
  }
}

/// A rectangle of whole subpixels, eight columns of a point and eight rows of two points a cell.
struct SubpixelRect {
  private let left: Int
  private let top: Int
  private let right: Int
  private let bottom: Int

  /// Creates the rectangle whose edges are nearest to those of a rectangle in points; of a length
  /// above zero at least a subpixel, so that no thin rectangle vanishes.
  init(_ rect: CGRect) {
    left = CellMetrics.clamped(rect.minX)
    top = CellMetrics.clamped(rect.minY / 2)
    right = max(CellMetrics.clamped(rect.maxX), rect.width > 0 ? left + 1 : left)
    bottom = max(CellMetrics.clamped(rect.maxY / 2), rect.height > 0 ? top + 1 : top)
  }

  /// The cells that the rectangle covers in part.
  var cells: CellRect {
    CellRect(
      column: left >> 3, row: top >> 3, columns: (right + 7) >> 3 - left >> 3,
      rows: (bottom + 7) >> 3 - top >> 3)
  }

  /// Returns the subpixels of a cell that the rectangle covers.
  @inline(__always)
  func mask(column: Int, row: Int) -> UInt64 {
    SubpixelMask.rows(from: max(0, top - row * 8), to: min(8, bottom - row * 8))
      & SubpixelMask.columns(from: max(0, left - column * 8), to: min(8, right - column * 8))
  }
}
