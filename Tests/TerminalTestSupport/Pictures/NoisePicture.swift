import TerminalCore

/// A picture of random pixels, which does not compress and is therefore slow to send.
public enum NoisePicture {
  private static let area = CellRect(column: 40, row: 5, columns: 20, rows: 10)

  /// Reserves the cells of the picture in a frame.
  public static func makeRoom(in frame: inout CellBuffer) {
    for row in area.minRow..<area.maxRow {
      frame.write(
        String(repeating: " ", count: area.size.columns), column: area.minColumn, row: row,
        style: CellStyle(attributes: .picture))
    }
  }

  /// Returns the picture; each seed gives a different picture.
  public static func picture(seed: Int, cell: PixelCell, in frame: CellBuffer) -> PlacedImage {
    var generator = SeededGenerator(seed: UInt64(seed))
    var image = PixelImage(
      width: area.size.columns * cell.width, height: area.size.rows * cell.height)
    // 216 colours: no more than a terminal's palette holds.
    for index in image.pixels.indices {
      image.pixels[index] = [0, 8, 16].reduce(0xFF00_0000) { color, shift in
        color | UInt32.random(in: 0..<6, using: &generator) * 51 << UInt32(shift)
      }
    }
    return PlacedImage(image, in: area, of: frame)
  }
}
