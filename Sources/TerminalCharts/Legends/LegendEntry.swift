import CivilTime
import FoundationSubset
import LocaleFormats
import TerminalCore
import TerminalViews

/// One entry: a symbol in its colour and its name, or a ramp between two numbers.
struct LegendEntry {
  enum Sign {
    /// A character; in a picture, a circle if it has a diameter in points.
    case symbol(Unicode.Scalar, Ink, diameter: CGFloat = 0)
    /// The inks from the lower number on, which is written before them.
    case ramp([Ink], from: String)
  }
  var sign: Sign
  /// The name, or the upper number of a ramp.
  var text: String

  static let gap = 2
  static let rampWidth = 12

  var width: Int {
    switch sign {
    case .symbol: 2 + text.displayWidth
    case .ramp(_, let low): low.displayWidth + Self.rampWidth + 2 + text.displayWidth
    }
  }

  static func width(_ entries: [LegendEntry]) -> Int {
    entries.reduce(0) { $0 + $1.width } + gap * max(0, entries.count - 1)
  }

  /// Returns the entry with its name cut to a width; a ramp keeps its numbers.
  func limited(to width: Int, ellipsis: Character) -> LegendEntry {
    guard case .symbol = sign, self.width > width else { return self }
    return LegendEntry(
      sign: sign, text: text.truncated(toWidth: max(1, width - 2), ellipsis: String(ellipsis)))
  }

  /// Returns rows of as many entries as fit.
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

  func draw(at start: CellPoint, on canvas: inout Canvas) {
    switch sign {
    case .symbol(let scalar, let ink, let diameter):
      canvas.write(text, column: start.column + 2, row: start.row, ink: .primary)
      let center = CellMetrics.center(of: start)
      let corner = CGPoint(x: center.x - diameter / 2, y: center.y - diameter / 2)
      let frame = CGRect(origin: corner, size: CGSize(width: diameter, height: diameter))
      guard diameter > 0 else {
        return canvas.put(scalar, column: start.column, row: start.row, kind: .symbol, ink: ink)
      }
      canvas.symbol(scalar, in: start, at: center, with: .ink(ink), bounds: frame) {
        $0.fillRound(
          SymbolShape.circle.polygons(in: frame), with: .ink(ink), bounds: frame, anchor: center)
      }
    case .ramp(let inks, let low):
      canvas.write(low, column: start.column, row: start.row, ink: .secondary)
      let rampStart = start.column + low.displayWidth + 1
      for (offset, ink) in inks.enumerated() {
        let cell = CellRect(column: rampStart + offset, row: start.row, columns: 1, rows: 1)
        canvas.fill(CellMetrics.points(cell), with: .ink(ink))
      }
      canvas.write(
        text, column: rampStart + Self.rampWidth + 1, row: start.row, ink: .secondary)
    }
  }
}

extension LegendEntry {
  /// Returns the entries of all scales that marks use; a value of several scales has one entry.
  static func entries(
    for scales: ChartScales, shades: LegendShades, in environment: EnvironmentValues
  ) -> [LegendEntry] {
    let styles = scales.styles
    if styles.foreground.values.isEmpty, let numbers = styles.foreground.numbers {
      return [ramp(styles.foreground, over: numbers, scales.x.locale)]
        + sizes(styles.symbolSize, except: [], ink: .primary, in: environment.glyphSet)
    }
    var entries: [LegendEntry] = []
    var known: Set<PlottedValue> = []
    let values =
      styles.foreground.usedValues + styles.symbol.usedValues + styles.lineStyle.usedValues
    // In the time zone of the chart, all to the same unit.
    let dates = DateWords(
      for: values.compactMap(\.seconds), unit: nil, in: scales.x.zone, style: scales.x.locale.dates)
    for value in values where known.insert(value).inserted {
      let index = styles.foreground.order(of: value)
      let paint = styles.foreground.style(of: value) ?? styles.plain
      let scalar =
        styles.symbol.style(of: value)?.glyph(in: environment.glyphSet)
        ?? styles.lineStyle.style(of: value).map { line($0, environment.glyphSet) }
        ?? swatch(index, shades, in: environment)
      entries.append(
        LegendEntry(
          sign: .symbol(scalar, paint.representative ?? .primary),
          text: value.seconds.map(dates.text) ?? value.text))
    }
    let ink = styles.foreground.label == nil ? styles.plain.representative : nil
    entries += sizes(
      styles.symbolSize, except: known, ink: ink ?? .primary, in: environment.glyphSet)
    return entries
  }

  private static func ramp(
    _ scale: StyleScale<Paint>, over numbers: ClosedRange<Double>, _ locale: TextLocale
  ) -> LegendEntry {
    // Rounds to the digits that distinguish a hundredth of the range.
    let length = numbers.upperBound - numbers.lowerBound
    let step = length > 0 && length.isFinite ? pow(10, log10(length / 100).rounded(.down)) : 0
    let steps = [numbers.lowerBound, numbers.upperBound].map { bound in
      // The lower numbers of a curve are far below a hundredth of the range.
      scale.isCurved && bound != 0 ? pow(10, log10(abs(bound)).rounded(.down) - 2) : step
    }
    let ends = zip([numbers.lowerBound, numbers.upperBound], steps).map { bound, step in
      step > 0 ? (bound / step).rounded() * step : bound
    }
    let inks = (0..<rampWidth).compactMap { column in
      let fraction = (Double(column) + 0.5) / Double(rampWidth)
      return scale.paint(ofNumber: scale.number(at: fraction)).representative
    }
    let labels =
      scale.isCurved
      ? zip(ends, steps).map {
        NumericTickLabels.strings(for: [$0], step: $1, style: locale.numbers)[0]
      }
      : NumericTickLabels.strings(for: ends, step: step > 0 ? step : nil, style: locale.numbers)
    return LegendEntry(sign: .ramp(inks, from: labels[0]), text: labels[1])
  }

  // A line as it is dashed: long, short, or as dots.
  private static func line(_ style: StrokeStyle, _ glyphs: GlyphSet) -> Unicode.Scalar {
    let length = style.dash.first ?? .infinity
    if glyphs == .ascii { return length == .infinity ? "-" : length > 6 ? "=" : "." }
    if length == .infinity { return style.lineWidth >= 6 ? "━" : "─" }
    return length > 12 ? "╌" : length > 6 ? "┄" : "┈"
  }

  // Without colours a fill is identified by its shade.
  private static func swatch(
    _ index: Int?, _ shades: LegendShades, in environment: EnvironmentValues
  ) -> Unicode.Scalar {
    if environment.colorDepth == .monochrome, let index {
      switch shades {
      case .none: break
      case .areas: return FillShade.tint(index, in: environment.glyphSet)
      case .fills: return FillShade.scalar(index, in: environment.glyphSet)
      case .dots: return DotDensity.scalar(index, in: environment.glyphSet)
      }
    }
    return environment.glyphSet == .ascii ? "o" : "●"
  }
}

extension PlottedValue {
  fileprivate var seconds: Double? { if case .date(let seconds) = self { seconds } else { nil } }
}

extension StyleScale {
  /// The values of the legend; empty while no mark uses the scale.
  fileprivate var usedValues: [PlottedValue] { label == nil ? [] : values }
}

/// The distinction of fills without colours.
enum LegendShades {
  /// Nothing is filled.
  case none
  /// Bars and rectangles have shades.
  case fills
  /// Areas have light shades.
  case areas
  /// Sectors are drawn in more or fewer dots.
  case dots

  init(of marks: ArrangedMarks) {
    let kinds = marks.kinds
    self =
      !kinds.isDisjoint(with: [.bar, .rectangle])
      ? .fills : kinds.contains(.area) ? .areas : kinds.contains(.sector) ? .dots : .none
  }
}
