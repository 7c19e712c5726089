import PriceTexts
import TerminalCore

/// All keys: the one table from which input is decoded, help is shown and documents are written.
package enum KeyBindings {
  /// The lines of the table, group by group.
  package static let lines: [KeyLine] = [
    line(
      .selection, .slots,
      ([KeyPress(.left), typed("h")], .step(slots: -1)),
      ([KeyPress(.right), typed("l")], .step(slots: 1))),
    line(
      .selection, .rows,
      ([KeyPress(.up), typed("k")], .stepRow(later: false)),
      ([KeyPress(.down), typed("j")], .stepRow(later: true))),
    line(
      .selection, .hours,
      ([KeyPress(.left, modifiers: .control)], .jump(hours: -3)),
      ([KeyPress(.right, modifiers: .control)], .jump(hours: 3))),
    line(
      .selection, .extend,
      ([KeyPress(.left, modifiers: .shift)], .extend(slots: -1)),
      ([KeyPress(.right, modifiers: .shift)], .extend(slots: 1))),
    line(
      .selection, .ends,
      ([KeyPress(.home), typed("g")], .first), ([KeyPress(.end), typed("G")], .last)),
    line(.selection, .now, ([typed("n")], .now)),
    line(.selection, .extremes, ([typed("[")], .cheapest), ([typed("]")], .dearest)),
    line(.selection, .windowStart, ([typed("}")], .goToWindow)),
    line(.selection, .clear, ([KeyPress(.escape)], .clearSelection)),
    line(.selection, .choose, ([KeyPress(.enter)], .confirm)),
    line(
      .view, .charts,
      ([typed("1")], .chart(.line)), ([typed("2")], .chart(.step)), ([typed("3")], .chart(.area)),
      ([typed("4")], .chart(.bar)), ([typed("5")], .chart(.heatMap))),
    line(.view, .gathered, ([typed("6")], .chart(.typical)), ([typed("7")], .chart(.duration))),
    line(.view, .nextChart, ([typed("c")], .nextChart)),
    line(
      .view, .series,
      ([KeyPress(.tab)], .nextSeries),
      ([KeyPress(.tab, modifiers: .shift)], .previousSeries)),
    line(
      .view, .ranges,
      ([typed("d")], .range(.day)), ([typed("w")], .range(.week)), ([typed("m")], .range(.month)),
      ([typed("y")], .range(.year)), ([typed("a")], .range(.all))),
    line(
      .view, .periods,
      ([KeyPress(.pageUp)], .previousPeriod), ([KeyPress(.pageDown)], .nextPeriod)),
    line(
      .view, .zoom,
      ([typed("+")], .zoom(steps: 2, at: nil)), ([typed("-")], .zoom(steps: -2, at: nil)),
      ([typed("0")], .resetZoom)),
    line(
      .view, .scroll, ([typed("<")], .scroll(later: false)), ([typed(">")], .scroll(later: true))),
    line(.view, .holdPrices, ([typed("f")], .holdPrices)),
    line(.view, .lockPrices, ([typed("L")], .lockPrices)),
    line(.view, .today, ([typed("t")], .today)),
    line(
      .view, .compare,
      ([typed("=")], .compare), ([typed("&")], .toggleLayer(.areas))),
    line(.view, .mark, ([typed("M")], .setMark)),
    line(.view, .measure, ([typed("K")], .nextMeasure)),
    line(
      .view, .levels,
      ([typed("o")], .toggleLayer(.levels)), ([typed("e")], .toggleLayer(.mean))),
    line(.view, .window, ([typed("x")], .toggleWindow)),
    line(
      .view, .windowLength, ([typed("X")], .lengthenWindow(true)),
      ([KeyPress(.character("x"), modifiers: .alt)], .lengthenWindow(false))),
    line(.view, .unit, ([typed("u")], .nextUnit)),
    line(.view, .allIn, ([typed("v")], .toggleAllIn)),
    line(.view, .pictures, ([typed("p")], .togglePictures)),
    line(.view, .list, ([typed("?"), KeyPress(.function(1))], .toggleHelp)),
    line(.view, .reread, ([typed("r")], .reread)),
    line(.view, .redraw, ([control("l")], .redraw)),
    line(.leaving, .suspend, ([control("z")], .suspend)),
    line(.leaving, .quit, ([typed("q"), control("c")], .quit)),
  ]

  /// The action of a key; nil for one without.
  package static func action(for key: KeyPress) -> ViewerAction? { actions[key] }

  private static let actions: [KeyPress: ViewerAction] = Dictionary(
    lines.flatMap(\.bindings).flatMap { binding in binding.keys.map { ($0, binding.action) } },
    uniquingKeysWith: { first, _ in first })

  private static func line(
    _ group: KeyGroup, _ help: KeyHelp, _ bindings: (keys: [KeyPress], action: ViewerAction)...
  ) -> KeyLine {
    KeyLine(
      group: group, bindings: bindings.map { KeyBinding(keys: $0.keys, action: $0.action) },
      help: help)
  }

  private static func typed(_ character: Character) -> KeyPress { KeyPress(.character(character)) }

  private static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }
}
