import CivilTime
import ElectricityPrices
import LocaleFormats
import TerminalCore
import Testing

@testable import PriceViewer

/// The autumn day of 25 hours.
private let autumn = series(
  (0..<25).map { String(100 + $0) }, from: "2022-10-30T00:00")
private let spring = series((0..<23).map { String(100 + $0) }, from: "2023-03-26T00:00")
private let euroCents = PriceUnit(.eur, .minor)
private let languages = [
  "en_GB", "nb_NO", "sv_SE", "da_DK", "fi_FI", "de_DE", "nl_NL", "es_ES",
]

@Suite("Screen texts") struct ScreenTextsTests {
  @Test("The title names the day, the unit, VAT and the current price") func theTitleOfTheSeed() {
    #expect(
      ScreenTexts(state: viewer()).title.text(width: 100)
        == " Electricity price  Tuesday 12 July 2022   øre/kWh · VAT not stated"
        + "            now 09:00-10:00  408")
  }

  @Test(
    "Narrow titles drop their parts in order",
    arguments: [
      (
        100,
        " Electricity price  Tuesday 12 July 2022   øre/kWh · VAT not stated"
          + "            now 09:00-10:00  408"
      ),
      (80, " Electricity price  Tuesday 12 July 2022   øre/kWh         now 09:00-10:00  408"),
      (60, " Tuesday 12 July 2022   øre/kWh        now 09:00-10:00  408"),
      (50, " 12 July 2022   øre/kWh      now 09:00-10:00  408"),
      (30, " 12 July 2022        now  408"),
      (20, "12 July 2022     408"),
      (10, "12 July 2…"),
      (0, ""),
    ]) func titlesDropPartsInOrder(width: Int, title: String)
  {
    let text = ScreenTexts(state: viewer()).title.text(width: width)
    #expect(text.displayWidth <= width)
    #expect(text == title)
  }

  @Test("No row of text is wider than the screen") func everyWidthIsKept() {
    let texts = ScreenTexts(state: viewer(series(seedPrices, area: "東京 🗼 area")))
    for width in 0...200 {
      for row in [texts.title, texts.notice, texts.focus, texts.tabs(width: width)] {
        #expect(row.text(width: width).displayWidth <= width)
      }
    }
  }

  @Test(
    "Dates are written out",
    arguments: [
      ("2022-07-12", 24, "Tuesday 12 July 2022"), ("2022-07-12", 48, "12–13 July 2022"),
      ("2022-07-31", 48, "31 July – 1 August 2022"),
      ("2022-12-31", 48, "31 December 2022 – 1 January 2023"),
    ]) func daysAreWrittenOut(start: String, hours: Int, text: String)
  {
    let hours = series(Array(repeating: "1", count: hours), from: start + "T00:00")
    #expect(SlotTimeText(series: hours).days == text)
  }

  @Test(
    "The repeated hour is marked",
    arguments: [
      (0, "00:00-01:00"), (1, "01:00-02:00"), (2, "02:00-03:00"), (3, "02:00-03:00 (2)"),
      (4, "03:00-04:00"), (24, "23:00-00:00"),
    ]) func theRepeatedHourIsToldApart(index: Int, text: String)
  {
    #expect(SlotTimeText(series: autumn).range(index) == text)
  }

  @Test("Times leave out the missing hour in spring") func springLeavesAnHourOut() {
    #expect(SlotTimeText(series: spring).range(1) == "01:00-02:00")
    #expect(SlotTimeText(series: spring).range(2) == "03:00-04:00")
  }

  @Test(
    "Prices are rounded according to their unit",
    arguments: [
      ("326.225", PriceUnit.oerePerKilowattHour, "326 øre per kWh"),
      ("326.5", .oerePerKilowattHour, "327 øre per kWh"),
      ("-326.5", .oerePerKilowattHour, "-327 øre per kWh"),
      ("-0.4", .oerePerKilowattHour, "-0.4 øre per kWh"),
      ("0", .oerePerKilowattHour, "0 øre per kWh"),
      ("12.345", euroCents, "12.35 ct per kWh"), ("-0.001", euroCents, "-0.001 ct per kWh"),
      ("", .oerePerKilowattHour, "no price"),
    ]) func pricesAreRounded(price: String, unit: PriceUnit, text: String)
  {
    var state = viewer(series([price], unit: unit), now: "2022-07-12T00:30")
    state.apply(.first)
    #expect(
      ScreenTexts(state: state).annotation[1].hasPrefix(text))
  }

  @Test("In a view of several days, the annotation names the weekday")
  func severalDaysAreNamed() {
    var state = viewer(series(seedPrices + seedPrices), now: "2022-07-13T13:30")
    state.apply(.now)
    #expect(
      ScreenTexts(state: state).annotation
        == ["Wed 13:00-14:00  cheap", "326 øre per kWh"])
  }

  @Test("The last row keeps two key hints at 80 columns in every language")
  func hints() throws {
    for name in languages {
      let locale = try #require(TextLocale(name))
      var states = [viewer(), viewer(), viewer()]
      states[1].apply(.cheapest)
      states[2].apply(.cheapest)
      states[2].apply(.extend(slots: 2))
      for state in states {
        let texts = ScreenTexts(state: state, locale: locale)
        let row = TextRow(left: texts.statistics, right: texts.hints)
        let hints = row.placed(width: 80).filter { $0.part.keyCharacters > 0 }
        #expect(hints.count >= 2, "\(name): \(row.text(width: 80))")
        #expect(hints.contains { $0.part.actions == [.openMenu] })
        #expect(texts.hints.count <= 5)
      }
    }
  }

  @Test("Tabs name the kinds and ranges, and fewer of them on narrow screens")
  func tabs() {
    let texts = ScreenTexts(state: viewer())
    #expect(
      texts.tabs(width: 100).text(width: 100)
        == "  1 line  2 steps  3 area  4 bars  5 heat  6 usual  7 curve"
        + "            day  week  month  year  all ")
    #expect(texts.tabs(width: 59).text(width: 59).hasPrefix("  1  2  3  4  5  6  7 "))
  }

  @Test("Tabs name all kinds of charts at 80 columns", arguments: languages)
  func tabsAt80Columns(language: String) throws {
    let texts = ScreenTexts(state: viewer(), locale: try #require(TextLocale(language)))
    let text = texts.tabs(width: 80).text(width: 80)
    for kind in ChartKind.allCases where kind != .contracts {
      #expect(text.contains(texts.words.help(kind.name)), "\(text)")
    }
  }

  @Test("Messages take precedence over warnings") func messagesStandBeforeWarnings() {
    var warned = PriceSeries(
      slots: Array(seedDay), unit: .oerePerKilowattHour, zone: oslo,
      warnings: [.missing(2), .duplicates(1)])
    var state = viewer(warned)
    #expect(
      ScreenTexts(state: state).notice.text(width: 80) == " 2 missing (+1)"
        + String(repeating: " ", count: 57) + "? Notes")
    state.apply(.nextSeries)
    #expect(
      ScreenTexts(state: state).notice.text(width: 80) == " The file has one series only.")
    warned = seedDay
    #expect(ScreenTexts(state: viewer(warned)).notice == TextRow())
  }

  @Test("Without prices, there is no annotation, and the statistics say so")
  func nothingIsSaidOfNothing() {
    let state = ViewerState(series: [], now: time("2022-07-12"))
    let texts = ScreenTexts(state: state)
    #expect(texts.annotation.isEmpty)
    #expect(TextRow(left: texts.statistics).text(width: 60) == " There are no prices here.")
  }
}
