import TerminalCore

/// A picture that nothing makes shorter, so that it takes its time.
public enum NoisePicture {
  private static let area = CellRect(column: 40, row: 5, columns: 20, rows: 10)

  /// Makes room for the picture in a frame.
  public static func makeRoom(in frame: inout CellBuffer) {
    for row in area.minRow..<area.maxRow {
      frame.write(
        String(repeating: " ", count: area.size.columns), column: area.minColumn, row: row,
        style: CellStyle(attributes: .picture))
    }
  }

  /// The picture; another number gives another one.
  public static func picture(seed: Int, cell: PixelCell, in frame: CellBuffer) -> PlacedImage {
    var generator = SeededGenerator(seed: UInt64(seed))
    var image = PixelImage(
      width: area.size.columns * cell.width, height: area.size.rows * cell.height)
    // As many colours as a terminal shows at once.
    for index in image.pixels.indices {
      image.pixels[index] = [0, 8, 16].reduce(0xFF00_0000) { color, shift in
        color | UInt32.random(in: 0..<6, using: &generator) * 51 << UInt32(shift)
      }
    }
    return PlacedImage(image, in: area, of: frame)
  }
}
