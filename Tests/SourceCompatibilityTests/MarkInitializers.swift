import Foundation
import TerminalApp

/// All initialisers of marks, as users of Swift Charts write them.
nonisolated struct MarkInitializers: View {
  let x = PlottableValue.value("x", 1.0)
  let y = PlottableValue.value("y", 2.0)
  let name = PlottableValue.value("Name", "a")
  let day = PlottableValue.value("Day", Date(timeIntervalSince1970: 0), unit: .day)

  var body: some View {
    VStack {
      Chart { lines }
      Chart { areas }
      Chart { bars }
      Chart { points }
      Chart { rules }
      Chart { rectangles }
      Chart { sectors }
      Chart { values }
    }
  }

  @ChartContentBuilder private var lines: some ChartContent {
    LineMark(x: x, y: y)
    LineMark(x: x, y: y, series: .value("Series", "a"))
    LineMark(x: .value("Day", Date.now), y: .value("Value", 3))
  }

  @ChartContentBuilder private var areas: some ChartContent {
    AreaMark(x: x, y: y)
    AreaMark(x: x, y: y, stacking: .normalized)
    AreaMark(x: x, y: y, series: .value("Series", "a"), stacking: .unstacked)
    AreaMark(x: x, yStart: y, yEnd: y)
    AreaMark(x: x, yStart: y, yEnd: y, series: .value("Series", "a"))
    AreaMark(xStart: x, xEnd: x, y: y)
    AreaMark(xStart: x, xEnd: x, y: y, series: .value("Series", "a"))
  }

  @ChartContentBuilder private var bars: some ChartContent {
    BarMark(x: x, y: y)
    BarMark(x: name, y: y, width: .ratio(0.5), height: .automatic, stacking: .standard)
    BarMark(x: x, yStart: y, yEnd: y, width: 4)
    BarMark(xStart: x, xEnd: x, y: y, height: .inset(2))
    BarMark(x: x, yStart: 10, yEnd: nil, width: .fixed(4), stacking: .center)
    BarMark(x: x)
    BarMark(xStart: 10, xEnd: 20, y: y, height: 4.5, stacking: .unstacked)
    BarMark(y: y)
    BarMark(xStart: x, xEnd: x, yStart: 0, yEnd: 10)
    BarMark(xStart: 0, xEnd: 10, yStart: y, yEnd: y)
    BarMark(x: day, y: y)
  }

  @ChartContentBuilder private var points: some ChartContent {
    PointMark(x: x, y: y)
    PointMark(x: x)
    PointMark(x: x, y: 10)
    PointMark(y: y)
    PointMark(x: 10, y: y)
  }

  @ChartContentBuilder private var rules: some ChartContent {
    RuleMark(x: x)
    RuleMark(x: x, yStart: 10, yEnd: 20)
    RuleMark(y: y)
    RuleMark(xStart: 10, xEnd: nil, y: y)
    RuleMark(x: x, yStart: y, yEnd: y)
    RuleMark(xStart: x, xEnd: x, y: y)
    RuleMark(x: 10, yStart: y, yEnd: y)
    RuleMark(xStart: x, xEnd: x, y: 10)
  }

  @ChartContentBuilder private var rectangles: some ChartContent {
    RectangleMark(x: x, y: y)
    RectangleMark(x: x, y: y, width: 4, height: .ratio(1))
    RectangleMark(x: x, yStart: y, yEnd: y, width: 4)
    RectangleMark(x: x)
    RectangleMark(x: x, yStart: 10, yEnd: 20, width: 4)
    RectangleMark(xStart: x, xEnd: x, y: y, height: 4)
    RectangleMark(y: y)
    RectangleMark(xStart: 10, xEnd: 20, y: y, height: 4)
    RectangleMark(xStart: x, xEnd: x, yStart: y, yEnd: y)
    RectangleMark(xStart: x, xEnd: x)
    RectangleMark(yStart: y, yEnd: y)
    RectangleMark()
    RectangleMark(xStart: 1, xEnd: 2, yStart: 3, yEnd: 4)
  }

  @ChartContentBuilder private var sectors: some ChartContent {
    SectorMark(angle: .value("Share", 3))
    SectorMark(
      angle: .value("Share", 3), innerRadius: .ratio(0.6), outerRadius: .inset(4),
      angularInset: 1.5)
  }

  @ChartContentBuilder private var values: some ChartContent {
    PointMark(x: .value("Int", 1), y: .value("Decimal", Decimal(2)))
    PointMark(x: .value("Float", Float(1)), y: .value("Range", 0..<3))
    PointMark(x: .value(Text("Text"), 1), y: .value(LocalizedStringKey("Key"), 2))
    PointMark(x: .value("Kind", Kind.first), y: .value("Bin", ChartBinRange.someBin))
  }
}

enum Kind: String, Plottable { case first, second }

extension ChartBinRange where Bound == Double {
  static var someBin: ChartBinRange<Double> { NumberBins(range: 0.0...10.0, count: 5)[1] }
}
