import ElectricityPrices
import TerminalCharts

/// A chart of a state: its marks, pointer and key handling, and description.
///
/// A new kind is a conforming type, a case of ``ChartKind`` and its name in each language.
protocol PriceChart: Sendable {
  associatedtype Background: ChartContent
  associatedtype Marks: ChartContent
  associatedtype Overlay: ChartContent

  /// The state and style; a cached chart can be given another selection.
  var context: ChartContext { get set }
  var colors: PriceColors { get }
  var x: PlotAxis { get }
  /// The x value at which the axis line ends: before the strip of a heat map.
  var axisEnd: Double { get }
  var y: PlotAxis { get }
  /// The content below the grid.
  @ChartContentBuilder var background: Background { get }
  /// The content that does not change with the selection.
  @ChartContentBuilder var marks: Marks { get }
  /// The content that changes with the selection.
  @ChartContentBuilder var overlay: Overlay { get }
  /// Draws the content that does not change; in pixels, with the axis line below the plot.
  ///
  /// A requirement, like ``addOverlay(to:_:at:)``, so that the compiler knows the type of the
  /// content: to find it takes the runtime a sixth of the start.
  func kept(in environment: EnvironmentValues) -> KeptChart
  /// Draws the overlay over the kept content.
  func addOverlay(
    to kept: KeptChart, _ buffer: inout CellBuffer, at origin: CellPoint
  ) -> KeptChart.AddedMarks?

  /// Returns the slot at a coordinate of the plot; by default that of a time.
  func slot(at point: PlotPoint) -> Int?
  /// Returns the slot a number of steps from the selection; `nil` for steps in time.
  func slot(steps: Int) -> Int?
  /// The coordinates of the selection.
  var focus: ChartFocus? { get }
  /// The points that mark the values of the selection.
  var dots: [PlotPoint] { get }
  /// The mean of the visible prices; `nil` if it is no height of the plot.
  var mean: Double? { get }
  /// Whether the x axis is time, so that now, usage and the cheapest time can be drawn.
  var hasTimeAxis: Bool { get }

  /// The lines of the annotation of the selection.
  var annotation: [String] { get }
  /// The numbers in the last row; `nil` for lowest, mean and highest.
  var status: [TextPart]? { get }
  /// The meaning of colours and lines.
  var legend: [TextPart] { get }
  /// The additional sentences of the description.
  var sentences: [String] { get }
  /// The fields of the chart's JSON; `nil` for individual prices.
  var fields: [(String, String)]? { get }
}

extension PriceChart {
  var state: ViewerState { context.state }
  var look: ViewerLook { context.look }
  var texts: ScreenTexts { context.texts }
  var colors: PriceColors { context.colors }

  @ChartContentBuilder var background: some ChartContent {}
  @ChartContentBuilder var overlay: some ChartContent { lollipop() }
  func slot(at point: PlotPoint) -> Int? { context.slot(at: point, on: x) }
  func slot(steps: Int) -> Int? { nil }
  var dots: [PlotPoint] { focus.flatMap { $0.y == nil ? nil : [$0.center] } ?? [] }
  var axisEnd: Double { x.end }
  var mean: Double? { nil }
  var hasTimeAxis: Bool { false }
  var status: [TextPart]? { nil }
  var legend: [TextPart] { context.legend(colors) }
  var sentences: [String] { [] }
  var fields: [(String, String)]? { nil }

  /// The dotted line at the mean.
  @ChartContentBuilder var meanLine: some ChartContent {
    if let mean {
      RuleMark(y: .value("Mean", mean)).foregroundStyle(context.faint)
        .lineStyle(context.stroke(1, dash: [2, 6]))
    }
  }

  /// The column of the selection above the axis, a rule in its middle, and a dot at the price; a
  /// range has a rule at both ends instead.
  @ChartContentBuilder func lollipop(isRange: Bool = false) -> some ChartContent {
    if let focus {
      let span = wholeColumns(focus.x)
      if look.plotDepth >= .indexed256 {
        column(span).foregroundStyle(context.tint)
      }
      ForEach(isRange ? [span.lowerBound, span.upperBound] : [focus.middle], id: \.self) { x in
        rule(at: x, in: context.selection)
      }
      if !isRange, let y = focus.y { dot(at: focus.middle, y) }
    }
  }

  /// The height of the axis line: half a row below the plot in pixels, its lower edge in cells.
  var axisHeight: Double {
    y.start - (context.isInPixels ? (y.end - y.start) / Double(max(1, context.size.rows)) / 2 : 0)
  }

  /// The baseline of an area: zero if visible, otherwise the axis line.
  var foot: Double { y.start <= 0 && y.end >= 0 ? 0 : axisHeight }

  /// Returns the plot above the axis line between two x values.
  func column(_ span: ClosedRange<Double>) -> RectangleMark {
    RectangleMark(
      xStart: .value("From", span.lowerBound), xEnd: .value("To", span.upperBound),
      yStart: .value("Axis", axisHeight), yEnd: .value("Top", y.end))
  }

  /// Returns a rule from the axis line to the top of the plot.
  func rule(at x: Double) -> RuleMark {
    RuleMark(
      x: .value("Rule", x), yStart: .value("Axis", axisHeight), yEnd: .value("Top", y.end))
  }

  /// Returns such a rule in a colour, two points wide.
  func rule(at x: Double, in color: Color, dash: [CGFloat] = []) -> some ChartContent {
    rule(at: x).foregroundStyle(color).lineStyle(context.stroke(2, dash: dash))
  }

  /// Returns the range with its ends at the nearest edges of columns; at least one column.
  func wholeColumns(_ part: ClosedRange<Double>) -> ClosedRange<Double> {
    guard !context.isInPixels else { return part }
    let columns = Double(context.columns)
    let (start, end) = (x.fraction(of: part.lowerBound), x.fraction(of: part.upperBound))
    // A range narrower than a column becomes the column with the rule.
    let isThin = (end - start) * columns < 1
    let first =
      isThin ? ((start + end) / 2 * columns + 1e-6).rounded(.down) : (start * columns).rounded()
    let last = isThin ? first + 1 : (end * columns).rounded()
    return x.value(at: first / columns)...x.value(at: max(first + 1, last) / columns)
  }

  @ChartContentBuilder private func dot(at x: Double, _ y: Double) -> some ChartContent {
    let dot = PointMark(x: .value("Selected", x), y: .value("Price", y))
    // Separates the dot from its line.
    if context.isInPixels { dot.foregroundStyle(Color(look.groundColor)).symbolSize(200) }
    dot.foregroundStyle(context.selection)
  }

  /// Returns the colours of prices over the height of the plot.
  ///
  /// - Parameter opacity: The opacity for a fraction of the height.
  func gradient(_ opacity: (Double) -> Double = { _ in 1 }) -> LinearGradient {
    let axis = drawnY
    return colors.gradient(from: axis.start, to: axis.end, opacity: opacity)
  }

  /// Returns a line of one style, which NaN breaks.
  func line(
    _ points: some RandomAccessCollection<PlotPoint>, in style: some ShapeStyle,
    _ stroke: StrokeStyle
  ) -> some ChartContent {
    LinePlot(points, x: .value("X", \.x), y: .value("Y", \.y))
      .foregroundStyle(style)
      .lineStyle(stroke)
  }

  /// Returns the area between two edges, in the colour of bands unless another is given.
  func band(
    _ edges: [AreaEdge], in color: Color? = nil, strength: Double
  ) -> some ChartContent {
    // Each part is an area of its own, since one that NaN divides lacks the cells at its ends.
    let parts = edges.split { $0.low.isNaN }
    return ForEach(parts.indices, id: \.self) { area(parts[$0]) }
      .foregroundStyle((color ?? Color(look.colors.bandFill)).opacity(strength))
  }

  /// Returns the area between the axis or zero and a line.
  func area(under points: some Sequence<PlotPoint>) -> some ChartContent {
    area(points.map { AreaEdge(x: $0.x, low: foot, high: $0.y) })
  }

  private func area(_ edges: some RandomAccessCollection<AreaEdge>) -> some ChartContent {
    AreaPlot(edges, x: .value("X", \.x), yStart: .value("From", \.low), yEnd: .value("To", \.high))
  }

  /// Draws lines to compare and symbols over them, which are at other points of each line.
  ///
  /// - Parameters:
  ///   - columns: The columns between two symbols, so that the line is visible between them.
  ///   - isShifted: Whether no symbol is at the start, where the lines may meet.
  @ChartContentBuilder func compared(
    _ lines: [(points: [PlotPoint], width: CGFloat)], columns: Int, isShifted: Bool
  ) -> some ChartContent {
    ForEach(lines.indices, id: \.self) { rank in
      line(lines[rank].points, in: context.area(rank), context.stroke(lines[rank].width))
    }
    // Drawn last so that no line hides a symbol.
    ForEach(lines.indices, id: \.self) { rank in
      let points = lines[rank].points
      let step = max(1, points.count * columns / context.columns)
      let first = step * (2 * rank + (isShifted ? 1 : 0)) / (2 * ViewerState.maximumAreas) % step
      let chosen = stride(from: first, to: points.count, by: step).map { points[$0] }
      ForEach(chosen.filter { !$0.y.isNaN }, id: \.self) { point in
        PointMark(x: .value("Time", point.x), y: .value("Price", point.y))
          .foregroundStyle(context.area(rank))
          .symbol(context.symbol(rank))
      }
    }
  }

  func kept(in environment: EnvironmentValues) -> KeptChart {
    let plot = context.size
    let size = CellSize(columns: plot.columns, rows: plot.rows + (context.isInPixels ? 1 : 0))
    return Chart {
      background
      grid
      marks
      if context.isInPixels { axisLine }
    }
    .kept(x, drawnY, in: size, environment, look)
  }

  func addOverlay(
    to kept: KeptChart, _ buffer: inout CellBuffer, at origin: CellPoint
  ) -> KeptChart.AddedMarks? {
    kept.add(overlay, to: &buffer, at: origin)
  }

  /// The price axis as drawn: in pixels, with a row for the axis line below.
  var drawnY: PlotAxis {
    var axis = y
    if context.isInPixels { axis.start -= (y.end - y.start) / Double(max(1, context.size.rows)) }
    return axis
  }

  /// The grid lines at prices and at the starts of days and months.
  @ChartContentBuilder private var grid: some ChartContent {
    ForEach(y.ticks.filter(\.hasLine), id: \.value) { tick in
      RuleMark(y: .value("Price", tick.value))
        .foregroundStyle(context.grid)
        .lineStyle(
          context.isInPixels ? StrokeStyle(lineWidth: 1) : context.stroke(1, dash: [2, 6]))
    }
    ForEach(x.ticks.filter(\.hasLine), id: \.value) { tick in
      rule(at: tick.value)
        .foregroundStyle(context.grid)
        .lineStyle(StrokeStyle(lineWidth: 1))
    }
  }

  /// The line of the x axis with its ticks, half a row below the plot.
  @ChartContentBuilder private var axisLine: some ChartContent {
    let line = axisHeight
    // A line at the edge of the image would lose half of its width.
    let half = (x.end - x.start) / Double(context.columns * (look.pixels?.width ?? 1)) / 2
    Plot {
      RuleMark(
        xStart: .value("From", x.start), xEnd: .value("To", axisEnd), y: .value("Axis", line))
      ForEach([x.start, axisEnd] + x.ticks.map(\.value), id: \.self) { value in
        RuleMark(
          x: .value("Tick", min(max(value, x.start + half), axisEnd - half)),
          yStart: .value("From", line), yEnd: .value("To", line - (y.start - line) * 0.6))
      }
    }
    .foregroundStyle(context.faint).lineStyle(StrokeStyle(lineWidth: 1))
  }
}

extension Chart {
  /// Draws the content alone, between the ends of two axes.
  func kept(
    _ x: PlotAxis, _ y: PlotAxis, in size: CellSize, _ environment: EnvironmentValues,
    _ look: ViewerLook
  ) -> KeptChart {
    let points = CellMetrics.points(size)
    return chartXAxis(.hidden)
      .chartYAxis(.hidden)
      .chartLegend(.hidden)
      .chartXScale(domain: [x.start, x.end], range: 0...points.width)
      .chartYScale(domain: [y.start, y.end], range: 0...points.height)
      .kept(in: size, environment: environment, pixels: look.pixels)
  }
}
