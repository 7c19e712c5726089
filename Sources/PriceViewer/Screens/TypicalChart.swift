import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats
import TerminalCharts
import TerminalViews

/// The hours of the typical day: a faint band of all prices, a stronger one of their middle half,
/// the medians as a line, and over them one day as it was.
nonisolated struct TypicalChart: View {
  /// The chart over time, of which this one has the axis of prices and the strokes.
  let chart: PriceChart
  let days: TypicalDays

  private var state: ViewerState { chart.state }
  private var look: ViewerLook { chart.look }

  var body: some View {
    Chart {
      ForEach(days.panels, id: \.self) { panel in
        band(of: panel, "All", \.lowest, \.highest, opacity: look.colors.band)
        band(
          of: panel, "Half", \.lowerQuartile, \.upperQuartile,
          opacity: chart.isInPixels ? look.colors.band : look.colors.halfBand)
        medians(of: panel)
      }
    }
    .chartXScale(domain: 0...days.width)
    .chartXAxis {
      AxisMarks(values: labelled.map(\.place)) { value in
        if isBorder(value.as(Double.self)) { AxisGridLine() }
        AxisValueLabel(label(at: value.as(Double.self)))
      }
    }
    .chartXAxis(chart.size.rows > 4 ? .automatic : .hidden)
    .chartYAxis { chart.prices(on: chart.grid) }
    .chartYScale(domain: chart.priceDomain)
    .chartAnnotationRows(chart.annotationRows)
  }

  /// The day over the typical one, and what is said of the hour of the selection, or of now.
  @ChartContentBuilder var overlay: some ChartContent {
    LinePlot(day, x: .value("Hour", \.x), y: .value("Price", \.y))
      .foregroundStyle(chart.now)
      .lineStyle(chart.priceStroke)
    if let index = state.focusIndex, let x = days.place(of: days.time(of: index)) {
      RuleMark(x: .value("Hour", x + 0.5))
        .foregroundStyle(chart.focusColor)
        .lineStyle(chart.focusStroke)
        .annotation(position: .top, alignment: .center) { chart.focusText }
      if let price = state.series[index].price {
        PointMark(x: .value("Hour", x + 0.5), y: .value("Price", price.doubleValue))
          .foregroundStyle(chart.focusColor)
      }
    }
  }

  // MARK: Lines and bands

  /// A corner of a line: hours keep their height from beginning to end.
  private struct Corner {
    let x, y: Double
  }

  /// The same of a band.
  private struct Edge {
    let x, low, high: Double
  }

  /// The hours of a panel that have prices, with where they begin.
  private func hours(of panel: Int) -> [(x: Double, hour: TypicalHour)] {
    let start = days.start(ofPanel: panel) ?? 0
    let first = panel * TypicalDays.hoursOfDay
    return (0..<TypicalDays.hoursOfDay).compactMap { hour in
      days.hours[first + hour].map { (start + Double(hour), $0) }
    }
  }

  private func band(
    of panel: Int, _ name: String, _ low: KeyPath<TypicalHour, Double>,
    _ high: KeyPath<TypicalHour, Double>, opacity: Double
  ) -> some ChartContent {
    let edges = hours(of: panel).flatMap { x, hour in
      [x, x + 1].map {
        Edge(x: $0, low: hour[keyPath: low], high: hour[keyPath: high])
      }
    }
    return AreaPlot(
      edges, x: .value("Hour", \.x), yStart: .value("\(name) from", \.low),
      yEnd: .value("\(name) to", \.high)
    )
    .foregroundStyle(chart.fill.opacity(opacity))
  }

  private func medians(of panel: Int) -> some ChartContent {
    let corners = hours(of: panel).flatMap { x, hour in
      [x, x + 1].map { Corner(x: $0, y: hour.median) }
    }
    return LinePlot(corners, x: .value("Hour", \.x), y: .value("Median", \.y))
      .foregroundStyle(chart.blue)
      .lineStyle(chart.priceStroke)
  }

  /// The prices of the day that lies over the typical one; of an hour that comes twice the first.
  private var day: [Corner] {
    guard let day = days.day else { return [] }
    let series = state.series
    let interval = CalendarUnit.day.interval(
      containing: series.zone.startOfDay(day), in: series.zone)
    var corners: [Corner] = []
    for index in series.indices(from: interval.start, to: interval.end) {
      guard series[index].start >= interval.start, series.repetition(of: index) == 0,
        let price = series[index].price?.doubleValue, let x = days.place(of: days.time(of: index))
      else { continue }
      for end in [x, x + Double(series[index].length) / 3600] {
        corners.append(Corner(x: end, y: price))
      }
    }
    return corners
  }

  // MARK: The axis of hours

  /// The places with a label: of days the quarters, the name of the panel at noon.
  private var labelled: [(place: Double, text: String)] {
    days.panels.flatMap { panel -> [(Double, String)] in
      let start = days.start(ofPanel: panel) ?? 0
      guard days.form == .days else { return [(start + 12, name(of: panel))] }
      return [0, 6, 12, 18].map { hour in
        let time = CivilDateTime(secondsSince1970: Int64(hour) * 3600)
        return (start + Double(hour), hour == 12 ? name(of: panel) : look.locale.dates.hour(time))
      }
    } + (days.form == .week ? days.panels.compactMap(days.start).map { ($0, "") } : [])
  }

  private func label(at place: Double?) -> String {
    look.spelled(labelled.first { $0.place == place && !$0.text.isEmpty }?.text ?? "")
  }

  /// Whether a day of the week begins.
  private func isBorder(_ place: Double?) -> Bool {
    days.form == .week && place.map { $0 > 0 && Int($0).isMultiple(of: 24) } ?? false
  }

  private func name(of panel: Int) -> String {
    ViewerWords(look.locale.language).panel(panel, of: days.form, look.locale.dates)
  }
}
