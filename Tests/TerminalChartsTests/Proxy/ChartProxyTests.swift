import CivilTime
import Foundation
import TerminalCharts
import TerminalCore
import TerminalViews
import Testing

/// The conversion of coordinates to data and back.
struct ChartProxyTests {
  private static let start = Date(timeIntervalSince1970: 1_657_576_800)

  private static func proxy(hours: Int, columns: Int) throws -> ChartProxy {
    let values = (0..<hours).map { start.addingTimeInterval(Double($0) * 3600) }
    let chart = Chart(values, id: \.self) { hour in
      LineMark(x: .value("Hour", hour), y: .value("Price", hour.timeIntervalSince1970))
    }
    var environment = EnvironmentValues()
    environment.zone = .utc
    let frame = chart.render(
      in: CellSize(columns: columns, rows: 20), environment: environment)
    return try #require(frame.proxy)
  }

  @Test(
    "A column converted to a date and back is unchanged",
    arguments: [2, 23, 24, 25, 96, 100, 1000], [20, 80, 100, 237])
  func everyColumnComesBack(hours: Int, columns: Int) throws {
    let proxy = try Self.proxy(hours: hours, columns: columns)
    for column in -3..<(columns + 3) {
      let x = (CGFloat(column) + 0.5) * CellMetrics.columnWidth
      let date = try #require(proxy.value(atX: x, as: Date.self))
      let back = try #require(proxy.position(forX: date))
      #expect(abs(back - x) < 1e-6)
    }
  }

  @Test("A coordinate that is not finite has no value")
  func aPlaceThatIsNoNumberHasNoValue() throws {
    let proxy = try Self.proxy(hours: 24, columns: 100)
    for place in [CGFloat.nan, .infinity, -.infinity] {
      #expect(proxy.value(atX: place, as: Date.self) == nil)
      #expect(proxy.value(atY: place, as: Double.self) == nil)
    }
  }

  @Test("A continuous scale extends beyond the plot") func aContinuousScaleGoesOnOutsideThePlot()
    throws
  {
    let proxy = try Self.proxy(hours: 24, columns: 100)
    let before: Date = try #require(proxy.value(atX: -30))
    let after: Date = try #require(proxy.value(atX: proxy.plotSize.width + 30))
    #expect(before < Self.start)
    #expect(after > Self.start.addingTimeInterval(23 * 3600))
  }

  @Test("Conversions between unrelated types of data return nil")
  func dataOfAnotherKindAreNil() throws {
    let proxy = try Self.proxy(hours: 24, columns: 100)
    #expect(proxy.value(atX: 10, as: Double.self) == nil)
    #expect(proxy.value(atX: 10, as: String.self) == nil)
    #expect(proxy.position(forX: "Monday") == nil)
    #expect(proxy.position(forX: 3.0) == nil)
  }

  @Test("The value at a coordinate is the category of its band")
  func aCategoryIsTheBandUnderThePointer() throws {
    let chart = Chart(["a", "b", "c", "d"], id: \.self) { name in
      BarMark(x: .value("Name", name), y: .value("Count", 1))
    }
    let proxy = try #require(chart.render(in: CellSize(columns: 60, rows: 12)).proxy)
    for name in ["a", "b", "c", "d"] {
      let range = try #require(proxy.positionRange(forX: name))
      let middle = try #require(proxy.position(forX: name))
      #expect(abs(middle - (range.lowerBound + range.upperBound) / 2) < 1e-9)
      #expect(proxy.value(atX: range.lowerBound + 0.5) == name)
      #expect(proxy.value(atX: range.upperBound - 0.5) == name)
    }
    #expect(proxy.value(atX: -1, as: String.self) == nil)
    #expect(proxy.value(atX: proxy.plotSize.width + 1, as: String.self) == nil)
    #expect(proxy.position(forX: "e") == nil)
  }

  @Test("Greater values of y have smaller coordinates") func yGrowsUpwards() throws {
    let proxy = try Self.proxy(hours: 24, columns: 100)
    let low = try #require(proxy.position(forY: 1_657_576_800.0))
    let high = try #require(proxy.position(forY: 1_657_600_000.0))
    #expect(low > high)
  }
}
