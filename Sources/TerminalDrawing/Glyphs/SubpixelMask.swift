/// Masks of a cell's 8 by 8 subpixels.
package enum SubpixelMask {
  /// Returns the rows from one edge to another, 0…8 from the top.
  @inline(__always)
  package static func rows(from top: Int, to bottom: Int) -> UInt64 {
    if top == 0 && bottom == 8 { return .max }
    guard top < bottom else { return 0 }
    let height = bottom - top
    return (height == 8 ? .max : (1 << (8 * UInt64(height))) - 1) << (8 * UInt64(top))
  }

  /// Returns the columns from one edge to another, 0…8 from the left.
  package static func columns(from left: Int, to right: Int) -> UInt64 {
    guard left < right else { return 0 }
    let row = ((UInt64(1) << UInt64(right - left)) - 1) << UInt64(left)
    return row &* 0x0101_0101_0101_0101
  }

  /// Returns whether a mask is a rectangle that is neither as wide nor as high as the cell.
  static func isCorner(_ mask: UInt64) -> Bool {
    let risen = mask >> UInt64(mask.trailingZeroBitCount & 56)
    let (row, height) = (risen & 0xFF, UInt64(71 - risen.leadingZeroBitCount) / 8)
    let rows: UInt64 = 0x0101_0101_0101_0101 >> (64 - 8 * height)
    return row != 0xFF && 1..<8 ~= height && risen == row &* rows
  }
}
