import CivilTime
import Testing

@testable import ElectricityPrices

@Suite("Sequences of ENTSO-E")
struct SequenceTests {
  private static func series(_ sequence: Int?, _ prices: String..., hour: Int = 0) -> String {
    EntsoeFormatTests.series(
      sequence: sequence, start: "2024-01-01T0\(hour):00Z",
      end: "2024-01-01T0\(hour + prices.count):00Z",
      points: prices.enumerated().map { ($0 + 1, $1) })
  }

  private static func row(_ hour: Int, _ area: String, _ sequence: Int, _ price: String) -> String {
    "01/01/2024 0\(hour):00:00 - 01/01/2024 0\(hour + 1):00:00,BZN|\(area),"
      + "Sequence Sequence \(sequence),\(price),\n"
  }

  private static let document = EntsoeFormatTests.document(
    series(2, "90", "80", "70"), series(1, "10", "20"))
  private static let table =
    "MTU (UTC),Area,Sequence,Day-ahead Price (EUR/MWh),Intraday Price (EUR/MWh)\n"
    + row(1, "NO1", 2, "80") + row(0, "NO1", 1, "10") + row(0, "NO1", 2, "90")
    + row(1, "NO1", 1, "20") + row(2, "NO1", 2, "70")

  private func options(_ sequence: Int, area: String? = nil) -> PriceFile.Options {
    var options = PriceFile.Options()
    (options.sequence, options.area) = (sequence, area)
    return options
  }

  @Test(
    "The lowest sequence of each time is used, with warnings about the others",
    arguments: [document, table])
  func lowest(text: String) throws {
    let series = try read(text)
    #expect(series.map(\.price) == [1, 2, 7])
    let day = try date("2024-01-01")
    #expect(series.warnings == [.otherSequences(2, shown: 1), .onlySequence(2, date: day)])
  }

  @Test("A requested sequence is used without a warning", arguments: [document, table])
  func another(text: String) throws {
    let second = try read(text, options(2))
    #expect(second.map(\.price) == [9, 8, 7] && second.warnings == [])
    let first = try read(text, options(1))
    #expect(first.map(\.price) == [1, 2] && first.warnings == [])
  }

  @Test(
    "A requested sequence that a file lacks is an error with the known sequences",
    arguments: [document, table])
  func missing(text: String) {
    #expect(failure(text, options(3))?.reason == .noSuchSequence(3, known: ["1", "2"]))
  }

  @Test("A file without sequences has sequence 1 alone")
  func none() throws {
    let text = EntsoeFormatTests.document(Self.series(nil, "10"))
    #expect(try read(text, options(1)).count == 1)
    #expect(failure(text, options(2))?.reason == .noSuchSequence(2, known: ["1"]))
  }

  @Test("A file with only a later sequence is read with a warning")
  func alone() throws {
    let day = try date("2024-01-01")
    let head = Self.table.prefix { $0 != "\n" } + "\n"
    for text in [
      EntsoeFormatTests.document(Self.series(2, "10")), head + Self.row(0, "NO1", 2, "10"),
    ] {
      let series = try read(text)
      #expect(series.map(\.price) == [1] && series.warnings == [.onlySequence(2, date: day)])
    }
  }

  @Test("A requested sequence must exist in the requested area")
  func areas() throws {
    let text = Self.table + Self.row(0, "SE3", 1, "5")
    #expect(try read(text, options(2, area: "NO1")).count == 3)
    let reason = failure(text, options(2, area: "SE3"))?.reason
    #expect(reason == .noSuchSequence(2, known: ["1"]))
    #expect(
      failure(text, options(1, area: "FI"))?.reason == .noSuchArea("FI", known: ["NO1", "SE3"]))
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x", options: options(2))
    #expect(file.areas == ["NO1"])
  }

  @Test("A warning about the sequences of an area is not given for another area")
  func notices() throws {
    let text = Self.table + Self.row(0, "SE3", 1, "5")
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.map(\.area) == ["NO1", "SE3"])
    #expect(file.series[1].warnings == [])
  }

  @Test("Two resolutions of one sequence need no choice")
  func resolutions() throws {
    let coarse = EntsoeFormatTests.series(points: [(1, "10"), (2, "20")])
    let fine = EntsoeFormatTests.series(
      resolution: "PT15M", points: (1...8).map { ($0, "\($0)0") })
    let series = try read(EntsoeFormatTests.document(coarse, fine))
    #expect(series.count == 8 && series.warnings == [])
  }

  @Test("With the newest rows first, a warning names the first day of a lone sequence")
  func newestFirst() throws {
    func row(_ day: Int, _ sequence: Int) -> String {
      "0\(day)/01/2024 00:00:00 - 0\(day)/01/2024 01:00:00,BZN|NO1,Sequence \(sequence),1,\n"
    }
    let head = "MTU (UTC),Area,Sequence,Day-ahead Price (EUR/MWh),Intraday Price (EUR/MWh)\n"
    let series = try read(head + row(4, 2) + row(3, 2) + row(2, 1))
    #expect(series.warnings.first == .onlySequence(2, date: try date("2024-01-03")))
  }

  @Test("Intraday prices are a separate series with their own times")
  func intraday() throws {
    let text = """
      MTU (UTC),Area,Sequence,Day-ahead Price (EUR/MWh),Intraday Period (UTC),\
      Intraday Price (EUR/MWh)
      01/01/2024 00:00:00 - 01/01/2024 01:00:00,BZN|AT,Without Sequence,10,,
      01/01/2024 01:00:00 - 01/01/2024 02:00:00,BZN|AT,Without Sequence,20,\
      01/01/2024 01:30:00 - 01/01/2024 02:00:00,55
      """
    let file = try PriceFile.read(bytes: Array(text.utf8), name: "x")
    #expect(file.series.map(\.area) == ["AT", "AT intraday"])
    #expect(file.series.map { $0.map(\.price) } == [[1, 2], [Price("5.5")]])
    #expect(file.series.map(\.zone.identifier) == ["Europe/Vienna", "Europe/Vienna"])
    #expect(starts(file.series[1]) == ["2024-01-01T02:30:00+01:00"])
    var options = PriceFile.Options()
    options.area = "AT"
    #expect(try read(text, options).map(\.price) == [1, 2])
  }
}
