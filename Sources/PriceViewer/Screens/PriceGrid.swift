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

  /// Nil where all prices are the same, or there is no room for two lines.
  init?(from lowest: Double, to highest: Double, rows: Int) {
    guard lowest < highest, (highest - lowest).isFinite, rows >= 2 else { return nil }
    var best: (grid: PriceGrid, score: Double)?
    for step in Self.steps(below: highest - lowest) {
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

  private init(step: Double, thinning: Int) {
    (self.step, self.thinning) = (step, thinning)
  }

  private static func penalty(distance: Int) -> Double {
    distance <= narrowness.count
      ? narrowness[distance - 1] : 0.07 * Double(max(0, distance - 8))
  }

  /// One, two, five times powers of ten, and 25, 250 …, from five times a length down to a
  /// thirtieth.
  private static func steps(below length: Double) -> [Double] {
    var (power, divisor) = (1.0, 1.0)
    while power * 10 <= length { power *= 10 }
    while power / divisor > length, divisor < 1e15 { divisor *= 10 }
    var steps: [Double] = []
    for (times, parts) in [(1.0, 100.0), (1, 10), (1, 1)] {
      for digits in [1.0, 2, 5] {
        // One division or multiplication of whole numbers, so that 0.1 is 0.1.
        let over = divisor * parts
        steps.append(
          power >= over ? digits * times * (power / over) : digits * times / (over / power))
      }
      if power / divisor / parts >= 10 { steps.append(2.5 * (power / divisor / parts)) }
    }
    return steps
  }
}
