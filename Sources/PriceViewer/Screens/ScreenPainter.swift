import ElectricityPrices
import TerminalCore

/// A painter of the texts of a screen around its chart.
struct ScreenPainter {
  var chart: any PriceChart
  let layout: ScreenLayout
  /// The screen.
  var buffer: CellBuffer
  /// The texts drawn so far that have actions for clicks.
  var targets: [ClickTarget] = []
  /// The grounds of the chips drawn so far.
  var plates: [ChipPlate] = []

  var look: ViewerLook { chart.look }
  var state: ViewerState { chart.state }
  var texts: ScreenTexts { chart.texts }
  var columns: Int { layout.size.columns }
  var plot: PlotFrame { PlotFrame(area: layout.plot, x: chart.x, y: chart.y) }

  /// Writes a text in the style of its meaning.
  mutating func write(
    _ text: some StringProtocol, column: Int, row: Int, _ role: TextPart.Role = .faint
  ) {
    buffer.write(text, column: column, row: row, style: look.colors.style(role))
  }

  /// Writes lines of equal width as a chip, with blanks at both ends.
  mutating func drawChip(
    _ lines: [String], column: Int, row: Int, style: CellStyle, outline: CellColor? = nil
  ) {
    for (index, line) in lines.enumerated() {
      buffer.write(line, column: column, row: row + index, style: style)
    }
    guard look.pixels != nil, let width = lines.first?.displayWidth else { return }
    plates.append(
      ChipPlate(
        area: CellRect(column: column, row: row, columns: width, rows: lines.count),
        ground: style.background, outline: outline))
  }

  // MARK: Rows

  /// Draws the title, the tabs and the notice.
  mutating func drawTexts() {
    draw(texts.title, row: layout.title)
    if look.isInteractive { draw(texts.tabs(width: columns), row: layout.tabs) }
    draw(texts.notice, row: layout.notice)
  }

  /// Draws the last row with statistics and hints.
  ///
  /// The smallest screens show the selection there, and messages that have no other row.
  mutating func drawStatus() {
    if layout.notice == nil, state.reason != nil { return draw(texts.notice, row: layout.status) }
    if layout.chips.isEmpty, state.focusIndex != nil {
      return draw(texts.focus, row: layout.status)
    }
    var hints = look.isInteractive ? texts.hints : []
    if state.hasUnknownKey, let menu = hints.firstIndex(where: { $0.actions == [.openMenu] }) {
      hints[menu].role = .current
    }
    let numbers = state.statistics == nil ? nil : chart.status
    draw(TextRow(left: numbers ?? texts.statistics, right: hints), row: layout.status)
  }

  mutating func draw(_ row: TextRow, row line: Int?) {
    guard let line else { return }
    func spelled(_ part: TextPart) -> TextPart {
      var part = part
      part.text = look.spelled(part.text)
      return part
    }
    let row = TextRow(
      left: row.left.map(spelled), right: row.right.map(spelled),
      ellipsis: row.ellipsis.map(spelled))
    var targets: [ClickTarget] = []
    for (part, column) in row.placed(width: columns) {
      let text = part.text.truncated(toWidth: columns - column, ellipsis: look.spelled("…"))
      if part.role == .current {
        drawChip([text], column: column, row: line, style: look.colors.style(.current))
      } else {
        write(text, column: column, row: line, part.role)
        write(text.prefix(part.keyCharacters), column: column, row: line, .key)
      }
      var columns = column..<(column + max(1, text.displayWidth))
      // A click between the words of one item means the item.
      if let last = targets.last, last.actions == part.actions {
        columns = targets.removeLast().columns.lowerBound..<columns.upperBound
      }
      targets.append(ClickTarget(row: line, columns: columns, actions: part.actions))
    }
    self.targets += targets.filter { !$0.actions.isEmpty }
  }

  /// Draws the meaning of colours and the cost of the month.
  mutating func drawLegend() {
    guard let row = layout.legend else { return }
    let estimate = TextRow(right: texts.estimate)
    let limit = estimate.placed(width: columns).first?.column
    var parts = chart.legend
    if let limit {
      func end(of parts: [TextPart]) -> Int {
        parts.reduce(1) { $0 + width(of: $1) + gap(after: $1) }
      }
      let fewer = parts.filter { $0.rank >= 0 }
      if end(of: parts) >= limit, end(of: fewer) < limit { parts = fewer }
    }
    var column = 1
    for part in parts {
      let (text, width) = (look.spelled(part.text.visible), width(of: part))
      guard column + width < columns else { break }
      write(text, column: column, row: row, part.role)
      let start = column + text.displayWidth + 1
      for (index, color) in part.colors.enumerated() {
        buffer.write(
          look.glyphs == .ascii ? "#" : "▆", column: start + index, row: row,
          style: CellStyle(foreground: color))
      }
      if !part.actions.isEmpty {
        targets.append(
          ClickTarget(row: row, columns: column..<(column + width), actions: part.actions))
      }
      column += width + gap(after: part)
    }
    if let limit, limit > column { draw(estimate, row: row) }
  }

  /// Returns the columns of a part of the legend, with those of its ramp.
  private func width(of part: TextPart) -> Int {
    look.spelled(part.text.visible).displayWidth
      + (part.colors.isEmpty ? 0 : part.colors.count + 1)
  }

  private func gap(after part: TextPart) -> Int { part.colors.isEmpty ? 3 : 1 }

  // MARK: Axes

  /// Draws the labels of both axes, the x axis line in cells, and the signs of levels.
  mutating func drawAxes() {
    guard !plot.area.isEmpty else { return }
    for tick in plot.y.ticks {
      guard let row = plot.row(of: tick.value), row >= plot.area.minRow,
        row < plot.area.maxRow || row == layout.axis
      else { continue }
      let label = look.spelled(tick.label)
      write(label, column: max(0, plot.area.minColumn - 1 - label.displayWidth), row: row)
    }
    drawLine()
    drawLabels()
    drawSigns()
    if layout.hasMeanWord, let mean = chart.mean, let row = plot.row(of: mean) {
      let word = look.spelled(texts.words(.mean))
      // Words of five letters fit into the margin, and a sixth covers the line of the mean.
      let last = columns - 1 - word.displayWidth
      write(word, column: min(plot.area.maxColumn + 1, last), row: row)
    }
  }

  private mutating func drawLine() {
    guard let row = layout.axis else { return }
    if look.pixels == nil {
      let (line, tick) = look.glyphs == .ascii ? ("-", "+") : ("─", "┬")
      let fraction = plot.x.fraction(of: chart.axisEnd)
      let length = Int((fraction * Double(plot.area.size.columns)).rounded())
      write(String(repeating: line, count: length), column: plot.area.minColumn, row: row)
      let ends = [plot.area.minColumn, plot.area.minColumn + length - 1]
      for column in plot.x.ticks.compactMap({ plot.column(of: $0.value) }) + ends {
        write(tick, column: column, row: row)
      }
    }
    guard chart.hasTimeAxis, let now = state.shownNow, let column = plot.column(of: now.seconds)
    else { return }
    let word = " \(look.spelled(texts.words(.now))) "
    let start = min(
      max(column - word.displayWidth / 2, plot.area.minColumn), max(0, columns - word.displayWidth))
    drawChip([word], column: start, row: row, style: look.colors.inverse(look.colors.now))
  }

  /// Draws the labels of the x axis: days first, then others that fit.
  private mutating func drawLabels() {
    guard let row = layout.labels else { return }
    var taken: [Range<Int>] = []
    let ticks = plot.x.ticks.filter { !$0.label.isEmpty }
    for tick in ticks.filter(\.isMain) + ticks.filter({ !$0.isMain }) {
      guard let column = plot.column(of: tick.value) else { continue }
      let label = look.spelled(tick.label)
      let first = max(0, tick.isMain ? column : column - (label.displayWidth - 1) / 2)
      // A label beside that of a day moves by a column.
      let start = [first, first + 1].first { start in
        let spacedColumns = max(0, start - 1)..<(start + label.displayWidth + 1)
        return start + label.displayWidth <= columns
          && !taken.contains(where: spacedColumns.overlaps)
      }
      guard let start, start == first || !tick.isMain else { continue }
      taken.append(start..<(start + label.displayWidth))
      write(label, column: start, row: row, tick.isMain ? .strong : .faint)
    }
  }

  /// Draws the sign of each bar's level below its middle.
  ///
  /// Line charts have the signs of the bars that they would have. If two signs share a column, the
  /// more expensive one is drawn.
  private mutating func drawSigns() {
    guard let row = layout.signs, let scale = state.drawnLevels else { return }
    var taken: (column: Int, level: PriceLevel)?
    for bar in chart.context.points.bars {
      let level = scale.level(of: bar.price)
      guard let column = plot.column(of: bar.middle) else { continue }
      if let taken, taken.column == column, level < taken.level { continue }
      taken = (column, level)
      write(level.sign(in: look.glyphs), column: column, row: row, .ink(look.colors.level(level)))
    }
  }

  /// Draws the zero line, the highest usage with its unit, and the lowest value below zero.
  mutating func drawLabels(of usage: UsageChart) {
    guard let area = layout.usage else { return }
    let frame = PlotFrame(area: area, x: usage.x, y: usage.y)
    let width = max(0, area.minColumn - 1)
    let values = usage.values
    var labels: [Int: String] = [:]
    for value in Set([values.upperBound, values.lowerBound, 0]).sorted().reversed() {
      let row = min(max(frame.row(of: value) ?? area.minRow, area.minRow), area.maxRow - 1)
      let text = value == 0 ? "0" : texts.usageValue(value, width: width)
      labels[row] = labels[row] ?? text
    }
    if let free = (area.minRow..<area.maxRow).first(where: { labels[$0] == nil }) {
      labels[free] = texts.usageUnit
    }
    for (row, text) in labels where row < area.maxRow {
      let shown = look.shown(text, width: max(width, min(text.displayWidth, area.minColumn)))
      write(shown, column: max(0, width - shown.displayWidth), row: row)
    }
  }
}
