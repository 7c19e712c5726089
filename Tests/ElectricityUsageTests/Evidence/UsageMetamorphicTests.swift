import TerminalTestSupport
import Testing

@testable import ElectricityUsage

/// Tests that the same consumption in another table is read the same, or refused.
@Suite("The same consumption in other words") struct UsageMetamorphicTests {
  private typealias Column = (name: String, cell: @Sendable (Int) -> String)

  private static let times = [
    "time", "timestamp", "Datetime", "start", "Startzeit", "Tid", "Tidspunkt", "from", "Fra", "Van",
    "Zeitpunkt", "interval_start", "Alkuaika", "Fecha hora", "Zeitstempel", "ts",
  ]
  private static let energies = [
    "kWh", "consumption", "Consumption (kWh)", "usage_kwh", "Verbrauch kWh", "Forbruk",
    "Förbrukning", "Verbruik (kWh)", "Kulutus", "import", "grid_import_kwh", "from_grid", "Bezug",
    "Netzbezug (kWh)", "Consumo kWh", "consommation", "Energieverbrauch", "energy_consumed",
    "Strom kWh", "load_kwh", "delivered", "A+",
  ]
  private static let noises: [Column] = [
    ("temperature", { "\(Double($0) / 2 - 3)" }), ("price", { "0.\(20 + $0)" }),
    ("cost", { "0.\(10 + $0)" }), ("gas_m3", { "0.\($0 * 3 % 7)" }), ("water", { "0.\($0 + 1)" }),
    ("solar_kwh", { "0.\($0 * 5 % 9)" }), ("ev_kwh", { "\($0 % 3).5" }),
    ("heat_pump_kwh", { "1.\($0 * 7 % 10)" }), ("battery_charge_kwh", { "0.\($0 % 4)" }),
    ("forecast_kwh", { "2.\($0)" }), ("last_year_kwh", { "1.\($0)" }), ("Voltage", { "23\($0)" }),
    ("max kW", { "\($0 + 1).5" }), ("quality", { $0 % 2 == 0 ? "ok" : "est" }),
    ("export_kwh", { "0.\($0 % 2)" }), ("meter", { _ in "735999001" }), ("id", { "\($0)" }),
    ("cumulative_kwh", { "\(18_000 + $0 * 2).5" }), ("co2_kg", { "0.\($0 + 2)" }),
    ("tariff", { 3..<9 ~= $0 ? "peak" : "offpeak" }), ("reactive kvarh", { "0.\($0 % 5)" }),
    ("Fernwärme kWh", { "3.\($0)" }), ("self_consumption", { "0.\($0 % 6)" }),
    ("target", { "2.\($0 % 3)" }), ("humidity", { "\(40 + $0)" }),
  ]

  @Test("Energy in shuffled and renamed columns next to other columns is read the same or refused")
  func same() throws {
    let truth = (0..<14).map { "\($0 * $0 % 4).\(25 + $0)" }
    var read = 0
    for seed in 0..<(isFullRun ? 4000 : 600) {
      var generator = SeededGenerator(seed: UInt64(seed))
      func choice(_ names: [String]) -> String { names.randomElement(using: &generator) ?? "" }
      let time = choice(Self.times)
      var columns: [Column] = [(choice(Self.energies), { truth[$0] })]
      columns += Self.noises.shuffled(using: &generator).prefix(seed % 4)
      columns.shuffle(using: &generator)
      let rows = truth.indices.map { hour in
        (["2025-07-03T\(hour < 10 ? "0" : "")\(hour):00Z"] + columns.map { $0.cell(hour) })
          .joined(separator: ";") + "\n"
      }
      let head = ([time] + columns.map(\.name)).joined(separator: ";") + "\n"
      guard let usage = try? ElectricityUsageTests.read(head + rows.joined()) else { continue }
      read += 1
      let found = lines(usage.consumption).map { $0.split(separator: " ").last.map(String.init) }
      #expect(found == truth.map(plain), "seed \(seed): \(head)")
    }
    // Nearly all tables without another energy are read.
    #expect(read > 250)
  }

  private func plain(_ text: String) -> String {
    text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
