import ElectricityPrices
import PriceTexts

/// What the colours, strokes and signs of the layers mean, in a row.
struct LayerLegend {
  let state: ViewerState
  let look: ViewerLook

  /// Whether there is anything to say.
  var isNeeded: Bool { !parts.isEmpty }

  /// The parts, as many as have room.
  var row: TextRow {
    let parts = parts
    var row = TextRow()
    for (index, part) in parts.enumerated() {
      row.left.append(
        TextPart(
          text: part.text, role: part.role, rank: parts.count - index, gap: 3,
          actions: part.actions))
    }
    return row
  }

  private typealias Part = (text: String, role: TextPart.Role, actions: [ViewerAction])

  private var parts: [Part] { state.comparison == nil ? areas + periods + levels : contracts }

  /// A symbol and a name for each contract, and what it costs.
  private var contracts: [Part] {
    let texts = ScreenTexts(state: state, locale: look.locale)
    return state.runningCosts(until: state.viewport.end).map { cost in
      let sign = AreaSymbol.of(cost.id).sign(in: look.glyphs)
      let text = "\(sign) \(cost.name) \(texts.money(cost.amount))"
      return (text, .ink(look.colors.area(cost.id)), [])
    }
  }

  /// A symbol and a name for each area, that of the screen in brackets.
  private var areas: [Part] {
    guard state.comparesAreas else { return [] }
    return state.drawnAreas.enumerated().map { rank, area in
      let name = area.series.area ?? String(area.place + 1)
      let isShown = area.place == state.choice.place
      return (
        "\(AreaSymbol.of(rank).sign(in: look.glyphs)) \(isShown ? "[\(name)]" : name)",
        .ink(look.colors.area(rank)), [.series(area.place)]
      )
    }
  }

  /// The dates of this period and those of the one before, dashed.
  private var periods: [Part] {
    guard state.layers.contains(.before), state.chartKind.isOverTime else { return [] }
    func dates(_ slots: Range<Int>) -> String {
      SlotTimeText(series: state.series, slots: slots, dates: look.locale.dates).datesOfDays
    }
    let (solid, dashed) = look.glyphs == .ascii ? ("--", "- -") : ("━━", "╍╍")
    let present = "\(solid) \(dates(state.visible))"
    let own = state.comparesAreas || state.levelScale != nil
    let before = state.slotsBefore
    let parts: [Part] = own ? [] : [(present, .ink(look.colors.price), [])]
    return before.isEmpty ? parts : parts + [("\(dashed) \(dates(before))", .faint, [])]
  }

  private var levels: [Part] {
    guard let scale = state.levelScale else { return [] }
    let catalogue = look.locale.language.catalogue
    return scale.levels.map { level in
      (
        "\(level.sign(in: look.glyphs)) \(catalogue.level(level))",
        .ink(look.colors.level(level)), []
      )
    }
  }
}
