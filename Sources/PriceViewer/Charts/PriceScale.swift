import ElectricityPrices
import FoundationSubset
import LocaleFormats

/// A price axis with every grid line in the middle of a row, a whole number of rows apart.
struct PriceScale: Hashable {
  /// The price difference between two grid lines.
  let step: Double
  /// The number of rows between two grid lines.
  let rowsPerStep: Int
  /// The price at the lower edge of the plot.
  let bottom: Double
  let rows: Int
  // The number of decimals in a label.
  private let decimals: Int

  /// The price difference that a row covers.
  var perRow: Double { step / Double(rowsPerStep) }
  /// The price at the upper edge of the plot.
  var top: Double { bottom + Double(rows) * perRow }

  /// The score penalties for grid lines that are one, two or three rows apart.
  private static let narrowness = [0.6, 0.3, 0.08]
  private static let maximumRowsPerStep = 8
}

extension PriceScale {
  /// Creates a scale; `nil` if the prices are not finite or there is no row.
  ///
  /// - Parameter startsAtZero: Whether prices are drawn as lengths, so that the axis includes zero.
  init?(from lowest: Double, to highest: Double, rows: Int, startsAtZero: Bool) {
    guard rows > 0, lowest.isFinite, highest.isFinite, lowest <= highest else { return nil }
    let (low, high) = Self.domain(lowest, highest, startsAtZero: startsAtZero)
    let length = high - low
    guard length.isFinite, length > max(abs(low), abs(high)) * 1e-12 else { return nil }
    // Leaves a row above the highest price for its label, and one below the lowest.
    let margin = rows >= 8 ? 1.0 : 0
    let isOnAxis = startsAtZero && low == 0
    let availableRows = Double(rows) - margin - (isOnAxis ? -0.5 : margin)
    var best: (scale: PriceScale, score: Double)?
    for (step, decimals) in Self.steps(near: length) {
      for distance in 1...Self.maximumRowsPerStep where distance <= max(1, rows / 2) {
        let perRow = step / Double(distance)
        guard perRow > 0, length <= (availableRows - (isOnAxis ? 0 : 0.5)) * perRow else {
          continue
        }
        let score = length / perRow / Double(rows) - Self.penalty(of: distance, rows: rows)
        guard score > best?.score ?? -.infinity else { continue }
        let first =
          isOnAxis ? 1 : Self.firstRow(low, high, perRow, margin: margin, rows: Double(rows))
        best = (
          PriceScale(
            step: step, rowsPerStep: distance, bottom: (first - 0.5) * perRow, rows: rows,
            decimals: decimals), score
        )
      }
    }
    guard let best else { return nil }
    self = best.scale
  }

  /// Returns the prices to show, never a single one.
  private static func domain(
    _ lowest: Double, _ highest: Double, startsAtZero: Bool
  ) -> (low: Double, high: Double) {
    let (low, high) = startsAtZero ? (min(lowest, 0), max(highest, 0)) : (lowest, highest)
    guard low == high else { return (low, high) }
    let margin = max(abs(low) * 0.1, 1)
    return startsAtZero ? (0, margin) : (low - margin, high + margin)
  }

  private static func penalty(of distance: Int, rows: Int) -> Double {
    (distance <= narrowness.count ? narrowness[distance - 1] : 0) + (rows / distance < 2 ? 0.3 : 0)
  }

  /// Returns the number of the lowest row, counted from zero, with equal margins above and below.
  private static func firstRow(
    _ low: Double, _ high: Double, _ perRow: Double, margin: Double, rows: Double
  ) -> Double {
    let lowest = (low / perRow - margin + 0.5).rounded(.down)
    let free = lowest - 0.5 + rows - margin - high / perRow
    return lowest - max(0, (free / 2).rounded(.down))
  }

  /// Returns the steps 1, 2 and 5 times powers of ten, and 25, 250 …, with their decimals.
  private static func steps(near length: Double) -> [(step: Double, decimals: Int)] {
    let power = Int(log10(length).rounded(.down))
    return (power - 2...power + 1).flatMap { power in
      [(1, 0), (2, 0), (25, 1), (5, 0)].compactMap { digits, extra in
        // Decimal conversion gives the nearest number, so that 0.1 is 0.1.
        Price(significand: Int64(digits), exponent: power - extra).map {
          ($0.doubleValue, max(0, extra - power))
        }
      }
    }
  }

  /// Returns the axis with a label for each grid line, starting below the row of zero.
  func axis(_ numbers: NumberStyle, minimumDecimals: Int) -> PlotAxis {
    let first = ((bottom - perRow) / step - 1e-9).rounded(.up)
    let count = min(max(0, Int(((top - first * step) / step + 1e-9).rounded(.down))), 1000)
    let digits = decimals > 0 ? max(decimals, minimumDecimals) : 0
    return PlotAxis(
      start: bottom, end: top,
      ticks: (0...count).map { index in
        let value = (first + Double(index)) * step
        let label = Price(mean: value)?.text(decimals: digits, style: numbers) ?? ""
        return PlotAxis.Tick(value: value, label: label, hasLine: value > bottom)
      })
  }
}
