import ElectricityPrices
import PriceTexts
import TerminalCore

/// The parts of the legend, which explains colours, strokes and signs.
extension ChartContext {
  /// Returns the meaning of price colours and of the other visible marks.
  func legend(_ colors: PriceColors) -> [TextPart] {
    var parts: [TextPart] = []
    if let scale = state.drawnLevels, state.shownKind.isOverTime || colors.isMeaningful {
      parts = scale.levels.map { level in
        TextPart(
          "\(level.sign(in: look.glyphs)) \(texts.words.level(level))",
          .ink(look.colors.level(level)), actions: [.nextColoring])
      }
    } else if colors.isMeaningful || state.chartKind == .heatMap, state.statistics != nil {
      parts = ramp(colors)
    }
    if points.bandUnit != nil, state.shownKind.isOverTime, state.drawnKind != .bar {
      parts += legendOfBands([.lowestToHighest, .halfOfPrices])
      // The estimated cost of the month can have the space of the second word.
      parts[parts.count - 1].rank = -1
    }
    if state.drawnFeedIn != nil {
      let text = "\(sign("─", "-")) \(texts.words(.feedIn))"
      let below = "\(sign("▲", "^")) \(texts.words(.costsMoney))"
      parts.append(
        TextPart("\(text)  \(below)", .production, actions: [.toggleLayer(.feedIn)]))
    }
    return parts + legendOfForecasts + legendOfPeriods
  }

  /// Returns a sign, or its replacement in the ASCII character set.
  func sign(_ signs: String, _ ascii: String) -> String { look.glyphs == .ascii ? ascii : signs }

  /// Returns the signs and words of a band of all prices and of the stronger band in its middle.
  func legendOfBands(_ words: [Word]) -> [TextPart] {
    let signs =
      look.isShaded ? [sign("░", "."), sign("▒", ":")] : [sign("▒", "."), sign("▓", ":")]
    return zip(signs, words).map { sign, word in
      TextPart("\(sign) \(texts.words(word))", .ink(look.colors.bandFill))
    }
  }

  /// The sign of forecasts with the name of their band: `╍╍ forecast, ░ p10-p90`.
  private var legendOfForecasts: [TextPart] {
    guard !forecasts.isEmpty, state.chartKind != .duration else { return [] }
    let shade = sign("░", ".")
    let hasLine = state.shownKind.isOverTime && state.drawnKind != .bar
    var bands: [String] = []
    for index in state.visible where hasLine && series.bounds(at: index) != nil {
      let band = series.provenance(at: index).band
      if let band, band != "unnamed", !bands.contains(band) { bands.append(band) }
    }
    let names = bands.map(\.visible).joined(separator: ", ")
    let range = bands.isEmpty ? "" : "  \(shade) \(names)"
    return [
      TextPart("\(hasLine ? sign("╍╍", "- -") : shade) \(texts.words(.forecast))\(range)", .faint)
    ]
  }

  /// Returns the price ramp: `cheap ▆▆▆▆▆▆ dear  80 … 173 øre/kWh`, or the shades in its place.
  private func ramp(_ colors: PriceColors) -> [TextPart] {
    let range = colors.range
    let (cheap, dear) = (texts.words(.cheap), texts.words(.dear))
    let (low, high) = (texts.prices.number(range.lowerBound), texts.prices.number(range.upperBound))
    let unit = series.unit?.symbol(in: series.area) ?? ""
    let ends = TextPart("\(low) … \(high) \(unit)", .faint)
    guard colors.isMeaningful else {
      let shades = sign("░▓█", ":%#").suffix(forecasts.isEmpty ? 3 : 2)
      return [TextPart("\(cheap) \(shades) \(dear)", .ink(look.colors.price)), ends]
    }
    var ramp = TextPart(cheap, .faint, actions: [.nextColoring])
    ramp.colors = colors.ramp(count: 16)
    return [ramp, TextPart(dear, .faint), ends]
  }

  /// A symbol and a name for each area, with the area on the screen in brackets.
  var legendOfAreas: [TextPart] {
    state.drawnAreas.enumerated().map { rank, area in
      let isShown = area.index == state.seriesIndex
      return TextPart(
        "\(sign(rank)) \(isShown ? "[\(area.name)]" : area.name)",
        .ink(look.colors.area(rank)), actions: [.series(area.index)])
    } + legendOfPeriods
  }

  /// The dates of the previous period, whose line is dashed.
  private var legendOfPeriods: [TextPart] {
    guard state.layers.contains(.before), state.shownKind.isOverTime else { return [] }
    let before = state.slotsBefore
    guard !before.isEmpty else { return [] }
    let dates = SlotTimeText(series: series, slots: before, dates: look.locale.dates)
    return [TextPart("\(sign("╍╍", "- -")) \(dates.datesOfDays)", .faint)]
  }
}

extension PriceLevel {
  /// Returns a character that distinguishes the level without colour.
  func sign(in glyphs: GlyphSet) -> String {
    (glyphs == .ascii ? ["v", "-", ".", "+", "^"] : ["▼", "▽", "·", "△", "▲"])[rank]
  }
}
