import ArgumentParser
import CivilTime
import ElectricityPrices
import PriceTexts
import PriceViewer

/// What is shown of the prices, and how.
struct ChartOptions: ParsableArguments {
  @Option(help: .text(.chartKind)) var chart = ViewerSettings().chart
  @Option(help: .text(.theme)) var theme = ViewerSettings().theme

  @Option(help: .text(.range)) var range: TimeRange?
  @Option(
    name: .customLong("show"), parsing: .unconditionalSingleValue, help: .text(.layers))
  var layers: [ViewerLayer] = []
  @Option(parsing: .unconditional, help: .text(.cheapBelow), transform: Price.named)
  var cheapBelow: Price?
  @Option(parsing: .unconditional, help: .text(.dearAbove), transform: Price.named)
  var dearAbove: Price?

  @Option(help: .text(.select), transform: TimeChoice.named) var select: TimeChoice?
  @Option(help: .text(.now), transform: TimeChoice.named) var now: TimeChoice?

  func validate() throws {
    guard let cheapBelow, let dearAbove, dearAbove < cheapBelow else { return }
    throw ValidationError(.cheapAboveDear)
  }

  /// What was chosen.
  var settings: ViewerSettings {
    ViewerSettings(
      chart: chart, theme: theme, range: range, select: select, now: now, layers: layers,
      limits: LevelLimits(cheapBelow: cheapBelow, dearAbove: dearAbove))
  }
}

extension TimeChoice {
  fileprivate static func named(_ text: String) throws -> TimeChoice {
    guard let choice = TimeChoice(text) else { throw ValidationError(.notTime(text)) }
    return choice
  }
}

extension ChartKind: ExpressibleByArgument {}
extension TimeRange: ExpressibleByArgument {}
extension ViewerLayer: ExpressibleByArgument {}
extension ThemeChoice: ExpressibleByArgument {
  static var allValueStrings: [String] { allNames }
  var defaultValueDescription: String { Theme.standard.rawValue }
}
