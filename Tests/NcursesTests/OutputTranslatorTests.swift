import TerminalCore
import Testing

@testable import Ncurses

@Suite("Output translator") struct OutputTranslatorTests {
  private func translated(_ text: String, _ colors: DirectColors? = nil) -> String {
    String(decoding: OutputTranslator.translated(Array(text.utf8), colors: colors), as: UTF8.self)
  }

  @Test("Palette indices are translated back to direct colours")
  func colorsComeBackInTheirPlaces() {
    var colors = DirectColors()
    let red = colors.index(of: CellColor(hex: 0xE4_1B17))
    let grey = colors.index(of: CellColor(hex: 0x8A_8A8A))
    #expect(grey == 245)
    #expect(red != grey && (16..<256).contains(red))
    #expect(translated("\u{1B}[38;5;\(red)ma", colors) == "\u{1B}[38;2;228;27;23ma")
    #expect(translated("\u{1B}[1;48;5;\(red)ma", colors) == "\u{1B}[1;48;2;228;27;23ma")
    // Indices of palette colours are shorter.
    #expect(translated("\u{1B}[38;5;245ma", colors) == "\u{1B}[38;5;245ma")
    #expect(translated("\u{1B}[38;5;20ma", colors) == "\u{1B}[38;5;20ma")
  }

  @Test("Every direct colour has its own palette index") func everyColorHasAPlaceOfItsOwn() {
    var colors = DirectColors()
    let wanted = (0..<240).map { CellColor(red: UInt8($0), green: 3, blue: 200) }
    let places = wanted.map { colors.index(of: $0) }
    #expect(Set(places).count == 240)
    for (color, place) in zip(wanted, places) { #expect(colors.color(at: place) == color) }
  }

  @Test("Colours of a frame and the previous frame keep their indices, and others lose them")
  func places() {
    var colors = DirectColors()
    func color(_ number: Int) -> CellColor {
      CellColor(red: UInt8(number % 200), green: UInt8(number / 200), blue: 77)
    }
    func frame(_ numbers: Range<Int>) -> Set<CellColor> { Set(numbers.map(color)) }
    #expect(colors.freeIndices(for: frame(0..<150), after: []) == .none)
    let first = (0..<150).map { colors.index(of: color($0)) }
    #expect(colors.freeIndices(for: frame(100..<220), after: frame(0..<150)) == .none)
    _ = (100..<220).map { colors.index(of: color($0)) }
    // Colours that are in neither frame release their indices.
    #expect(colors.freeIndices(for: frame(150..<290), after: frame(100..<220)) == .freed)
    let later = (150..<290).map { colors.index(of: color($0)) }
    #expect(Set(later).count == 140)
    #expect(Set(first[100...]).isDisjoint(with: later))
    // Together, the frames have too many colours: all indices are assigned again.
    #expect(colors.freeIndices(for: frame(400..<570), after: frame(150..<290)) == .renewed)
    #expect(Set((400..<570).map { colors.index(of: color($0)) }).count == 170)
  }

  @Test("A frame with more colours than indices has similar colours")
  func manyColors() {
    var colors = DirectColors()
    let wanted = (0..<2000).map { (number: Int) -> CellColor in
      CellColor(red: UInt8(number % 200), green: UInt8(number / 8), blue: UInt8(number % 100))
    }
    #expect(colors.freeIndices(for: Set(wanted), after: []) == .renewed)
    var worst = 0
    for color in wanted {
      guard let shown = colors.color(at: colors.index(of: color))?.components else { continue }
      let parts = color.components
      worst = max(
        worst, abs(Int(parts.red) - Int(shown.red)), abs(Int(parts.green) - Int(shown.green)),
        abs(Int(parts.blue) - Int(shown.blue)))
    }
    #expect((1...64).contains(worst))
    let white = CellColor(hex: 0xFF_FFFF)
    let place = colors.index(of: white)
    #expect((colors.color(at: place) ?? ColorDepth.indexedColor(place)) == white)
  }

  @Test(
    "Output without direct colours stays, with styles merged",
    arguments: [
      ("plain text ø ⣿ │\r\n", "plain text ø ⣿ │\r\n"),
      ("\u{1B}[10;5H\u{1B}[?25l\u{1B}[K", "\u{1B}[10;5H\u{1B}[?25l\u{1B}[K"),
      // Only the last style counts, including the reset before it.
      ("\u{1B}[1m\u{1B}(B\u{1B}[m\u{1B}[31mx", "\u{1B}[;31mx"),
      ("\u{1B}(B\u{1B}[m\u{0F}x", "\u{1B}[mx"),
      ("a\u{1B}[1m\u{1B}[4mb\u{1B}[m", "a\u{1B}[1;4mb\u{1B}[m"),
      ("\u{1B}[39;49mx", "\u{1B}[39;49mx"),
      // Repeated colours are omitted.
      ("\u{1B}[31m\u{1B}[44ma\u{1B}[32m\u{1B}[44mb\u{1B}[32mc", "\u{1B}[31;44ma\u{1B}[32mbc"),
      ("\u{1B}[31ma\u{1B}[m\u{1B}[39;49mb\u{1B}[31mc", "\u{1B}[31ma\u{1B}[mb\u{1B}[31mc"),
      // Incomplete sequences.
      ("x\u{1B}", "x\u{1B}"), ("x\u{1B}[", "x\u{1B}["), ("x\u{1B}[38;5", "x\u{1B}[38;5"),
    ]) func theRestStays(text: String, result: String)
  {
    #expect(translated(text) == result)
  }

  @Test("Private-use characters are translated back to octants") func octantsComeBack() {
    for value in Array(0x1CD00...0x1CEAF as ClosedRange<UInt32>) + [0x1FBE6, 0x1FBE7] {
      let scalar = Unicode.Scalar(value) ?? " "
      let standIn = StandIn.scalar(for: scalar) ?? " "
      #expect(standIn.value >= 0xF0000)
      #expect(translated("a\(standIn)b") == "a\(scalar)b")
    }
    for scalar: Unicode.Scalar in ["a", "⣿", "\u{1FB00}", "\u{1CCFF}", "\u{1CEB0}"] {
      #expect(StandIn.scalar(for: scalar) == nil)
    }
    #expect(translated("\u{F0FFF}\u{100000}") == "\u{F0FFF}\u{100000}")
  }
}
