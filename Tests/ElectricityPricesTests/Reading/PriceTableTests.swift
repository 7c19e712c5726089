import Testing

@testable import ElectricityPrices

@Suite("Tables with one or several prices in a row") struct PriceTableTests {
  private static func head(_ text: String) -> TableHead {
    var text = text
    return text.withUTF8 { TableHead($0, isWhole: true) }
  }

  @Test("Rows of areas in turn become a series for each area")
  func areas() throws {
    let text = """
      Country,ISO3 Code,Datetime (UTC),Datetime (Local),Price (EUR/MWhe)
      Austria,AUT,2026-11-20 00:00:00,2026-11-20 01:00:00,10
      Austria,AUT,2026-11-20 01:00:00,2026-11-20 02:00:00,20
      Finland,FIN,2026-11-20 00:00:00,2026-11-20 02:00:00,30
      Austria,AUT,2026-11-20 02:00:00,2026-11-20 03:00:00,40
      Finland,FIN,2026-11-20 01:00:00,2026-11-20 03:00:00,50

      """
    #expect(
      try TableCaseTests.facts(text)
        == "AT: 11-20T00:00=1 11-20T01:00=2 11-20T02:00=4; FI: 11-20T00:00=3 11-20T01:00=5")
  }

  @Test("Rows without the code of an area have no area")
  func unnamed() throws {
    let text = """
      Country,ISO3 Code,Date,Price (EUR/MWhe)
      Austria,,2026-11-20,10
      Austria,,2026-11-21,20

      """
    let series = try read(text)
    #expect(series.map(\.price) == [1, 2] && series.area == nil)
  }

  @Test(
    "The row of headings is found below titles",
    arguments: [
      ("Title;;\nDate;HOUR;PUN\n2026-11-20;5;1\n", 1),
      ("2026-11-20;a;b\nDate;Hour;PUN\n2026-11-20;5;1\n", 1),
      ("a;b;c\nd;e;f\nDate;Hour;PUN\nDate;Hour;X\n2026-11-20;5;1\n", 2),
    ])
  func rows(text: String, titles: Int) throws {
    let titled = try #require(Self.titled(text))
    let head = titled.head
    #expect(head.keys == ["date", "hour", "pun"] && head.names.last == "PUN")
    #expect(head.titles.count == titles)
    #expect(head.titles.first == text.prefix { $0 != "\n" }.description)
    #expect(head.columns { $0 == "hour" || $0 == "pun" } == [1, 2])
    #expect(head.columns { _ in false } == [])
    #expect(try head.required("pun") == 2 && head.required("hour") == 1)
    do throws(PriceFault) {
      _ = try head.required("x")
      Issue.record("found")
    } catch {
      #expect(error.reason == .missing(field: "x"))
      #expect(error.place == FilePlace(line: titles + 1, column: 1))
    }
    // The next row is the first row below the headings.
    let stream = ByteStream(Array(text.utf8))
    stream.consume(titled.offset)
    let table = TableReader(stream, head: head)
    try table.skipNames()
    #expect(try table.next() && table.line == titles + 2)
  }

  private static func titled(_ text: String) -> TitledTable? {
    var text = text
    return text.withUTF8 { TitledTable($0, isWhole: true) { $0.has("hour") } }
  }

  @Test(
    "A table without a row of headings has none", arguments: ["a;b\n1;2\n", "", "2026-11-20;5\n"])
  func none(text: String) { #expect(Self.titled(text) == nil) }

  @Test("Dates and numbers in fields are read, and an error has the place of its field")
  func fields() throws {
    let text = "Date;Hour\n20.11.2026;5\nx;y\n"
    let table = TableReader(ByteStream(Array(text.utf8)), head: Self.head(text))
    try table.skipNames()
    #expect(try table.next() && "\(table.date(0))" == "2026-11-20" && table.number(1) == 5)
    #expect(try table.next())
    for (column, text) in ["x", "y"].enumerated() {
      do throws(PriceFault) {
        _ = column == 0 ? try table.date(0).month : try table.number(1)
        Issue.record("read")
      } catch {
        #expect(error.reason == .badTime(field: column == 0 ? "Date" : "Hour", text: text))
        #expect(error.place == FilePlace(line: 3, column: 1 + column * 2))
      }
    }
  }
}
