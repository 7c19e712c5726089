import CLibrary
import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts

/// The prices for other programs instead of a chart.
struct DataSettings {
  /// The values of `--output`.
  enum Form: String, CaseIterable { case table, csv, json, line, waybar, svg, png, wav }

  var output: Form?
  var lineFormat: String?
  var alertBelow: Price?
  var alertAbove: Price?

  /// What stands for nothing in the line.
  var unknownPlaceholder: String? { lineFormat.flatMap(PriceLine.unknownPlaceholder) }
  /// Whether the exit status answers a question.
  var isAlert: Bool { alertBelow != nil || alertAbove != nil }
  /// Whether there is anything to write in place of a chart.
  var isWanted: Bool { output != nil && picture == nil || isAlert }
  /// The form of the picture that stands in place of data.
  var picture: PictureSettings.Form? {
    output.flatMap { PictureSettings.Form(rawValue: $0.rawValue) }
  }

  /// Writes the prices, or leaves with the status of an alert.
  func write(
    _ series: [PriceSeries], at now: Instant?, locale: TextLocale, cheapest: CheapestSearch
  ) throws(Failure) {
    switch output {
    case .table: Output.write(PriceListing(locale: locale).text(series))
    case .csv: Output.write(series.csv)
    case .json: Output.write(series.json)
    case .line, .waybar:
      let line = PriceLine(format: lineFormat, locale: locale, cheapest: cheapest)
      try Output.write(text(of: line, try Self.only(series), now ?? .now) + "\n")
    case .svg, .png, .wav, nil:
      let alert = PriceAlert(below: alertBelow, above: alertAbove)
      let status = alert.exitStatus(try Self.only(series), at: now ?? .now)
      guard status != 2 else { throw Self.noPrice }
      CLibrary.exit(status)
    }
  }

  private func text(
    of line: PriceLine, _ series: PriceSeries, _ now: Instant
  ) throws(Failure) -> String {
    let text = output == .waybar ? line.waybar(series, at: now) : line.text(series, at: now)
    guard let text else { throw Self.noPrice }
    return text
  }

  /// The only series: a line, an alert and a search are about one.
  static func only(_ series: [PriceSeries]) throws(Failure) -> PriceSeries {
    guard series.count == 1, let first = series.first else {
      throw .usage(.severalAreas(series.compactMap(\.area)))
    }
    return first
  }

  private static let noPrice = Failure.command(.noPriceNow, EX_DATAERR)
}
