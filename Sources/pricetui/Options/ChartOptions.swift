import ArgumentParser
import CivilTime
import PriceTexts
import PriceViewer

/// What is shown of the prices, and how.
struct ChartOptions: ParsableArguments {
  @Option(help: .text(.chartKind)) var chart = ViewerSettings().chart
  @Option(help: .text(.theme)) var theme = ViewerSettings().theme

  @Option(help: .text(.select)) var select: TimeChoice?
  @Option(help: .text(.now)) var now: TimeChoice?

  /// What was chosen.
  var settings: ViewerSettings {
    ViewerSettings(chart: chart, theme: theme, select: select, now: now)
  }
}

extension TimeChoice: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}

extension ChartKind: ExpressibleByArgument {}
extension Theme: ExpressibleByArgument {}
