import Foundation
import TerminalCore
import Testing

@testable import PriceViewer

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// The key that writes a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

@Suite("Key bindings") struct KeyBindingsTests {
  @Test("No key has two meanings") func noKeyHasTwoMeanings() {
    let keys = KeyBindings.lines.flatMap(\.bindings).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("Every line has keys and help") func everyLineHasKeysAndHelp() {
    for line in KeyBindings.lines {
      #expect(!line.bindings.isEmpty)
      #expect(line.bindings.allSatisfy { !$0.keys.isEmpty })
    }
  }

  @Test(
    "Decodes",
    arguments: [
      (KeyPress(.left), ViewerAction.step(slots: -1)), ("l", .step(slots: 1)),
      (KeyPress(.right, modifiers: .shift), .extend(slots: 1)), ("+", .zoom(steps: 2, at: nil)),
      (KeyPress(.left, modifiers: .control), .jump(hours: -3)), (KeyPress(.home), .first),
      ("G", .last), ("n", .now), ("j", .stepRow(later: true)), ("k", .stepRow(later: false)),
      ("[", .cheapest), ("]", .dearest), ("4", .chart(.bar)),
      ("=", .compare), ("&", .toggleLayer(.areas)), ("o", .toggleLayer(.levels)),
      ("e", .toggleLayer(.mean)), ("L", .lockPrices), ("M", .setMark), ("K", .nextMeasure),
      ("c", .nextChart), ("p", .togglePictures), (KeyPress(.tab), .nextSeries),
      (KeyPress(.escape), .clearSelection),
      (KeyPress(.enter), .confirm), ("?", .toggleHelp), ("q", .quit),
      (KeyPress(.character("c"), modifiers: .control), .quit),
      (KeyPress(.character("l"), modifiers: .control), .redraw),
    ]) func decodes(key: KeyPress, action: ViewerAction)
  {
    #expect(KeyBindings.action(for: key) == action)
  }

  @Test("Other keys do nothing") func otherKeysDoNothing() {
    #expect(KeyBindings.action(for: "ß") == nil)
    #expect(KeyBindings.action(for: KeyPress(.left, modifiers: .alt)) == nil)
  }

  @Test("Names are short") func namesAreShort() {
    #expect(
      KeyBindings.lines.map(\.keyNames) == [
        "←/→, h/l", "↑/↓, k/j", "Ctrl-←/→", "Shift-←/→", "Home/End, g/G", "n", "[/]", "}", "Esc",
        "Enter", "1/2/3/4/5", "6/7", "c", "Tab/Shift-Tab", "d/w/m/y/a", "PgUp/PgDn", "+/-/0", "</>",
        "f",
        "L", "t", "=/&", "M", "K", "o/e", "x", "X/Alt-x", "u", "v", "p", "?, F1", "r",
        "Ctrl-L",
        "Ctrl-Z", "q, Ctrl-C",
      ])
  }

  @Test("The manual has the same keys") func theManualHasTheSameKeys() throws {
    let text = try part(
      of: "Resources/pricetui.1", from: ".\\\" keys\n", to: ".\\\" end of keys")
    #expect(text == KeyBindings.manual)
  }

  /// What stands between two marks of a file of the package.
  private func part(of path: String, from start: String, to end: String) throws -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    guard let first = text.range(of: start), let last = text.range(of: end) else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
