import ArgumentParser
import CivilTime
import ElectricityPrices
import Glibc
import TerminalCore

/// The prices for other programs instead of a chart.
struct DataOptions: ParsableArguments {
  /// The values of `--output`.
  enum Form: String, CaseIterable, ExpressibleByArgument { case table, csv, json, line, waybar }

  @Option(help: "Write the prices as table, csv or json, or those of now as line or waybar.")
  var output: Form?
  @Option(help: "The line, such as \"{price} {unit} {trend}\"; the manual lists what is replaced.")
  var lineFormat: String?
  @Option(
    parsing: .unconditional, help: "Exit with 0 if the price now is lower, else with 1.",
    transform: Price.named)
  var alertBelow: Price?
  @Option(
    parsing: .unconditional, help: "Exit with 0 if the price now is higher, else with 1.",
    transform: Price.named)
  var alertAbove: Price?

  func validate() throws {
    if lineFormat != nil, output != .line, output != .waybar {
      throw ValidationError("--line-format needs --output line or --output waybar.")
    }
    if output != nil, isAlert {
      throw ValidationError("Choose one of --output and an alert.")
    }
  }

  /// Whether the exit status answers a question.
  var isAlert: Bool { alertBelow != nil || alertAbove != nil }
  /// Whether there is anything to write in place of a chart.
  var isWanted: Bool { output != nil || isAlert }

  /// Writes the prices, or leaves with the status of an alert.
  func write(_ series: [PriceSeries], at now: Instant?, locale: TextLocale) throws(Failure) {
    switch output {
    case .table: Output.write(series.table(style: locale.numbers))
    case .csv: Output.write(isatty(STDOUT_FILENO) == 0 ? series.csv : shown(series.csv))
    case .json: Output.write(series.json)
    case .line, .waybar: try Output.write(line(try only(series), now ?? .now, locale) + "\n")
    case nil:
      let alert = PriceAlert(below: alertBelow, above: alertAbove)
      let status = alert.exitStatus(try only(series), at: now ?? .now)
      guard status != 2 else { throw Self.noPrice }
      Glibc.exit(status)
    }
  }

  /// Data as a terminal may be sent it: rows in which no area's name can command it.
  private func shown(_ text: String) -> String {
    text.split(separator: "\n").map { String($0).visible + "\n" }.joined()
  }

  private func line(
    _ series: PriceSeries, _ now: Instant, _ locale: TextLocale
  ) throws(Failure) -> String {
    let line = PriceLine(format: lineFormat, locale: locale)
    let text = output == .waybar ? line.waybar(series, at: now) : line.text(series, at: now)
    guard let text else { throw Self.noPrice }
    return text
  }

  /// The only series: a line and an alert are about one.
  private func only(_ series: [PriceSeries]) throws(Failure) -> PriceSeries {
    guard series.count == 1, let first = series.first else {
      let areas = series.compactMap(\.area).joined(separator: ", ")
      throw Failure("The file has several areas; choose one with --area: \(areas).", EX_USAGE)
    }
    return first
  }

  private static let noPrice = Failure("The file has no price for now.", EX_DATAERR)
}
