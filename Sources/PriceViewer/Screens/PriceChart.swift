import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats
import TerminalCharts
import TerminalCore
import TerminalViews

/// The chart of a state: the prices, now and what is selected.
nonisolated struct PriceChart: View {
  let state: ViewerState
  let look: ViewerLook
  /// The lines over the lollipop.
  let annotation: String
  /// The extent of the chart, which limits the number of bars and of grid lines.
  let size: CellSize
  /// What stands at the present.
  let nowLabel: String
  /// The rows that are kept for the annotation.
  let annotationRows: Int

  var blue: Color { Color(look.colors.price) }
  var fill: Color { Color(look.colors.fill) }
  var pink: Color { Color(look.colors.selection) }
  private var past: Color { Color(look.colors.past) }
  var now: Color { Color(look.colors.now) }
  /// The colour of what is told of: the selection, or now.
  var focusColor: Color { state.selectedIndex == nil ? now : pink }
  var points: PricePoints {
    PricePoints(state, columns: size.columns)
  }
  var includesZero: Bool { state.drawnKind == .bar || state.drawnKind == .area }

  var body: some View {
    Chart {
      // Rules end above bars, which would otherwise lose their exact ends to them.
      if endsRules { present }
      layered
      if !endsRules { present }
    }
    .chartXAxis { timeAxis }
    // A line without labels would take a row, where there are few.
    .chartXAxis(size.rows > 4 ? .automatic : .hidden)
    .chartYAxis { prices(on: grid) }
    .chartXScale(domain: timeDomain)
    .chartYScale(domain: priceDomain)
    .chartAnnotationRows(annotationRows)
  }

  var isOfBars: Bool { state.drawnKind == .bar }
  private var endsRules: Bool { isOfBars && !isInPixels }
  /// Whether lines are as thin as they are meant.
  var isInPixels: Bool { look.pixels != nil }
  /// The stroke of a line of prices: two dots, or two pixels.
  var priceStroke: StrokeStyle { stroke(6) }
  /// The stroke of the rule at the selection, or at now.
  var focusStroke: StrokeStyle { stroke(2, dash: state.selectedIndex == nil ? [4, 4] : []) }
  /// What is said over that rule.
  var focusText: some View { Text(annotation).bold().multilineTextAlignment(.center) }
  /// A stroke of so many points in dots: where pixels are drawn, a quarter of it looks as strong.
  func stroke(_ width: CGFloat, dash: [CGFloat] = []) -> StrokeStyle {
    StrokeStyle(
      lineWidth: isInPixels ? max(1, width * 0.27) : width, lineCap: dash.isEmpty ? .round : .butt,
      lineJoin: .round, dash: dash)
  }

  /// The prices, in the kind that is drawn.
  @ChartContentBuilder var prices: some ChartContent {
    if state.comparesAreas {
      areas
    } else {
      if state.drawnKind == .area { filled(points.line) }
      priceBand
      if isOfBars {
        bars(points.bars, selected: nil)
      } else if let scale = state.levelScale {
        leveled(by: scale)
      } else {
        line
      }
    }
  }

  /// A line, fainter where it is past; both parts meet at now.
  private var line: some ChartContent {
    let isStep = state.drawnKind == .step
    return ForEach((isStep ? points.steps : points.line).parted(at: pastEnd)) { part in
      LinePlot(part.points, x: .value("Hour", \.date), y: .value("Price", \.price))
        .foregroundStyle(part.isPast ? past : blue)
    }
    .lineStyle(priceStroke)
    .interpolationMethod(isStep ? .stepStart : .linear)
  }

  /// Until when prices are past; nil where the clock is outside of them.
  private var pastEnd: Date? { state.shownNowIndex.map { state.series[$0].start.date } }

  private func filled(_ points: [PricePoint]) -> some ChartContent {
    AreaPlot(points, x: .value("Hour", \.date), y: .value("Price", \.price))
      .foregroundStyle(gradient)
  }

  /// Bars of several slots stand before a band from the lowest to the highest of their prices.
  @ChartContentBuilder func bars(
    _ bars: [PriceBar], selected: PriceBar?, color: Color? = nil
  ) -> some ChartContent {
    let colors = barColors(selected: selected)
    ForEach(bars.filter(\.isShared)) { bar in
      BarMark(
        x: .value("Hour", bar.start..<bar.end), yStart: .value("Lowest", bar.range.lowerBound),
        yEnd: .value("Highest", bar.range.upperBound)
      )
      .foregroundStyle((color ?? colors.color(of: bar, isShaded: false)).opacity(0.45))
    }
    ForEach(bars) { bar in
      BarMark(x: .value("Hour", bar.start..<bar.end), y: .value("Price", bar.price))
        .foregroundStyle(color ?? colors.color(of: bar, isShaded: true))
    }
  }

  private func barColors(selected: PriceBar?) -> BarColors {
    BarColors(
      selected: selected, now: state.markedNowIndex.flatMap(points.bar), pastEnd: pastEnd,
      levels: state.levelScale, colors: look.colors, shades: BarShades(points))
  }

  private var gradient: LinearGradient {
    LinearGradient(
      colors: [fill.opacity(look.colors.fillTop), fill.opacity(look.colors.fillBottom)],
      startPoint: .top, endPoint: .bottom)
  }
}
