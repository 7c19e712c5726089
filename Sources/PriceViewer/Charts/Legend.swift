import ElectricityPrices
import PriceTexts
import TerminalCore

/// The parts of the legend, which explains colours, strokes and signs.
enum Legend {
  private static let rampColumns = 16

  /// Returns the meaning of price colours and of the other visible marks.
  static func prices(_ context: ChartContext, _ colors: PriceColors) -> [TextPart] {
    let (look, state, texts) = (context.look, context.state, context.texts)
    var parts: [TextPart] = []
    if let scale = state.drawnLevels {
      parts = scale.levels.map { level in
        TextPart(
          "\(level.sign(in: look.glyphs)) \(texts.words.level(level))",
          .ink(look.colors.level(level)), actions: [.nextColoring])
      }
    } else if colors.isMeaningful || state.chartKind == .heatMap, state.statistics != nil {
      parts = ramp(context, colors)
    }
    if context.points.bandUnit != nil, state.chartKind.isOverTime, state.drawnKind != .bar {
      // The estimated cost of the month needs the space of the second word.
      parts += bands(
        context, state.estimate == nil ? [.lowestToHighest, .halfOfPrices] : [.lowestToHighest])
    }
    if state.drawnFeedIn != nil {
      let line = look.glyphs == .ascii ? "-" : "─"
      let sign = look.glyphs == .ascii ? "^" : "▲"
      parts.append(
        TextPart(
          "\(line) \(texts.words(.feedIn))  \(sign) \(texts.words(.costsMoney))", .production,
          actions: [.toggleLayer(.feedIn)]))
    }
    return parts + forecasts(context) + periods(context)
  }

  /// Returns the signs and words of a band of all prices and of the stronger band in its middle.
  static func bands(_ context: ChartContext, _ words: [Word]) -> [TextPart] {
    let look = context.look
    return zip(look.glyphs == .ascii ? [".", ":"] : ["▒", "▓"], words).map { sign, word in
      TextPart("\(sign) \(context.texts.words(word))", .ink(look.colors.past))
    }
  }

  /// Returns the sign of forecasts with the name of their band: `╍╍ forecast, ░ p10-p90`.
  private static func forecasts(_ context: ChartContext) -> [TextPart] {
    guard !context.forecasts.isEmpty else { return [] }
    let (texts, isASCII, series) = (context.texts, context.look.glyphs == .ascii, context.series)
    let hasLine = context.state.chartKind.isOverTime && context.state.drawnKind != .bar
    let sign = hasLine ? (isASCII ? "- -" : "╍╍") : isASCII ? "." : "░"
    let first = context.state.visible.first { series.bounds(at: $0) != nil }
    let band = hasLine ? first.flatMap { series.provenance(at: $0).band } : nil
    let name = band == "unnamed" ? nil : band
    let range = name.map { "  \(isASCII ? "." : "░") \($0.visible)" } ?? ""
    return [TextPart("\(sign) \(texts.words(.forecast))\(range)", .faint)]
  }

  /// Returns the price ramp: `cheap ▆▆▆▆▆▆ dear  80 … 173 øre/kWh`, or the shades in its place.
  private static func ramp(_ context: ChartContext, _ colors: PriceColors) -> [TextPart] {
    let (texts, range) = (context.texts, colors.range)
    let (cheap, dear) = (texts.words(.cheap), texts.words(.dear))
    let (low, high) = (texts.prices.number(range.lowerBound), texts.prices.number(range.upperBound))
    let unit = texts.series.unit?.symbol(in: texts.series.area) ?? ""
    let ends = TextPart("\(low) … \(high) \(unit)", .faint)
    guard colors.isMeaningful else {
      let shades = (context.look.glyphs == .ascii ? ":%#" : "░▓█")
        .suffix(context.forecasts.isEmpty ? 3 : 2)
      return [TextPart("\(cheap) \(shades) \(dear)", .faint), ends]
    }
    var ramp = TextPart(cheap, .faint, actions: [.nextColoring])
    ramp.colors = colors.ramp(count: rampColumns)
    return [ramp, TextPart(dear, .faint), ends]
  }

  /// Returns a symbol and a name for each area, with the area on the screen in brackets.
  static func areas(_ context: ChartContext) -> [TextPart] {
    let (look, state) = (context.look, context.state)
    return state.drawnAreas.enumerated().map { rank, area in
      let isShown = area.index == state.choice.seriesIndex
      return TextPart(
        "\(AreaSymbol.of(rank).sign(in: look.glyphs)) \(isShown ? "[\(area.name)]" : area.name)",
        .ink(look.colors.area(rank)), actions: [.series(area.index)])
    } + periods(context)
  }

  /// Returns the dates of the previous period, whose line is dashed.
  private static func periods(_ context: ChartContext) -> [TextPart] {
    let (look, state) = (context.look, context.state)
    guard state.layers.contains(.before), state.chartKind.isOverTime else { return [] }
    let before = state.slotsBefore
    guard !before.isEmpty else { return [] }
    let dates = SlotTimeText(series: state.series, slots: before, dates: look.locale.dates)
    return [TextPart("\(look.glyphs == .ascii ? "- -" : "╍╍") \(dates.datesOfDays)", .faint)]
  }
}
