import Foundation
import TerminalCharts
import TerminalCore
import Testing

/// Hostile data in every kind of mark, which must neither crash nor take long.
struct HostileDataTests {
  enum Mark: CaseIterable { case line, area, bar, range, point, rule, rectangle }

  static let data: [(name: String, values: [(x: Double, y: Double)])] = [
    ("nothing", []),
    ("one point", [(1, 1)]),
    ("one point at zero", [(0, 0)]),
    ("constant", [(1, 5), (2, 5), (3, 5)]),
    ("not a number", [(.nan, 1), (1, .nan), (.nan, .nan)]),
    ("infinite", [(.infinity, 1), (1, -.infinity), (-.infinity, .infinity), (2, 3)]),
    ("huge", [(1e300, 1e300), (-1e300, -1e300)]),
    ("greatest", [(.greatestFiniteMagnitude, 1), (1, -.greatestFiniteMagnitude)]),
    ("tiny", [(1e-300, 1e-300), (2e-300, 2.3e-308)]),
    ("huge and tiny", [(1e300, 1e-300), (1e-300, 1e300)]),
    ("close together", [(1, 1), (1 + 1e-15, 1 + 1e-15)]),
    ("duplicated", [(1, 1), (1, 2), (1, 3), (1, 1)]),
    ("unsorted", [(3, 1), (1, 2), (2, 3), (0, 1)]),
  ]

  @Test("Hostile numbers do not crash on any type of scale", arguments: Mark.allCases)
  func numbers(mark: Mark) {
    for (_, values) in Self.data {
      for type in [ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: -2)] {
        draw(
          Chart(values.indices, id: \.self) { index in
            Self.content(mark, values[index].x, values[index].y)
          }
          .chartXScale(type: type).chartYScale(type: type))
      }
    }
  }

  @Test("Hostile dates do not crash with any calendar unit", arguments: Mark.allCases)
  func dates(mark: Mark) {
    for (_, values) in Self.data {
      draw(
        Chart(values.indices, id: \.self) { index in
          Self.content(
            mark, Date(timeIntervalSinceReferenceDate: values[index].x), values[index].y)
        })
      for unit in [Calendar.Component.second, .hour, .day, .weekOfYear, .month, .year] {
        draw(
          Chart(values.indices, id: \.self) { index in
            BarMark(
              x: .value(
                "x", Date(timeIntervalSinceReferenceDate: values[index].x), unit: unit),
              y: .value("y", values[index].y))
          })
      }
    }
  }

  @Test("Hostile numbers as styles of marks do not crash") func styles() {
    for (_, values) in Self.data {
      draw(
        Chart(values.indices, id: \.self) { index in
          PointMark(x: .value("x", index), y: .value("y", 1))
            .foregroundStyle(by: .value("y", values[index].y))
            .symbolSize(by: .value("x", values[index].x))
            .opacity(values[index].x)
            .offset(x: values[index].x, y: values[index].y)
            .zIndex(values[index].y)
          SectorMark(
            angle: .value("y", values[index].y), innerRadius: .ratio(values[index].x),
            angularInset: values[index].y)
        })
    }
  }

  @Test("Hostile numbers as axis values and ranges do not crash") func axes() {
    for (_, values) in Self.data {
      for point in values {
        draw(
          Chart(0..<3, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0)) }
            .chartXAxis { AxisMarks(values: .stride(by: point.x)) }
            .chartYAxis { AxisMarks(values: [point.x, point.y]) }
            .chartXScale(range: .plotDimension(padding: point.y)))
      }
    }
  }

  @Test("Ten thousand categories are drawn in less than 20 seconds") func manyCategories() {
    let clock = ContinuousClock()
    let time = clock.measure {
      draw(
        Chart(0..<10_000, id: \.self) { index in
          BarMark(x: .value("Name", "Number \(index)"), y: .value("Value", index % 97))
            .foregroundStyle(by: .value("Name", "Number \(index)"))
        })
    }
    // Without optimisation, and on a machine that is busy.
    #expect(time < .seconds(20))
  }

  private static func content<X: Plottable>(
    _ mark: Mark, _ x: X, _ y: Double
  ) -> AnyChartContent {
    let (x, y) = (PlottableValue.value("x", x), PlottableValue.value("y", y))
    return switch mark {
    case .line: AnyChartContent(LineMark(x: x, y: y).interpolationMethod(.catmullRom))
    case .area: AnyChartContent(AreaMark(x: x, y: y, stacking: .center))
    case .bar: AnyChartContent(BarMark(x: x, y: y, stacking: .normalized))
    case .range: AnyChartContent(BarMark(x: x, yStart: y, yEnd: .value("y", 0)))
    case .point: AnyChartContent(PointMark(x: x, y: y).annotation { Text("a label") })
    case .rule: AnyChartContent(RuleMark(x: x, yStart: y, yEnd: .value("y", 1)))
    case .rectangle: AnyChartContent(RectangleMark(x: x, y: y))
    }
  }

  private func draw(_ view: some View) {
    for size in [CellSize(columns: 40, rows: 10), CellSize(columns: 3, rows: 2)] {
      #expect(view.render(in: size).buffer.size == size)
    }
  }
}
