import CivilTime
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

/// The autumn day of 25 hours.
private let autumn = series(
  (0..<25).map { String(100 + $0) }, from: "2022-10-30T00:00")
private let spring = series((0..<23).map { String(100 + $0) }, from: "2023-03-26T00:00")
private let euroCents = PriceUnit(.eur, .minor)

@Suite("Screen texts") struct ScreenTextsTests {
  @Test("The title of the seed") func theTitleOfTheSeed() {
    #expect(
      ScreenTexts(state: viewer()).title.text(width: 100)
        == " Electricity price  Tuesday 12 July 2022   øre/kWh · VAT not stated"
        + "            now 09:00-10:00  408")
  }

  @Test(
    "Titles drop parts in order",
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

  @Test("Every width is kept") func everyWidthIsKept() {
    let texts = ScreenTexts(state: viewer(series(seedPrices, area: "東京 🗼 area")))
    for width in 0...200 {
      for row in [texts.title, texts.status, texts.notice, texts.focus] {
        #expect(row.text(width: width).displayWidth <= width)
      }
    }
  }

  @Test(
    "Days are written out",
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
    "The repeated hour is told apart",
    arguments: [
      (0, "00:00-01:00"), (1, "01:00-02:00"), (2, "02:00-03:00"), (3, "02:00-03:00 (2)"),
      (4, "03:00-04:00"), (24, "23:00-00:00"),
    ]) func theRepeatedHourIsToldApart(index: Int, text: String)
  {
    #expect(SlotTimeText(series: autumn).range(index) == text)
  }

  @Test("Spring leaves an hour out") func springLeavesAnHourOut() {
    #expect(SlotTimeText(series: spring).range(1) == "01:00-02:00")
    #expect(SlotTimeText(series: spring).range(2) == "03:00-04:00")
  }

  @Test(
    "Prices are rounded",
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
    let state = viewer(series([price], unit: unit), now: "2022-07-12T00:30")
    #expect(ScreenTexts(state: state).annotation == "00:00-01:00\n\(text)")
  }

  @Test("Several days are named in the annotation") func severalDaysAreNamedInTheAnnotation() {
    let state = viewer(
      series(seedPrices + seedPrices), now: "2022-07-13T13:30")
    #expect(
      ScreenTexts(state: state).annotation == "Wed 13 Jul 13:00-14:00\n326 øre per kWh")
    #expect(
      ScreenTexts(state: state, isInteractive: false).status.text(width: 60)
        == " low 326 12 Jul 13:00   mean 385   high 447 12 Jul 19:00")
  }

  @Test("The mean is named with its number or not at all") func theMeanIsNamedWithItsNumber() {
    let texts = (1...100).map {
      ScreenTexts(state: viewer(), isInteractive: false).status.text(width: $0)
    }
    #expect(texts.allSatisfy { !$0.contains("mean") || $0.contains("mean 385 ") })
    #expect(texts.count { $0.contains("mean 385 ") } > 50)
  }

  @Test("The status answers before a key is pressed") func theStatusAnswersBeforeAKeyIsPressed() {
    #expect(
      ScreenTexts(state: viewer()).status.text(width: 100)
        == " low 326 13:00   mean 385   high 447 19:00"
        + "     ←→ hour  n now  [] low/high  c chart  ? help  q quit")
    #expect(
      ScreenTexts(state: viewer(isPicking: true)).status.text(width: 80)
        .hasSuffix("Enter choose  ? help  q quit"))
    #expect(
      ScreenTexts(state: viewer()).status.text(width: 40)
        == " low 326 13:00   high 447 19:00")
  }

  @Test("Messages stand before warnings") func messagesStandBeforeWarnings() {
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

  @Test("Nothing is said of nothing") func nothingIsSaidOfNothing() {
    let state = ViewerState(series: [], now: time("2022-07-12"))
    let texts = ScreenTexts(state: state)
    #expect(texts.annotation == "")
    #expect(texts.status.text(width: 60).hasPrefix(" There are no prices here."))
  }
}
