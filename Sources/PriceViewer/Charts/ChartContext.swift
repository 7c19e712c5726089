import ElectricityPrices
import TerminalCharts

/// The data and style that every part of a chart is drawn from.
final class ChartContext: Sendable {
  let state: ViewerState
  let look: ViewerLook
  /// The size of the plot in cells.
  let size: CellSize
  let texts: ScreenTexts
  let colors: PriceColors
  /// The prices over time, at the resolution of the plot.
  let points: PricePoints
  /// The bars, if they are drawn.
  let bars: [PriceBar]
  /// The prices of the bars, if they are means of several slots.
  let barMeans: [Double]
  /// The visible times whose prices are forecasts, in seconds.
  let forecasts: [Range<Double>]

  init(
    _ state: ViewerState, look: ViewerLook = ViewerLook(),
    size: CellSize = CellSize(columns: 87, rows: 20)
  ) {
    (self.state, self.look, self.size) = (state, look, size)
    let points = PricePoints(state, columns: size.columns)
    self.points = points
    bars = state.drawnKind == .bar ? points.bars : []
    barMeans = points.barUnit == nil ? [] : bars.map(\.price)
    colors = PriceColors(state, look: look, means: barMeans)
    let series = state.series
    forecasts = series.forecastSlots.compactMap {
      series.interval(of: $0.clamped(to: state.visible))
    }.map { $0.start.seconds..<$0.end.seconds }
    texts = ScreenTexts(
      state: state, isInteractive: look.isInteractive, locale: look.locale,
      bar: SharedBar(state, points: points), columns: size.columns)
  }

  var series: PriceSeries { state.series }
  /// The columns of the plot, at least one.
  var columns: Int { points.columns }
  /// The mean of the visible prices, unless its line is hidden.
  var mean: Double? { state.layers.contains(.mean) ? state.statistics?.mean : nil }
  /// Whether the plot is drawn in pixels.
  var isInPixels: Bool { look.pixels != nil }

  /// Returns a colour mixed with the background at the given strength.
  func faded(_ color: CellColor, _ strength: Double) -> Color {
    Color(look.groundColor.mixed(with: color, strength))
  }

  /// Returns the strength of the colour of a price, at half strength before now.
  func strength(isPast: Bool) -> Double { isPast ? half : 1 }

  /// Half strength, or the least that keeps the hue.
  var half: Double { hasFewFaintColors ? 0.65 : 0.5 }

  /// The column of the selection: pink, or of 256 colours on black the magenta 87005F.
  var tint: Color {
    let isMagenta = hasFewFaintColors && !look.isLight && !look.isGroundUnknown
    return (isMagenta ? Color(CellColor(hex: 0xFF_00B4)) : Color(look.colors.selection))
      .opacity(hasFewFaintColors ? 0.53 : 0.3)
  }

  /// The rule and the dot of the selection.
  ///
  /// Of 256 colours, its column over a price is as pink as they are, so that they are lighter on
  /// black and darker on white.
  var selection: Color {
    guard hasFewFaintColors, !look.isGroundUnknown else { return Color(look.colors.selection) }
    return Color(CellColor(hex: look.isLight ? 0x87_005F : 0xFF_AFD7))
  }

  /// Whether faint colours get another hue: of 256 colours, the nearest to half an orange is a red.
  var hasFewFaintColors: Bool { look.plotDepth == .indexed256 }

  /// Returns a stroke of a width in points; in pixels, a third of it looks as strong.
  func stroke(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
    StrokeStyle(
      lineWidth: isInPixels ? max(1, width * 0.35) : width, lineCap: dash.isEmpty ? .round : .butt,
      lineJoin: .round, dash: dash)
  }

  /// The stroke of a price line: two dots or two pixels.
  var priceStroke: StrokeStyle { stroke(6) }
  /// The dashed stroke of a line of forecasts.
  var forecastStroke: StrokeStyle { stroke(6, dash: [10, 10]) }
  var now: Color { Color(look.colors.now) }
  /// Returns the colour of an area or a contract by its index in the plot.
  func area(_ rank: Int) -> Color { Color(look.colors.area(rank)) }
  /// Returns the symbol that distinguishes an area or a contract without colour.
  func symbol(_ rank: Int) -> BasicChartSymbolShape {
    let symbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .plus, .cross]
    return symbols[rank % symbols.count]
  }
  /// Returns the character of that symbol.
  func sign(_ rank: Int) -> String {
    String(Character(symbol(rank)._symbol.shape.glyph(in: look.glyphs)))
  }
  /// The colour of lines in the background.
  var faint: Color { Color(look.colors.secondary ?? .default) }
  /// The colour of a grid line.
  var grid: Color {
    look.colorDepth < .indexed256 || look.colors.secondary == nil
      ? faint : faded(look.colors.secondary ?? .default, isInPixels ? 0.35 : 0.5)
  }

  /// The strength of the band of the middle half, over the band of all prices.
  var halfBand: Double { isInPixels ? look.colors.bands.whole : look.colors.bands.half }

  func priceAxis(_ prices: ClosedRange<Double>?, startsAtZero: Bool) -> PlotAxis {
    let (low, high) = (prices?.lowerBound ?? 0, prices?.upperBound ?? 1)
    let minimum = state.series.unit?.usualDecimals ?? 0
    let scale = PriceScale(from: low, to: high, rows: size.rows, startsAtZero: startsAtZero)
    return scale?.axis(look.locale.numbers, minimumDecimals: minimum)
      ?? PlotAxis(start: low, end: high > low ? high : low + 1)
  }
}
