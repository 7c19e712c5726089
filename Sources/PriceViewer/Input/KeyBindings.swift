import PriceTexts
import TerminalCore

/// The table of all keys and menu lines, for decoding input, the menu and the documentation.
package enum KeyBindings {
  /// The lines of the table, group by group.
  package static let lines: [KeyLine] = prices + kinds + ranges + view

  private static let prices = [
    line(.cheap, .now, (keys("n"), .now)),
    line(.cheap, .extremes, (keys("["), .cheapest), (keys("]"), .dearest)),
    line(.cheap, .window, (keys("x"), .toggleWindow)),
    line(.cheap, .windowStart, ([], .goToWindow)),
    line(
      .cheap, .windowLength, (keys("X"), .lengthenWindow(true)), ([], .lengthenWindow(false))),
    line(.cheap, .coloring, (keys("o"), .nextColoring)),
    line(.cheap, .meanLine, ([], .toggleLayer(.mean))),
    line(.cost, .measure, ([], .nextMeasure)), line(.cost, .allIn, (keys("v"), .toggleAllIn)),
    line(.cost, .charges, ([], .end(.asksCharges))),
    line(.cost, .unit, ([], .nextUnit)),
    line(.compare, .before, (keys("="), .toggleLayer(.before))),
    line(.compare, .mark, (keys("M"), .setMark)),
    line(.compare, .series, ([KeyPress(.tab)], .nextSeries)),
    line(.compare, .feedIn, ([], .toggleLayer(.feedIn))),
    line(.compare, .areas, ([], .toggleLayer(.areas))),
  ]
  private static let kinds = ChartKind.allCases.enumerated().map { index, kind in
    line(.look, kind.name, (kind == .contracts ? [] : keys("\(index + 1)"), .chart(kind)))
  }
  private static let ranges = TimeRange.allCases.map { range in
    line(.look, range.name, (keys(range.key), .range(range)))
  }
  private static let view = [
    line(
      .look, .slots, ([KeyPress(.left)] + keys("h"), .step(slots: -1)),
      ([KeyPress(.right)] + keys("l"), .step(slots: 1))),
    line(
      .look, .rows, ([KeyPress(.up)] + keys("k"), .stepDay(later: false)),
      ([KeyPress(.down)] + keys("j"), .stepDay(later: true))),
    line(
      .look, .extend,
      ([KeyPress(.left, modifiers: .shift)], .extend(slots: -1)),
      ([KeyPress(.right, modifiers: .shift)], .extend(slots: 1))),
    line(.look, .ends, ([KeyPress(.home)], .first), ([KeyPress(.end)], .last)),
    line(.look, .clear, ([KeyPress(.escape)], .clearSelection)),
    line(.look, .choose, ([KeyPress(.enter)], .confirm)),
    line(
      .look, .periods, ([KeyPress(.pageUp)], .previousPeriod),
      ([KeyPress(.pageDown)], .nextPeriod)),
    line(
      .look, .zoom, (keys("+"), .zoom(steps: 2, at: nil)), (keys("-"), .zoom(steps: -2, at: nil))),
    line(.look, .holdPrices, ([], .holdPrices)),
    line(.look, .pictures, (keys("p"), .perform(.togglePictures))),
    line(.file, .reread, (keys("r") + [control("l")], .perform(.reread))),
    line(.file, .list, (keys(" ", ":", "/", "?") + [KeyPress(.function(1))], .openMenu)),
    line(.file, .quit, (keys("q") + [control("c")], .end(.left))),
  ]

  /// Returns the action of a key; `nil` if it has none.
  package static func action(for key: KeyPress) -> ViewerAction? { actions[key] }

  private static let actions = Dictionary(
    uniqueKeysWithValues: lines.flatMap(\.bindings).flatMap { keys, action in
      keys.map { ($0, action) }
    })

  private static func line(
    _ group: KeyGroup, _ help: KeyHelp, _ bindings: KeyLine.Binding...
  ) -> KeyLine {
    KeyLine(group: group, bindings: bindings, help: help)
  }

  private static func keys(_ characters: String...) -> [KeyPress] {
    characters.compactMap(\.first).map { KeyPress(.character($0)) }
  }

  private static func control(_ character: Character) -> KeyPress {
    KeyPress(.character(character), modifiers: .control)
  }
}

/// A line of the menu: a binding, or two that belong together, such as left and right.
package struct KeyLine: Sendable {
  /// Keys with the same action; lists show the first.
  package typealias Binding = (keys: [KeyPress], action: ViewerAction)

  package let group: KeyGroup
  /// The bindings, in the order in which the help names their actions.
  package let bindings: [Binding]
  package let help: KeyHelp

  /// The names of the keys, such as `←/→`; empty for a line of the menu without keys.
  ///
  /// The first keys of a line have no modifier, or all of them Shift.
  package var keyNames: String {
    let keys = bindings.compactMap(\.keys.first)
    let shift = keys.first?.modifiers == .shift ? "Shift-" : ""
    return shift + keys.map(\.key.name).joined(separator: "/")
  }
}

extension Key {
  /// The name of the key in lists.
  var name: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .function(let number): "F\(number)"
    case .left: "←"
    case .right: "→"
    case .up: "↑"
    case .down: "↓"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .insert: "Ins"
    case .delete: "Del"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backspace: "Backspace"
    }
  }
}
