import ArgumentParser
import ElectricityPrices

/// The prices for other programs instead of a chart.
struct DataOptions: ParsableArguments {
  @Option(help: "Write the prices as table, csv or json, or those of now as line or waybar.")
  var output: DataSettings.Form?
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
    if output != nil, settings.isAlert {
      throw ValidationError("Choose one of --output and an alert.")
    }
  }

  /// What was chosen.
  var settings: DataSettings {
    DataSettings(
      output: output, lineFormat: lineFormat, alertBelow: alertBelow, alertAbove: alertAbove)
  }
}

extension DataSettings.Form: ExpressibleByArgument {}
