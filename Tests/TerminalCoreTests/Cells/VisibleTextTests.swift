import TerminalCore
import Testing

@Suite("Visible text")
struct VisibleTextTests {
  @Test("A string of one scalar is shown like its character")
  func plainScalars() {
    for value in UInt32(0)..<0x3100 {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText(Character(scalar)).string
      #expect(String(scalar).visible == shown, "U+\(String(value, radix: 16))")
    }
  }

  @Test(
    "Control characters become symbols",
    arguments: [
      ("\u{1B}", "␛", "^["), ("\n", "␊", "^J"), ("\u{0}", "␀", "^@"), ("\u{7F}", "␡", "^?"),
      ("\u{9B}", "\u{FFFD}", "?"), ("\u{202E}", "\u{FFFD}", "?"), ("\u{2066}", "\u{FFFD}", "?"),
      ("\u{2028}", "␤", "?"), ("\u{2029}", "␤", "?"), ("\r\n", "␍␊", "^M^J"), ("ø", "ø", "ø"),
    ])
  func controlsBecomeSigns(text: String, unicode: String, ascii: String) throws {
    let character = try #require(text.first)
    #expect(VisibleText(character).string == unicode)
    #expect(VisibleText(character, signs: .ascii).string == ascii)
  }

  @Test("Visible text contains no character that controls a terminal")
  func nothingThatCommandsATerminalIsEverShown() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0x2FFF, 0xFE00...0xFFFF, 0x110B0...0x110DF, 0x13430...0x1343F, 0x1BCA0...0x1BCAF,
      0x1D170...0x1D18F, 0xE0000...0xE01FF,
    ]
    for value in ranges.joined() {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText(Character(scalar))
      for scalar in shown.string.unicodeScalars {
        #expect(scalar.properties.generalCategory != .control, "U+\(String(value, radix: 16))")
        let isHidden =
          scalar.properties.generalCategory == .format && DisplayWidth.columns(of: scalar) == 0
        #expect(!isHidden, "U+\(String(value, radix: 16))")
      }
      #expect(shown.width == 0 || !shown.string.isEmpty)
    }
  }

  @Test(
    "Invisible characters in names are replaced by a visible character",
    arguments: [
      "\u{61C}", "\u{200B}", "\u{200C}", "\u{200D}", "\u{200E}", "\u{202E}", "\u{2060}", "\u{2067}",
      "\u{206A}", "\u{34F}", "\u{180E}", "\u{FEFF}", "\u{FFF9}", "\u{1D173}", "\u{E0001}",
      "\u{E0041}",
    ])
  func noNameLooksLikeAnother(hidden: String) {
    #expect("NO\(hidden)1".visible == "NO\u{FFFD}1")
    #expect("\(hidden)NO1".visible == "\u{FFFD}NO1")
    #expect("NO1\(hidden)".visible == "NO1\u{FFFD}")
  }

  @Test(
    "Joiners are removed where a script or an emoji uses them",
    arguments: [
      ("می\u{200C}خواهم", "میخواهم"), ("क्\u{200D}ष", "क्ष"), ("👩\u{200D}🚀", "👩🚀"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴"),
    ])
  func joinersGoWhereAScriptOrAPictureUsesThem(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test("A character keeps at most four combining marks") func aStackOfMarksKeepsFour() {
    let stacked = Character("e" + String(repeating: "\u{301}", count: 500))
    #expect(VisibleText(stacked).string.unicodeScalars.count == 5)
    #expect(VisibleText(stacked).width == 1)
  }

  @Test("Emoji sequences about which terminals disagree are split")
  func sequencesThatTerminalsDisagreeAboutAreTakenApart() {
    #expect(VisibleText("👨‍👩‍👧").string == "👨👩👧")
    #expect(VisibleText("👨‍👩‍👧").width == 6)
    #expect(VisibleText("❤️").string == "❤")
  }

  @Test("A combining mark on its own gets a base") func aLoneMarkGetsABase() {
    #expect(VisibleText("\u{301}") == VisibleText("\u{A0}\u{301}"))
  }

  @Test(
    "Control characters in a text are shown as symbols",
    arguments: [
      ("øre – 3 €", "øre – 3 €"), ("a\tb", "a␉b"), ("\u{1B}[31m", "␛[31m"), ("one\ntwo", "one␊two"),
      ("~", "~"), ("\u{7F}", "␡"), ("", ""),
    ])
  func aTextIsSentWithSignsForItsControls(text: String, expected: String) {
    #expect(text.visible == expected)
  }

  @Test("Every ASCII character stays or becomes a symbol")
  func everyPlaceOfTheASCIITableStaysOrBecomesASign() {
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
    "Characters have a nearest ASCII character",
    arguments: [
      ("ø", "o"), ("Å", "A"), ("–", "-"), ("…", "."), ("€", "E"), ("┼", "+"), ("⠀", " "),
      ("⠁", "*"),
      ("⣿", "*"), ("\u{27FF}", "?"), ("\u{2900}", "?"), ("価", "?"),
    ] as [(Unicode.Scalar, Unicode.Scalar)])
  func scalarsHaveANearestInASCII(scalar: Unicode.Scalar, expected: Unicode.Scalar) {
    #expect(VisibleText.asciiForm(of: scalar) == expected)
  }
}
