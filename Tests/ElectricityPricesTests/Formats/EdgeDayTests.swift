import CivilTime
import Testing

@testable import ElectricityPrices

/// Tests of the unusual days and files that `prices.md` describes, with our own files.
@Suite("Edge days")
struct EdgeDayTests {
  static let autumnStart = Int64(1_667_080_800)  // 2022-10-29T22:00:00Z

  static func utc(_ seconds: Int64) -> String {
    ISOTime.text(Instant(secondsSince1970: seconds), in: .utc)
      .replacing("+00:00", with: "Z")
  }

  @Test("The same autumn day from two sources has the same instants and prices")
  func crossCheck() throws {
    let prices = (0..<25).map { "\(90 + ($0 * 7) % 40).\($0 % 10)5" }
    let points = prices.enumerated().map { index, price in
      "<Point><position>\(index + 1)</position><price.amount>\(price)</price.amount></Point>"
    }
    let xml = """
      <?xml version="1.0"?><ns:Publication_MarketDocument xmlns:ns="urn:x"><ns:TimeSeries>
      <in_Domain.mRID codingScheme="A01">10YNO-1--------2</in_Domain.mRID>
      <currency_Unit.name>EUR</currency_Unit.name>
      <price_Measure_Unit.name>MWH</price_Measure_Unit.name>
      <curveType>A01</curveType><Period><timeInterval><start>2022-10-29T22:00Z</start>
      <end>2022-10-30T23:00Z</end></timeInterval><resolution>PT60M</resolution>
      \(points.joined())</Period></ns:TimeSeries></ns:Publication_MarketDocument>
      """
    let labelled = HvaKosterStrommenFormatTests.autumn()
    let entries = zip(labelled, prices).map { entry, price in
      entry.replacing(
        "\"EUR_per_kWh\": 0.1,",
        with: "\"EUR_per_kWh\": \(Price(price)?.scaled(byPowerOfTen: -3)?.description ?? ""),")
    }
    var options = PriceFile.Options()
    options.unit = PriceUnit("EUR/MWh")
    options.area = "NO1"
    let first = try read(xml, options)
    let second = try read("[\(entries.joined(separator: ","))]", options)
    #expect(first.count == 25 && first == second)
  }

  @Test(
    "Omitted positions of ENTSO-E repeat the price with A03 and are gaps with A01",
    arguments: ["A03", "A01"])
  func curveTypes(type: String) throws {
    let points = EntsoeFormatTests.series(
      curve: type, resolution: "PT15M", points: [(1, "10"), (5, "-20")])
    let series = try read(EntsoeFormatTests.document(points))
    let filled: [Price?] = [1, 1, 1, 1, -2, -2, -2, -2]
    let gaps: [Price?] = [1, nil, nil, nil, -2, nil, nil, nil]
    #expect(series.map(\.price) == (type == "A03" ? filled : gaps))
  }

  @Test("A slot of 75 minutes is shortened to the start of the next slot")
  func longSlot() throws {
    let first = Self.autumnStart + 2 * 3600 + 2700
    let entries = [
      (first, first + 4500), (first + 900, first + 1800), (first + 1800, first + 2700),
    ]
    let text = entries.map {
      "{\"SEK_per_kWh\":1,\"time_start\":\"\(Self.utc($0.0))\",\"time_end\":\"\(Self.utc($0.1))\"}"
    }
    let series = try read("[\(text.joined(separator: ","))]")
    #expect(series.map(\.length) == [900, 900, 900])
    #expect(series.warnings == [.mendedEnds(1)])
  }

  @Test("Repeated rows of a table out of order are merged with a warning")
  func corrupt() throws {
    let rows = [0, 1, 3, 2, 2, 1].map { index in
      let start = Self.autumnStart + Int64(index) * 900
      return "\(Self.utc(start)),\(Self.utc(start + 900)),0.\(index),,"
    }
    let series = try read(
      "time_start,time_end,SEK_per_kWh,EUR_per_kWh,EXR\r\n" + rows.joined(separator: "\r\n"))
    #expect(series.map(\.price) == [0, 10, 20, 30])
    #expect(series.warnings == [.duplicates(2)])
  }

  @Test(
    "Other datasets of Energidataservice are not taken for spot prices",
    arguments: ["UpPriceDKK", "ImbalancePriceDKK", "mFRR_DownPriceDKK"])
  func otherDatasets(name: String) throws {
    let time = "2026-01-20T00:00:00"
    let json =
      #"{"records":[{"TimeUTC":"\#(time)","TimeDK":"\#(time)","PriceArea":"DK1","\#(name)":1}]}"#
    for text in ["TimeUTC;TimeDK;PriceArea;\(name)\n\(time);\(time);DK1;1\n", json] {
      #expect(
        try PriceFile.read(bytes: Array(text.utf8), name: "x").format.name != "energidataservice")
    }
  }

  @Test("Energidataservice uses euros where kroner are missing, and reads every area")
  func missingKroner() throws {
    let text = """
      {"records":[{"HourUTC":"2023-07-01T23:00:00","HourDK":"2023-07-02T01:00:00","PriceArea":"DK1",
       "SpotPriceDKK":null,"SpotPriceEUR":-16.83},
       {"HourUTC":"2023-07-01T22:00:00","PriceArea":"DK1",
       "SpotPriceDKK":null,"SpotPriceEUR":2},{"HourUTC":"2023-07-01T22:00:00","PriceArea":"DK2",
       "SpotPriceEUR":3}]}
      """
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas == ["DK1", "DK2"])
    #expect(file.series[0].map(\.price) == [Price("0.2"), Price("-1.683")])
    #expect(file.series[0].warnings == [.otherCurrency(.eur)])
    var options = PriceFile.Options()
    options.area = "NO9"
    #expect(failure(text, options)?.reason == .noSuchArea("NO9", known: ["DK1", "DK2"]))
  }

  @Test("A price in an hour that the clocks skip is refused, unless the cell is empty")
  func skippedHour() throws {
    func page(_ value: String) -> String {
      let rows = [("01", "1,5"), ("02", value), ("03", "1 002,5")].map { hour, value in
        "{\"StartTime\":\"2022-03-27T\(hour):00:00\",\"Columns\":[{\"Name\":\"Oslo\","
          + "\"Value\":\"\(value)\"}]}"
      }
      return "{\"data\":{\"Units\":[\"NOK/MWh\"],\"Rows\":[\(rows.joined(separator: ","))]}}"
    }
    let series = try read(page("-"))
    #expect(starts(series) == ["2022-03-27T01:00:00+01:00", "2022-03-27T03:00:00+02:00"])
    #expect(series.area == "NO1" && series.touchesNext(0) && series[1].price == Price("100.25"))
    let refusal = failure(page("2,5"))?.reason
    #expect(refusal == .noSuchTime("2022-03-27T02:00:00", zone: "Europe/Oslo"))
  }

  @Test("Times that ignore the change of the clocks need a stated time zone")
  func fixedClock() throws {
    let hours = (0..<6).map { "2022-03-27T0\($0):00:00,\($0)" }.joined(separator: "\n")
    let text = "time,price\n" + hours
    #expect(
      failure(text)?.reason == .unclearClock(date: try date("2022-03-27"), zone: "Europe/Oslo"))
    var options = PriceFile.Options()
    options.zone = try Zone(identifier: "+01:00")
    let series = try read(text, options)
    #expect(starts(series).first == "2022-03-27T00:00:00+01:00" && series.count == 6)
  }

  @Test("An end before its start is in the hour that the clocks repeat", arguments: [900, 3600])
  func repeatedEnd(step: Int64) throws {
    let zone = try Zone(identifier: "Europe/Vienna")
    func clock(_ seconds: Int64) -> String {
      let time = zone.civil(at: Instant(secondsSince1970: Self.autumnStart + seconds))
      return String("\(time)".dropFirst(11).prefix(5))
    }
    let starts = (0..<25 * 3600 / step).map { $0 * step }
    let rows = starts.map { "30.10.2022;\(clock($0));\(clock($0 + step));1,5" }
    var options = PriceFile.Options()
    options.zone = zone
    let text = "Datum;Zeit von;Zeit bis;ct/kWh\n" + rows.joined(separator: "\n")
    let series = try read(text, options)
    #expect(series.map(\.start.secondsSince1970) == starts.map { Self.autumnStart + $0 })
    #expect(series.allSatisfy { $0.length == step } && series.warnings.isEmpty)
  }

  @Test("Settlement times of Australia end their slots")
  func endStamps() throws {
    let text = """
      REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE
      NSW1,2024/01/01 00:05:00,1,45.12,TRADE
      NSW1,2024/01/01 00:10:00,1,-1000,TRADE
      """
    let series = try read(text)
    #expect(starts(series) == ["2024-01-01T00:00:00+10:00", "2024-01-01T00:05:00+10:00"])
    #expect(series.map(\.length) == [300, 300])
    #expect(series[1].price == -100 && series.unit?.symbol == "c/kWh")
  }

  @Test("Spanish days with 23 and 25 hours are read by labels and by columns")
  func spain() throws {
    let labels = (0...24).map { "\($0 < 10 ? "0" : "")\($0)-\($0 < 9 ? "0" : "")\($0 + 1)" }
    let archive = labels.map { "{\"Dia\":\"31/10/2021\",\"Hora\":\"\($0)\",\"PCB\":\"171,48\"}" }
    let long = try read("{\"PVPC\":[\(archive.joined(separator: ","))]}")
    #expect(long.count == 25 && long.days.count == 1 && long.usualSlotLength == 3600)
    func cells(_ fraction: String = "") -> String {
      (1...23).map { fraction.isEmpty ? "\($0)" : "  \($0),\(fraction)" }.joined(separator: ";")
    }
    let text = """
      OMIE - Mercado de electricidad;Fecha Emisión :28/03/2020 - 13:24;;29/03/2020;Precio;;
      ;\(cells());
      Precio marginal en el sistema español (EUR/MWh);\(cells("50"));
      Precio marginal en el sistema portugués (EUR/MWh);\(cells("75"));
      Energía (MWh);1;2;
      """
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.areas == ["ES", "PT"])
    #expect(file.series.map(\.count) == [23, 23])
    #expect(file.series[0].zone.identifier == "Europe/Madrid")
    #expect(file.series[0].start == file.series[1].start)
  }

  @Test("The resolution may change inside a file, and a slot may be missing")
  func changingStep() throws {
    let times = [0, 3600, 7200, 8100, 9000, 10_800, 11_700].map { 1_759_262_400 + $0 }
    let text = "{\"unix_seconds\":\(times),\"price\":[1,2,3,4,5,6,null],\"unit\":\"EUR / MWh\"}"
    let series = try read(text)
    #expect(series.map(\.length) == [3600, 3600, 900, 900, 900, 900, 900])
    #expect(series.indices.map(series.touchesNext) == [true, true, true, true, false, true, false])
  }

  @Test(
    "Tomorrow's prices of a sensor are read only if it states that they are valid",
    arguments: [true, false])
  func tomorrow(isValid: Bool) throws {
    func slot(_ day: Int) -> String {
      "{\"start\":\"2026-07-\(day)T00:00:00+02:00\",\"end\":\"2026-07-\(day)T01:00:00+02:00\","
        + "\"value\":0.1}"
    }
    let text = """
      {"attributes":{"raw_today":[\(slot(28))],"raw_tomorrow":[\(slot(29))],"region":"SE2",
      "tomorrow_valid":\(isValid),"currency":"SEK","unit":"kWh"}}
      """
    let series = try read(text)
    #expect(series.count == (isValid ? 2 : 1))
    #expect(series.unit?.symbol == "öre/kWh" && series[0].price == 10)
  }
}
