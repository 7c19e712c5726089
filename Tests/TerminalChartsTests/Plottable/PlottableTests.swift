import CivilTime
import Foundation
import Testing

@testable import TerminalCharts

// Lengths are not plottable by default; a program declares the conformance, as in this test.
extension CGFloat: Plottable {
  /// The value as a double.
  public var primitivePlottable: Double { Double(self) }
  /// Creates the value from a double.
  public init?(primitivePlottable: Double) { self = CGFloat(primitivePlottable) }
}

@Suite("Plottable") struct PlottableTests {
  enum Area: String, Plottable { case north, south }
  enum Level: Int, Plottable { case low = 1, high = 2 }

  @Test("Standard types and raw values become plotted numbers, dates and categories")
  func primitives() {
    #expect(3.plotted == .number(3))
    #expect(UInt64.max.plotted == .number(18_446_744_073_709_551_616))
    #expect(Float(0.5).plotted == .number(0.5))
    #expect(CGFloat(2).plotted == .number(2))
    #expect(Decimal(string: "0.123")?.plotted == .number(0.123))
    #expect("NO1".plotted == .category("NO1"))
    #expect(Date(timeIntervalSinceReferenceDate: 5).plotted == .date(5))
    #expect(Area.south.plotted == .category("south"))
    #expect(Level.high.plotted == .number(2))
  }

  @Test("Plotted values convert back only to fitting types") func backwards() {
    #expect(Int(plotted: .number(3)) == 3)
    #expect(Int(plotted: .number(3.5)) == nil)
    #expect(Int(nearest: .number(3.4)) == 3)
    #expect(Int(plotted: .number(1e300)) == nil)
    #expect(Int(nearest: .number(.nan)) == nil)
    #expect(UInt8(plotted: .number(-1)) == nil)
    #expect(Int(plotted: .date(3)) == nil)
    #expect(Double(plotted: .date(3)) == nil)
    #expect(Double(plotted: .number(3.5)) == 3.5)
    #expect(Date(plotted: .date(3)) == Date(timeIntervalSinceReferenceDate: 3))
    #expect(Date(plotted: .number(3)) == nil)
    #expect(String(plotted: .category("a")) == "a")
    #expect(String(plotted: .number(1)) == nil)
    #expect(Area(plotted: .category("south")) == .south)
    #expect(Area(plotted: .category("west")) == nil)
    #expect(Level(nearest: .number(1.9)) == .high)
  }

  @Test("Decimals convert exactly in both directions, and extreme numbers to nil") func decimals() {
    for text in ["0", "0.1", "-12.345", "1e20", "0.000001"] {
      let number = Double(text) ?? .nan
      #expect(Decimal(plotted: .number(number)) == Decimal(string: text))
    }
    for number in [Double.nan, .infinity, 1e300, 1e-300] {
      #expect(Decimal(plotted: .number(number)) == nil)
    }
    #expect(Decimal.nan.plotted.continuous?.isNaN == true)
  }

  @Test("A labelled value keeps its label, its value and the bounds of a range")
  func labelledValues() {
    let price: PlottableValue<Double> = .value("Price", 0.74)
    #expect(price.datum == PlottedDatum(label: "Price", value: .number(0.74)))
    let range: PlottableValue<Int> = .value("Price", 2..<5)
    #expect(range.datum.upper == .number(5))
    let area: PlottableValue<Area> = .value("Area".dropFirst(0), .north)
    #expect(area.datum.value == .category("north"))
  }

  @Test("A date with a calendar unit covers a bin of that unit") func calendarUnits() {
    let noon = Date(timeIntervalSinceReferenceDate: seconds("2022-07-12T12:00:00"))
    let day: PlottableValue<Date> = .value("Day", noon, unit: .day)
    #expect(day.datum.unit == .day)
    #expect(day.datum.upper == nil)
    var data = DimensionData()
    let bin = data.extent(of: day.datum, zone: oslo)
    #expect(bin.form == .bin)
    #expect(bin.lower == seconds("2022-07-12T00:00:00"))
    #expect(bin.upper == seconds("2022-07-13T00:00:00"))
    #expect(bin.middle == seconds("2022-07-12T12:00:00"))
    var utc = Calendar(identifier: .gregorian)
    utc.timeZone = TimeZone(secondsFromGMT: 0) ?? utc.timeZone
    let asked: PlottableValue<Date> = .value("Day", noon, unit: .day, calendar: utc)
    #expect(asked.datum.value == .date(seconds("2022-07-12T00:00:00Z")))
    #expect(asked.datum.upper == .date(seconds("2022-07-13T00:00:00Z")))
  }
}
