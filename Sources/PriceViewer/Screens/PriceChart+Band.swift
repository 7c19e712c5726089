import FoundationSubset
import TerminalCharts
import TerminalViews

/// Bands behind the line of means, where prices are too many to be told apart.
extension PriceChart {
  /// The kind that keeps each height, whose bands have steps too.
  private var keepsHeight: Bool { state.drawnKind == .step }

  /// A faint band from the lowest to the highest price of each step, and a stronger one of the
  /// middle half; nothing where each price is drawn.
  @ChartContentBuilder var priceBand: some ChartContent {
    if !isOfBars, points.bandUnit != nil {
      band(points.band(keepsHeight: keepsHeight), in: fill, named: "All")
      band(
        points.middleHalf(keepsHeight: keepsHeight), in: fill, named: "Half",
        // In pixels two bands of one strength differ enough where they overlap.
        opacity: isInPixels ? look.colors.band : look.colors.halfBand)
    }
  }

  /// A faint band of an area that is drawn with another; more could not be told apart.
  @ChartContentBuilder func band(of area: PricePoints, in color: Color) -> some ChartContent {
    band(area.band(keepsHeight: keepsHeight), in: color, named: "Area \(area.series.area ?? "")")
  }

  /// The band of the period before.
  @ChartContentBuilder func bandBefore(in color: Color) -> some ChartContent {
    if !isOfBars {
      band(
        inView(earlierPoints.band(keepsHeight: keepsHeight), \.date) {
          BandPlace(date: $1, range: $0.range, part: $0.part)
        }, in: color, named: "Before")
    }
  }

  private func band(
    _ places: [BandPlace], in color: Color, named name: String, opacity: Double? = nil
  ) -> some ChartContent {
    let parts = Dictionary(grouping: places, by: \.part).values.sorted { $0[0].part < $1[0].part }
    return ForEach(parts, id: \.[0].part) { part in
      AreaPlot(
        part, x: .value("Hour", \.date), yStart: .value("\(name) from", \.lowest),
        yEnd: .value("\(name) to", \.highest))
    }
    .foregroundStyle(color.opacity(opacity ?? look.colors.band))
  }
}
