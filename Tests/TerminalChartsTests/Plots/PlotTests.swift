import Foundation
import TerminalCharts
import Testing

/// Plots of collections, which draw the same as individual marks, and plots of functions.
@Suite("Plots of collections and functions") struct PlotTests {
  private struct Sale: Identifiable {
    let id: Int
    let month: String
    let city: String
    let count: Double
    let area: CGFloat
    var double: Double { count * 2 }
  }
  private static let sales = (0..<8).map { (index: Int) -> Sale in
    Sale(
      id: index, month: "m\(index / 2)", city: index % 2 == 0 ? "Oslo" : "Bergen",
      count: Double(index * 5 % 9) + 1, area: CGFloat(20 + index * 10))
  }

  private func text(_ view: some View) -> String {
    view.render(in: CellSize(columns: 50, rows: 14)).buffer.text
  }

  @Test("A plot of a collection draws the same as individual marks")
  func aPlotIsThePictureOfItsMarks() {
    let sales = Self.sales
    #expect(
      text(Chart { LinePlot(sales, x: .value("Id", \.id), y: .value("Sold", \.count)) })
        == text(Chart(sales) { LineMark(x: .value("Id", $0.id), y: .value("Sold", $0.count)) }))
    #expect(
      text(Chart { PointPlot(sales, x: .value("Id", \.id), y: .value("Sold", \.double)) })
        == text(Chart(sales) { PointMark(x: .value("Id", $0.id), y: .value("Sold", $0.double)) }))
    #expect(
      text(
        Chart {
          BarPlot(sales, x: .value("Month", \.month), y: .value("Sold", \.count))
            .foregroundStyle(by: .value("City", \.city))
        })
        == text(
          Chart(sales) {
            BarMark(x: .value("Month", $0.month), y: .value("Sold", $0.count))
              .foregroundStyle(by: .value("City", $0.city))
          }))
    #expect(
      text(
        Chart {
          PointPlot(sales, x: .value("Id", \.id), y: .value("Sold", \.count))
            .symbolSize(\.area).symbol(by: .value("City", \.city))
        })
        == text(
          Chart(sales) {
            PointMark(x: .value("Id", $0.id), y: .value("Sold", $0.count))
              .symbolSize($0.area).symbol(by: .value("City", $0.city))
          }))
    #expect(
      text(Chart { RulePlot(sales, x: .value("Id", \.id)) })
        == text(Chart(sales) { RuleMark(x: .value("Id", $0.id)) }))
    #expect(
      text(Chart { SectorPlot(sales, angle: .value("Sold", \.count)) })
        == text(Chart(sales) { SectorMark(angle: .value("Sold", $0.count)) }))
    #expect(
      text(
        Chart {
          RectanglePlot(
            sales, x: .value("Month", \.month), y: .value("City", \.city), width: .ratio(1),
            height: .ratio(1)
          ).opacity(\.count)
        })
        == text(
          Chart(sales) {
            RectangleMark(
              x: .value("Month", $0.month), y: .value("City", $0.city), width: .ratio(1),
              height: .ratio(1)
            ).opacity($0.count)
          }))
  }

  private struct Reading {
    let name: String
    let date: Date
    let float: Float
    let small: Int16
    let price: Decimal
    let kind: Kind

    enum Kind: String, Plottable { case first, second }
  }
  private static let readings: [Reading] = (0..<9).map { (index: Int) -> Reading in
    let date = Date(timeIntervalSinceReferenceDate: Double(index) * 3600)
    let kind: Reading.Kind = index < 5 ? .first : .second
    return Reading(
      name: "reading \(index) with a long name", date: date, float: Float(index) / 3,
      small: Int16(index * index), price: Decimal(index), kind: kind)
  }

  /// Covers properties of all kinds, and collections that are contiguous in memory or not.
  @Test("A plot reads properties of every type from every kind of collection")
  func aPlotReadsWhatItsElementsHold() {
    func expect<Data: RandomAccessCollection>(
      _ readings: Data, _ row: Int
    ) where Data.Element == Reading {
      let all = Array(readings)
      #expect(
        text(Chart { LinePlot(readings, x: .value("x", \.date), y: .value("y", \.float)) })
          == text(
            Chart(all, id: \.date) { LineMark(x: .value("x", $0.date), y: .value("y", $0.float)) }),
        "row \(row)")
      #expect(
        text(
          Chart {
            LinePlot(
              readings, x: .value("x", \.small), y: .value("y", \.price),
              series: .value("z", \.kind))
          })
          == text(
            Chart(all, id: \.date) {
              LineMark(
                x: .value("x", $0.small), y: .value("y", $0.price), series: .value("z", $0.kind))
            }), "row \(row)")
      #expect(
        text(Chart { BarPlot(readings, x: .value("x", \.float), y: .value("y", \.name)) })
          == text(
            Chart(all, id: \.date) { BarMark(x: .value("x", $0.float), y: .value("y", $0.name)) }),
        "row \(row)")
    }
    expect(Self.readings, 1)
    expect(Self.readings[3...], 2)
    expect(Self.readings.reversed(), 3)
    expect(Self.readings.lazy.map { $0 }, 4)
    expect(repeatElement(Self.readings[4], count: 3), 5)
    expect([], 6)
  }

  @Test("Two line plots draw separate lines, and one plot draws a joined line")
  func linesOfTwoPlotsDoNotJoin() {
    let sales = Self.sales
    let two = text(
      Chart {
        LinePlot(sales[..<4], x: .value("Id", \.id), y: .value("Sold", \.count))
        LinePlot(sales[4...], x: .value("Id", \.id), y: .value("Sold", \.count))
      })
    #expect(
      two
        == text(
          Chart(sales) {
            LineMark(
              x: .value("Id", $0.id), y: .value("Sold", $0.count),
              series: .value("Half", $0.id < 4 ? "a" : "b"))
          }))
    #expect(
      two != text(Chart { LinePlot(sales, x: .value("Id", \.id), y: .value("Sold", \.count)) }))
  }

  @Test("A function plot is drawn only where the function has values")
  func aFunctionIsDrawnWhereItHasValues() throws {
    let chart = Chart {
      LinePlot(x: "x", y: "y") { x in x < 2 ? .nan : x * x }
    }
    .chartXScale(domain: 0...4)
    .chartYScale(domain: 0...16)
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let frame = chart.render(in: CellSize(columns: 40, rows: 10))
    for row in 0..<10 {
      let drawn = (0..<40).filter { frame.buffer[$0, row].glyph != .space }
      #expect(drawn.allSatisfy { $0 >= 19 }, "row \(row)")
    }
    #expect(frame.buffer[39, 0].glyph != .space)
    #expect((19...21).contains { frame.buffer[$0, 7].glyph != .space })
  }

  @Test("Line plots of two functions are not joined") func linesOfTwoFunctionsDoNotJoin() {
    func lines(_ both: Bool) -> Int {
      let chart = Chart {
        LinePlot(x: "x", y: "y", domain: 0...1) { _ in 1 }
        if both { LinePlot(x: "x", y: "y", domain: 0...1) { _ in 3 } }
      }
      .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4)
      let buffer = chart.render(in: CellSize(columns: 30, rows: 9)).buffer
      return buffer.text.filter { !$0.isWhitespace }.count
    }
    #expect(lines(true) == 2 * lines(false))
  }

  @Test("A parametric line plot draws a circle") func aParameterDrawsACircle() throws {
    let chart = Chart {
      LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden)
    let buffer = chart.render(in: CellSize(columns: 32, rows: 16)).buffer
    #expect(buffer[15, 0].glyph != .space)
    #expect(buffer[15, 8].glyph == .space)
    #expect(buffer[15, 15].glyph != .space)
  }

  @Test("An area plot fills the area between two functions") func anAreaLiesBetweenTwoFunctions() {
    let chart = Chart {
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...1) { x in
        (yStart: 2, yEnd: 2 + x)
      }
    }
    .chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...4)
    var environment = EnvironmentValues()
    environment.colorDepth = .monochrome
    let buffer = chart.render(in: CellSize(columns: 30, rows: 12), environment: environment).buffer
    #expect(buffer.text(row: 4).last.map { !$0.isWhitespace } == true)
    #expect(buffer.text(row: 8).allSatisfy { $0.isWhitespace })
  }
}
