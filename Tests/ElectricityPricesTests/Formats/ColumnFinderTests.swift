import Testing

@testable import ElectricityPrices

/// Tests of the columns that are found in a table of no particular service.
///
/// In the cells, `Z` is a time with an offset, `L` a time without an offset, `D` a date.
@Suite("Columns of generic tables") struct ColumnFinderTests {
  private static func columns(_ text: String) -> GenericTable.Columns? {
    var text = text.replacing("Z", with: "2026-11-20T00:00Z")
      .replacing("L", with: "2026-11-20 00:00").replacing("D", with: "2026-11-20")
    return text.withUTF8 { GenericTable.Columns(of: TableHead($0, isWhole: true)) }
  }

  /// Returns all columns that are found, by their indices from 0.
  private static func found(_ text: String) -> String {
    guard let columns = columns(text) else { return "nothing" }
    let prices = columns.prices.map { price in
      "\(price.column)" + (price.name.map { "=\($0)" } ?? "")
    }
    let parts: [(name: String, columns: [String])] = [
      ("start", ["\(columns.start)"]), ("other", columns.otherStarts.map(String.init)),
      ("end", [columns.end].compactMap { $0.map(String.init) }),
      ("hour", [columns.hour].compactMap { $0.map(String.init) }),
      ("hours", columns.hours.isEmpty ? [] : ["\(columns.hours.count)"]),
      ("area", [columns.area].compactMap { $0.map(String.init) }),
      ("label", columns.labels.prefix(1).map { String($0.column) }),
      ("split", columns.splitsDecimals ? ["yes"] : []), ("price", prices),
    ]
    return parts.filter { !$0.columns.isEmpty }
      .map { "\($0.name) \($0.columns.joined(separator: ","))" }.joined(separator: " ")
  }

  @Test("Areas of several words are areas beside those of one")
  func areasOfWords() throws {
    for heads in ["price DE-LU,price AT", "price_DE_LU,price_AT"] {
      let text = "time,\(heads)\n2026-01-20T00:00Z,1,2\n2026-01-20T01:00Z,3,4\n"
      let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
      #expect(file.series.count == 2 && file.series[0].warnings.isEmpty, "\(heads)")
    }
  }

  @Test(
    "The column of starts is found by its heading, its zone or its cells",
    arguments: [
      ("time;price\nZ;1", "start 0 price 1"), ("Z;1", "start 0 price 1"),
      ("price;time\n1;Z", "start 1 price 0"), ("time;price\n;1", "start 0 price 1"),
      // A known heading, a zone or an offset wins; the first of equal columns wins, and the others
      // are alternatives.
      ("created;time;price\nL;L;1", "start 1 price 2"),
      ("created;made;price\nL;L;1", "start 1 price 2"),
      ("timestamp;start;price\nL;L;1", "start 1 other 0 price 2"),
      ("time;Time;price\nL;L;1", "start 0 other 1 price 2"),
      ("when (CET);time (CET);price\nL;L;1", "start 1 other 0 price 2"),
      ("time;when (UTC);price\nL;L;1", "start 1 other 0 price 2"),
      ("time;price;when (UTC)\nL;1;L", "start 2 other 0 price 1"),
      ("time;timestamp;price\nL;Z;1", "start 1 other 0 price 2"),
      ("time;timestamp;price\nL;x;1\nL;Z;2\nL;Z;2", "start 0 other 1 price 2"),
      // Where no cell is a time, the column with the heading of a time.
      ("time;price\nx;1", "start 0 label 0 price 1"), ("time\nx", "nothing"),
      ("a;b\nx;1", "nothing"),
      // A number like seconds since 1970 under the heading of a price is a price.
      ("time;price\nZ;500000000001", "start 0 price 1"),
      ("epoch;price\n1700000000;500000000001", "start 0 price 1"),
      ("timestamp;start;price\nx;y;1", "start 1 label 0 price 2"),
      // Half of the cells are enough, a third is not.
      ("time;price\nZ;1\nx;1", "start 0 price 1"),
      ("time;note;price\nZ;Z;1\nZ;x;2\nZ;y;3", "start 0 label 1 price 2"),
    ])
  func starts(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }

  @Test(
    "The column of ends is found by its heading, its zone or its position",
    arguments: [
      ("time;end;price\nZ;Z;1", "start 0 end 1 price 2"),
      ("time;price;end\nZ;1;Z", "start 0 end 2 price 1"),
      ("time;end;price\nZ;Z;1\nZ;x;2", "start 0 end 1 price 2"),
      ("time;end;price\nZ;Z;1\nZ;;2\nZ;;3", "start 0 end 1 price 2"),
      ("time;end;price\nZ;;1", "start 0 price 2"), ("end;price\nZ;1", "start 0 price 1"),
      // By the whole heading, and by a word in it.
      ("startsAt;endsAt;total\nZ;Z;1", "start 0 end 1 price 2"),
      ("datumvon;datumbis;preis\nL;L;1", "start 0 end 1 price 2"),
      ("delivery from;delivery to;price\nL;L;1", "start 0 end 1 price 2"),
      ("created;start to end (CET);price\nL;L;1", "start 1 price 2"),
      // By the zone of the start, otherwise by any.
      ("end_utc;start;price\nL;L;1", "start 1 end 0 price 2"),
      ("end;end_utc;price;start_utc\nL;L;1;L", "start 3 end 1 price 2"),
      ("start_utc;end;price\nL;L;1", "start 0 end 1 price 2"),
      // Without headings the second column of times.
      ("L;L;5", "start 0 end 1 price 2"), ("Z;5;L", "start 0 end 2 price 1"),
    ])
  func ends(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }

  @Test(
    "A column of hours is found next to dates",
    arguments: [
      ("date;hour;price\nD;5;1", "start 0 hour 1 price 2"),
      ("date;hour;x\nD;5;7", "start 0 hour 1 price 2"),
      ("date;time;hour;price\nD;5;6;1", "start 0 hour 2 price 3"),
      ("hour;date;price\n5;D;1", "start 1 hour 0 price 2"),
      // Not next to times, not where a cell is not an hour, not where all cells are empty.
      ("time;hour;price\nL;5;1", "start 0 price 2"), ("date;hour;price\nD;;1", "start 0 price 2"),
      ("date;hour;price\nD;x;1", "start 0 label 1 price 2"),
      ("date;hour;price\nD;5;1\nD;x;1", "start 0 price 2"),
      ("date;rank;price\nD;5;1", "start 0 price 2"),
      ("D;5;7", "start 0 hour 1 price 2"), ("D;5", "start 0 price 1"),
      ("D;7.5;5", "start 0 hour 2 price 1"), ("L;5;7", "start 0 price 1,2"),
    ])
  func hours(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }

  @Test(
    "Columns for hours are found if there are as many as a day can have",
    arguments: [(22, 0), (23, 23), (24, 24), (25, 25), (26, 26), (27, 0)])
  func hourColumns(count: Int, hours: Int) {
    let names = (1...count).map { "H\($0)" }.joined(separator: ";")
    let numbers = (1...count).map(String.init).joined(separator: ";")
    #expect(Self.columns("date;\(names)\nD;\(numbers)")?.hours.count == hours)
    // Not next to times, and not without headings.
    #expect(Self.columns("time;\(names)\nL;\(numbers)")?.hours.isEmpty ?? false)
    #expect(Self.columns("D;\(numbers)\nD;\(numbers)")?.hours.isEmpty ?? false)
  }

  @Test(
    "Columns of areas and labels are found",
    arguments: [
      ("area;time;price\nNO1;Z;1", "start 1 area 0 price 2"),
      ("time;location;price\nZ;Z;1", "start 0 price 2"),
      ("time;price;note\nZ;1;x", "start 0 label 2 price 1"),
      ("time;price;note\nZ;1;", "start 0 price 1"), ("time;price;note\nZ;1;5", "start 0 price 1"),
      ("time;price;note\nZ;1;x\nZ;1;5", "start 0 price 1"),
      ("time;price;note\nZ;1;\nZ;1;x", "start 0 label 2 price 1"),
    ])
  func labels(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }

  @Test(
    "Columns of prices are found by their headings, by areas or as the only numbers",
    arguments: [
      ("time;a\nZ;1", "start 0 price 1"), ("time;a;b\nZ;1;2", "start 0 price 1=a,2=b"),
      ("time;a;b\nZ;-;1", "start 0 label 1 price 2"), ("time;a\nZ;1\nZ;-", "start 0 price 1"),
      ("time;a;b\nZ;1;2\nZ;x;2", "start 0 price 2"), ("Z;1;2", "start 0 price 1,2"),
      ("Z;1;x", "start 0 price 1"), ("time;a;price\nZ;1", "start 0 price 2"),
      // By heading: the clearest, otherwise all that mean a price.
      ("time;price;value\nZ;1;2", "start 0 price 1"),
      ("time;value;price\nZ;1;2", "start 0 price 2"),
      ("time;price;Price\nZ;1;2", "start 0 price 1=price,2=Price"),
      ("time;spot rate;a\nZ;1;2", "start 0 price 1"), ("time;elspot;a\nZ;1;2", "start 0 price 1"),
      ("time;xrrp;a\nZ;1;2", "start 0 price 1=xrrp,2=a"),
      ("time;x rrp;a\nZ;1;2", "start 0 price 1"),
      ("time;(EUR/MWh);price x\nZ;1;2", "start 0 price 1=(EUR/MWh),2=price x"),
      ("time;x EUR/MWh;a\nZ;1;2", "start 0 price 1"),
      ("time;price volume;a\nZ;1;2", "start 0"),
      // By areas, unless a single area is next to a column that is named a price.
      ("time;NO1\nZ;1", "start 0 price 1=NO1"),
      ("time;no1;Se3\nZ;1;2", "start 0 price 1=NO1,2=SE3"),
      ("time;NO1;price\nZ;1;2", "start 0 price 2"),
      ("time;NO1;SE3;price\nZ;1;2;3", "start 0 price 1=NO1,2=SE3"),
      ("time;SE-SE3\nZ;1", "start 0 price 1=SE-SE3"), ("time;SE-SE33\nZ;1", "start 0 price 1"),
      ("time;Great Britain\nZ;1", "start 0 price 1=GREAT BRITAIN"),
      ("time;Atlantis\nZ;1", "start 0 price 1"),
      // Import and export.
      ("time;import;export\nZ;1;2", "start 0 price 1=import,2=export"),
      ("time;import;load\nZ;1;2", "start 0"), ("time;export;load\nZ;1;2", "start 0"),
      ("time;import;export;import x\nZ;1;2;3", "start 0 price 1=import,2=export"),
      // Text in brackets is part of the names if they are equal without it.
      ("time;price (a);price (b)\nZ;1;2", "start 0 price 1=price (a),2=price (b)"),
      ("time;day price (x);spot price [x]\nZ;1;2", "start 0 price 1=day price,2=spot price"),
      ("time;price (a [b] c) day;x  price\nZ;1;2", "start 0 price 1=price day,2=x price"),
      ("time;(EUR/MWh);price\nZ;1;2", "start 0 price 2"),
      ("time;(EUR/MWh);[ct/kWh]\nZ;1;2", "start 0 price 1=(EUR/MWh),2=[ct/kWh]"),
    ])
  func prices(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }

  @Test(
    "The last two columns without headings are joined to a number with a decimal comma",
    arguments: [
      ("Z,326,4", "start 0 split yes price 1"), ("Z,-326,4", "start 0 split yes price 1"),
      ("Z;326;4", "start 0 price 1,2"), ("Z,3.5,4", "start 0 price 1,2"),
      ("Z,3,x,4", "start 0 price 1,3"), ("Z,3,4,x", "start 0 price 1,2"),
      ("Z,3,4,5", "start 0 price 1,2,3"), ("time,a,b\nZ,3,4", "start 0 price 1=a,2=b"),
    ])
  func splits(text: String, truth: String) { #expect(Self.found(text) == truth, "\(text)") }
}
