import TerminalCharts

/// The previous period, the other areas, and the feed-in price.
extension TimeChart {
  // MARK: The period before

  @ChartContentBuilder var before: some ChartContent {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    if kind != .bar {
      let edges = state.moved(earlier.band, \.x) { AreaEdge(x: $1, low: $0.low, high: $0.high) }
      band(edges, in: context.faint, strength: look.colors.bands.whole)
    }
    line(pointsBefore, in: context.faint, context.stroke(4, dash: [8, 8]))
  }

  /// The prices of the previous period at the same times of the clock.
  var pointsBefore: [PlotPoint] {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    return state.moved(earlier.outline, \.x) { PlotPoint(x: $1, y: $0.y) }
  }

  // MARK: Areas

  /// The lines of all areas with symbols; the area on the screen is thicker.
  @ChartContentBuilder var areas: some ChartContent {
    let areas = state.drawnAreas.map { area in
      (
        points: points.of(area.pyramid, area.series.indices(in: state.viewport)),
        width: area.index == state.seriesIndex ? 6 : 4 as CGFloat
      )
    }
    if areas.count == 2 {
      ForEach(areas.indices, id: \.self) { rank in
        band(areas[rank].points.band, in: context.area(rank), strength: look.colors.bands.whole)
      }
    }
    compared(areas.map { ($0.points.outline, $0.width) }, columns: 14, isShifted: false)
  }

  // MARK: The feed-in price

  /// The steps of the feed-in price in the colour of production, with triangles below zero.
  @ChartContentBuilder var feedIn: some ChartContent {
    let color = Color(look.colors.production)
    let data = state.drawnFeedIn.map { points.of($0, $0.series.indices(in: state.viewport)) }
    line(data?.corners ?? [], in: color, context.stroke(4))
    ForEach((data?.bars ?? []).filter { $0.price < 0 }) { bar in
      PointMark(x: .value("Time", bar.middle), y: .value("Price", bar.price))
        .foregroundStyle(color)
        .symbol(.triangle)
    }
  }
}
