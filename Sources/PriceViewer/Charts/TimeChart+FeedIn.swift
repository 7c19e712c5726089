import ElectricityPrices
import TerminalCharts
import TerminalViews

/// The price of electricity that is fed into the grid.
extension TimeChart {
  /// The steps of the feed-in price in the colour of production, with triangles below zero.
  @ChartContentBuilder var feedIn: some ChartContent {
    let color = Color(look.colors.production)
    let data = state.drawnFeedIn.map { points.of($0, $0.series.indices(in: state.viewport)) }
    line(data?.outline(as: .step) ?? [], in: color, context.stroke(4))
    ForEach((data?.bars ?? []).filter { $0.price < 0 }) { bar in
      PointMark(x: .value("Time", bar.middle), y: .value("Price", bar.price))
        .foregroundStyle(color)
        .symbol(.triangle)
    }
  }
}
