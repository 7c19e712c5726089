import Testing

@testable import ElectricityPrices

/// Tests of the beginning of a table, before its format is known.
@Suite("Heads of tables") struct TableHeadTests {
  private static func head(_ text: String, isWhole: Bool = true) -> TableHead {
    var text = text
    return text.withUTF8 { TableHead($0, isWhole: isWhole) }
  }

  @Test(
    "The separator of fields occurs in each of the first five lines",
    arguments: [
      ("a;b\n1;2", ";"), ("a\tb\n1\t2", "\t"), ("a,b\n1,2", ","), ("", ","), ("x", ","),
      // Of several candidates, a semicolon is preferred, then a tab.
      ("a;b\tc,d\n1;2\t3,4", ";"), ("a\tb,c\n1\t2,3", "\t"), ("a\tb;c\n1\t2;3", ";"),
      ("a;b\nx", ","), ("a;b\nx;y\nz", ","), ("a\tb\nx", ","),
      ("a;b\n1;2\n1;2\n1;2\n1;2\nx", ";"), ("a;b\n1;2\n1;2\n1;2\nx\n1;2", ","),
      ("a;b\r1;2\r", ";"), ("\n\r\na;b\r\n\r\n1;2\r\n", ";"),
    ])
  func separators(text: String, separator: Character) {
    #expect(Self.head(text).separator == separator.asciiValue)
  }

  @Test(
    "Spaces separate fields if lines begin with a time and have equally many words",
    arguments: [
      ("time price\n2026-11-20T00:00 5", " "), ("2026-11-20 5\n2026-11-21 6", " "),
      ("day hour price\n2026-11-20 13:00 5", " "), ("a b\nc d", ","), ("a b\n5 2026-11-20", ","),
      ("day price\n2026-11-20 13:00 5", ","), ("day price x\n2026-11-20 5", ","),
      ("2026-11-20\n2026-11-21", ","), ("time  price\r\n2026-11-20  5\r\n", " "),
      // Commas in only the first line are between headings, or before decimals.
      ("start time,price\n2026-11-20 13:00", ","), ("2026-11-20 1,5\n2026-11-21 2", " "),
    ])
  func words(text: String, separator: Character) {
    #expect(Self.head(text).separator == separator.asciiValue)
  }

  @Test(
    "Commas in lines of numbers are decimal, unless the numbers before them count the lines",
    arguments: [
      ("3,5\n1,5", ";"), ("price\n3,5\n1,5", ";"), ("3,5", ";"), ("price\n3,5", ";"),
      ("3,5\n7", ";"), ("7\n3,5", ";"), ("3,5\nn/a\n1,5", ";"), ("\"3,5\"\n\"1,5\"", ","),
      ("a,b\n3,5\n1,5", ","), ("price\n7\n8", ","), ("3,5\nx", ","), ("3,5\nx,y", ","),
      ("1,5\n2,7", ","), ("1,5\n2,7\n3,1", ","), ("1,5\n2,7\n2,1", ";"), ("2,5\n1,7", ";"),
      ("1,5\n3,7", ";"), ("hour,price\n0,50\n1,51", ","),
    ])
  func numbers(text: String, separator: Character) {
    #expect(Self.head(text).separator == separator.asciiValue, "\(text)")
  }

  @Test("Only the first 24 lines decide whether a file has numbers alone", arguments: [24, 25])
  func manyNumbers(line: Int) {
    var lines = Array(repeating: "3,5", count: 30)
    #expect(Self.head(lines.joined(separator: "\n")).separator == UInt8(ascii: ";"))
    lines[line - 1] = "x,y"
    let separator = Self.head(lines.joined(separator: "\n")).separator
    #expect(separator == UInt8(ascii: line <= 24 ? "," : ";"))
  }

  @Test(
    "Whole numbers before the commas are recognised if they count the lines",
    arguments: [
      (["1,5", "2,7"], true), (["1,5", "2,7", "3,1"], true), (["1", "2"], true),
      (["-1,5", "0,7"], true), (["9,5", "10,7"], true), ([], false), (["1,5"], false),
      (["2,1", "1,5"], false), (["1,5", "3,7"], false), (["1,5", "1,7"], false),
      (["1,5", "2,7", "2,8"], false), (["x,1", "y,2"], false), (["1,5", "x,2"], false),
      (["x,1", "1,2"], false), ([",1", ",2"], false),
    ])
  func counts(lines: [String], isCount: Bool) {
    #expect(TableHead.doesCount(lines, before: ",") == isCount)
  }

  @Test(
    "The first line has headings unless it has a time or is a lone value",
    arguments: [
      ("time;price\n2026-11-20T00:00;1", true), ("2026-11-20T00:00;1", false),
      ("x;2026-11-20T00:00;1", false), ("1;x\n2;y", true), ("5;6\n7;8", true),
      ("n/a;x\n1;2", true), ("price\n5\n6", true), ("5\n6", false), ("3,5\n1,5", false),
      ("n/a\n5", false), ("-\n5", false), ("", true),
    ])
  func names(text: String, hasNames: Bool) {
    let head = Self.head(text)
    #expect(head.hasNames == hasNames)
    let lines = text.split(separator: "\n")
    #expect(head.rows.count == (hasNames ? max(lines.count - 1, 0) : lines.count))
    #expect(head.names.joined(separator: ";") == (lines.first.map(String.init) ?? ""))
  }

  @Test("A byte order mark at the beginning is not part of the first heading")
  func marks() {
    let head = Self.head("\u{FEFF}Time;Price\n2026-11-20T00:00;1\n")
    #expect(head.names == ["Time", "Price"] && head.keys == ["time", "price"])
    #expect(Self.head("Time;\u{FEFF}Price\n").names == ["Time", "\u{FEFF}Price"])
    // The first two of its three bytes are not a mark.
    var bytes: [UInt8] = [0xEF, 0xBB]
    bytes += Array("a;b\n".utf8)
    #expect(bytes.withUnsafeBufferPointer { TableHead($0, isWhole: true) }.names.last == "b")
    #expect(
      bytes.withUnsafeBufferPointer { TableHead($0, isWhole: true) }.names.first?.last == "a")
  }

  @Test("Separators within quotation marks do not separate fields")
  func quotes() {
    let head = Self.head("\"a;b\";c\n\"1;2\";\"3\"\"4\"\n")
    #expect(head.names == ["a;b", "c"] && head.rows == [["1;2", "3\"4"]])
  }

  @Test("The head of a table has at most twenty rows and the line before them")
  func twenty() {
    let rows = Array(repeating: "2026-11-20T00:00;1", count: 40)
    #expect(Self.head((["time;price"] + rows).joined(separator: "\n")).rows.count == 20)
    #expect(Self.head(rows.joined(separator: "\n")).rows.count == 21)
    #expect(Self.head(rows.prefix(20).joined(separator: "\n")).rows.count == 20)
  }

  @Test(
    "A last line that may be cut is left out, unless it is the only line",
    arguments: [
      ("time;price\n2026-11-20T00:00;1\n2026-1", [["2026-11-20T00:00", "1"]]),
      ("time;price\n2026", []), ("time;pri", []),
    ])
  func cut(text: String, rows: [[String]]) {
    let cut = Self.head(text, isWhole: false)
    #expect(cut.rows == rows && cut.names.first == "time" && cut.names.count == 2)
    #expect(Self.head(text).rows.count == text.split(separator: "\n").count - 1)
  }

  @Test("A line that ends after the first 64 KiB is not part of the head")
  func longLines() {
    let note = String(repeating: "x", count: 40_000)
    let rows = (0..<3).map { "2026-11-20T0\($0):00;1;\(note)" }
    let text = "time;price;note\n" + rows.joined(separator: "\n") + "\n"
    for isWhole in [true, false] {
      let head = Self.head(text, isWhole: isWhole)
      #expect(head.rows.map { $0[0] } == ["2026-11-20T00:00"], "whole: \(isWhole)")
    }
    // A line that fills the 64 KiB exactly is complete.
    let names = "time;price;note\n2026-11-20T00:00;1;"
    let exact = names + String(repeating: "x", count: 65_536 - names.utf8.count)
    #expect(Self.head(exact).rows.count == 1 && Self.head(exact + "y").rows.isEmpty)
  }

  @Test(
    "The first rows show the decimal separator, or leave it uncertain",
    arguments: [
      ("1,5", ",", true), ("1.5", ".", true), ("1,5\n1.5", ".", true), ("15", ".", false),
      ("x,y", ".", false), ("x.y", ".", false), ("\u{2212}1,5", ",", true),
      ("1\u{A0}004,75", ",", true), ("2026-11-20 13:00", ".", false), ("", ".", false),
      ("20.11.2026", ".", false),
    ])
  func decimals(numbers: String, sign: Character, isCertain: Bool) {
    let rows = numbers.split(separator: "\n").map { "a;\($0);b\n" }.joined()
    let head = Self.head("x;y;z\n" + rows)
    let numbers = TableNumbers(plain: head)
    #expect(numbers.decimalSeparator == sign.asciiValue && numbers.mayHaveCommas != isCertain)
    #expect(head.hasNames)
  }

  @Test("Columns are found by the first matching heading and named for messages")
  func columns() {
    let head = Self.head("Time;PRICE;note\n2026-11-20T00:00;1;x\n")
    #expect(head.has("time", "price") && head.has("note") && !head.has("time", "x"))
    #expect(!head.has("Time") && !head.has("x"))
    #expect(head.column(["note", "time"]) == 2 && head.column(["x", "price"]) == 1)
    #expect(head.column(["x"]) == nil && head.column([]) == nil)
    #expect((0...3).map(head.name(of:)) == ["Time", "PRICE", "note", "column 4"])
    #expect(Self.head("2026-11-20T00:00;1\n").name(of: 0) == "column 1")
    #expect(head.line == 1 && head.titles == [])
  }

  @Test("A decimal comma does not change the other rules of a price parser")
  func withComma() {
    let comma = PlainNumber.comma
    let typographic = PriceParser(decimalSeparator: comma, isTypographic: true)
    let plain = PriceParser(decimalSeparator: comma)
    #expect(typographic.price(in: "\u{2212}1,5") == Price("-1.5"))
    #expect(typographic.price(in: "1.5") == nil)
    #expect(plain.price(in: "\u{2212}1,5") == nil)
    #expect(plain.price(in: "-1,5") == Price("-1.5"))
  }
}
