import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of words for prices, taxes, hours and units of which a table has one or another.
@Suite("Further words in headings") struct FurtherWordsTests {
  /// Returns a table of three hours with the given columns beside the times.
  private func table(_ head: String, _ cells: [String]...) -> String {
    let rows = (0..<3).map { hour in
      (["2026-01-20 0\(hour):00"] + cells.map { $0[hour] }).joined(separator: ";")
    }
    return (["Tid;" + head] + rows).joined(separator: "\n") + "\n"
  }

  @Test(
    "A tariff beside a price of another word is not taken for the price",
    arguments: ["øre;nettpris", "Цена;Feed-in tariff", "Ár;Systemtarif", "cenas;Umlagen"])
  func tariffs(head: String) throws {
    let text = table(head, ["100", "110", "120"], ["45", "45", "35"])
    if let reason = failure(text)?.reason {
      guard case .severalColumns = reason else { return #expect(Bool(false), "\(reason)") }
    } else {
      #expect(try read(text).map { $0.price?.doubleValue } == [100, 110, 120])
    }
  }

  @Test(
    "Words for tax are read in their inflections",
    arguments: [
      ("Spotpris inklusiv moms (kr/kWh)", ValueAddedTax.included),
      ("Spotpris eksklusiv moms (kr/kWh)", .excluded), ("Preis vor Steuern (ct/kWh)", .excluded),
      ("Pris før mva (kr/kWh)", .excluded), ("Pris innan moms (kr/kWh)", .excluded),
      ("Pris efter moms (kr/kWh)", .included),
    ])
  func taxes(heading: String, tax: ValueAddedTax) throws {
    #expect(try read(table(heading, ["1,5", "2,5", "3,5"])).valueAddedTax == tax)
  }

  @Test(
    "Labels of hours that are not known are refused, and not offered as areas",
    arguments: ["T%02d", "HB%02d", "%02d/x"])
  func unknownLabels(format: String) {
    let rows = ["20", "21"].flatMap { day in
      (0..<24).map { hour in
        let label = format.replacing("%02d", with: two(hour))
        return "2026-01-\(day);\(label);\(hour + 10)"
      }
    }
    let reason = failure("Date;Hour;Price\n" + rows.joined(separator: "\n"))?.reason
    guard case .badTime? = reason else {
      return #expect(Bool(false), "\(String(describing: reason))")
    }
  }

  @Test(
    "Ranges without colons and numbered periods are hours",
    arguments: ["range", "MTU ", "Period "])
  func labels(form: String) throws {
    let rows = (0..<24).map { hour in
      let label = form == "range" ? "\(two(hour))00-\(two(hour + 1))00" : "\(form)\(hour + 1)"
      return "2026-01-20;\(label);\(hour + 10)"
    }
    let series = try read("Date;Hour;Price\n" + rows.joined(separator: "\n"))
    #expect(series.count == 24 && series[5].price == 15)
    #expect(series[5].start == instant("2026-01-20T05:00"))
  }

  @Test("The times of a log in UTC are no starts beside times of delivery")
  func log() throws {
    let rows = (0..<3).map { "2026-01-20 0\($0):00;2026-01-19 \(19 + $0):00:37;\($0)" }
    let series = try read("delivery_start;UpdateTime(UTC);price\n" + rows.joined(separator: "\n"))
    #expect(series.start == instant("2026-01-20T00:00") && series[0].length == 3600)
  }

  @Test("PT after a Spanish word is not the Pacific time")
  func portugal() throws {
    let text = table("Precio (EUR/MWh)", ["1,5", "2,5", "3,5"])
    #expect(
      try read(text.replacing("Tid", with: "Hora PT")).zone.identifier != "America/Los_Angeles")
    let pacific = text.replacing("Tid", with: "Time PT").replacing(",5", with: ".5")
    #expect(try read(pacific).zone.identifier == "America/Los_Angeles")
  }

  @Test("A line with the word zone states the zone of the times")
  func zone() throws {
    let text = "zone: Europe/Helsinki\n" + table("price (EUR/MWh)", ["1,5", "2,5", "3,5"])
    let series = try read(text)
    #expect(series.zone.identifier == "Europe/Helsinki" && series.warnings.isEmpty)
  }

  @Test("Units are read with words between money and energy")
  func units() {
    #expect(PriceUnit("EUR per MWh") == PriceUnit("EUR/MWh"))
    #expect(PriceUnit("öre per kWh") == PriceUnit("öre/kWh"))
    #expect(PriceUnit("€ pro MWh") == PriceUnit("EUR/MWh") && PriceUnit("per MWh") == nil)
  }

  @Test("An object states its day by any usual key", arguments: ["deliveryDay", "datum", "fecha"])
  func day(key: String) throws {
    let hours = (0..<24).map { "{\"hour\":\($0),\"value\":\($0).5}" }.joined(separator: ",")
    let series = try read("{\"\(key)\":\"2026-01-20\",\"timeSeries\":[\(hours)]}")
    #expect(series.start == instant("2026-01-20T00:00"))
  }
}
