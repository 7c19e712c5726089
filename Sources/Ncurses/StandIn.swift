/// Private characters that represent octants until a frame is sent.
///
/// C libraries before 2025 say that octants have no width, and ncurses draws a space for them. Both
/// accept characters for private use, which take as many bytes of UTF-8 as octants do.
enum StandIn {
  // The octants and quarters of cells, and two quarters in another block; in order, without gaps.
  private static let ranges: [ClosedRange<UInt32>] = [0x1CD00...0x1CEAF, 0x1FBE6...0x1FBE7]
  private static let first: UInt32 = 0xF_0000

  /// Returns the private character for a scalar; `nil` if it needs none.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    var start = first
    for range in ranges {
      if range.contains(scalar.value) {
        return Unicode.Scalar(start + scalar.value - range.lowerBound)
      }
      start += UInt32(range.count)
    }
    return nil
  }

  /// Returns the octant of a private character; `nil` for other scalars.
  static func meaning(of value: UInt32) -> UInt32? {
    guard value >= first else { return nil }
    var offset = value - first
    for range in ranges {
      if offset < range.count { return range.lowerBound + offset }
      offset -= UInt32(range.count)
    }
    return nil
  }
}
