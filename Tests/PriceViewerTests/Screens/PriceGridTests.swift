import Testing

@testable import PriceViewer

/// Which lines the grid of prices has in so many rows.
@Suite("Price grid") struct PriceGridTests {
  @Test(
    "Steps",
    arguments: [
      // The seed's day as a line, at 80x24, 100x30 and 200x60.
      (326.225, 446.513, 16, 50.0, 1), (326.225, 446.513, 22, 50, 1), (326.225, 446.513, 52, 20, 1),
      // As bars: the axis ends at 500 or 450, and not at 600.
      (0, 446.513, 16, 250, 1), (0, 446.513, 22, 100, 1), (0, 446.513, 52, 50, 1),
      // In few rows only the first and the last line.
      (326.225, 446.513, 6, 50, 3), (326.225, 446.513, 4, 50, 3),
      (0.1, 0.35, 16, 0.1, 1), (-50, 120, 16, 50, 1), (2, 9, 16, 5, 1), (1e9, 3e9, 16, 1e9, 1),
      // A quarter of the height is not wasted.
      (0, 223, 22, 50, 1), (-5, 226, 22, 50, 1),
    ])
  func steps(lowest: Double, highest: Double, rows: Int, step: Double, thinning: Int) {
    let grid = PriceGrid(from: lowest, to: highest, rows: rows)
    #expect(grid?.step == step && grid?.thinning == thinning, "\(String(describing: grid))")
  }

  @Test("Zero is always drawn between prices of both signs")
  func zeroIsAlwaysDrawnBetweenPricesOfBothSigns() {
    for lowest in stride(from: -200.0, to: 0, by: 7) {
      for rows in 2...70 {
        guard let grid = PriceGrid(from: lowest, to: 130, rows: rows) else { continue }
        let first = (lowest / grid.step).rounded(.down)
        #expect(Int(first).isMultiple(of: grid.thinning), "\(lowest) \(rows)")
      }
    }
  }

  @Test("Equal prices and no room have none") func equalPricesAndNoRoomHaveNone() {
    #expect(PriceGrid(from: 5, to: 5, rows: 20) == nil)
    #expect(PriceGrid(from: 1, to: 5, rows: 1) == nil)
    #expect(
      PriceGrid(from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude, rows: 9) == nil)
  }
}
