import CivilTime
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

@Suite struct ViewerStringsTests {
  @Test func everyMessageAndKeyHasAText() {
    for language in Language.allCases {
      let strings = ViewerStrings(language)
      for message in ViewerStrings.english.messages.keys {
        #expect(strings.text(message) != nil, "\(language) \(message)")
      }
      #expect(strings.weekdays.count == 7)
      #expect(strings.months.count == 12 && strings.shortMonths.count == 12)
    }
    for text in KeyBindings.lines.map(\.help) + KeyGroup.allCases.map(\.rawValue) {
      #expect(ViewerStrings.norwegian.translations[text] != nil, "\(text)")
    }
  }

  @Test(arguments: [
    ("{1} of {2}", "a of b"), ("{2}{1}{2}", "bab"), ("{3}{x}{", "{"), ("", ""), ("{1}}", "a}"),
  ]) func sentencesAreFilled(text: String, result: String) {
    #expect(text.filled("a", "b") == result)
  }

  @Test func theScreenInNorwegian() {
    let look = ViewerLook(locale: .norwegian)
    let frame = ViewerScreen.frame(viewer(), in: CellSize(columns: 110, rows: 24), look: look)
    let text = frame.buffer.text
    #expect(
      frame.buffer.text(row: 0).hasPrefix(
        " Strømpris  tirsdag 12. juli 2022   øre/kWh · mva. ikke oppgitt"))
    #expect(frame.buffer.text(row: 0).contains("nå 09:00-10:00  408"))
    #expect(text.contains(" lavest 326 13:00   snitt 385   høyest 447 19:00"))
    var help = viewer()
    help.apply(.toggleHelp)
    let list = ViewerScreen.frame(help, in: CellSize(columns: 80, rows: 30), look: look).buffer.text
    #expect(list.contains("billigste, dyreste tidsrom") && list.contains("Velge"))
  }

  @Test func theDescriptionInNorwegian() {
    #expect(
      ChartDescription(viewer(), locale: .norwegian).text == """
        Strømpris, tirsdag 12. juli 2022, i øre per kWh, mva. ikke oppgitt.
        24 tidsrom på 1 time, fra 00:00 til 00:00.
        Lavest 326 kl. 13:00-14:00, høyest 447 kl. 19:00-20:00, snitt 385.
        Nå, 09:00-10:00: 408 øre per kWh, over snittet.
        Fra 373 kl. 00:00 fallende til 339 kl. 06:00, stigende til 409 kl. 10:00, \
        fallende til 326 kl. 13:00, stigende til 447 kl. 19:00, fallende til 413 kl. 23:00.

        """)
  }

  @Test(arguments: [
    ("-2.5", PriceUnit(.nok), "−2,50"), ("3", PriceUnit(.nok), "3"),
    ("0.1", .oerePerKilowattHour, "0,1"), ("12500", PriceUnit(.nok), "12\u{A0}500"),
    ("1.5e18", PriceUnit(.nok), "1.5e18"), ("0.12345", nil, "0,12345"), ("-0", nil, "0"),
  ]) func axisLabels(plain: String, unit: PriceUnit?, text: String) {
    #expect(PriceText.tick(plain, unit: unit, .norwegian) == text)
  }

  @Test func axesHaveTheLocalesNumbersAndMonths() {
    let days = (0..<40).map { String(Double($0) / 10 - 2) }
    let long = series(days, from: "2022-05-20T00:00", minutes: 1440, unit: PriceUnit(.nok))
    let size = CellSize(columns: 90, rows: 24)
    let norwegian = ViewerScreen.frame(
      viewer(long), in: size, look: ViewerLook(locale: .norwegian)
    ).buffer.text
    #expect(norwegian.contains("juni") && norwegian.contains("−2"))
    let ascii = ViewerScreen.frame(
      viewer(long), in: size, look: ViewerLook(glyphs: .ascii, locale: .norwegian)
    ).buffer.text
    #expect(ascii.utf8.allSatisfy { $0 < 0x80 } && ascii.contains("-2"))
  }
}

@Suite struct HostileTextTests {
  static let nasty = "\u{1B}[2J\u{1B}]0;x\u{7}\r\n\u{9B}31m\u{202E}A"

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
    }
  }

  @Test func neverReachesTheTerminal() {
    let unit = PriceUnit(.nok, .minor, minorName: Self.nasty)
    let slots = Array(seedDay)
    let hostile = PriceSeries(
      slots: slots, unit: unit, area: Self.nasty, zone: oslo,
      warnings: [
        .note(Self.nasty), .leftOut(1, reason: Self.nasty),
        .extremesDiffer(field: Self.nasty, stated: 1, found: 2),
      ])
    let state = ViewerState(series: [hostile, hostile], now: time("2022-07-12T09:30"))
    for language in [TextLocale.english, .norwegian] {
      #expect(Self.isHarmless(ChartDescription(state, locale: language).text))
      let line = PriceLine(format: "{area} {unit} {level}", locale: language)
      #expect(Self.isHarmless(line.text(hostile, at: state.now) ?? "\u{1B}"))
      for warning in hostile.warnings {
        #expect(Self.isHarmless(warning.summary(in: language.language)))
        #expect(Self.isHarmless(warning.sentence(in: language.language)))
      }
    }
    #expect(Self.isHarmless([hostile, hostile].table()))
    #expect(Self.isHarmless(hostile.json) && Self.isHarmless([hostile].table()))
    var helping = state
    helping.apply(.toggleHelp)
    for state in [state, helping] {
      let frame = ViewerScreen.frame(state, in: CellSize(columns: 200, rows: 40))
      #expect(Self.isHarmless(frame.buffer.text))
    }
  }
}
