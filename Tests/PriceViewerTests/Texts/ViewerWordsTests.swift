import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Viewer words") struct ViewerWordsTests {
  @Test("The screen is translated into Norwegian") func theScreenInNorwegian() {
    let look = ViewerLook(locale: .norwegian)
    let frame = ViewerScreen.frame(viewer(), in: CellSize(columns: 110, rows: 24), look: look)
    let text = frame.buffer.text
    #expect(
      frame.buffer.text(row: 0).hasPrefix(
        " Strømpris  tirsdag 12. juli 2022   øre/kWh · mva. ikke oppgitt"))
    #expect(frame.buffer.text(row: 0).contains("nå 09:00-10:00  408"))
    #expect(text.contains(" lavest 326") && text.contains("høyest 447"))
    var help = viewer()
    help.apply(.openMenu)
    let list = ViewerScreen.frame(help, in: CellSize(columns: 80, rows: 60), look: look).buffer.text
    #expect(list.contains("billigste, dyreste tidsrom") && list.contains("Når er det billig"))
  }

  @Test("The description is translated into Norwegian") func theDescriptionInNorwegian() {
    #expect(
      PriceDescription(viewer(), locale: .norwegian).text == """
        Strømpris, tirsdag 12. juli 2022, i øre per kWh, mva. ikke oppgitt.
        24 tidsrom på 1 time, fra 00:00 til 00:00.
        Lavest 326 kl. 13:00-14:00, høyest 447 kl. 19:00-20:00, snitt 385.
        Nå, 09:00-10:00: 408 øre per kWh, over snittet.
        Billigste 3 timer: tir. 12. juli 13:00-16:00, i snitt 338 øre per kWh.
        Fra 373 kl. 00:00 fallende til 339 kl. 06:00, stigende til 409 kl. 10:00, \
        fallende til 326 kl. 13:00, stigende til 447 kl. 19:00, fallende til 413 kl. 23:00.

        """)
  }

  @Test("The price axis has the decimals of the currency") func axesHaveTheDecimalsOfMoney() {
    let prices = (0..<24).map { String(Double($0 % 7) / 2 - 1) }
    let day = series(prices, from: "2022-07-12T00:00", unit: PriceUnit(.nok))
    let frame = ViewerScreen.frame(
      viewer(day), in: CellSize(columns: 90, rows: 24), look: ViewerLook(locale: .norwegian))
    #expect(frame.buffer.text.contains("−1,00 ") && frame.buffer.text.contains("1,00 "))
  }

  @Test("Axes use the numbers and months of the locale") func axesHaveTheLocalesNumbersAndMonths() {
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

@Suite("Hostile text") struct HostileTextTests {
  static let nasty = "\u{1B}[2J\u{1B}]0;x\u{7}\r\n\u{9B}31m\u{202E}A"

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy {
      $0 == "\n" || $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) && $0.value != 0x202E
    }
  }

  @Test("Control characters in hostile text never reach the terminal")
  func neverReachesTheTerminal() {
    // Names are made visible when they are read; quotations in warnings are not.
    let name = Self.nasty.visibleName
    #expect("\u{2764}\u{FE0F}\u{200D}\u{1F525}".visibleName == "\u{2764}\u{FE0F}\u{200D}\u{1F525}")
    #expect("a\u{200D}b".visibleName == "a\u{FFFD}b")
    let unit = PriceUnit(.nok, .minor, minorName: name)
    let slots = Array(seedDay)
    let hostile = PriceSeries(
      slots: slots, unit: unit, area: name, zone: oslo,
      warnings: [
        .fixedClock(zone: Self.nasty),
        .extremesDiffer(field: Self.nasty, stated: 1, found: 2),
      ])
    let state = ViewerState(series: [hostile, hostile], now: time("2022-07-12T09:30"))
    for language in [TextLocale.english, .norwegian] {
      #expect(Self.isHarmless(PriceDescription(state, locale: language).text))
      let line = PriceLine(format: "{area} {unit} {level}", locale: language)
      #expect(Self.isHarmless(line.text(hostile, at: state.now) ?? "\u{1B}"))
      for warning in hostile.warnings {
        #expect(Self.isHarmless(language.language.catalogue.summary(warning).text))
        #expect(Self.isHarmless(language.language.catalogue.sentence(warning).text))
      }
    }
    #expect(Self.isHarmless([hostile, hostile].listing()))
    #expect(Self.isHarmless([hostile].json) && Self.isHarmless(hostile.listing()))
    var helping = state
    helping.apply(.openMenu)
    for state in [state, helping] {
      let frame = ViewerScreen.frame(state, in: CellSize(columns: 200, rows: 40))
      #expect(Self.isHarmless(frame.buffer.text))
    }
  }
}
