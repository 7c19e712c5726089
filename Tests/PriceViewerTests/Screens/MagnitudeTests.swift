import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// Charts and texts of prices from 1e-300 to 1e300.
@Suite("Prices of any magnitude") struct MagnitudeTests {
  // All powers in a full run, otherwise the powers at which texts and steps change.
  private static let powers =
    isFullRun
    ? (-100...100).map { $0 * 3 } + (-30...30)
    : [-300, -299, -150, -26, -25, -24, -9, -7, -6, -5, 0, 3, 14, 15, 17, 18, 19, 150, 299, 300]

  private enum Signs: CaseIterable {
    case positive, negative, mixed, equal
  }

  private static func prices(_ power: Int, _ signs: Signs) -> [String] {
    (0..<24).map { hour in
      let isNegative = signs == .negative || signs == .mixed && !hour.isMultiple(of: 2)
      let digits = signs == .equal ? "4.2" : "\(1 + hour % 9).\(hour * 7 % 10)"
      return "\(isNegative ? "-" : "")\(digits)e\(power)"
    }
  }

  /// Returns the number of a label or of a text, in the notation of any language.
  private static func number(_ text: Substring) -> Double? {
    var plain = text.replacing("\u{2212}", with: "-").replacing("\u{A0}", with: "")
    // One of the two signs groups digits and the other starts decimals: the last, if there are
    // both.
    let signs = plain.filter { ".,".contains($0) }
    if signs.count > 1, Set(signs).count == 1 { plain = plain.filter { !".,".contains($0) } }
    if Set(signs).count == 2, let last = signs.last {
      plain = plain.filter { !".,".contains($0) || $0 == last }
    }
    return Double(plain.replacing(",", with: "."))
  }

  @Test("Axis labels are in the rows of their values", arguments: ChartKind.overTime)
  func labels(kind: ChartKind) throws {
    let units: [PriceUnit?] = [nil, .oerePerKilowattHour, PriceUnit(.eur, per: .megawattHour)]
    var random = SeededGenerator(seed: 8)
    for (number, power) in Self.powers.enumerated() {
      for signs in share(of: 2, Signs.allCases, number) {
        let size = CellSize(
          columns: .random(in: 72...160, using: &random), rows: .random(in: 10...50, using: &random)
        )
        let note = "\(kind) \(power) \(signs) \(size)"
        let unit = units.randomElement(using: &random) ?? nil
        var state = viewer(series(Self.prices(power, signs), unit: unit), kind: kind)
        if Bool.random(using: &random) { state.apply(.toggleLayer(.mean)) }
        state.apply(.clearSelection)
        let frame = screen(state, size, look: ViewerLook(locale: .english))
        let rows = frame.rows
        // Labels are below the title and to the left of the plot.
        let plot = frame.plotArea
        let width = plot.minColumn
        let labels = (plot.minRow...plot.maxRow).compactMap { row in
          let label = rows[row].prefix(width).filter { $0 != "," && $0 != " " }
          return Self.number(label[...]).map { (row: row, value: $0) }
        }
        #expect(labels.count >= 2, "\(note)\n\(rows.joined(separator: "\n"))")
        // The value changes by equal steps from row to row.
        guard let first = labels.first, let last = labels.last, first.row < last.row else {
          continue
        }
        let slope = (last.value - first.value) / Double(last.row - first.row)
        #expect(slope < 0, "\(note)")
        for label in labels {
          let truth = first.value + slope * Double(label.row - first.row)
          #expect(abs(label.value - truth) <= abs(slope) * 0.51, "\(note) \(labels)")
        }
        // All prices are inside the plot.
        let data = state.series.indices.map { state.series.doubleValue(at: $0) }
        let axis = try #require(frame.plot?.y)
        #expect(axis.start <= data.min() ?? 0 || kind == .bar, "\(note)")
        #expect(data.max() ?? 0 <= axis.end || kind == .bar, "\(note)")
      }
    }
  }

  @Test("Every language writes the lowest price, the mean and the highest price")
  func texts() throws {
    let languages = ["en_GB", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES"]
    for (place, power) in Self.powers.enumerated() {
      for (other, signs) in Signs.allCases.enumerated() {
        // In an ordinary run, each magnitude is tested in some of the languages.
        for (number, name) in languages.enumerated()
        where isFullRun || number == (place * 3 + other) % languages.count {
          let locale = try #require(TextLocale(name))
          let state = viewer(series(Self.prices(power, signs), unit: nil), kind: .heatMap)
          let look = ViewerLook(locale: locale)
          let frame = ViewerScreen.frame(state, in: CellSize(columns: 200, rows: 12), look: look)
          let row = frame.buffer.text(row: 11).split(separator: " ")
          let statistics = try #require(state.statistics)
          let truths = [
            statistics.lowest.doubleValue, statistics.mean, statistics.highest.doubleValue,
          ]
          let found = row.compactMap { Self.number($0) }
          for truth in truths {
            // Two significant digits, or two decimals.
            let slack = max(abs(truth) * 0.051, power < -5 || power > 14 ? 0 : 0.0051)
            #expect(
              found.contains { abs($0 - truth) <= slack }, "\(name) \(power) \(signs): \(row)")
          }
          #expect(!frame.buffer.text.contains("nan") && !frame.buffer.text.contains("inf"))
        }
      }
    }
  }
}
