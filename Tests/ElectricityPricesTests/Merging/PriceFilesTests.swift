import CivilTime
import LocaleFormats
import PriceTexts
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Several files")
struct PriceFilesTests {
  private let folder: TemporaryDirectory
  private let head = "start,end,price,unit,area,vat\n"

  init() throws { folder = try TemporaryDirectory() }

  /// Returns a day in the seed's format: three given prices, then 50 for each of the other hours.
  private func seed(_ date: String, _ prices: String) -> String {
    """
    {"fromDate": "\(date)T00:00:00", "toDate": "\(date)T24:00:00",
     "values": [\(prices)\(String(repeating: ", 50", count: 21))]}
    """
  }

  private func read(
    _ paths: [String], _ options: ReadingOptions = ReadingOptions()
  ) throws -> PriceFile {
    var files = PriceFiles(paths: paths, options: options)
    return try files.read()
  }

  private func failure(_ paths: [String]) -> String? {
    var files = PriceFiles(paths: paths)
    do throws(PriceFileError) {
      _ = try files.read()
      return nil
    } catch {
      return Language.english.catalogue.sentence(error).text
    }
  }

  @Test("Files in any order become one series, and missing days are gaps")
  func order() throws {
    let paths = [
      folder.write(seed("2022-07-12", "1, 2, 3"), to: "a.json"),
      folder.write(seed("2022-07-13", "4, 5, 6"), to: "b.json"),
      folder.write(seed("2022-07-15", "7, 8, 9"), to: "c.json"),
    ]
    let series = try read(paths).series
    #expect(series.count == 1 && series[0].count == 72 && series[0].warnings.isEmpty)
    #expect(!series[0].touchesNext(47) && series[0].touchesNext(23))
    for order in [[2, 0, 1], [1, 2, 0], [2, 1, 0]] {
      #expect(try read(order.map { paths[$0] }).series == series)
    }
    #expect(try read([paths[0], paths[0]]).series[0].count == 24)
  }

  @Test("Files may differ in format and unit, and the first file's unit is shown")
  func units() throws {
    let day = folder.write(seed("2022-07-12", "100, 2, 3"), to: "a.json")
    let next = folder.write(
      head + "2022-07-13T00:00+02:00,2022-07-13T01:00+02:00,1.5,NOK/kWh,,unknown\n",
      to: "b.csv")
    let series = try read([day, next]).series[0]
    #expect(series.unit == .oerePerKilowattHour && series.last?.price == 150)
    var options = ReadingOptions()
    options.unit = PriceUnit("NOK/kWh")
    #expect(try read([day, next], options).series[0].first?.price == 1)
  }

  @Test("Files with another currency, tax or unstated unit are refused by name")
  func refusals() throws {
    let day = folder.write(seed("2022-07-12", "1, 2, 3"), to: "a.json")
    let row = "2022-07-13T00:00+02:00,2022-07-13T01:00+02:00,1.5"
    let euro = folder.write(head + "\(row),EUR/kWh,,unknown\n", to: "b.csv")
    #expect(failure([day, euro])?.contains("b.csv: the prices are in EUR") == true)
    let bare = folder.write("2022-07-13T00:00,1\n2022-07-13T01:00,2\n", to: "c.csv")
    #expect(failure([day, bare])?.contains("c.csv: not all files say their unit") == true)
    #expect(failure([bare, day])?.contains("a.json: not all files say their unit") == true)
    let taxed = folder.write(
      head + "\(row),NOK/kWh,,included\n", to: "d.csv")
    let untaxed = folder.write(
      head + "\(row),NOK/kWh,,excluded\n", to: "e.csv")
    #expect(failure([taxed, untaxed])?.contains("e.csv: the files differ") == true)
    #expect(failure([day, folder.path + "/none"])?.contains("none") == true)
  }

  @Test("The files of a folder that have prices are read, and the others are named")
  func folders() throws {
    _ = folder.write(seed("2022-07-13", "4, 5, 6"), to: "2.json")
    _ = folder.write(seed("2022-07-12", "1, 2, 3"), to: "1.json")
    _ = folder.write("hello", to: "notes.txt")
    _ = folder.write("hello", to: ".hidden")
    let series = try read([folder.path]).series
    #expect(series.count == 1 && series[0].count == 48)
    #expect(series[0].warnings == [.otherFiles(["notes.txt"])])
    let alone = try TemporaryDirectory()
    _ = alone.write("hello", to: "notes.txt")
    #expect(
      failure([alone.path])
        == "\(alone.path): no file of the folder has prices: notes.txt.")
  }

  @Test("A requested area needs to be in only one of several files")
  func areas() throws {
    let rows = ["NO1", "NO2"].map {
      head + "2022-07-13T00:00+02:00,2022-07-13T01:00+02:00,1,NOK/kWh,\($0),unknown\n"
    }
    let paths = [folder.write(rows[0], to: "1.csv"), folder.write(rows[1], to: "2.csv")]
    #expect(try read(paths).areas == ["NO1", "NO2"])
    var options = ReadingOptions()
    options.area = "NO2"
    #expect(try read(paths, options).areas == ["NO2"])
    options.area = "NO3"
    #expect(throws: PriceFileError.self) { try read(paths, options) }
  }

  @Test("The newer publication of Nord Pool is used, whatever the order of the files")
  func publications() throws {
    let paths = [("1", "2025-10-16T11:22:40Z"), ("2", "2025-10-16T10:00:00Z")].map { price, time in
      folder.write(
        """
        {"deliveryDateCET":"2025-10-17","updatedAt":"\(time)","currency":"NOK",
        "multiAreaEntries":[{"deliveryStart":"2025-10-16T22:00:00Z",
        "deliveryEnd":"2025-10-16T23:00:00Z","entryPerArea":{"NO1":\(price)0}}]}
        """, to: price + ".json")
    }
    for order in [paths, paths.reversed()] {
      let series = try read(order).series[0]
      #expect(series[0].price == 1 && series.warnings == [.overlapsDiffer(1)])
    }
  }

  @Test("The newer document of ENTSO-E is used, whatever the order of the files")
  func publicationsOfEntsoe() throws {
    func document(_ created: String, _ hours: ClosedRange<Int>, _ price: Int) -> String {
      EntsoeFormatTests.document(
        "<createdDateTime>\(created)</createdDateTime>",
        EntsoeFormatTests.series(
          start: "2024-01-01T0\(hours.lowerBound):00Z", end: "2024-01-01T0\(hours.upperBound):00Z",
          points: (1...hours.count - 1).map { ($0, "\(price)") }))
    }
    // Correction, first document and a second correction, which overlap by an hour each.
    let paths = [
      folder.write(document("2023-12-31T14:00:00Z", 1...3, 20), to: "a.xml"),
      folder.write(document("2023-12-31T12:00:00Z", 0...2, 10), to: "b.xml"),
      folder.write(document("2023-12-31T16:30:00Z", 2...4, 30), to: "c.xml"),
    ]
    for order in [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      let series = try read(order.map { paths[$0] }).series[0]
      #expect(series.map(\.price) == [1, 2, 3, 3], "\(order)")
      #expect(series.warnings.contains(.overlapsDiffer(2)), "\(order) \(series.warnings)")
    }
  }
}
