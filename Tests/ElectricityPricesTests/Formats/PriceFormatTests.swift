import CPriceFiles
import CivilTime
import LocaleFormats
import PriceTexts
import Testing

@testable import ElectricityPrices

@Suite("Table of formats")
struct PriceFormatTests {
  @Test(
    "The example of a format is recognised as that format and read",
    arguments: PriceFormat.all.map(\.name))
  func example(name: String) throws {
    let format = try PriceFormat.named(name)
    let file = try PriceFile.read(bytes: Array(format.example.utf8), name: name)
    #expect(file.format.name == name)
    #expect(file.series.allSatisfy { !$0.isEmpty && $0.statistics != nil })
    #expect(
      file.series.allSatisfy {
        !$0.warnings.contains { if case .mendedEnds = $0 { true } else { false } }
      })
  }

  @Test("Names of formats are distinct and in lower case, and their time zones are known")
  func names() throws {
    let names = PriceFormat.all.map(\.name)
    #expect(Set(names).count == names.count && names == names.map { $0.lowercased() })
    for format in PriceFormat.all {
      #expect(try Zone(identifier: format.zoneIdentifier).identifier == format.zoneIdentifier)
      #expect(Language.english.catalogue.formats.contains("\(format.name) "))
    }
  }

  @Test("The rows of the tables of formats have known names, units, taxes and zones")
  func tables() {
    let names = Set(PriceFormat.all.map(\.name))
    let rows = ResourceTable.rows(priceFormatsTable(), cells: 8)
    for row in rows {
      #expect(names.contains(row[0]) && row[1].isEmpty == (PriceUnit(row[1]) == nil), "\(row)")
      #expect(ValueAddedTax(rawValue: row[3].filter { $0 != "?" }) != nil, "\(row)")
      #expect(PriceOrigin(rawValue: row[6]) != nil && !row[7].isEmpty, "\(row)")
    }
    #expect(rows.count == names.count && PriceFormat.areaNames.keys.allSatisfy(names.contains))
    #expect(PriceFormat.all.allSatisfy { !$0.readers.isEmpty })
    for sensor in HomeAssistantSensor.all {
      #expect(!sensor.arrays.isEmpty && [0, 3].contains(sensor.bounds.count))
      #expect(sensor.zone.map { (try? Zone(identifier: $0)) != nil } ?? true)
    }
  }

  @Test("A format given by name is used, and refused if the content does not fit")
  func named() throws {
    var options = PriceFile.Options()
    options.formatName = "nonesuch"
    #expect(
      failure("[]", options)?.sentence.contains("there is no format “nonesuch”; known are seed")
        == true)
    options.formatName = "entsoe"
    #expect(failure("[1]", options)?.reason == .otherNotation(format: "entsoe"))
    options.formatName = "json"
    let text =
      "[{\"start\":\"2026-11-20T00:00Z\",\"end\":\"2026-11-20T01:00Z\",\"price\":1,"
      + "\"unit\":\"EUR/kWh\",\"vat\":\"included\"}]"
    #expect(try read(text, options).formatName == "json")
    #expect(try read(text).formatName == "pricetui")
  }

  @Test("Content that fits two formats is refused with their names")
  func ambiguous() {
    let text = "{\"multiAreaEntries\":[],\"PVPC\":[]}"
    #expect(failure(text)?.reason == .ambiguousFormat(["nordpool", "esios"]))
  }

  @Test("Amber's general channel is named only next to another channel")
  func amber() throws {
    func entry(_ channel: String, _ price: Int) -> String {
      #"{"startTime":"2026-11-25T14:00:01Z","perKwh":\#(price),"channelType":"\#(channel)"}"#
    }
    let both = Array("[\(entry("general", 23)),\(entry("feedIn", -11))]".utf8)
    #expect(
      try PriceFile.read(bytes: both, name: "x", options: .init()).areas == ["general", "feedIn"])
    #expect(try read("[\(entry("general", 23))]").area == nil)
    // What is fed in is earned where the price is negative.
    let file = try PriceFile.read(bytes: both, name: "x", options: .init())
    #expect(file.series.map { $0[0].price } == [23, 11])
  }

  @Test("Indicators of ESIOS that are no prices are refused, and zones have their usual code")
  func quantities() throws {
    func indicator(_ quantity: String) -> String {
      #"{"indicator":{"name":"x","magnitud":[{"name":"\#(quantity)"}],"values":["#
        + #"{"value":50,"datetime":"2026-02-09T00:00:00.000+01:00","geo_name":"España"}]}}"#
    }
    #expect(failure(indicator("Potencia"))?.reason == .notPrices("x"))
    #expect(try read(indicator("Precio")).count == 1)
    let bare = indicator("").replacing(#","magnitud":[{"name":""}]"#, with: "")
    #expect(try read(bare).count == 1)
    let demand = bare.replacing(#""name":"x""#, with: #""name":"Demanda real""#)
    #expect(failure(demand)?.reason == .notPrices("Demanda real"))
    let carnot =
      #"{"predictions":[{"energysource":"spotprice","pricearea":"dk2","prediction":612,"#
      + #""utctime":"2026-11-26T23:00:00+00:00","addedtime":"2026-11-25T11:05:12+00:00"}]}"#
    #expect(try read(carnot).area == "DK2")
  }

  @Test("The first of two numbers with ten digits or more is a time, not the whole part of a price")
  func bareEpochs() throws {
    let series = try read("1768863600,200\n1768867200,201\n1768870800,202\n")
    #expect(series.map(\.price) == [200, 201, 202])
    #expect(series[0].start == Instant(secondsSince1970: 1_768_863_600))
  }

  @Test(
    "Content without prices is refused with the reason",
    arguments: [
      ("", "empty"), (" \n", "empty"), ("hello", "no known price format"), ("[]", "no prices"),
      ("{\"prices\":[]}", "no prices"),
      ("{\"errors\":[{\"message\":\"No\\u0007 token\"}]}", "No␇ token"),
      ("{\"code\":3,\"message\":\"invalid date\",\"details\":[]}", "invalid date"),
      ("\u{0}\u{1}", "no known price format"), ("{", "ends too early"),
      ("<?xml ver", "ends too early"), ("<a/>", "no known price format"),
      ("<!DOCTYPE html>\n<html><body>403</body></html>", "a web page"),
    ])
  func refused(text: String, part: String) throws {
    let sentence = try #require(failure(text)).sentence
    #expect(sentence.contains(part), "\(sentence)")
  }
}
