import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests that the same prices in another table are read the same, or refused.
@Suite("The same table in other words") struct MetamorphicTests {
  private struct Column {
    var name: String
    var cells: [String]
  }

  /// Headings of real files, for times and for prices.
  private static let times = [
    "time", "timestamp", "datetime", "start", "from", "MTU (UTC)", "HourUTC", "date", "delivery",
    "Zeit von", "tidspunkt", "valid_from", "when", "DateTime", "ts",
  ]
  private static let prices = [
    "price", "Price [EUR/MWh]", "LBMP", "NOK_per_kWh", "spot price", "Preis", "pris inkl. mva",
    "elspot", "marketprice", "Day-ahead Price (EUR/MWh)", "NO1", "value", "hinta", "RRP", "prijs",
    "epex", "buy_price", "electricity_price", "DA price", "cena", "Strompreis ct/kWh", "PVPC",
  ]
  private static let noises: [(name: String, cell: @Sendable (Int) -> String)] = [
    ("load", { "\(4000 + $0 * 7)" }), ("temperature (°C)", { "\(Double($0) / 2 - 3)" }),
    ("version", { _ in "1" }), ("id", { "\($0)" }), ("kWh", { "0.\($0 + 1)" }),
    ("status", { _ in "ok" }), ("noise", { "\(17 * $0 % 13)" }), ("exchange rate", { _ in "11.4" }),
    ("created_at", { "2026-01-19T11:00:\($0 < 10 ? "0" : "")\($0)Z" }), ("level", { "\($0 % 3)" }),
    ("wind", { "\($0 * 3 % 7)" }), ("price_lag_24", { "\(90 - $0)" }),
    ("exchange", { _ in "EPEX" }), ("power (MW)", { "\($0 + 5)" }), ("gas price", { _ in "31" }),
    ("EAN", { _ in "735999000000000001" }), ("price SEK/MWh", { "\(700 + $0 * 9)" }),
    ("price EUR", { "\($0 * 3 + 1)" }), ("price forecast", { "\($0 + 60)" }),
    ("imbalance price", { "\(200 - $0 * 5)" }), ("fcr price", { "\($0 * 11 % 17)" }),
    ("rolling_std", { "\($0 * 5 % 9)" }), ("residual_load", { "\(900 - $0)" }),
    ("sin_hour", { "0.\($0 * 7 % 10)" }), ("net position", { "\(50 - $0 * 9)" }),
    ("price_max", { _ in "99" }), ("SpotPriceDKK", { "\(300 + $0)" }),
  ]

  private static func text(_ columns: [Column]) -> String {
    let rows = columns[0].cells.indices.map { row in columns.map { $0.cells[row] } }
    return ([columns.map(\.name)] + rows).map { $0.joined(separator: ";") + "\n" }.joined()
  }

  @Test("Prices in shuffled and renamed columns next to other columns are read the same or refused")
  func same() throws {
    let first = try #require(ISOTime("2026-01-20T00:00Z")).seconds
    let numbers = (0..<14).map { "\(40 + $0 * $0 % 11).25" }
    let stamps = (0..<14).map { index in
      ISOTime.text(Instant(secondsSince1970: first + Int64(index) * 3600), in: .utc)
    }
    let truth = Set(zip(stamps.indices, numbers).map { "\(first + Int64($0) * 3600) \($1)" })
    var read = 0
    for seed in 0..<(isFullRun ? 4000 : 600) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var columns = [
        Column(name: Self.times.randomElement(using: &generator) ?? "", cells: stamps),
        Column(name: Self.prices.randomElement(using: &generator) ?? "", cells: numbers),
      ]
      let noises = Self.noises.shuffled(using: &generator).prefix(seed % 3)
      for noise in noises {
        columns.append(Column(name: noise.name, cells: (0..<14).map(noise.cell)))
      }
      columns.shuffle(using: &generator)
      let text = Self.text(columns)
      guard let file = try? PriceFile.read(bytes: Array(text.utf8), name: "x") else { continue }
      read += 1
      let found = Set(
        file.series.flatMap { series in
          series.compactMap { slot in
            slot.price.map { "\(slot.start.secondsSince1970) \(Self.plain($0, like: numbers))" }
          }
        })
      #expect(found == truth, "seed \(seed): \(columns.map(\.name))")
    }
    // A reader that refuses every table must not pass.
    #expect(read > (isFullRun ? 2400 : 360), "\(read)")
  }

  /// Returns a price without the power of ten that its unit has added.
  private static func plain(_ price: Price, like numbers: [String]) -> String {
    let powers = [0, 1, -2, -1, 2]
    return powers.lazy.compactMap { price.scaled(byPowerOfTen: $0)?.description }
      .first(where: numbers.contains) ?? "\(price)"
  }
}
