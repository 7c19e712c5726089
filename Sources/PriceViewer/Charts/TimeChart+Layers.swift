import ElectricityPrices
import FoundationSubset
import TerminalCharts
import TerminalDrawing
import TerminalViews

/// The previous period, the other areas and the selected range.
extension TimeChart {
  // MARK: The period before

  @ChartContentBuilder var before: some ChartContent {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    if kind != .bar {
      let bandPoints = state.moved(earlier.band(keepsHeight: kind != .line), \.time) {
        BandPoint(time: $1, range: $0.range, part: $0.part)
      }
      band(bandPoints, in: context.faint, named: "Before", strength: look.colors.band)
    }
    line(pointsBefore, in: context.faint, named: "Before", context.stroke(4, dash: [8, 8]))
  }

  /// The prices of the previous period at the same times of the clock.
  var pointsBefore: [PricePoint] {
    let earlier = points.of(state.pyramid, state.slotsBefore)
    return state.moved(earlier.outline(as: kind), \.time) { PricePoint(time: $1, price: $0.price) }
  }

  // MARK: Areas

  /// The lines of all areas with symbols; the area on the screen is thicker.
  @ChartContentBuilder var areas: some ChartContent {
    let lines = state.drawnAreas.enumerated().map { AreaLine($1, rank: $0, in: context) }
    if lines.count == 2 {
      ForEach(lines) { line in
        band(
          line.data.band(keepsHeight: kind != .line), in: line.color, named: "Area \(line.id)",
          strength: look.colors.band)
      }
    }
    ForEach(lines) { area in
      line(
        area.points, in: area.color, named: "\(area.id)", context.stroke(area.isShown ? 6 : 4))
    }
    // Drawn last so that no line hides a symbol.
    ForEach(lines) { line in
      symbols(on: line.points, columns: 14, rank: line.rank) { step, rank in
        step * rank / ViewerState.maximumAreas
      }
    }
  }

  // MARK: The selection

  /// Draws a selected range of slots: a tinted band between two rules.
  @ChartContentBuilder func selected(_ stretch: Range<Int>) -> some ChartContent {
    if let span = context.span(of: stretch).map(wholeColumns) {
      if look.colorDepth >= .indexed256 || context.isInPixels {
        column(span).foregroundStyle(context.selection.opacity(0.3))
      }
      ForEach([span.lowerBound, span.upperBound], id: \.self) { time in
        rule(at: time).foregroundStyle(context.selection)
          .lineStyle(context.stroke(2))
      }
    }
  }
}

/// The line of one of several areas.
private struct AreaLine: Identifiable {
  let id: Int
  let data: PricePoints
  let points: [PricePoint]
  let isShown: Bool
  let color: Color
  let rank: Int

  init(_ area: ComparedArea, rank: Int, in context: ChartContext) {
    let state = context.state
    id = area.index
    self.rank = rank
    data = context.points.of(area.pyramid, area.series.indices(in: state.viewport))
    points = data.outline(as: state.drawnKind)
    isShown = area.index == state.choice.seriesIndex
    color = Color(context.look.colors.area(rank))
  }
}
