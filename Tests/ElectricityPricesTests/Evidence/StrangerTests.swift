import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of files that resemble those of a known source.
@Suite("Files that resemble those of a known source") struct StrangerTests {
  private func table(_ head: String, _ row: (Int) -> String) -> String {
    ([head] + (0..<24).map(row)).joined(separator: "\n") + "\n"
  }

  @Test("Units in brackets and the heading Datum are not SMARD's without its areas")
  func smard() throws {
    let taxed = try read(
      table("Datum;Uhrzeit;Preis inkl. MwSt. [€/MWh]") { "10.02.2026;\($0 + 1);2\($0)" })
    #expect(taxed.valueAddedTax == .included && taxed.count == 24)
    #expect(starts(taxed)[0].hasSuffix("T00:00:00+01:00"))
    let points = try read(
      table("Datum;Stunde;Preis [€/MWh]") { "10.02.2026;\($0);60.2\($0 % 10)0" })
    #expect(points[0].price?.doubleValue == 6.02)
    let french = try read(table("Date,FR [€/MWh]") { "05/04/2026 \(two($0)):00,60.2" })
    #expect(starts(french)[0] == "2026-04-05T00:00:00+02:00")
    #expect(french.zone.identifier == "Europe/Paris")
    let finnish = try read(table("Date;Finland [€/MWh]") { "2026-02-10 \(two($0)):00;60.2" })
    #expect(finnish.zone.identifier == "Europe/Helsinki")
    let own = try read(
      table("Datum;Uhrzeit;Frankreich [€/MWh]") { "10.02.2026;\(two($0)):00;60,2" })
    #expect(own.valueAddedTax == .excluded && own.zone.identifier == "Europe/Paris")
  }

  @Test("Records with common keys keep the facts that the document states")
  func records() throws {
    let swedish = try read(
      #"{"area":"SE3","unit":"SEK/kWh","timezone":"Europe/Stockholm","prices":["#
        + #"{"date":"2026-02-10T00:00","value":0.6},{"date":"2026-02-10T01:00","value":0.7}]}"#)
    #expect(swedish.unit?.currency == .sek && swedish.valueAddedTax == .unknown)
    #expect(swedish.zone.identifier == "Europe/Stockholm")
    let norwegian = try read(
      #"{"area":"NO1","unit":"NOK/kWh","vat":"excluded","prices":["#
        + #"{"startDate":"2026-02-10T00:00","price":0.6},"#
        + #"{"startDate":"2026-02-10T01:00","price":1}]}"#)
    #expect(norwegian.unit?.currency == .nok && norwegian.valueAddedTax == .excluded)
  }

  @Test(
    "A document states tax by a word, in a note or by the kind of its prices",
    arguments: [
      (#""vat":"included""#, ValueAddedTax.included), (#""vatIncluded":"true""#, .included),
      (#""vat":"inkl. mva""#, .included), (#""note":"Prices exclude VAT""#, .excluded),
      (#""price_type":"incl_vat""#, .included), (#""tax":"excluded""#, .excluded),
    ])
  func tax(member: String, tax: ValueAddedTax) throws {
    let text =
      "{\(member),\"data\":[{\"start\":\"2026-02-10T00:00Z\",\"price\":1},"
      + "{\"start\":\"2026-02-10T01:00Z\",\"price\":2}]}"
    #expect(try read(text).valueAddedTax == tax)
  }

  @Test(
    "Documents of other things are no prices",
    arguments: [
      #""meta":{"units":"lbs_co2_per_mwh"}"#, #""units":"MW""#, #""signal_type":"co2_moer""#,
      #""metric":{"__name__":"solar_power_kw"}"#,
    ])
  func others(member: String) {
    let text =
      "{\(member),\"data\":[{\"time\":\"2026-02-10T00:00Z\",\"value\":1},"
      + "{\"time\":\"2026-02-10T01:00Z\",\"value\":2}]}"
    #expect(failure(text) != nil)
  }

  @Test("A column with a zone or a currency is not of Ontario")
  func ontario() throws {
    let text = table("Date;Hour;Zonal Price;Zone;Currency") {
      "2026-02-10;\($0 + 1);60.25;NORD;EUR"
    }
    #expect(try read(text).zone.identifier == "Europe/Rome")
  }

  @Test(
    "The time of writing is no start beside a time of delivery, in any order",
    arguments: ["Hämtad;Starttid", "Starttid;Hämtad", "Pobrano;Początek", "Importiert;Slot"])
  func written(heads: String) throws {
    let isFirst = heads.hasPrefix("Starttid")
    let text = table(heads + ";Pris") { hour in
      let (time, written) = ("2026-02-10T\(two(hour)):00:00+01:00", "2026-02-09T13:00:07+01:00")
      return (isFirst ? [time, written] : [written, time]).joined(separator: ";") + ";\(hour)"
    }
    #expect(starts(try read(text))[0] == "2026-02-10T00:00:00+01:00")
  }

  @Test("Ends tell whether the day or the month stands first")
  func ends() throws {
    let text = table("start,end,price") { hour in
      let end = hour == 23 ? "02/04/2026 00:00" : "02/03/2026 \(two(hour + 1)):00"
      return "02/03/2026 \(two(hour)):00,\(end),\(hour)"
    }
    #expect(starts(try read(text))[0].hasPrefix("2026-02-03"))
  }

  @Test(
    "A line above a table states the zone",
    arguments: ["Toutes les heures en UTC", "Kaikki ajat UTC", "Tutti gli orari in UTC"])
  func zones(title: String) throws {
    let rows = (0..<3).map { "2026-02-10 0\($0):00;\($0)\n" }
    let series = try read(title + "\nstart;price\n" + rows.joined())
    #expect(series[0].start == ISOTime("2026-02-10T00:00:00Z")?.instant(in: .utc))
  }

  @Test("Hour and minute have Hungarian names")
  func minutes() throws {
    let rows = (0..<96).map { "2026-02-10;\($0 / 4);\($0 % 4 * 15);\($0)\n" }
    #expect(try read("date;óra;perc;price\n" + rows.joined()).count == 96)
  }
}
