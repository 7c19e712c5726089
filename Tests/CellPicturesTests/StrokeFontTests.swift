import CivilTime
import Foundation
import LocaleFormats
import TerminalCore
import TerminalImages
import Testing

@testable import CellPictures

/// Letters for pictures without a font.
@Suite("Stroke font") struct StrokeFontTests {
  // The path of a character that the font lacks.
  private static let unknown = StrokeFont.path(of: "\u{FFFF}")

  private static func isDrawn(_ character: Character) -> Bool {
    character == " " || StrokeFont.path(of: character) != unknown
  }

  /// Returns whether a character is drawn as a shape and not as a letter.
  private static func isShape(_ character: Character) -> Bool {
    character.unicodeScalars.count == 1
      && character.unicodeScalars.allSatisfy { GlyphShapes.drawing($0) != nil }
  }

  @Test("The stroke font has every character of the texts", arguments: Language.allCases)
  func texts(language: Language) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Resources/texts/\(language).txt")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("//") }
    #expect(rows.count > 100)
    let missing = Set(rows.joined()).filter { !Self.isDrawn($0) && !Self.isShape($0) }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test("The stroke font has every character of dates and numbers", arguments: Language.allCases)
  func dates(language: Language) throws {
    var characters: Set<Character> = Set("0123456789")
    for isAmerican in [false, true] {
      let style = DateStyle(language, isAmerican: isAmerican)
      for month in 1...12 {
        for day in 1...7 {
          let date = try #require(CivilDate(year: 2026, month: month, day: day))
          for text in [
            style.weekday(date), style.shortWeekday(date), style.day(date), style.shortDay(date),
            style.weekdayDate(date), style.shortMonthYear(date), style.shortDate(date),
          ] { characters.formUnion(text) }
        }
      }
    }
    for name in ["en_GB", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES"] {
      let numbers = try #require(TextLocale(name)).numbers
      // Spaces of several widths separate groups of digits.
      characters.formUnion(numbers.decimalSeparator + numbers.minusSign)
    }
    // Units of prices, in all their currencies.
    characters.formUnion("øre/kWh EUR/MWh c€/kWh p/kWh £/MWh ¢/kWh A$ öre gr zł h Kč Ft ¥ kuruş ₺")
    let missing = characters.filter { !Self.isDrawn($0) }
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test("The stroke font has other alphabets, symbols and digits, and spaces are empty")
  func alphabets() {
    let text = "µ³±½≈∞₿Δ℃‰ŁźĞğİęőțůČďŵ ΑαΒβΣσςΩωάΈ ЯяЖжЙйЁёЇїЄєҐґЉљ ٣३₂⁻ ₽₴₹₩₪ §†©№÷≠√"
    let missing = text.filter { !Self.isDrawn($0) }
    #expect(missing.isEmpty, "\(missing)")
    for space in "\u{202F}\u{A0}\u{2009}\u{3000}\u{200E}" {
      #expect(StrokeFont.path(of: space).isEmpty)
    }
    #expect(StrokeFont.path(of: "٣") == StrokeFont.path(of: "3"))
    #expect(StrokeFont.path(of: "А") == StrokeFont.path(of: "A"))
    #expect(StrokeFont.path(of: "é") == StrokeFont.path(of: "e\u{301}"))
    // A mark that the font lacks leaves its letter.
    #expect(StrokeFont.path(of: "x\u{20D7}") == StrokeFont.path(of: "x"))
    #expect(StrokeFont.path(of: "³").contains("12 10"))
  }

  @Test("A character that the stroke font lacks is a box") func unknown() {
    #expect(!Self.isDrawn("価") && !Self.isDrawn("🙂"))
    #expect(StrokeFont.path(of: "価") == Self.unknown && Self.unknown.hasPrefix("M"))
  }

  @Test("Letters stay inside their cell, and no two are the same") func shapes() {
    var seen: [String: Character] = [:]
    let printable = (0x21...0x24F).compactMap { Unicode.Scalar($0).map(Character.init) }
    for character in printable + Array("–—−…×°€≤≥←→↑↓") where Self.isDrawn(character) {
      let path = StrokeFont.path(of: character)
      if path.isEmpty { continue }
      for point in PathReader.lines(of: path).joined() {
        #expect((0...24).contains(point.x) && (0...48).contains(point.y), "\(character): \(point)")
      }
      // Signs that look the same in any font.
      if let other = seen[path], other != character {
        let pair = "\(other)\(character)"
        #expect(["–−", "—−", "-−", "ÐĐ"].contains(pair), "\(other) and \(character)")
      }
      seen[path] = character
    }
    #expect(seen.count > 130)
    // All of ASCII.
    #expect((0x21...0x7E).allSatisfy { Self.isDrawn(Character(Unicode.Scalar($0))) })
  }

  @Test(
    "A letter with a sign above it is taller than the letter",
    arguments: ["åÅ", "öÖ", "éÉ", "ñÑ", "çÇ"])
  func signs(pair: String) {
    let tops = pair.map { character in
      PathReader.lines(of: StrokeFont.path(of: character)).joined().map(\.y).min() ?? 48
    }
    let bare = pair.map { character in
      let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
      return PathReader.lines(of: StrokeFont.path(of: Character(base ?? " "))).joined()
        .map(\.y).min() ?? 48
    }
    let hasSignAbove = pair != "çÇ"
    #expect((tops[0] < bare[0]) == hasSignAbove && (tops[1] < bare[1]) == hasSignAbove)
  }
}
