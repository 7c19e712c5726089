import ElectricityPrices
import TerminalCore

/// Chips, which are short texts on their own background, and the labels of points of the plot.
extension ScreenPainter {
  /// Draws the annotation, the chip of the cheapest time and the extremes.
  ///
  /// Returns the first cell of the annotation.
  mutating func drawChips() -> CellPoint? {
    let box = drawAnnotation()
    drawWindow(beside: box)
    if layout.hasExtremes {
      drawExtremes()
      drawKnownUntil()
    }
    drawBrackets()
    return box.map { CellPoint(column: $0.minColumn + 2, row: $0.minRow) }
  }

  // MARK: The annotation

  /// The lines of the annotation that fit above the plot.
  var annotation: [String] {
    Self.fitted(chart.annotation.map(\.visible), rows: layout.chips.count)
      .map { look.spelled(shortened($0, to: maximum)) }
  }

  /// The most columns of a line.
  private var maximum: Int { max(0, columns - 6) }

  /// Draws a filled box above the selection; the rule of the lollipop is its tail.
  private mutating func drawAnnotation() -> CellRect? {
    guard !layout.chips.isEmpty, let focus = chart.focus,
      let column = plot.column(of: focus.middle)
    else { return nil }
    let lines = annotation
    guard !lines.isEmpty else { return nil }
    let inner = min(maximum, lines.map(\.displayWidth).max() ?? 0)
    let width = inner + 4
    let left = min(max(1, column - width / 2), max(0, columns - 1 - width))
    let top = layout.chips.upperBound - lines.count
    let style = look.colors.chip(on: look.colors.box)
    let rows = lines.map { line in
      let text = look.shown(line, width: inner)
      let start = String(repeating: " ", count: (inner - text.displayWidth) / 2 + 2)
      return (start + text).padded(to: width)
    }
    var frame = style
    if look.colorDepth >= .indexed256 { frame.foreground = look.colors.selection }
    drawChip(rows, column: left, row: top, style: style, outline: frame.foreground)
    // Pixels have an outline with round corners instead.
    for row in rows.indices where look.pixels == nil {
      let (start, end) = sides(row: row, of: rows.count)
      buffer.write(start, column: left, row: top + row, style: frame)
      buffer.write(end, column: left + width - 1, row: top + row, style: frame)
    }
    return CellRect(column: left, row: top, columns: width, rows: lines.count)
  }

  /// Returns the sides of the frame of the annotation.
  private func sides(row: Int, of count: Int) -> (start: String, end: String) {
    if look.glyphs == .ascii { return ("|", "|") }
    return count == 1
      ? ("▐", "▌") : row == 0 ? ("╭", "╮") : row == count - 1 ? ("╰", "╯") : ("│", "│")
  }

  /// Returns as many lines as rows, with the last lines joined; one row has the time and the price.
  private static func fitted(_ lines: [String], rows: Int) -> [String] {
    guard lines.count > rows, rows > 0 else { return lines }
    if rows == 1, lines.count > 1 {
      let time = lines[0].firstRange(of: "  ").map { lines[0][..<$0.lowerBound] } ?? lines[0][...]
      return ["\(time)  \(lines[1])"]
    }
    return lines.prefix(rows - 1) + [lines.dropFirst(rows - 1).joined(separator: "  ")]
  }

  /// Returns a line without its unit, further facts and the word of the mean, as far as it is too
  /// long; the time, the price and the difference after two spaces stay.
  private func shortened(_ line: String, to width: Int) -> String {
    // Fast path: the line nearly always fits, which the bytes show.
    guard line.utf8.count > width, line.displayWidth > width else { return line }
    var line = line
    func remove(_ text: String) {
      guard line.displayWidth > width, let range = line.firstRange(of: text) else { return }
      line.removeSubrange(range)
    }
    if let unit = state.series.unit { remove(" \(texts.words.spoken(unit).text)") }
    // The price of a forecast follows its word.
    let price = line.firstRange(of: "\(texts.words(.forecast)) · ")?.upperBound
    for fact in line[(price ?? line.startIndex)...].split(separator: " · ").dropFirst().reversed() {
      remove(" · \(fact.firstRange(of: "  ").map { fact[..<$0.lowerBound] } ?? fact)")
    }
    remove("\(texts.words(.meanOf)) ")
    return line
  }

  // MARK: The cheapest time

  /// Draws the chip above its band, or at the edge of the view nearest to it.
  private mutating func drawWindow(beside box: CellRect?) {
    guard !layout.chips.isEmpty, let window = state.cheapest?.answer?.window,
      let (text, center) = chip(of: window, beside: box)
    else { return }
    let width = text.displayWidth
    guard width + 2 <= columns else { return }
    let position = chipPosition(center - width / 2, width: width, beside: box)
    let (column, row) = (position.column, position.row)
    drawChip(
      [text], column: column, row: row,
      style: look.colors.chip(on: look.colors.window.ground, look.colors.window.text))
    targets.append(
      ClickTarget(row: row, columns: column..<(column + width), actions: [.goToWindow]))
  }

  /// Returns the text of the chip of the cheapest time and the column of its middle.
  private func chip(of window: PriceWindow, beside box: CellRect?) -> (String, center: Int)? {
    let length = SharedBar.text(ofLength: window.length)
    // Costs of contracts have another unit than prices.
    let name = state.cheapest?.name?.visible
    let mean = texts.prices.number(window.mean)
    var text =
      chart is ContractsChart
      ? "\(name ?? texts.words(.cheapest)) \(length)"
      : name.map { "\($0) \(length) · \(mean)" }
        ?? texts.words.phrase(.cheapest(length, mean: mean))
    var center: Int? = columns
    if !chart.hasTimeAxis {
      let dated = "\(text) · \(texts.times(of: window))"
      let width = look.spelled(dated).displayWidth + 2
      let isAbove =
        chipPosition(columns - width / 2, width: width, beside: box).row
        < layout.chips.upperBound
      if width + 2 <= columns, isAbove { text = dated }
    } else if let part = state.shownWindow.first {
      center = plot.column(of: (part.start.seconds + part.end.seconds) / 2)
    } else if window.start >= state.viewport.end {
      text += " ▶"
    } else {
      (text, center) = ("◀ \(text)", 0)
    }
    return center.map { (" \(look.spelled(text)) ", $0) }
  }

  /// Returns the position of a chip: above the plot, or else beside the annotation or below it.
  private func chipPosition(_ wanted: Int, width: Int, beside box: CellRect?) -> CellPoint {
    let last = max(1, columns - 1 - width)
    let column = min(max(wanted, 1), last)
    let row = layout.chips.upperBound - 1
    guard let box, column < box.maxColumn + 1, box.minColumn - 1 < column + width else {
      return CellPoint(column: column, row: row)
    }
    if box.minRow > layout.chips.lowerBound {
      return CellPoint(column: column, row: layout.chips.lowerBound)
    }
    let beside = [box.maxColumn + 1, box.minColumn - 1 - width].filter { (1...last).contains($0) }
    return beside.min { abs($0 - wanted) < abs($1 - wanted) }
      .map { CellPoint(column: $0, row: row) } ?? CellPoint(column: column, row: row + 1)
  }

  // MARK: Points of the plot

  /// Draws the highest and the lowest price at their points, where they cover nothing.
  private mutating func drawExtremes() {
    guard let chart = chart as? TimeChart else { return }
    var taken = targets.filter { $0.actions == [.goToWindow] }.map {
      CellRect(column: $0.columns.lowerBound, row: $0.row, columns: $0.columns.count, rows: 1)
    }
    if let focus = chart.focus, let first = plot.column(of: focus.x.lowerBound),
      let last = plot.column(of: focus.x.upperBound)
    {
      let rows = plot.area.size.rows
      taken.append(
        CellRect(column: first, row: plot.area.minRow, columns: last - first + 1, rows: rows))
    }
    for extreme in chart.extremes {
      let label = look.spelled(texts.prices.number(extreme.price))
      let color = chart.colors.color(of: extreme.point.y)
      guard let area = area(of: extreme, on: chart, label.displayWidth, color, besides: taken)
      else { continue }
      taken.append(area)
      let style = CellStyle(foreground: color, attributes: .bold)
      write(label, at: area.origin, style, onGroundOf: chart)
    }
  }

  /// Writes text on the plot's own background: of a night, the cheapest time or a fill.
  private mutating func write(
    _ text: String, at origin: CellPoint, _ style: CellStyle, onGroundOf chart: TimeChart
  ) {
    let row = origin.row
    var style = style
    for (column, character) in zip(origin.column..., text) {
      let middle = plot.values(column: Double(column) + 0.5, row: Double(row) + 0.5)
      style.background =
        look.pixels == nil ? buffer[column, row].style.background : chart.ground(at: middle)
      buffer.write(String(character), column: column, row: row, style: style)
    }
  }

  /// Returns the cells for the label of an extreme; `nil` if it would cover something everywhere.
  private func area(
    of extreme: ChartExtreme, on chart: TimeChart, _ width: Int, _ color: CellColor,
    besides taken: [CellRect]
  ) -> CellRect? {
    guard let column = plot.column(of: extreme.point.x), let row = plot.row(of: extreme.point.y)
    else { return nil }
    let candidates = rows(of: extreme, at: row).flatMap { row in
      [0, 1, -1].map { shift in
        let left = column - (width - 1) / 2 + shift
        return CellRect(
          column: min(max(left, plot.area.minColumn), plot.area.maxColumn - width), row: row,
          columns: width, rows: 1)
      }
    }
    return candidates.first { area in
      let spacedArea = CellRect(
        column: area.minColumn - 1, row: area.minRow, columns: width + 2, rows: 1)
      return (plot.area.minRow..<plot.area.maxRow).contains(area.minRow)
        && !taken.contains { !$0.intersection(spacedArea).isEmpty }
        && (area.minColumn..<area.maxColumn).allSatisfy {
          isFree(buffer[$0, area.minRow], for: color)
        }
        && !(look.pixels != nil
          && chart.lineCrosses(
            from: plot.values(column: Double(area.minColumn), row: Double(area.minRow)),
            to: plot.values(column: Double(area.maxColumn), row: Double(area.maxRow))))
    }
  }

  /// Returns the rows for the label of an extreme, the best first: outside of the fill, which only
  /// bars cover whole.
  private func rows(of extreme: ChartExtreme, at row: Int) -> [Int] {
    let isFilled = state.drawnKind != .line && state.drawnKind != .step
    guard isFilled else { return extreme.isHighest ? [row - 1] : [row + 1, row - 1] }
    let rows = extreme.point.y < 0 ? [row + 1, row - 1] : [row - 1, row + 1]
    return extreme.isHighest || state.drawnKind == .bar ? [rows[0]] : rows
  }

  /// Labels the end of known prices next to its rule, in the first free row of the plot.
  private mutating func drawKnownUntil() {
    guard let chart = chart as? TimeChart, let time = chart.context.knownUntil,
      let rule = plot.column(of: time), let end = state.series.knownUntil
    else { return }
    let text = look.spelled(texts.words.phrase(.knownUntil(texts.times.brief(end))))
    let width = text.displayWidth
    guard
      let column = [rule + 1, rule - 1 - width].first(where: {
        $0 > plot.area.minColumn && $0 + width <= plot.area.maxColumn
      })
    else { return }
    let style = look.colors.style(.faint)
    let row = (plot.area.minRow..<(plot.area.minRow + plot.area.maxRow) / 2).first { row in
      (column..<(column + width)).allSatisfy { isFree(buffer[$0, row], for: style.foreground) }
    }
    guard let row else { return }
    write(text, at: CellPoint(column: column, row: row), style, onGroundOf: chart)
  }

  /// Returns whether text in a colour covers only a blank or a grid line in a cell.
  private func isFree(_ cell: Cell, for color: CellColor) -> Bool {
    let lines: Set<Unicode.Scalar> = [" ", "┈", "┄", "┊", "│", "─", ".", ":", "-"]
    // A full block in the colour of its background is a blank.
    let isGround =
      cell.glyph.scalar == "█" && cell.style.foreground == cell.style.background
    guard isGround || cell.glyph.scalar.map(lines.contains) == true else { return false }
    return cell.style.background.isDefault || color.isDefault
      || color.contrast(to: cell.style.background) >= 3
  }

  /// Draws brackets around the selected tile of a heat map in cells, and around the current one.
  private mutating func drawBrackets() {
    guard let map = chart as? HeatMapChart else { return }
    let now = state.shownNowIndex == state.selectedIndex ? nil : state.shownNowIndex
    for (index, signs) in [(now, ("(", ")")), (state.selectedIndex, ("[", "]"))] {
      guard let index, !plot.area.isEmpty, let tile = map.bracketed(index) else { continue }
      let row = plot.area.minRow + tile.minRow + (tile.size.rows - 1) / 2
      // The brackets of a narrow tile stand outside.
      let outset = tile.size.columns < 2 ? 1 : 0
      let ends = (tile.minColumn - outset, tile.maxColumn - 1 + outset)
      for (sign, column) in [(signs.0, ends.0), (signs.1, ends.1)] {
        let column = plot.area.minColumn + column
        let ground = buffer[column, row].style.foreground
        let isOnLight = !ground.isDefault && ground.contrast(to: CellColor(hex: 0)) > 6
        var style = CellStyle(attributes: .bold)
        if look.colorDepth >= .indexed256, !ground.isDefault {
          style.foreground = CellColor(hex: isOnLight ? 0 : 0xFF_FFFF)
          style.background = ground
        }
        buffer.write(sign, column: column, row: row, style: style)
      }
    }
  }
}
