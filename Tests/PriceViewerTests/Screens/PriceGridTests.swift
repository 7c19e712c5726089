import TerminalTestSupport
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

  @Test("Of any size and sign, lines lie around all prices, and are few")
  func linesLieAroundAllPrices() {
    var random = SeededGenerator(seed: 30)
    for round in 0..<(isFullRun ? 20_000 : 2_000) {
      func number() -> Double {
        let power = Int.random(in: round.isMultiple(of: 2) ? -305...305 : -3...3, using: &random)
        return Double.random(in: -10...10, using: &random) * (Double("1e\(power)") ?? 1)
      }
      let middle = number()
      // Also prices that are nearly the same.
      let other = round.isMultiple(of: 3) ? middle * (1 + number() * 1e-16) : number()
      let (lowest, highest) = (min(middle, other), max(middle, other))
      let rows = Int.random(in: 2...90, using: &random)
      guard let grid = PriceGrid(from: lowest, to: highest, rows: rows) else {
        // Only where neighbouring lines could not be told apart, zero has no row between others, or
        // no price is so large.
        let length = highest - lowest
        let isNarrow = length <= max(abs(lowest), abs(highest)) * 1e-13 || length < 1e-305
        #expect(isNarrow || length > 1e305 || rows < 4, "\(lowest) \(highest) \(rows)")
        continue
      }
      let step = grid.step
      let count = (highest / step - 1e-9).rounded(.up) - (lowest / step + 1e-9).rounded(.down)
      #expect(step > 0 && step <= 5.1 * (highest - lowest), "\(lowest) \(highest) \(rows)")
      #expect(count >= 1 && count <= Double((rows - 1) * grid.thinning), "\(lowest) \(highest)")
      #expect(grid.thinning >= 1 && Int(count).isMultiple(of: grid.thinning))
    }
  }

  @Test("Steps are the nearest numbers to what is written") func stepsAreTheNearestNumbers() {
    for power in -305...305 {
      for digits in [1, 2, 5] {
        guard let length = Double("\(digits)e\(power)") else { continue }
        guard let grid = PriceGrid(from: 0, to: length, rows: 22) else {
          Issue.record("none for \(length)")
          continue
        }
        #expect(length / grid.step >= 1 && length / grid.step <= 10, "\(length) \(grid.step)")
        let written = ["1e", "2e", "5e", "2.5e"].contains { sign in
          (power - 2...power).contains { Double("\(sign)\($0)") == grid.step }
        }
        #expect(written, "\(length) \(grid.step)")
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
