import CLibrary
import ElectricityPrices
import PriceSources
import PriceTexts

extension PriceRequest {
  /// Writes the prices.
  ///
  /// - Parameter path: The file to write; `nil` for standard output.
  func write(_ form: PriceForm, to path: String?) throws {
    let series = try openAdjusted(form == .table ? .current : .all).series
    let text =
      switch form {
      case .table: PriceListing(locale: locale).text(series)
      case .csv: series.csv
      case .json: series.json
      case .jsonLines: series.jsonLines
      }
    try Output.write(Array(text.utf8), to: path)
  }

  /// Writes the current price in a line.
  func write(_ line: PriceLine, isWaybar: Bool) throws {
    let series = try openAdjusted().only
    let text = line.written(series, at: try present(in: series) ?? .now, isWaybar: isWaybar)
    guard let text else { throw Failure.command(.noPriceNow, EX_DATAERR) }
    try Output.write(text + "\n")
  }

  /// Ends the program with a status that tells whether an alert holds.
  func answer(_ alert: PriceAlert) throws {
    // A script that asks for the status wants no warnings.
    let series = try openAdjusted(warns: false).only
    let status = alert.exitStatus(series, at: try present(in: series) ?? .now)
    guard status != 2 else { throw Failure.command(.noPriceNow, EX_DATAERR) }
    exit(status)
  }
}
