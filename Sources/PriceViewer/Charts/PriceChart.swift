import CivilTime
import ElectricityPrices
import FoundationSubset
import PriceTexts
import TerminalCharts
import TerminalCore
import TerminalDrawing
import TerminalViews

/// A kind of chart with the data of a state: what it draws, and what a pointer, a key and a sentence
/// mean on it.
///
/// A new kind is a conforming type, a case of ``ChartKind`` and its name in each language.
protocol PriceChart: Sendable {
  associatedtype Background: ChartContent
  associatedtype Marks: ChartContent
  associatedtype Overlay: ChartContent

  /// The state and the look; of a kept chart another selection may be set.
  var context: ChartContext { get set }
  var x: PlotAxis { get }
  var y: PlotAxis { get }
  /// What lies under the grid.
  @ChartContentBuilder var background: Background { get }
  /// What stays while the selection moves.
  @ChartContentBuilder var marks: Marks { get }
  /// What moves with the selection.
  @ChartContentBuilder var overlay: Overlay { get }

  /// Returns the slot at a place of the plot.
  func slot(at place: PlotPoint) -> Int?
  /// Returns the slot so many steps from the selection; `nil` for steps in time.
  func slot(steps: Int) -> Int?
  /// Where the selection lies.
  var focus: ChartFocus? { get }
  /// The points that carry their price.
  var extremes: [ChartExtreme] { get }
  /// The mean of the shown prices, if it is a height of the plot.
  var mean: Double? { get }
  /// Whether the axis is time, so that now, usage and the cheapest time have a place on it.
  var hasTimeAxis: Bool { get }

  /// The lines of the annotation of the selection.
  var annotation: [String] { get }
  /// The numbers in the last row; `nil` for lowest, mean and highest.
  var status: [TextPart]? { get }
  /// What colours and lines mean.
  var legend: [LegendPart] { get }
  /// The sentences of the description after the usual ones.
  var sentences: [String] { get }
  /// The fields of its JSON; `nil` for prices one by one.
  var fields: [(String, String)]? { get }
}

/// Where the selection lies on a plot.
struct ChartFocus: Hashable {
  /// The values of x that it covers.
  let x: ClosedRange<Double>
  /// Its height; `nil` without a price.
  let y: Double?

  var middle: Double { (x.lowerBound + x.upperBound) / 2 }
}

/// A point with its price beside it.
struct ChartExtreme: Hashable {
  let point: PlotPoint
  let price: Price
  let isHighest: Bool
}

extension PriceChart {
  var state: ViewerState { context.state }
  var look: ViewerLook { context.look }
  var texts: ScreenTexts { context.texts }

  @ChartContentBuilder var background: some ChartContent {
    ForEach([Double](), id: \.self) { RuleMark(y: .value("Nothing", $0)) }
  }
  func slot(steps: Int) -> Int? { nil }
  var extremes: [ChartExtreme] { [] }
  var mean: Double? { nil }
  var hasTimeAxis: Bool { false }
  var status: [TextPart]? { nil }
  var sentences: [String] { [] }
  var fields: [(String, String)]? { nil }

  /// The column of the selection from the axis up, a rule in its middle, and a dot at the price.
  @ChartContentBuilder var lollipop: some ChartContent {
    if let focus {
      if look.colorDepth >= .indexed256 || context.isInPixels {
        let column = wholeColumns(focus.x)
        RectangleMark(
          xStart: .value("From", column.lowerBound), xEnd: .value("To", column.upperBound)
        )
        .foregroundStyle(context.selection.opacity(0.3))
      }
      RuleMark(x: .value("Selected", focus.middle))
        .foregroundStyle(context.selection)
        .lineStyle(context.stroke(2))
      if let y = focus.y { dot(at: focus.middle, y) }
    }
  }

  /// The columns of cells that a part of the axis covers, so that rules are seen on them.
  func wholeColumns(_ part: ClosedRange<Double>) -> ClosedRange<Double> {
    guard !context.isInPixels else { return part }
    let columns = Double(max(1, context.size.columns))
    let (start, end) = (x.fraction(of: part.lowerBound), x.fraction(of: part.upperBound))
    // Of less than a column the one with the rule.
    let isThin = (end - start) * columns < 1
    let first = ((isThin ? (start + end) / 2 : start) * columns + 1e-6).rounded(.down)
    let last = isThin ? first + 1 : (end * columns - 1e-6).rounded(.up)
    return x.value(at: first / columns)...x.value(at: max(first + 1, last) / columns)
  }

  @ChartContentBuilder private func dot(at x: Double, _ y: Double) -> some ChartContent {
    // Parts the dot from the line that it stands on.
    if context.isInPixels {
      PointMark(x: .value("Selected", x), y: .value("Price", y))
        .foregroundStyle(Color(look.groundColor))
        .symbolSize(200)
    }
    PointMark(x: .value("Selected", x), y: .value("Price", y)).foregroundStyle(context.selection)
  }

  /// Draws what stays; in pixels with the row of the axis, which is a line there.
  func kept(in environment: EnvironmentValues) -> KeptChart {
    let (x, y) = (x, drawnY)
    let plot = context.size
    let size = CellSize(columns: plot.columns, rows: plot.rows + (context.isInPixels ? 1 : 0))
    let (width, height) = (CellMetrics.points(size).width, CellMetrics.points(size).height)
    return Chart {
      background
      grid
      marks
      if context.isInPixels { axisLine }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.hidden)
    .chartLegend(.hidden)
    .chartXScale(domain: [x.start, x.end], range: 0...width)
    .chartYScale(domain: [y.start, y.end], range: 0...height)
    .kept(in: size, environment: environment, pixels: look.pixels)
  }

  /// The axis of prices as it is drawn.
  var drawnY: PlotAxis {
    context.isInPixels ? y.extended(by: 1, of: context.size.rows) : y
  }

  /// The lines of the grid: of prices, and where days and months begin.
  @ChartContentBuilder private var grid: some ChartContent {
    ForEach(y.ticks.filter(\.hasLine), id: \.value) { tick in
      RuleMark(y: .value("Price", tick.value))
        .foregroundStyle(context.grid)
        .lineStyle(
          context.isInPixels ? StrokeStyle(lineWidth: 1) : context.stroke(1, dash: [2, 6]))
    }
    ForEach(x.ticks.filter(\.hasLine), id: \.value) { tick in
      RuleMark(x: .value("Time", tick.value))
        .foregroundStyle(context.grid)
        .lineStyle(StrokeStyle(lineWidth: 1))
    }
  }

  /// The line of the axis of x with its ticks, half a row below the plot.
  @ChartContentBuilder private var axisLine: some ChartContent {
    let row = (y.end - y.start) / Double(max(1, context.size.rows))
    let line = y.start - row / 2
    RuleMark(y: .value("Axis", line)).foregroundStyle(context.faint)
      .lineStyle(StrokeStyle(lineWidth: 1))
    ForEach([x.start, x.end] + x.ticks.map(\.value), id: \.self) { value in
      RuleMark(
        x: .value("Tick", value), yStart: .value("From", line),
        yEnd: .value("To", line - row * 0.3)
      )
      .foregroundStyle(context.faint)
      .lineStyle(StrokeStyle(lineWidth: 1))
    }
  }
}

extension Instant: Plottable {
  /// Seconds since 1970.
  public var primitivePlottable: Double { Double(secondsSince1970) }
  /// The instant of a number of seconds; `nil` for what no calendar knows.
  public init?(primitivePlottable seconds: Double) {
    guard let seconds = Int64(exactly: seconds.rounded()) else { return nil }
    self.init(secondsSince1970: seconds)
  }
}

extension Instant {
  /// Seconds since 1970 as a floating-point number.
  var seconds: Double { primitivePlottable }
}
