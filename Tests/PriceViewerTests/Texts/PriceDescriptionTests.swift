import CivilTime
import ElectricityPrices
import Testing

@testable import PriceViewer

@Suite struct PriceDescriptionTests {
  @Test func describesTheSeed() {
    var state = viewer()
    #expect(
      PriceDescription(state).text == """
        Electricity price, Tuesday 12 July 2022, in øre per kWh, VAT not stated.
        24 slots of 1 hour, from 00:00 to 00:00.
        Lowest 326 at 13:00-14:00, highest 447 at 19:00-20:00, mean 385.
        Now, 09:00-10:00: 408 øre per kWh, above the mean.
        From 373 at 00:00 falling to 339 at 06:00, rising to 409 at 10:00, \
        falling to 326 at 13:00, rising to 447 at 19:00, falling to 413 at 23:00.

        """)
    state.apply(.cheapest)
    #expect(
      PriceDescription(state).text.contains(
        "Selected, 13:00-14:00: 326 øre per kWh, the lowest."))
  }

  @Test func describesGapsQuartersAndNothing() {
    let quarters = series(["1", "", "3", "-2"], minutes: 15, unit: nil, area: "NO1")
    #expect(
      PriceDescription(viewer(quarters, now: "2030-01-01")).text == """
        Electricity price, NO1, Tuesday 12 July 2022, unit not stated, VAT not stated.
        4 slots of 15 minutes, from 00:00 to 01:00; 1 without a price.
        Lowest -2.00 at 00:45-01:00, highest 3.00 at 00:30-00:45, mean 0.67.
        From 1.00 at 00:00 rising to 3.00 at 00:30, falling to -2.00 at 00:45.

        """)
    let nothing = ViewerState(series: [], now: time("2022-07-12"))
    #expect(PriceDescription(nothing).text.contains("The file has no prices."))
  }

  @Test func pickedSlotsAreJSON() {
    #expect(
      PickedSlot(seedDay[13], unit: .oerePerKilowattHour, zone: oslo).json == """
        {"start":"2022-07-12T13:00:00+02:00","end":"2022-07-12T14:00:00+02:00",\
        "price":326.225,"unit":"NOK øre/kWh"}
        """)
    let odd = PriceUnit(.nok, .minor, minorName: "a\"\\\n")
    #expect(
      PickedSlot(series([""])[0], unit: odd, zone: .utc).json == """
        {"start":"2022-07-11T22:00:00+00:00","end":"2022-07-11T23:00:00+00:00",\
        "price":null,"unit":"NOK a\\"\\\\\\n/kWh"}
        """)
  }
}
