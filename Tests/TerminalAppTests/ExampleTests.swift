import ExampleCharts
import Foundation
import TerminalTestSupport
import Testing

@testable import Examples
@testable import TerminalApp

/// The examples, operated as by users: with clicks, drags and keys.
@MainActor @Suite("Examples") struct ExampleTests {
  private final class Log { var indices: [Int] = [] }

  private final class Clock { var time = 0.0 }

  private func host(_ view: some View, _ clock: Clock = Clock()) -> ViewHost {
    ViewHost(size: CellSize(columns: 80, rows: 26), clock: { clock.time }) { view }
  }

  @Test("A click on the price line selects the hour at the pointer")
  func aClickOnTheLineOfPricesSelectsTheHourNearBy() throws {
    let log = Log()
    let host = host(EnergyPrices(prices: HourlyPrice.day()) { log.indices.append($0) })
    let plot = try #require(host.plot)
    #expect(!host.text.contains("øre per kWh"))
    // The middle of a cell, a quarter of the way: six in the morning.
    host.click(plot.minColumn + plot.size.columns / 4, plot.minRow + 3)
    let index = try #require(log.indices.last)
    #expect((5...6).contains(index))
    let hour = String(format: "%02d:00-%02d:00", index, index + 1)
    #expect(host.text.contains(hour))
    #expect(host.text.contains("\(HourlyPrice.day()[index].øre) øre per kWh"))
  }

  @Test("A drag over the price line selects hour after hour")
  func aDragOverTheLineOfPricesScrubsIt() throws {
    let log = Log()
    let host = host(EnergyPrices(prices: HourlyPrice.day()) { log.indices.append($0) })
    let plot = try #require(host.plot)
    host.drag(
      from: (plot.minColumn + 1, plot.minRow + 3), to: (plot.maxColumn - 2, plot.minRow + 3))
    #expect(log.indices.last == 23)
    #expect(log.indices == log.indices.sorted())
    #expect(Set(log.indices).count > 12)
    #expect(host.text.contains("23:00-00:00"))
  }

  @Test("Arrow keys step through the prices")
  func arrowsLeadThroughThePricesAsAPointerDoes() {
    let log = Log()
    let host = host(EnergyPrices(prices: HourlyPrice.day()) { log.indices.append($0) })
    _ = host.text
    for key: Key in [.home, .right, .right, .right, .left] {
      host.handle(.key(KeyPress(key)))
      _ = host.text
    }
    #expect(log.indices.last == 2)
    #expect(host.text.contains("02:00-03:00"))
    host.handle(.key(KeyPress(.end)))
    #expect(host.text.contains("23:00-00:00"))
  }

  @Test("The month at the pointer or the selected month is named")
  func theMonthNearThePointerIsNamed() throws {
    let log = Log()
    let host = host(StoreRevenue(intervals: Revenue.year()) { log.indices.append($0) })
    let plot = try #require(host.plot)
    host.click(plot.maxColumn - 1, plot.minRow + 1)
    #expect(host.text.contains("Revenue of month 12: 905"))
    host.drag(from: (plot.maxColumn - 4, plot.minRow + 2), to: (plot.minColumn, plot.minRow + 2))
    #expect(host.text.contains("Revenue of month 1: 410"))
    host.handle(.key(KeyPress(.home)))
    host.handle(.key(KeyPress(.right)))
    #expect(host.text.contains("Revenue of month 2: 380"))
    #expect(log.indices.last == 1)
  }

  @Test("Bars grow, and the bar under a click or drag is named")
  func barsGrowAndTheOneThatIsDraggedOverIsNamed() async throws {
    // The real clock moves the bars.
    let host = ViewHost(size: CellSize(columns: 80, rows: 26)) {
      GrowingAgeGroups(groups: AgeGroup.all)
    }
    let empty = host.text
    var text = empty
    while text.filter({ "█▇▆▅▄▃▂▁".contains($0) }).count < 200 {
      await Task.yield()
      host.handle([])
      text = host.text
    }
    let plot = try #require(host.plot)
    let middle = plot.minColumn + plot.size.columns * 7 / 16
    host.handle(.mouse(press(middle - 5, plot.minRow + 4)))
    host.handle(
      .mouse(MouseEvent(.drag(button: 1), at: CellPoint(column: middle, row: plot.minRow + 4))))
    #expect(host.text.contains("63"))
    host.handle(
      .mouse(MouseEvent(.release(button: 1), at: CellPoint(column: middle, row: plot.minRow + 4))))
    #expect(!host.text.contains("63"))
    host.click(middle, plot.minRow + 4)
    #expect(host.text.contains("63"))
  }

  @Test("The lollipop is shown while the button is held")
  func theLollipopStandsWhileTheButtonIsHeld() throws {
    let host = host(WindStation(data: StationMeasurements.day().downsampledWindSeries))
    let plot = try #require(host.plot)
    #expect(host.text.contains("23:00"))
    host.handle(.mouse(press(plot.minColumn, plot.minRow + 4)))
    #expect(host.text.contains("00:00"))
    let release = MouseEvent(
      .release(button: 1), at: CellPoint(column: plot.minColumn, row: plot.minRow + 4))
    host.handle(.mouse(release))
    #expect(host.text.contains("23:00"))
    // Keys continue from the position of the pointer.
    host.handle(.key(KeyPress(.right)))
    #expect(host.text.contains("01:00"))
    host.handle(.key(KeyPress(.escape)))
    #expect(host.text.contains("23:00"))
  }

  @Test("A second click on the chosen day clears the selection")
  func aClickOnTheDayThatIsChosenGivesItBack() throws {
    let host = host(FoodDiary(intake: FoodIntake.month()))
    let plot = try #require(host.plot)
    let middle = (plot.minColumn + plot.size.columns / 2, plot.minRow + 6)
    host.click(middle.0, middle.1)
    #expect(host.text.contains("calories"))
    host.click(middle.0, middle.1)
    #expect(!host.text.contains("calories"))
    host.drag(from: middle, to: (plot.maxColumn - 1, middle.1))
    #expect(host.text.contains("May 30, 2022") || host.text.contains("30"))
    #expect(host.text.contains("calories"))
  }

  @Test("A selection in one chart is a selection in the other")
  func whatIsSelectedInOneChartIsSelectedInTheOther() throws {
    let host = host(Dashboard())
    let plot = try #require(host.plot)
    host.click(plot.minColumn, plot.minRow + 1)
    #expect(host.text.contains("Hour 0"))
    host.handle(.key(KeyPress(.tab)))
    host.handle(.key(KeyPress(.end)))
    #expect(host.text.contains("Hour 23"))
    host.handle(.key(KeyPress(.escape)))
    #expect(host.text.contains("Select an hour"))
  }

  @Test("Arrow keys continue from the pointer, on whichever side of the datum it was")
  func arrowsLeadOnFromThePointer() throws {
    let host = host(WindStation(data: StationMeasurements.day().downsampledWindSeries))
    let plot = try #require(host.plot)
    var hours: [String] = []
    for column in plot.minColumn + 20...plot.minColumn + 26 {
      host.click(column, plot.minRow + 4)
      for key: Key in [.right, .right, .left] { host.handle(.key(KeyPress(key))) }
      let text = host.text
      hours.append(String(text.drop { !$0.isNumber }.prefix(2)))
    }
    // A click is near 7, 8 or 9 o'clock, and the keys have moved on by an hour.
    #expect(Set(hours).isSubset(of: ["07", "08", "09", "10"]) && Set(hours).count > 1)
    #expect(hours == hours.sorted())
  }

  @Test("Controls change the area and the kind of a chart")
  func controlsChangeWhatAChartShows() throws {
    let clock = Clock()
    let host = host(AreaPrices(), clock)
    #expect(host.text.contains("Area Oslo   ▾   Kind <line> area  bars    [x] Mean   24 hours"))
    let lined = host.text
    for key: Key in [.tab, .enter, .down, .down, .enter] { host.handle(.key(KeyPress(key))) }
    #expect(host.text.contains("Area Tromsø ▾"))
    #expect(host.text != lined)
    host.handle(.key(KeyPress(.tab)))
    host.handle(.key(KeyPress(.right)))
    host.handle(.key(KeyPress(.right)))
    #expect(host.text.contains("area <bars>") && !host.text.contains("█"))
    clock.time = 1
    host.handle([])
    #expect(host.text.contains("█"))
    let plot = try #require(host.plot)
    host.click(plot.minColumn, plot.minRow + 1)
    #expect(host.text.contains("0:00  "))
  }

  @Test("The screen shows the values of a sensor as they arrive")
  func aSensorsValuesArrive() async {
    let host = host(LiveSensor())
    #expect(host.text.contains("Waiting for the sensor"))
    while !host.text.contains("Now") { await Task.yield() }
  }

  @Test("A drag and arrow keys turn the surface") func aDragAndArrowKeysTurnTheSurface() {
    let clock = Clock()
    let host = host(TurnableSurface(), clock)
    #expect(host.text.contains("30° around, 20° above"))
    host.drag(from: (30, 14), to: (40, 14))
    #expect(host.text.contains("-15° around, 20° above"))
    host.handle(.key(KeyPress(.down)))
    #expect(host.text.contains("-15° around, 25° above"))
    // The names are two columns apart.
    host.click(24, 0)
    clock.time = 5
    host.handle([])
    #expect(host.text.contains("0° around, 90° above"))
  }

  private func press(_ column: Int, _ row: Int) -> MouseEvent {
    MouseEvent(.press(button: 1), at: CellPoint(column: column, row: row))
  }
}

extension ViewHost {
  /// The current state as text.
  var text: String { (frame() ?? shown)?.buffer.text ?? "" }

  /// The cells of the plot of the first chart.
  var plot: CellRect? {
    _ = frame()
    return shown?.proxy.map { CellMetrics.cells($0.plotRect) }
  }

  /// Moves the pointer with the button held, a column at a time.
  func drag(from start: (Int, Int), to end: (Int, Int)) {
    handle(.mouse(MouseEvent(.press(button: 1), at: CellPoint(column: start.0, row: start.1))))
    for column in stride(from: start.0, through: end.0, by: start.0 < end.0 ? 1 : -1) {
      let place = CellPoint(column: column, row: start.1)
      handle(.mouse(MouseEvent(.drag(button: 1), at: place)))
      _ = frame()
    }
    handle(.mouse(MouseEvent(.release(button: 1), at: CellPoint(column: end.0, row: end.1))))
  }
}
