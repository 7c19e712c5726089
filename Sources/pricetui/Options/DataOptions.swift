import ArgumentParser
import ElectricityPrices
import PriceTexts

/// The prices for other programs instead of a chart.
struct DataOptions: ParsableArguments {
  @Option(help: .text(.outputForm))
  var output: DataSettings.Form?
  @Option(help: .text(.lineFormat))
  var lineFormat: String?
  @Option(
    parsing: .unconditional, help: .text(.alertBelow),
    transform: Price.named)
  var alertBelow: Price?
  @Option(
    parsing: .unconditional, help: .text(.alertAbove),
    transform: Price.named)
  var alertAbove: Price?

  func validate() throws {
    if lineFormat != nil, output != .line, output != .waybar {
      throw ValidationError(.lineFormatNeedsLine)
    }
    if let name = lineFormat.flatMap(PriceLine.unknownPlaceholder) {
      throw ValidationError(.notPlaceholder(name))
    }
    if output != nil, settings.isAlert {
      throw ValidationError(.outputOrAlert)
    }
  }

  /// What was chosen.
  var settings: DataSettings {
    DataSettings(
      output: output, lineFormat: lineFormat, alertBelow: alertBelow, alertAbove: alertAbove)
  }
}

extension DataSettings.Form: ExpressibleByArgument {}
