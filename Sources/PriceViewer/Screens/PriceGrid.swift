import ElectricityPrices
import FoundationSubset

/// The grid lines that suit prices and rows.
///
/// A grid line lies in the middle of a row, and from one to the next it is a whole number of rows:
/// of all steps that read well the best shows the prices large, with a line each five to eight
/// rows.
struct PriceGrid: Equatable {
  /// The price from one line to the next.
  let step: Double
  /// Of so many lines one is drawn, since there are few rows.
  let thinning: Int

  /// Below, there is no room for a line at every step.
  private static let fewRows = 10
  /// The share of the rows that an end of the axis should leave empty at most.
  private static let mostWaste = 0.2
  /// What it takes off that lines are one, two, three or four rows apart.
  private static let narrowness = [0.7, 0.5, 0.2, 0.12]
}

extension PriceGrid {
  /// Nil where all prices are the same, or there is no room for two lines.
  init?(from lowest: Double, to highest: Double, rows: Int) {
    guard lowest < highest, (highest - lowest).isFinite, rows >= 2 else { return nil }
    var best: (grid: PriceGrid, score: Double)?
    // Beyond, neighbouring lines cannot be told apart.
    let least = max(lowest.magnitude, highest.magnitude) * 1e-15
    for step in Self.steps(below: highest - lowest) where step > least && step.isNormal {
      let lower = (lowest / step + 1e-9).rounded(.down)
      let count = Int((highest / step - 1e-9).rounded(.up) - lower)
      for thinning in 1...(rows < Self.fewRows ? max(1, count) : 1) {
        // The first and the last line are drawn, and the line of zero between them.
        guard count.isMultiple(of: thinning),
          lowest >= 0 || highest <= 0 || Int(lower).isMultiple(of: thinning),
          count / thinning <= rows - 1
        else { continue }
        let distance = (rows - 1) / (count / thinning)
        let share =
          (highest - lowest) / step * Double(distance) / Double(thinning) / Double(rows)
        let waste = max(lowest / step - lower, lower + Double(count) - highest / step)
        let score =
          share - Self.penalty(distance: distance) - 0.1 * Double(thinning - 1)
          - (waste > Self.mostWaste * Double(count) ? 0.15 : 0)
        if score > best?.score ?? -.infinity {
          best = (PriceGrid(step: step, thinning: thinning), score)
        }
      }
    }
    guard let best else { return nil }
    self = best.grid
  }

  private static func penalty(distance: Int) -> Double {
    distance <= narrowness.count
      ? narrowness[distance - 1] : 0.07 * Double(max(0, distance - 8))
  }

  /// One, two, five times powers of ten, and 25, 250 …, from five times a length down to a
  /// thirtieth.
  private static func steps(below length: Double) -> [Double] {
    // The nearest numbers, so that 0.1 is 0.1.
    func step(_ digits: Int64, _ power: Int) -> Double {
      Price(significand: digits, exponent: power)?.doubleValue ?? .infinity
    }
    var power = Int(log10(length).rounded(.down))
    // The logarithm of a power of ten can lie a little below.
    if step(1, power + 1) <= length { power += 1 }
    return (power - 2...power).flatMap { power in
      [1, 2, 5].map { step($0, power) } + (power >= 1 ? [step(25, power - 1)] : [])
    }
  }
}
