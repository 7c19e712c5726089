import ArgumentParser
import CivilTime
import PriceViewer

/// What is shown of the prices, and how.
struct ChartOptions: ParsableArguments {
  @Option(help: "The kind of chart.") var chart = ChartSettings().chart
  @Option(help: "The colours.") var theme = ChartSettings().theme

  @Option(help: "Select the slot at a time: 13:00 or 2022-07-12T13:00.") var select: TimeArgument?
  @Option(help: "Set the clock, such as 2022-07-12T09:30; it runs on.") var now: TimeArgument?

  /// What was chosen.
  var settings: ChartSettings {
    ChartSettings(chart: chart, theme: theme, select: select, now: now)
  }
}

/// A time as ISO 8601 writes it, or a time of day.
struct TimeArgument: ExpressibleByArgument {
  let text: String

  init?(argument: String) {
    guard ISOTime(argument) != nil || ISOTime("2000-01-01T" + argument) != nil else { return nil }
    text = argument
  }

  /// The time, with the date that it does not have itself.
  func time(on date: CivilDate) -> ISOTime {
    ISOTime(text) ?? ISOTime("\(date)T\(text)") ?? .date(date)
  }
}

extension ChartKind: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}
