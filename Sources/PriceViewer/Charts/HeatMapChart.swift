import CivilTime
import TerminalCharts

/// Prices by day and hour in colours, with strips of daily and hourly means if they fit.
///
/// The axes are the cells of the plot, from the upper left corner.
struct HeatMapChart: PriceChart {
  var context: ChartContext
  let colors: PriceColors
  let map: HeatMap
  let x: PlotAxis
  let y: PlotAxis
  let cells: [HeatMap.Cell]
  private let layout: HeatMapLayout

  init(_ context: ChartContext) {
    self.context = context
    let pixels = context.look.pixels
    let map = HeatMap(context.state, cellRows: context.size.rows, pixels: pixels)
    let layout = HeatMapLayout(
      size: context.size, rows: map.rows.count, pixels: pixels,
      hasHalves: context.look.colorDepth >= .ansi8)
    (self.map, self.layout) = (map, layout)
    cells = map.cells
    colors = PriceColors(context.state, look: context.look, means: cells.compactMap(\.mean))
    x = PlotAxis(
      start: 0, end: Double(context.size.columns), ticks: Self.hours(layout, context.look))
    y = PlotAxis(
      start: Double(context.size.rows), end: 0, ticks: Self.days(map, layout, context))
  }

  var axisEnd: Double { layout.columns(of: HeatMap.hours - 1).upperBound }

  // MARK: Marks

  @ChartContentBuilder var marks: some ChartContent {
    let tiles = tiles
    ForEach(tiles.indices, id: \.self) { index in
      let (tile, price, isForecast) = tiles[index]
      RectangleMark(
        xStart: .value("Hour", tile.columns.lowerBound),
        xEnd: .value("Hour", tile.columns.upperBound),
        yStart: .value("Day", tile.rows.lowerBound), yEnd: .value("Day", tile.rows.upperBound)
      )
      .foregroundStyle(
        isForecast
          ? context.forecastFill(of: price)
          // Without colours, the lightest shade is for forecasts.
          : AnyShapeStyle(colors.tile(of: price, shades: context.forecasts.isEmpty ? 3 : 2)))
    }
    if let tile = state.shownNowIndex.flatMap(tile) { outline(tile, context.now) }
  }

  @ChartContentBuilder var overlay: some ChartContent {
    if let tile = state.selectedIndex.flatMap(tile) { outline(tile, context.selection) }
  }

  private typealias Tile = (columns: ClosedRange<Double>, rows: ClosedRange<Double>)

  private func tile(of index: Int) -> Tile? {
    map.row(of: state.series[index].start).map {
      (layout.columns(of: map.hour(of: index)), layout.rows(of: $0))
    }
  }

  /// The tiles with their mean prices, then the strips: the means of rows at the right and of
  /// hours at the bottom.
  private var tiles: [(tile: Tile, price: Double, isForecast: Bool)] {
    var tiles: [(Tile, HeatMap.Cell)] = cells.enumerated().map { index, cell in
      ((layout.columns(of: index % HeatMap.hours), layout.rows(of: index / HeatMap.hours)), cell)
    }
    if let columns = layout.rowStrip {
      let days = sums(map.rows.count) { $0 / HeatMap.hours }
      tiles += days.enumerated().map { ((columns, layout.rows(of: $0)), $1) }
    }
    if let rows = layout.hourStrip {
      let hours = sums(HeatMap.hours) { $0 % HeatMap.hours }
      tiles += hours.enumerated().map { ((layout.columns(of: $0), rows), $1) }
    }
    return tiles.compactMap { tile, cell in cell.mean.map { (tile, $0, cell.isForecast) } }
  }

  /// Draws a frame around a tile in pixels, which stands out from tiles of any colour by a line in
  /// that of the background; in cells, the screen draws brackets as text.
  @ChartContentBuilder private func outline(_ tile: Tile, _ color: Color) -> some ChartContent {
    if context.isInPixels {
      frame(tile, Color(look.groundColor), width: 5)
      frame(tile, color, width: 2)
    }
  }

  private func frame(_ tile: Tile, _ color: Color, width: CGFloat) -> some ChartContent {
    let (columns, rows) = tile
    let (left, right) = (columns.lowerBound, columns.upperBound)
    let (top, bottom) = (rows.lowerBound, rows.upperBound)
    return Plot {
      ForEach([left, right], id: \.self) { column in
        RuleMark(
          x: .value("Hour", column), yStart: .value("Day", top), yEnd: .value("Day", bottom))
      }
      ForEach([top, bottom], id: \.self) { row in
        RuleMark(
          xStart: .value("Hour", left), xEnd: .value("Hour", right), y: .value("Day", row))
      }
    }
    .foregroundStyle(color).lineStyle(StrokeStyle(lineWidth: width, lineCap: .square))
  }

  /// Returns the cells of a slot's tile, for brackets; `nil` where tiles share cells.
  func bracketed(_ index: Int) -> CellRect? {
    guard !context.isInPixels, let (columns, rows) = tile(of: index) else { return nil }
    let (left, right) = (Int(columns.lowerBound), Int(columns.upperBound))
    let top = Int(rows.lowerBound)
    return CellRect(
      column: left, row: top, columns: right - left,
      rows: max(1, Int(rows.upperBound.rounded(.up)) - top))
  }

  /// Returns the sums of rows or hours; `group` gives a cell's row or hour.
  private func sums(_ count: Int, _ group: (Int) -> Int) -> [HeatMap.Cell] {
    var sums = Array(repeating: HeatMap.Cell(), count: count)
    for (index, cell) in cells.enumerated() {
      sums[group(index)].sum += cell.sum
      sums[group(index)].hours += cell.hours
      if cell.isForecast { sums[group(index)].isForecast = true }
    }
    return sums
  }

  // MARK: Pointer and texts

  func slot(at point: PlotPoint) -> Int? {
    layout.tile(at: point).flatMap { map.slot(row: $0.row, hour: $0.hour) }
  }

  var focus: ChartFocus? {
    state.selectedIndex.flatMap(tile).map { columns, rows in
      ChartFocus(x: columns, y: nil, rows: rows)
    }
  }

  var annotation: [String] {
    var texts = texts
    // The tile is named only if it is the mean of slots that the view does not already group.
    texts.bar = state.selectedIndex.flatMap { index in
      guard let cell = map.cell(of: index).map({ cells[$0] }), let mean = cell.mean,
        cell.slots > state.stretch(of: index).count
      else { return nil }
      return SharedBar(
        count: cell.slots, length: state.series[index].length, number: nil, mean: mean,
        range: cell.range)
    }
    return texts.annotation
  }

  private static func hours(_ layout: HeatMapLayout, _ look: ViewerLook) -> [PlotAxis.Tick] {
    let width = layout.columns(of: 0).upperBound
    let step = [1, 2, 3].first { width * Double($0) >= 4 } ?? 6
    return stride(from: 0, to: HeatMap.hours, by: step).map { hour in
      let time = CivilDateTime(secondsSince1970: Int64(hour) * 3600)
      return PlotAxis.Tick(
        value: layout.columns(of: hour).lowerBound, label: look.locale.dates.hour(time))
    }
  }

  /// Returns the middles of the labelled rows, with a row of cells between labels.
  private static func days(
    _ map: HeatMap, _ layout: HeatMapLayout, _ context: ChartContext
  ) -> [PlotAxis.Tick] {
    let dates = context.look.locale.dates
    let step = max(1, Int((2 / max(layout.rowHeight, 0.01)).rounded(.up)))
    return stride(from: 0, to: map.rows.count, by: step).map { row in
      let date = context.series.zone.civil(at: map.rows[row].start).date
      let label =
        switch map.unit {
        case .day where map.rows.count <= 14: dates.shortWeekdayNumber(date)
        case .minutes, .hours, .day, .week: dates.shortDay(date)
        case .month: date.month == 1 ? String(date.year) : dates.shortMonth(date)
        case .years: String(date.year)
        }
      // If the middle is between two rows of cells, the upper one.
      return PlotAxis.Tick(value: layout.rows(of: row).middle.rounded(.up) - 0.5, label: label)
    }
  }
}

/// The layout of a heat map in cells, with edges on whole columns and half rows, or on pixels.
struct HeatMapLayout: Sendable {
  let rowHeight: Double
  private let hasStrips: Bool
  private let size: CellSize
  private let rowCount: Int
  private let pixels: PixelCell?
  /// Whether a cell can have two colours; shades have none.
  private let hasHalves: Bool
  /// The columns of all hours and the rows of all days.
  private let width, height: Double

  /// The columns of the strip of daily means, after one empty column.
  private static let stripColumns = 3.0

  init(size: CellSize, rows: Int, pixels: PixelCell?, hasHalves: Bool = true) {
    (self.size, rowCount, self.pixels, self.hasHalves) = (size, rows, pixels, hasHalves)
    hasStrips = size.columns >= 60 && size.rows >= 12
    width = Double(size.columns) - (hasStrips ? Self.stripColumns + 1 : 0)
    let availableHeight = Double(size.rows) - (hasStrips ? 2 : 0)
    // In cells, a row is a whole number of half cells.
    let heightPerRow = availableHeight / Double(max(1, rows))
    rowHeight = pixels == nil ? max(0.5, (heightPerRow * 2).rounded(.down) / 2) : heightPerRow
    height = min(rowHeight * Double(rows), Double(size.rows))
  }

  func columns(of hour: Int) -> ClosedRange<Double> {
    Self.edges(hour, of: HeatMap.hours, in: width, grain: pixels?.width ?? 1)
  }

  /// Returns the rows of a day or a longer unit.
  func rows(of row: Int) -> ClosedRange<Double> {
    Self.edges(row, of: 1, in: rowHeight, grain: pixels?.height ?? 2)
  }

  /// Returns the edges of one of several parts of a length, in fractions of a cell.
  private static func edges(
    _ index: Int, of count: Int, in length: Double, grain: Int
  ) -> ClosedRange<Double> {
    func edge(_ index: Int) -> Double {
      (length * Double(index) / Double(count) * Double(grain)).rounded() / Double(grain)
    }
    return edge(index)...max(edge(index), edge(index + 1))
  }

  /// The columns of the means of rows.
  var rowStrip: ClosedRange<Double>? {
    hasStrips ? width + 1...Double(size.columns) : nil
  }

  /// The rows of the means of hours: the remaining rows at the bottom.
  var hourStrip: ClosedRange<Double>? {
    let start = hasHalves ? (height + 0.5).rounded(.up) : height.rounded(.up) + 1
    return hasStrips && start < Double(size.rows) ? start...Double(size.rows) : nil
  }

  /// Returns the row and hour at a coordinate; `nil` in the strips of means.
  func tile(at point: PlotPoint) -> (row: Int, hour: Int)? {
    guard point.x < width, point.y < height else { return nil }
    let hour = (0..<HeatMap.hours).last { columns(of: $0).lowerBound <= point.x } ?? 0
    return (min(max(0, Int(point.y / rowHeight)), rowCount - 1), hour)
  }
}
