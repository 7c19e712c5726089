import Foundation
import TerminalCore
import TerminalViews

/// The legend: what the colours, symbols and dashes of a chart mean, in as many rows as are needed.
struct LegendLayout {
  private let chart: CellRect
  private let position: AnnotationPosition
  private let alignment: Alignment
  private let rows: [[LegendEntry]]
  private let custom: PlacedNode?

  /// Nothing where no mark has a style by a value, where the legend is hidden, or where it has no room.
  init?(
    settings: ChartSettings, scales: ChartScales, marks: ArrangedMarks, in chart: CellRect,
    environment: EnvironmentValues
  ) {
    let setting = settings.legend
    guard !setting.isHidden else { return nil }
    self.chart = chart
    position = setting.position
    alignment =
      setting.alignment ?? (setting.position == .overlay ? .topTrailing : .topLeading)
    custom = setting.content.map { PlacedNode($0(environment.withoutChartSettings).content) }
    let entries =
      custom == nil
      ? LegendEntry.entries(for: scales, showsShades: marks.hasFills, in: environment) : []
    guard custom != nil || !entries.isEmpty else { return nil }
    let isBeside = position.horizontal != 0 && position.vertical == 0
    rows =
      isBeside
      ? entries.map { [$0] } : LegendEntry.wrapped(entries, width: chart.size.columns)
  }

  private var size: CellSize {
    if let custom { return custom.size }
    let width = rows.map(LegendEntry.width).max() ?? 0
    return CellSize(columns: width, rows: rows.count)
  }

  private var isBeside: Bool { position.horizontal != 0 && position.vertical == 0 }
  private var isAbove: Bool { position.vertical < 0 && !position.isAutomatic }

  /// The room that the legend takes at an edge of the chart.
  var insets: CellInsets {
    var insets = CellInsets()
    if position == .overlay { return insets }
    if isBeside {
      if position.horizontal < 0 {
        insets.leading = size.columns + 1
      } else {
        insets.trailing = size.columns + 1
      }
    } else if isAbove {
      insets.top = size.rows
    } else {
      insets.bottom = size.rows
    }
    return insets
  }

  func draw(on canvas: inout Canvas) {
    if var custom {
      custom.origin = origin(width: custom.size.columns, row: 0)
      custom.draw(on: &canvas)
      return
    }
    for (row, entries) in rows.enumerated() {
      var place = origin(width: LegendEntry.width(entries), row: row)
      for entry in entries {
        entry.draw(at: place, on: &canvas)
        place.column += entry.width + LegendEntry.gap
      }
    }
  }

  private func origin(width: Int, row: Int) -> CellPoint {
    let free = chart.size.rows - size.rows
    let along = Int((CGFloat(free) * alignment.vertical.share).rounded())
    if isBeside {
      let column =
        position.horizontal < 0 ? chart.minColumn : chart.maxColumn - size.columns
      return CellPoint(column: column, row: chart.minRow + along + row)
    }
    let share: HorizontalAlignment =
      position.horizontal < 0
      ? .leading : position.horizontal > 0 ? .trailing : alignment.horizontal
    let column = chart.minColumn + Int(CGFloat(chart.size.columns - width) * share.share)
    let first =
      position == .overlay
      ? chart.minRow + along : isAbove ? chart.minRow : chart.maxRow - size.rows
    return CellPoint(column: column, row: first + row)
  }
}

/// One entry: a symbol in its colour and its name, or a ramp between two numbers.
struct LegendEntry {
  enum Sign {
    case symbol(Unicode.Scalar, Ink)
    case ramp([Ink])
  }
  var sign: Sign
  var text: String

  static let gap = 2
  static let rampWidth = 12

  var width: Int {
    switch sign {
    case .symbol: 2 + text.displayWidth
    case .ramp: Self.rampWidth + 2 + text.displayWidth
    }
  }

  static func width(_ entries: [LegendEntry]) -> Int {
    entries.reduce(0) { $0 + $1.width } + gap * max(0, entries.count - 1)
  }

  /// As many entries a row as fit.
  static func wrapped(_ entries: [LegendEntry], width: Int) -> [[LegendEntry]] {
    var rows: [[LegendEntry]] = []
    for entry in entries {
      if let last = rows.last, Self.width(last + [entry]) <= width {
        rows[rows.count - 1].append(entry)
      } else {
        rows.append([entry])
      }
    }
    return rows
  }

  func draw(at place: CellPoint, on canvas: inout Canvas) {
    switch sign {
    case .symbol(let scalar, let ink):
      canvas.put(scalar, column: place.column, row: place.row, kind: .symbol, ink: ink)
      canvas.write(text, column: place.column + 2, row: place.row, ink: .primary)
    case .ramp(let inks):
      let parts = text.split(separator: "…", maxSplits: 1).map(String.init)
      let low = parts.first ?? ""
      canvas.write(low, column: place.column, row: place.row, ink: .secondary)
      let start = place.column + low.displayWidth + 1
      for (offset, ink) in inks.enumerated() {
        let cell = CellRect(column: start + offset, row: place.row, columns: 1, rows: 1)
        canvas.fill(CellMetrics.points(cell), with: .ink(ink))
      }
      canvas.write(
        parts.count > 1 ? parts[1] : "", column: start + Self.rampWidth + 1, row: place.row,
        ink: .secondary)
    }
  }
}

extension LegendEntry {
  /// The entries of all scales that marks use; a value that several scales share has one entry.
  static func entries(
    for scales: ChartScales, showsShades: Bool, in environment: EnvironmentValues
  ) -> [LegendEntry] {
    let styles = scales.styles
    if styles.foreground.values.isEmpty, let numbers = styles.foreground.numbers {
      return [ramp(styles.foreground, over: numbers)]
    }
    var entries: [LegendEntry] = []
    var known: Set<PlottedValue> = []
    for value in styles.foreground.usedValues + styles.symbol.usedValues
      + styles.lineStyle.usedValues
    where known.insert(value).inserted {
      let place = styles.foreground.place(of: value)
      let paint = styles.foreground.style(of: value) ?? styles.plain
      let scalar =
        styles.symbol.style(of: value)?.glyph(in: environment.glyphSet)
        ?? swatch(showsShades ? place : nil, in: environment)
      entries.append(
        LegendEntry(
          sign: .symbol(scalar, paint.representative ?? .primary), text: value.text))
    }
    return entries
  }

  private static func ramp(
    _ scale: StyleScale<Paint>, over numbers: ClosedRange<Double>
  ) -> LegendEntry {
    // The ends as a label has them: to a hundredth of what lies between.
    let step = NumericTicks.inside(numbers, desiredCount: 100).step
    let ends = [numbers.lowerBound, numbers.upperBound].map { bound in
      step > 0 ? (bound / step).rounded() * step : bound
    }
    let inks = (0..<rampWidth).compactMap { column in
      let share = (Double(column) + 0.5) / Double(rampWidth)
      let length = numbers.upperBound - numbers.lowerBound
      return scale.paint(ofNumber: numbers.lowerBound + share * length).representative
    }
    let labels = NumericTickLabels.strings(for: ends, step: step > 0 ? step : nil)
    return LegendEntry(sign: .ramp(inks), text: labels.joined(separator: "…"))
  }

  // Without colours a fill is known by its shade.
  private static func swatch(
    _ place: Int?, in environment: EnvironmentValues
  ) -> Unicode.Scalar {
    if environment.colorDepth == .monochrome, let place {
      return FillShade.scalar(place, in: environment.glyphSet)
    }
    return environment.glyphSet == .ascii ? "o" : "●"
  }
}

extension ArrangedMarks {
  /// Whether marks fill areas, which are told apart by shades where there are no colours.
  fileprivate var hasFills: Bool {
    records.contains { [.bar, .area, .rectangle].contains($0.kind) }
  }
}

extension StyleScale {
  /// The values of the legend; none while no mark asks for the scale.
  fileprivate var usedValues: [PlottedValue] { label == nil ? [] : values }
}
