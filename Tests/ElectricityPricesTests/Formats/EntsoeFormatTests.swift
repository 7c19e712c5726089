import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("ENTSO-E")
struct EntsoeFormatTests {
  static func series(
    area: String = "10YNO-1--------2", currency: String = "EUR", sequence: Int? = nil,
    start: String = "2024-01-01T00:00Z", end: String = "2024-01-01T02:00Z",
    curve: String = "A01", resolution: String? = "PT60M",
    points: [(Int, String)] = [(1, "10"), (2, "20")]
  ) -> String {
    let position = sequence.map {
      "<classificationSequence_AttributeInstanceComponent.position>\($0)"
        + "</classificationSequence_AttributeInstanceComponent.position>"
    }
    let prices = points.map {
      "<Point><position>\($0.0)</position><price.amount>\($0.1)</price.amount></Point>"
    }
    return "<TimeSeries>\(position ?? "")<in_Domain.mRID>\(area)</in_Domain.mRID>"
      + "<currency_Unit.name>\(currency)</currency_Unit.name>"
      + "<price_Measure_Unit.name>MWH</price_Measure_Unit.name><curveType>\(curve)</curveType>"
      + "<Period><timeInterval><start>\(start)</start><end>\(end)</end></timeInterval>"
      + (resolution.map { "<resolution>\($0)</resolution>" } ?? "") + prices.joined()
      + "</Period></TimeSeries>"
  }

  static func document(_ series: String...) -> String {
    "<Publication_MarketDocument>\(series.joined())</Publication_MarketDocument>"
  }

  @Test(
    "A complete comment before an ENTSO-E document is skipped, whatever it contains",
    arguments: [
      ("<!-- <html> -->", true), ("<?xml version=\"1.0\"?>\n<!--<a><b>- >-->\n<!---->", true),
      ("<!-- - > -> <!-- -->", false), ("<!-- <Publication_MarketDocument>", false),
    ])
  func comment(before: String, isRead: Bool) throws {
    let text = before + Self.document(Self.series())
    guard isRead else { return #expect(failure(text) != nil) }
    let series = try read(text)
    #expect(series.formatName == "entsoe" && series.map(\.price) == [1, 2])
  }

  @Test("An ENTSO-E interval of decades, as with a wrong digit in a year, is refused")
  func overlong() {
    let year = Self.series(start: "2024-01-01T00:00Z", end: "2025-01-01T00:00Z", resolution: "P1D")
    #expect(failure(Self.document(year)) == nil)
    let wrong = Self.series(start: "2024-01-01T00:00Z", end: "2094-01-01T02:00Z")
    #expect(
      failure(Self.document(wrong))?.reason
        == .overlong(from: "2024-01-01T00:00:00+00:00", to: "2094-01-01T02:00:00+00:00"))
  }

  @Test(
    "ENTSO-E documents with contradictions or wrong values are refused with the reason",
    arguments: [
      (series(points: [(1, "1"), (3, "2")]), "a number from 1 to 2"),
      (series(end: "2024-01-01T01:30Z"), "a multiple of the resolution"),
      (series(resolution: nil), "“resolution” is missing"),
      (series(resolution: "PT7X"), "PT15M or PT60M"),
      (series(points: [(1, "1"), (1, "2")]), "two different prices for 2024-01-01T00:00:00"),
      (series(currency: "XYZ"), "“XYZ/MWH” is not a unit"),
    ])
  func refused(series: String, part: String) throws {
    let sentence = try #require(failure(Self.document(series))).sentence
    #expect(sentence.contains(part), "\(sentence)")
  }

  @Test("A position that is repeated with the same price is accepted")
  func repeated() throws {
    let text = Self.document(Self.series(points: [(1, "1"), (2, "2"), (1, "1.0")]))
    #expect(try read(text).map(\.price) == [Price("0.1"), Price("0.2")])
  }

  @Test("Two series with different prices for a time are refused, unless their sequences differ")
  func overlapping() throws {
    let first = Self.series(points: [(1, "10"), (2, "20")])
    func document(_ second: String) -> String { Self.document(first, second) }
    let other = Self.series(start: "2024-01-01T01:00Z", points: [(1, "21")])
    #expect(
      failure(document(other))?.reason == .conflictingPrices(time: "2024-01-01T01:00:00+00:00"))
    for same in [
      Self.series(start: "2024-01-01T01:00Z", points: [(1, "20")]),
      Self.series(sequence: 2, points: [(1, "11"), (2, "21")]),
      Self.series(
        resolution: "PT30M", points: [(1, "10"), (2, "10"), (3, "20"), (4, "20")]),
    ] { #expect(failure(document(same)) == nil) }
  }

  @Test(
    "Resolutions from a minute to a day are read, others and empty intervals are refused",
    arguments: [
      ("PT1M", "2024-01-01T00:02Z", 60), ("PT15M", "2024-01-01T00:30Z", 900),
      ("PT1H", "2024-01-01T02:00Z", 3600), ("P1D", "2024-01-03T00:00Z", 86_400),
      ("PT1440M", "2024-01-03T00:00Z", 86_400), ("PT1441M", "2024-01-03T00:02Z", nil),
      ("PT0M", "2024-01-01T02:00Z", nil), ("PT60M", "2024-01-01T00:00Z", nil),
    ] as [(String, String, Int64?)])
  func resolutions(resolution: String, end: String, length: Int64?) throws {
    let text = Self.document(Self.series(end: end, resolution: resolution))
    guard let length else { return #expect(failure(text) != nil) }
    #expect(try read(text).map(\.length) == [length, length])
  }

  @Test("An interval may begin at any minute, and a contradiction names its time")
  func minutes() throws {
    let shifted = Self.series(start: "2024-01-01T00:15Z", end: "2024-01-01T02:15Z")
    #expect(try read(Self.document(shifted)).map(\.price) == [1, 2])
    let empty = Self.document(Self.series(end: "2024-01-01T00:00Z"))
    #expect(failure(empty)?.reason == .missing(field: "end"))
    let twice = Self.document(Self.series(points: [(1, "10"), (2, "20"), (2, "21")]))
    #expect(failure(twice)?.reason == .conflictingPrices(time: "2024-01-01T01:00:00+00:00"))
    // Without a curve type the last price is not repeated.
    let gap = Self.document(Self.series(end: "2024-01-01T03:00Z"))
      .replacing("<curveType>A01</curveType>", with: "")
    #expect(try read(gap).map(\.price) == [1, 2, nil])
  }

  @Test("A series in an unknown currency is left out with a warning")
  func unknownCurrency() throws {
    let other = Self.series(area: "10YSE-1--------K", currency: "XYZ", points: [(1, "7")])
    for text in [
      Self.document(other, Self.series()), Self.document(Self.series(), other),
    ] {
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(file.areas == ["NO1"])
      #expect(file.series[0].map(\.price) == [1, 2])
      #expect(file.warnings == [.leftOut(1, reason: .unknownUnit("XYZ/MWH"))])
    }
  }

  @Test("Of two currencies for an area the first is used, and a warning names the other")
  func twoCurrencies() throws {
    let later = Self.series(
      currency: "GBP", start: "2024-01-01T02:00Z", end: "2024-01-01T04:00Z")
    let series = try read(Self.document(Self.series(), later))
    #expect(series.count == 2 && series.unit?.currency == .eur)
    let units = (PriceUnit(.gbp, per: .megawattHour), PriceUnit(.eur, per: .megawattHour))
    #expect(series.warnings == [.leftOut(2, reason: .otherUnit(units.0, shown: units.1))])
  }

  private static let head =
    "MTU (CET/CEST),Area,Sequence,Day-ahead Price (EUR/MWh),Intraday Price (EUR/MWh)\n"

  private static func row(_ hour: Int, _ sequence: String, _ price: String) -> String {
    "01/10/2025 0\(hour):00:00 - 01/10/2025 0\(hour + 1):00:00,BZN|AT,\(sequence),\(price),5\n"
  }

  @Test("Of several sequences the lowest of each time is used, with a warning for each")
  func sequences() throws {
    let rows = [
      Self.row(0, "Sequence Sequence 2", "90"), Self.row(0, "Sequence Sequence 1", "10"),
      Self.row(1, "Sequence Sequence 1", "20"), Self.row(1, "Sequence Sequence 2", "90"),
      Self.row(2, "Sequence Sequence 2", "-30"),
    ]
    let series = try read(Self.head + rows.joined())
    #expect(series.map(\.price) == [1, 2, -3])
    let date = try date("2025-10-01")
    #expect(series.warnings == [.otherSequences(2, shown: 1), .onlySequence(2, date: date)])
    #expect(series.warnings.allSatisfy { $0.sentence.hasSuffix(".") })
  }

  @Test("Tables with contradictory offsets, another currency or an unknown zone are refused")
  func tables() {
    let autumn = "26/10/2025 02:00:00 - 26/10/2025 02:15:00,BZN|AT,Sequence 1,1,\n"
    let tagged =
      "26/10/2025 01:45:00 - 26/10/2025 02:00:00 (CEST),BZN|AT,Sequence 1,1,\n" + autumn
    #expect(
      failure(Self.head + tagged)?.sentence.contains("contradict each other") == true)
    let currency =
      "\"MTU (UTC)\",\"Day-ahead Price [EUR/MWh]\",\"Currency\",\"BZN|PL\"\n"
      + "\"01.01.2019 00:00 - 01.01.2019 01:00\",\"1\",\"PLN\",\"\"\n"
    #expect(failure(currency)?.reason == .badUnit("PLN"))
    let clock = Self.head.replacing("CET/CEST", with: "XYZ") + Self.row(0, "Sequence 1", "1")
    #expect(failure(clock)?.sentence.contains("“XYZ”") == true)
  }
}
