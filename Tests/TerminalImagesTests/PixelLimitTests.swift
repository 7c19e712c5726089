import TerminalCore
import TerminalImages
import Testing

@Suite("Pixel limits") struct PixelLimitTests {
  private func isDrawable(_ width: Int, _ height: Int, _ columns: Int, _ rows: Int) throws -> Bool {
    try #require(PixelCell(width: width, height: height))
      .isDrawable(on: CellSize(columns: columns, rows: rows))
  }

  @Test("A cell has at most 64 by 128 pixels") func cells() throws {
    #expect(try isDrawable(64, 128, 40, 40))
    #expect(try !isDrawable(65, 128, 1, 1))
    #expect(try !isDrawable(64, 129, 1, 1))
    #expect(try !isDrawable(65_535, 65_535, 2048, 512))
  }

  @Test("A screen has at most 16 megapixels") func screens() throws {
    // 4K is within the limit, and 8K is not.
    #expect(try isDrawable(19, 36, 202, 60))
    #expect(try !isDrawable(19, 36, 404, 120))
    #expect(try isDrawable(64, 128, 64, 32))
    #expect(try !isDrawable(64, 128, 65, 32))
  }

  @Test(
    "Cells are halved, repeatedly if necessary, on screens beyond four megapixels",
    arguments: [
      (14, 28, 183, 51, 14, 28), (19, 36, 202, 60, 10, 18), (19, 36, 404, 120, 5, 9),
      (64, 128, 80, 24, 32, 64), (65_535, 65_535, 80, 24, 32, 32), (1, 2, 3000, 3000, 1, 2),
    ])
  func halves(
    width: Int, height: Int, columns: Int, rows: Int, drawnWidth: Int, drawnHeight: Int
  ) throws {
    let screen = CellSize(columns: columns, rows: rows)
    let cell = try #require(PixelCell(width: width, height: height))
    let drawn = try #require(PixelCell(width: drawnWidth, height: drawnHeight))
    #expect(ImagePresenter(.kitty, cell: cell, on: screen, ground: nil).cell == drawn)
  }
}
