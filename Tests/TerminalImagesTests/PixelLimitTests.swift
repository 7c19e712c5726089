import TerminalCore
import Testing

@Suite("Limits of pixels") struct PixelLimitTests {
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
    // 4K is within them, and 8K is not.
    #expect(try isDrawable(19, 36, 202, 60))
    #expect(try !isDrawable(19, 36, 404, 120))
    #expect(try isDrawable(64, 128, 64, 32))
    #expect(try !isDrawable(64, 128, 65, 32))
  }
}
