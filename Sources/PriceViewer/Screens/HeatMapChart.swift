import CivilTime
import ElectricityPrices
import FoundationSubset
import LocaleFormats
import TerminalCharts
import TerminalCore
import TerminalViews

/// The prices of a state by day and hour, in colours.
nonisolated struct HeatMapChart: View {
  let state: ViewerState
  let look: ViewerLook
  let annotation: String
  /// What stands before what is said of the present.
  let nowLabel: String
  let size: CellSize
  let annotationRows: Int

  /// The rows of cells of the plot: the axis has two more, or in pixels one, and the legend one.
  private var cellRows: Int {
    let below = size.rows <= 4 ? 1 : look.pixels == nil ? 3 : 2
    return max(1, size.rows - annotationRows - below)
  }
  var map: HeatMap { HeatMap(state, cellRows: cellRows) }

  var body: some View {
    let map = map
    let cells = map.cells
    let ramp = HeatRamp(cells.compactMap(\.mean), depth: look.colorDepth)
    return Chart {
      ForEach(cells.indices.filter { cells[$0].mean != nil }, id: \.self) { place in
        tile(place / HeatMap.hours, place % HeatMap.hours)
          .foregroundStyle(by: .value("Price", cells[place].mean ?? 0))
      }
    }
    .chartForegroundStyleScale(domain: ramp.domain, range: ramp.gradient)
    .chartXScale(domain: 0.0...Double(HeatMap.hours))
    .chartYScale(domain: [Double(cellRows) / map.height(in: cellRows), 0])
    .chartXAxis {
      AxisMarks(values: hours) { value in
        AxisTick()
        AxisValueLabel(hourLabel(value.as(Double.self)))
      }
    }
    .chartXAxis(size.rows > 4 ? .automatic : .hidden)
    .chartYAxis {
      AxisMarks(position: .leading, values: labelled(map)) { value in
        AxisValueLabel(rowLabel(value.as(Double.self), of: map))
      }
    }
    .chartLegend(size.rows > 4 ? .automatic : .hidden)
    .chartAnnotationRows(annotationRows)
  }

  /// The cell of the selection and that of now, with what is said of them.
  @ChartContentBuilder var overlay: some ChartContent {
    let map = map
    if let now = state.markedNowIndex, now != state.selectedIndex,
      let row = map.row(of: state.series[now].start)
    {
      tile(row, map.hour(of: now)).foregroundStyle(Color(look.colors.now))
      sign(row, map.hour(of: now), on: map).symbol(.diamond)
    }
    if let selected = state.selectedIndex, let row = map.row(of: state.series[selected].start) {
      tile(row, map.hour(of: selected)).foregroundStyle(Color(look.colors.selection))
      sign(row, map.hour(of: selected), on: map)
    }
    if let index = state.focusIndex {
      RuleMark(x: .value("Hour", Double(map.hour(of: index)) + 0.5))
        .lineStyle(StrokeStyle(lineWidth: 0))
        .annotation(position: .top, alignment: .center) {
          Text(isAboutNow ? look.caption(annotation, of: nowLabel) : annotation).bold()
            .foregroundStyle(isAboutNow ? Color(look.colors.now) : .primary)
            .multilineTextAlignment(.center)
        }
    }
  }

  /// Whether the annotation tells of the present, which nobody has selected.
  private var isAboutNow: Bool {
    state.selectedIndex == nil && state.selectedStretch == nil && !annotation.isEmpty
      && !nowLabel.isEmpty
  }

  /// A sign in a tile, so that its colour is not all that marks it; none where two tiles share a
  /// cell, of which it would hide one.
  @ChartContentBuilder private func sign(
    _ row: Int, _ hour: Int, on map: HeatMap
  ) -> some ChartContent {
    if map.height(in: cellRows) >= 1 {
      PointMark(x: .value("Hour", Double(hour) + 0.5), y: .value("Day", Double(row) + 0.5))
        .foregroundStyle(.primary)
    }
  }

  private func tile(_ row: Int, _ hour: Int) -> some ChartContent {
    RectangleMark(
      xStart: .value("Hour", Double(hour)), xEnd: .value("Hour", Double(hour + 1)),
      yStart: .value("Day", Double(row)), yEnd: .value("Day", Double(row + 1)))
  }

  /// Every hour where hours are so wide that a column more or less is not seen, else every second,
  /// third or sixth.
  private var hours: [Double] {
    // Days stand to the left of the plot.
    let columns = size.columns - 12
    let step = [1, 2, 3].first { columns * $0 >= HeatMap.hours * 6 } ?? 6
    return stride(from: 0, to: HeatMap.hours, by: step).map(Double.init)
  }

  private func hourLabel(_ hour: Double?) -> String {
    guard let hour, let date = CivilDate(year: 2000, month: 1, day: 1) else { return "" }
    return look.spelled(look.locale.dates.hour(CivilDateTime(date: date, hour: Int(hour))))
  }

  /// The middles of the rows that are named: as many as have a row of cells between them.
  private func labelled(_ map: HeatMap) -> [Double] {
    let height = map.height(in: cellRows)
    let step = max(1, Int((2 / height).rounded(.up)))
    // Two more that have no name, at other distances: for an even grid the plot would give up rows,
    // or parts of them where there is one row.
    return stride(from: 0, to: map.rows.count, by: step).map { Double($0) + 0.5 }
      + [0.271828, 0.314159]
  }

  private func rowLabel(_ place: Double?, of map: HeatMap) -> String {
    guard let place, place - place.rounded(.down) == 0.5, map.rows.indices.contains(Int(place))
    else { return "" }
    let dates = look.locale.dates
    let date = state.series.zone.civil(at: map.rows[Int(place)].start).date
    let text =
      switch map.unit {
      case .day where map.rows.count <= 14: dates.shortWeekdayNumber(date)
      case .minutes, .hours, .day, .week: dates.shortDay(date)
      case .month: date.month == 1 ? String(date.year) : dates.shortMonth(date)
      case .years: String(date.year)
      }
    return look.spelled(text)
  }
}

/// The colours of prices: even steps of lightness from blue to yellow, which people with any colour
/// blindness tell apart, and magenta below zero, the stronger the lower.
///
/// Source of the ramp: viridis of Smith and van der Walt (2015), without its darkest part, which is
/// hardly seen on black.
struct HeatRamp {
  let domain: ClosedRange<Double>
  private static let prices: [UInt32] = [
    0x41_4487, 0x35_5F8D, 0x2A_788E, 0x21_918C, 0x22_A884, 0x44_BF70, 0x7A_D151, 0xBD_DF26,
    0xFD_E725,
  ]
  private static let below: [UInt32] = [0xB0_1878, 0xD0_4F9C, 0xEE_9CC8]
  // The nearest of 256 to places of the ramp come and go, and are darker where the ramp is lighter:
  // these are the palette's own, each as wide as the others.
  private static let indexedPrices: [UInt32] = [
    0x00_5FAF, 0x00_87AF, 0x00_AF87, 0x5F_AF87, 0x00_D787, 0x5F_D75F, 0x87_D75F, 0xAF_D700,
    0xD7_D700, 0xFF_D700,
  ]
  private static let indexedBelow: [UInt32] = [
    0xAF_0087, 0xD7_0087, 0xD7_5FAF, 0xD7_87AF, 0xFF_87AF,
  ]
  // Of eight colours the nearest to the darkest is black, as if there were no price.
  private static let fewPrices: [UInt32] = [0x00_00EE, 0x00_CDCD, 0x00_CD00, 0xCD_CD00]
  private static let fewBelow: [UInt32] = [0xCD_00CD, 0xCD_00CD]

  private let prices: [UInt32]
  private let below: [UInt32]
  private let isStepped: Bool

  init(_ prices: [Double], depth: ColorDepth = .trueColor) {
    (self.prices, below) =
      switch depth {
      case .trueColor: (Self.prices, Self.below)
      case .indexed256: (Self.indexedPrices, Self.indexedBelow)
      case .monochrome, .ansi8, .ansi16: (Self.fewPrices, Self.fewBelow)
      }
    isStepped = depth == .indexed256
    let (lowest, highest) = (prices.min() ?? 0, prices.max() ?? 1)
    domain = lowest...(lowest < highest ? highest : lowest + max(1e-9, abs(lowest) * 1e-9))
  }

  var gradient: Gradient {
    let zero = -domain.lowerBound / (domain.upperBound - domain.lowerBound)
    if zero <= 0 { return Gradient(stops: stops(prices, from: 0, to: 1)) }
    if zero >= 1 { return Gradient(stops: stops(below, from: 0, to: 1)) }
    return Gradient(
      stops: stops(below, from: 0, to: zero) + stops(prices, from: zero, to: 1))
  }

  private func stops(
    _ colors: [UInt32], from start: Double, to end: Double
  ) -> [Gradient.Stop] {
    let steps = isStepped ? colors.count : colors.count - 1
    return colors.enumerated().flatMap { index, color in
      (isStepped ? [index, index + 1] : [index]).map { step in
        Gradient.Stop(
          color: Color(CellColor(hex: color)),
          location: start + (end - start) * Double(step) / Double(steps))
      }
    }
  }
}
