import ExampleCharts
import TerminalApp

/// Small programs that only use the library: `example 000`.
@main @MainActor enum Examples {
  private static let all: [(name: String, about: String, run: @MainActor () -> Void)] = [
    (
      "000", "a line of prices with a marker",
      { show { EnergyPrices(prices: HourlyPrice.day()) } }
    ),
    (
      "001", "a line over a gradient",
      { show { StoreRevenue(intervals: Revenue.year()) { _ in } } }
    ),
    ("002", "bars that grow", { show { GrowingAgeGroups(groups: AgeGroup.all) } }),
    (
      "003", "two lines and a lollipop",
      { TerminalApp.run { WindStation(data: StationMeasurements.day().downsampledWindSeries) } }
    ),
    ("004", "a scan line over bars", { TerminalApp.run { FoodDiary(intake: FoodIntake.month()) } }),
    ("sensor", "values that arrive", { TerminalApp.run { LiveSensor() } }),
    ("pickers", "a chart with controls", { TerminalApp.run { AreaPrices() } }),
    ("surface", "a surface that a drag turns", { TerminalApp.run { TurnableSurface() } }),
    ("dashboard", "four linked charts", { TerminalApp.run { Dashboard() } }),
    ("loop", "a state, its changes and its view", { ChosenHour.run() }),
  ]

  /// Runs an app with the colours that its charts refer to by name.
  private static func show<Content: View>(@ViewBuilder _ content: () -> Content) {
    let content = content()
    TerminalApp.run { content.environment(\.namedColors, ExampleColors.byName(on: .dark)) }
  }

  static func main() {
    let name = CommandLine.arguments.dropFirst().first
    guard let example = all.first(where: { $0.name == name }) else {
      print("Which example? One of:")
      for example in all { print("  \(example.name)  \(example.about)") }
      return
    }
    example.run()
  }
}
