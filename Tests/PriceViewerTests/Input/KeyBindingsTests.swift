import TerminalCore
import Testing

@testable import PriceViewer

extension KeyPress: ExpressibleByExtendedGraphemeClusterLiteral {
  /// Creates the press of the key that types a character.
  public init(extendedGraphemeClusterLiteral character: Character) {
    self.init(.character(character))
  }
}

@Suite("Key bindings") struct KeyBindingsTests {
  @Test("No key has two meanings") func noKeyHasTwoMeanings() {
    let keys = KeyBindings.lines.flatMap(\.bindings).flatMap(\.keys)
    #expect(Set(keys).count == keys.count)
  }

  @Test("At most forty bindings have keys, and the menu contains all bindings")
  func count() {
    let bindings = KeyBindings.lines.flatMap(\.bindings)
    #expect(bindings.count { !$0.keys.isEmpty } <= 40)
    for line in KeyBindings.lines {
      // Lists name no other modifier than Shift.
      let modifiers = Set(line.bindings.compactMap(\.keys.first?.modifiers.rawValue))
      #expect(!line.bindings.isEmpty && modifiers.count <= 1)
      #expect(modifiers.isSubset(of: [0, KeyModifiers.shift.rawValue]))
    }
    var state = viewer()
    state.apply(.openMenu)
    let menu = ChartContext(state).menuLines.flatMap(\.actions)
    #expect(bindings.allSatisfy { menu.contains($0.action) })
  }

  @Test(
    "A key press gives the action of its binding",
    arguments: [
      (KeyPress(.left), ViewerAction.step(slots: -1)), ("l", .step(slots: 1)),
      (KeyPress(.right, modifiers: .shift), .extend(slots: 1)), ("+", .zoom(steps: 2, at: nil)),
      ("n", .now), ("j", .stepDay(later: true)), (KeyPress(.up), .stepDay(later: false)),
      ("[", .cheapest), ("]", .dearest), ("4", .chart(.bar)), ("7", .chart(.duration)),
      ("=", .toggleLayer(.before)), ("o", .nextColoring), ("x", .toggleWindow),
      (KeyPress(.home), .first), (KeyPress(.end), .last), ("M", .setMark), ("y", .range(.year)),
      ("p", .perform(.togglePictures)), (KeyPress(.tab), .nextSeries),
      (KeyPress(.escape), .clearSelection),
      (KeyPress(.enter), .confirm), ("?", .openMenu), (" ", .openMenu), (":", .openMenu),
      ("/", .openMenu), ("q", .end(.left)),
      (KeyPress(.character("c"), modifiers: .control), .end(.left)),
      (KeyPress(.character("l"), modifiers: .control), .perform(.reread)),
    ]) func decodes(key: KeyPress, action: ViewerAction)
  {
    #expect(KeyBindings.action(for: key) == action)
  }

  @Test("Unbound keys have no action") func otherKeysDoNothing() {
    for key in ["ß", "L", "f", "s", "}", "c"] as [KeyPress] {
      #expect(KeyBindings.action(for: key) == nil)
    }
    #expect(KeyBindings.action(for: KeyPress(.left, modifiers: .control)) == nil)
    #expect(KeyBindings.action(for: KeyPress(.left, modifiers: .alt)) == nil)
  }

  @Test("Every key in the README has an action") func theReadmeHasKeysThatAreBound() throws {
    let table = try Documents.part(of: "README.md", "|---|---|\n", "\nThe mouse selects")
    let bound = Set(KeyBindings.lines.flatMap(\.bindings).flatMap(\.keys).map(\.key.name))
    let cells = try #require(table).split(separator: "\n").map { $0.split(separator: "|")[0] }
    let keys = cells.flatMap { $0.split(separator: "`").filter { !$0.contains(" ") } }
    #expect(keys.count > 20)
    for key in keys { #expect(bound.contains(String(key)), "\(key) of \(bound)") }
  }
}
