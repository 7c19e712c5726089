import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Numbers, dates and encodings of tables")
struct TableReadingTests {
  @Test(
    "Thousands separators are accepted between groups of three digits only",
    arguments: [
      ("1.299,98", ",", "1299.98"), ("1,299.98", ".", "1299.98"),
      ("-1.234.567,5", ",", "-1234567.5"),
      ("1.299", ",", "1299"), ("12,34", ",", "12.34"), ("0.5", ".", "0.5"),
      ("1.29,98", ",", nil), ("1.2999", ",", nil), (".299,1", ",", nil), ("1..299,1", ",", nil),
      ("1,299,98", ".", nil), ("1234.567,8", ",", nil),
    ])
  func groups(text: String, sign: Character, number: String?) {
    let numbers = TableNumbers(decimalSeparator: sign.asciiValue ?? 0)
    #expect(numbers.price(in: text) == number.flatMap { Price($0) }, "\(text)")
  }

  @Test(
    "The first numbers that show it determine the decimal separator",
    arguments: [
      ("1.299,98", ","), ("1,299.98", "."), ("1.299\n12,5", ","), ("1,299\n12.5", "."),
      ("7\n1,25", ","), ("1.250\n1.2", "."),
    ])
  func decimals(numbers: String, sign: Character) {
    let rows = numbers.split(separator: "\n").map { "a;\($0)" }.joined(separator: "\n")
    var text = "x;y\n" + rows
    let found = text.withUTF8 {
      TableNumbers(TableHead($0, isWhole: true), columns: [1]).decimalSeparator
    }
    #expect(found == sign.asciiValue)
  }

  @Test(
    "English times are read",
    arguments: [
      ("01/31/2024 13:00", "2024-01-31T13:00:00"), ("Jan 31, 2024 1:00 PM", "2024-01-31T13:00:00"),
      ("Jan 1, 2020 12:00 AM", "2020-01-01T00:00:00"),
      ("Dec 1, 2020 12:30 PM", "2020-12-01T12:30:00"),
      ("01/31/2024 1 PM", "2024-01-31T13:00:00"), ("01/31/2024 24", "2024-02-01T00:00:00"),
      ("1/2/2024 24:00:00", "2024-01-03T00:00:00"), ("January 5, 2024", "2024-01-05T00:00:00"),
    ])
  func englishTimes(text: String, iso: String) throws {
    let time = try #require(TimeText.englishTime(in: text))
    #expect(CivilDateTime(secondsSince1970: time.seconds).description == iso)
  }

  @Test(
    "Malformed English times are refused",
    arguments: [
      "31/01/2024 13:00", "Foo 1, 2024", "Jan 1", "Jan 1, 2024 13:00 PM", "Jan 1, 2024 0:00 AM",
      "01/31/24 13:00", "01/31/2024 25:00", "01/31/2024 12:60", "", "/",
    ])
  func noEnglishTimes(text: String) { #expect(TimeText.englishTime(in: text) == nil) }

  @Test("Shift-JIS, Windows-1252 and UTF-8 are decoded")
  func letters() {
    func decode(_ bytes: [UInt8]) -> String {
      bytes.withUnsafeBufferPointer { $0.text }
    }
    // システムプライス(円/kWh), with the gap of the second bytes before ム.
    let system: [UInt8] = [
      0x83, 0x56, 0x83, 0x58, 0x83, 0x65, 0x83, 0x80, 0x83, 0x76, 0x83, 0x89, 0x83, 0x43, 0x83,
      0x58, 0x28, 0x89, 0x7E, 0x2F, 0x6B, 0x57, 0x68, 0x29,
    ]
    #expect(decode(system) == "システムプライス(円/kWh)")
    #expect(decode([0x65, 0x73, 0x70, 0x61, 0xF1, 0x6F, 0x6C]) == "español")
    #expect(decode([0x80, 0x2F, 0x6B]) == "€/k")
    #expect(decode(Array("Ørsta €".utf8)) == "Ørsta €")
  }

  @Test("A summary of JEPX in Shift-JIS is read")
  func japanese() throws {
    let head: [UInt8] = [
      0x8E, 0xF3, 0x93, 0x6E, 0x93, 0xFA, 0x2C, 0x8E, 0x9E, 0x8D, 0x8F, 0x83, 0x52, 0x81, 0x5B,
      0x83, 0x68, 0x2C, 0x83, 0x47, 0x83, 0x8A, 0x83, 0x41, 0x83, 0x76, 0x83, 0x89, 0x83, 0x43,
      0x83, 0x58, 0x8B, 0xE3, 0x8F, 0x42, 0x28, 0x89, 0x7E, 0x2F, 0x6B, 0x57, 0x68, 0x29,
    ]
    let rows = "\r\n2024/04/01,47,9.5\r\n2024/04/01,48,-0.01\r\n"
    let file = try PriceFile.read(bytes: head + Array(rows.utf8), name: "x")
    #expect(file.format.name == "jepx" && file.areas == ["Kyushu"])
    #expect(starts(file.series[0]).last == "2024-04-01T23:30:00+09:00")
    #expect(file.series[0].unit?.code == "JPY/kWh" && file.series[0].map(\.length) == [1800, 1800])
  }

  @Test(
    "Periods that a day does not have are refused",
    arguments: [
      "受渡日,時刻コード,システムプライス(円/kWh)\n2024/04/01,49,1",
      "受渡日,時刻コード,システムプライス(円/kWh)\n2024/04/01,0,1",
      "Data;Ora;PUN\n20250211;25;1,5", "Data;Ora;PUN\n20250330;24;1,5",
      "Date,Hour,HOEP\n2025-03-09,25,1.5",
      "StartTime,DataProvider,SettlementDate,SettlementPeriod,Price,Volume\n,A,2025-03-30,47,1,1",
    ])
  func periods(text: String) {
    guard case .badTime? = failure(text)?.reason else {
      Issue.record("\(failure(text)?.sentence ?? "read")")
      return
    }
  }
}
