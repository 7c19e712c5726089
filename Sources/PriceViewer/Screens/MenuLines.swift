import PriceTexts
import TerminalCore

/// A line of the menu as displayed.
struct MenuLine: Equatable {
  enum Kind: Hashable { case heading, note, action }

  let kind: Kind
  var keys = ""
  let text: String
  /// The current value of the action's setting, such as `on`.
  var state = ""
  var actions: [ViewerAction] = []
  /// The actions of other keys than Enter, which change the line.
  var changes: [KeyPress: ViewerAction] = [:]

  /// Returns the line with the second of two actions alone if a text is part of its name only.
  ///
  /// A comma separates the names, and words at the end belong to both: `first, last slot`.
  fileprivate func chosen(typing typed: String) -> MenuLine {
    let names = text.lowercased().split(separator: ",").map { $0.split(separator: " ") }
    guard actions.count == 2, names.count > 1, let second = names.last,
      !names.dropLast().contains(where: { $0.joined(separator: " ").contains(typed) }),
      let place = second.joined(separator: " ").firstRange(of: typed)
    else { return self }
    let own = second.prefix(max(1, names[names.count - 2].count)).joined(separator: " ")
    guard place.lowerBound < own.endIndex else { return self }
    var line = self
    line.actions.removeFirst()
    return line
  }
}

/// The content of the menu: notes about the prices, then matching lines under their headings.
extension ChartContext {
  private var words: Catalogue { texts.words }

  /// All lines with headings, or the matching lines without headings.
  var menuLines: [MenuLine] {
    let typed = (state.menu?.text ?? "").lowercased()
    let groups = KeyGroup.allCases.map { group in
      (
        group,
        lines: KeyBindings.lines.filter { $0.group == group }.map(line)
          + (group == .cheap ? appliances : [])
      )
    }
    guard typed.isEmpty else {
      return groups.flatMap(\.lines).filter {
        "\($0.keys) \($0.text) \($0.state)".lowercased().contains(typed)
      }.map { $0.chosen(typing: typed) }
    }
    return notes
      + groups.flatMap { group, lines in
        [MenuLine(kind: .heading, text: words.title(group))] + lines + hints(below: group)
      }
  }

  /// Returns the keys of a group that are no lines of their own.
  private func hints(below group: KeyGroup) -> [MenuLine] {
    switch group {
    case .look: [MenuLine(kind: .note, keys: words(.mouse), text: words.help(.mouse))]
    case .cheap where !state.appliances.isEmpty:
      [MenuLine(kind: .note, keys: "←/→", text: words.help(.appliance))]
    default: []
    }
  }

  /// The appliances; left and right change the length, with Shift the time that one is ready.
  private var appliances: [MenuLine] {
    state.appliances.enumerated().map { index, appliance in
      var line = MenuLine(
        kind: .action, text: texts.line(of: appliance),
        state: texts.limits(of: appliance), actions: [.appliance(index)])
      for (key, later) in [(Key.left, false), (.right, true)] {
        line.changes[KeyPress(key)] = .lengthenAppliance(index, later)
        line.changes[KeyPress(key, modifiers: .shift)] = .delayAppliance(index, later: later)
      }
      return line
    }
  }

  private func line(_ line: KeyLine) -> MenuLine {
    let actions = line.bindings.map(\.action)
    var shown = MenuLine(
      kind: .action, keys: line.keyNames, text: words.help(line.help),
      state: actions.first.map(present) ?? "", actions: actions)
    if line.help == .windowLength {
      shown.changes = [
        KeyPress(.left): .lengthenWindow(false), KeyPress(.right): .lengthenWindow(true),
      ]
    }
    return shown
  }

  /// Returns the current value of the action's setting.
  private func present(_ action: ViewerAction) -> String {
    switch action {
    case .chart(let kind): kind == state.chartKind ? words(.on) : ""
    case .range(let range): state.isShown(range) ? words(.on) : ""
    case .toggleLayer(.feedIn): onOrOff(state.drawnFeedIn != nil)
    case .toggleLayer(let layer): onOrOff(state.layers.contains(layer))
    // Only one direction has its own key; in the menu, the arrow keys run both.
    case .lengthenWindow: "←/→"
    case .toggleWindow: window
    case .nextColoring:
      switch state.drawnColoring {
      case .ramp: words(.byPrice)
      case .levels: words(.byLevel)
      case .plain: words(.oneColor)
      }
    case .setMark: onOrOff(state.mark != nil)
    case .toggleAllIn: state.hasAllIn ? words(state.isAllIn ? .allIn : .raw) : ""
    case .nextUnit: state.series.unit?.symbol(in: state.series.area) ?? ""
    case .nextMeasure: state.hasUsage ? texts.usageUnit : ""
    case .nextSeries: texts.area ?? ""
    case .holdPrices: words(state.priceAxis == nil ? .automatic : .fixed)
    case .perform(.togglePictures): words(isInPixels ? .pixels : .characters)
    default: ""
    }
  }

  /// The length of the cheapest time, if there is one to show.
  private var window: String {
    guard let length = state.windowLength, state.cheapest?.answer != nil else {
      return onOrOff(false)
    }
    return "\(onOrOff(true)), \(SharedBar.text(ofLength: length))"
  }

  private func onOrOff(_ isOn: Bool) -> String { words(isOn ? .on : .off) }

  /// The areas and the repairs or assumptions made on reading, in whole sentences.
  private var notes: [MenuLine] {
    var notes = state.warnings.map { words.sentence($0).text }
    let areas = state.allSeries.compactMap(\.area)
    if areas.count > 1 {
      notes.append("\(words(.areas)): \(areas.prefix(50).joined(separator: ", "))")
    }
    if state.repeatsTimes { notes.append(words.sentence(.repeatedTimes).text) }
    guard !notes.isEmpty else { return [] }
    return [MenuLine(kind: .heading, text: words(.notes))]
      + notes.prefix(8).map { MenuLine(kind: .note, text: $0.visible) }
  }
}
