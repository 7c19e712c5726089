import TerminalCharts

/// The previous period, the other areas, and the feed-in price.
extension TimeChart {
  // MARK: The period before

  @ChartContentBuilder var before: some ChartContent {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    if kind != .bar {
      let edges = state.moved(earlier.band(keepsHeight: kind != .line), \.x) {
        AreaEdge(x: $1, low: $0.low, high: $0.high)
      }
      band(edges, in: context.faint, strength: look.colors.bands.whole)
    }
    line(pointsBefore, in: context.faint, context.stroke(4, dash: [8, 8]))
  }

  /// The prices of the previous period at the same times of the clock.
  var pointsBefore: [PlotPoint] {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    return state.moved(earlier.outline(as: kind), \.x) { PlotPoint(x: $1, y: $0.y) }
  }

  // MARK: Areas

  /// The lines of all areas with symbols; the area on the screen is thicker.
  @ChartContentBuilder var areas: some ChartContent {
    let areas = state.drawnAreas.map { area in
      (
        points: points.of(area.pyramid, area.series.indices(in: state.viewport)),
        width: area.index == state.choice.seriesIndex ? 6.0 : 4
      )
    }
    let lines = areas.map { $0.points.outline(as: kind) }
    if areas.count == 2 {
      ForEach(areas.indices, id: \.self) { rank in
        band(
          areas[rank].points.band(keepsHeight: kind != .line), in: context.area(rank),
          strength: look.colors.bands.whole)
      }
    }
    ForEach(areas.indices, id: \.self) { rank in
      line(lines[rank], in: context.area(rank), context.stroke(areas[rank].width))
    }
    // Drawn last so that no line hides a symbol.
    ForEach(lines.indices, id: \.self) { rank in
      symbols(on: lines[rank], columns: 14, rank: rank) { step, rank in
        step * rank / ViewerState.maximumAreas
      }
    }
  }

  // MARK: The feed-in price

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
