import TerminalCore
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test(arguments: [
    ("\u{1B}", "␛", "^["), ("\n", "␊", "^J"), ("\u{0}", "␀", "^@"), ("\u{7F}", "␡", "^?"),
    ("\u{9B}", "\u{FFFD}", "?"), ("\u{202E}", "\u{FFFD}", "?"), ("\u{2066}", "\u{FFFD}", "?"),
    ("\u{2028}", "␤", "?"), ("\u{2029}", "␤", "?"), ("\r\n", "␍␊", "^M^J"), ("ø", "ø", "ø"),
  ])
  func controlsBecomeSigns(text: String, unicode: String, ascii: String) throws {
    let character = try #require(text.first)
    #expect(VisibleText(character).string == unicode)
    #expect(VisibleText(character, signs: .ascii).string == ascii)
  }

  @Test func nothingThatCommandsATerminalIsEverShown() {
    for value in UInt32(0)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText(Character(scalar))
      for scalar in shown.string.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control, "U+\(String(value, radix: 16))")
        #expect(!(0x202A...0x202E).contains(scalar.value))
      }
      #expect(shown.width == 0 || !shown.string.isEmpty)
    }
  }

  @Test func aStackOfMarksKeepsFour() {
    let stacked = Character("e" + String(repeating: "\u{301}", count: 500))
    #expect(VisibleText(stacked).string.unicodeScalars.count == 5)
    #expect(VisibleText(stacked).width == 1)
  }

  @Test func sequencesThatTerminalsDisagreeAboutAreTakenApart() {
    #expect(VisibleText("👨‍👩‍👧").string == "👨👩👧")
    #expect(VisibleText("👨‍👩‍👧").width == 6)
    #expect(VisibleText("❤️").string == "❤")
  }

  @Test func aLoneMarkGetsABase() {
    #expect(VisibleText("\u{301}") == VisibleText("\u{A0}\u{301}"))
  }

  @Test(arguments: [
    ("øre – 3 €", "øre – 3 €"), ("a\tb", "a␉b"), ("\u{1B}[31m", "␛[31m"), ("one\ntwo", "one␊two"),
    ("~", "~"), ("\u{7F}", "␡"), ("", ""),
  ])
  func aTextIsSentWithSignsForItsControls(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test func everyPlaceOfTheASCIITableStaysOrBecomesASign() {
    for value in UInt32(0)...0x7F {
      let scalar = Unicode.Scalar(UInt8(value))
      let shown = VisibleText(Character(scalar))
      let isPrintable = value >= 0x20 && value < 0x7F
      #expect((shown.string == String(Character(scalar))) == isPrintable)
      #expect(shown.width == 1)
      #expect(VisibleText.asciiForm(of: scalar) == (isPrintable ? scalar : "?"))
    }
  }

  @Test(
    arguments: [
      ("ø", "o"), ("Å", "A"), ("–", "-"), ("…", "."), ("€", "E"), ("┼", "+"), ("⠀", " "),
      ("⠁", "*"),
      ("⣿", "*"), ("\u{27FF}", "?"), ("\u{2900}", "?"), ("価", "?"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func scalarsHaveANearestInASCII(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(VisibleText.asciiForm(of: scalar) == expected)
  }
}
