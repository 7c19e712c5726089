import CivilTime
import ElectricityPrices
import TerminalCore
import Testing

@testable import PriceViewer

@Suite("Price description") struct PriceDescriptionTests {
  @Test("The description of a day states its extremes, the current price and the trend")
  func describesTheSeed() {
    var state = viewer()
    #expect(
      PriceDescription(state).text == """
        Electricity price, Tuesday 12 July 2022, in øre per kWh, VAT not stated.
        24 slots of 1 hour, from 00:00 to 00:00.
        Lowest 326 at 13:00-14:00, highest 447 at 19:00-20:00, mean 385.
        Now, 09:00-10:00: 408 øre per kWh, above the mean.
        Cheapest 3 hours: Tue 12 Jul 13:00-16:00, 338 øre per kWh on average.
        From 373 at 00:00 falling to 339 at 06:00, rising to 409 at 10:00, \
        falling to 326 at 13:00, rising to 447 at 19:00, falling to 413 at 23:00.

        """)
    state.apply(.cheapest)
    #expect(
      PriceDescription(state).text.contains(
        "Selected, 13:00-14:00: 326 øre per kWh, the lowest."))
  }

  @Test("The mark of the second of two equal times is explained")
  func whatMarksTheSecondOfTwoTimesIsExplained() {
    let autumn = series((0..<25).map { String($0 == 3 ? 900 : 100 + $0) }, from: "2022-10-30T00:00")
    let explained = "Behind a time, (2) means the second one of that name"
    #expect(PriceDescription(viewer(autumn, now: "2030-01-01")).text.contains(explained))
    var state = viewer(autumn)
    state.apply(.openMenu)
    func help(_ state: ViewerState) -> String {
      ViewerScreen.frame(state, in: CellSize(columns: 100, rows: 50)).buffer.text
    }
    #expect(help(state).contains("Behind a time, (2) means"))
    // There is no explanation if no time is marked or repeated.
    let level = series(
      (0..<25).map { String($0 < 20 ? 200 : 100 + $0) }, from: "2022-10-30T00:00")
    #expect(!PriceDescription(viewer(level, now: "2030-01-01")).text.contains("(2)"))
    var summer = viewer()
    summer.apply(.openMenu)
    #expect(!help(summer).contains("(2)"))
    // The first of the repeated hours alone does not repeat times; both hours and years do.
    let hour = series(["1", "2"], from: "2022-10-30T01:00")
    #expect(!viewer(hour).repeatsTimes)
    let both = series(["1", "2", "3"], from: "2022-10-30T01:00")
    #expect(viewer(both).repeatsTimes)
    #expect(ViewerState(series: [fourYears], now: time("2025-07-12"), range: .all).repeatsTimes)
  }

  @Test("The description states gaps, quarter-hours and that there are no prices")
  func describesGapsQuartersAndNothing() {
    let quarters = series(["1", "", "3", "-2"], minutes: 15, unit: nil, area: "NO1")
    #expect(
      PriceDescription(viewer(quarters, now: "2030-01-01")).text == """
        Electricity price, NO1, Tuesday 12 July 2022, unit not stated, VAT not stated.
        4 slots of 15 minutes, from 00:00 to 01:00; 1 without a price.
        No prices: 00:15-00:30.
        Lowest -2.00 at 00:45-01:00, highest 3.00 at 00:30-00:45, mean 0.67.
        From 3.00 at 00:30 falling to -2.00 at 00:45.

        """)
    let nothing = ViewerState(series: [], now: time("2022-07-12"))
    #expect(PriceDescription(nothing).text.contains("There are no prices here."))
  }

  @Test("The description states slots of different lengths with their dates")
  func slotsOfTwoLengthsAndDatesAreTold() {
    let hours = series(["1", "2"], from: "2022-07-12T22:00")
    let quarters = series(["3", "4", "5"], from: "2022-07-13T00:00", minutes: 15)
    let both = PriceSeries(
      slots: Array(hours) + Array(quarters), unit: .oerePerKilowattHour, zone: oslo)
    let text = PriceDescription(viewer(both, now: "2030-01-01")).text
    #expect(
      text.contains(
        """
        2 slots of 1 hour, from 12 Jul 22:00 to 13 Jul 00:00.
        3 slots of 15 minutes, from 13 Jul 00:00 to 13 Jul 00:45.

        """))
    #expect(!text.contains("No prices"))
    let mixed = (0..<6).flatMap { part in
      Array(
        part % 2 == 0
          ? series(["1"], from: "2022-07-12T0\(part):00")
          : series(["2", "3", "4", "5"], from: "2022-07-12T0\(part):00", minutes: 15))
    }
    let often = PriceSeries(slots: mixed, unit: .oerePerKilowattHour, zone: oslo)
    #expect(
      PriceDescription(viewer(often, now: "2030-01-01")).text.contains(
        "15 slots of 15 minutes – 1 hour, from 00:00 to 06:00."))
  }

  @Test("A picked slot is written as JSON") func pickedSlotsAreJSON() {
    #expect(
      viewer().json(of: 13..<14) == """
        {"start":"2022-07-12T13:00:00+02:00","end":"2022-07-12T14:00:00+02:00",\
        "price":326.225,"unit":"NOK øre/kWh"}
        """)
    let odd = PriceUnit(.nok, .minor, minorName: "a\"\\\n")
    #expect(
      viewer(series([""], unit: odd)).json(of: 0..<1) == """
        {"start":"2022-07-12T00:00:00+02:00","end":"2022-07-12T01:00:00+02:00",\
        "price":null,"unit":"NOK a\\"\\\\␊/kWh"}
        """)
  }
}
