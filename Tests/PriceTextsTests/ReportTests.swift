import Testing

@testable import PriceTexts

@Suite("Reports") struct ReportTests {
  private let report = Report(
    name: "things", facts: [("days", "2")],
    columns: [
      ("name", "thing"), ("kwh", "kWh"), ("unit", nil), (nil, "note"),
    ],
    rows: [
      [.text("a,b"), .number("1.50", shown: "1.5"), .text("kWh"), .text(nil)],
      [.text("c"), .number(nil), .text("kWh"), .text("x")],
    ])

  @Test("The table of a report has the columns with a title, with rounded numbers") func table() {
    #expect(
      [report].text(.table) == """
        thing  kWh  note
        a,b    1.5     –
        c        –     x

        """)
  }

  @Test(
    "The CSV of a report has the columns with a key and exact numbers, and unknown cells are empty")
  func csv() {
    #expect([report].text(.csv) == "name,kwh,unit\n\"a,b\",1.50,kWh\nc,,kWh\n")
  }

  @Test("The JSON of a report has a schema, the facts and the rows under the report's name")
  func json() {
    var other = report
    other.rows = Array(report.rows.prefix(1))
    #expect(
      [report, other].text(.json) == """
        {
          "schema": 1,
          "days": 2,
          "things": [
            {"name":"a,b","kwh":1.50,"unit":"kWh"},
            {"name":"c","kwh":null,"unit":"kWh"},
            {"name":"a,b","kwh":1.50,"unit":"kWh"}
          ]
        }

        """)
  }
}
