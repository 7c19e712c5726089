import CivilTime
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

@Suite("Faults: hostile input") struct HostileInputFaultTests {
  /// Tokens of the kind that fuzzers find: structure, limits, and terminating bytes.
  static let tokens = [
    "{", "}", "[", "]", ",", ":", "\"", "\\", "null", "-", "1e400", "-1e-400",
    "9223372036854775808",
    "NaN", "\\ud800", "\u{0}", "\n", ";", "\t", "2022-10-30T02:30:00", "9999-12-31T23:59:59Z",
    "0000-01-01", "1e18", "999999999999999999", "<", ">", "&lt;", "PT1M", "\u{FEFF}", "-0", "\"\"",
    "4611686018427387904", "\"start\":", "\u{2212}5",
  ].map { Array($0.utf8) }

  static func mutated(_ bytes: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
      case 3: bytes.removeLast(bytes.count - place)
      case 4:
        let end = Swift.min(bytes.count, place + Int.random(in: 1...40, using: &generator))
        bytes.insert(contentsOf: bytes[place..<end], at: end)
      default:
        let end = Swift.min(bytes.count, place + Int.random(in: 1...12, using: &generator))
        bytes.replaceSubrange(place..<end, with: tokens.randomElement(using: &generator) ?? [])
      }
    }
    return bytes
  }

  @Test(
    "No mutation of an example traps, and every refusal is a sentence",
    arguments: PriceFormat.all.map(\.name))
  func mutations(name: String) throws {
    let example = Array(try PriceFormat.named(name).example.utf8)
    for seed in 0..<(isFullRun ? 400 : 40) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let bytes = Self.mutated(example, with: &generator)
      do throws(PriceFileError) {
        var options = PriceFile.Options()
        if seed % 3 == 0 { options.formatName = name }
        options.now = Instant(secondsSince1970: 1_667_120_000)
        for series in try PriceFile.read(bytes: bytes, name: name, options: options).series {
          let isOrdered = zip(series, series.dropFirst()).allSatisfy { $0.end <= $1.start }
          #expect(isOrdered && series.allSatisfy { $0.start < $0.end }, "seed \(seed)")
          _ = (series.days, series.statistics, series.trends(), series.usualSlotLength)
        }
      } catch {
        #expect(error.sentence.hasSuffix(".") && !error.sentence.contains("\n"), "seed \(seed)")
        #expect(error.exitStatus == 65)
      }
    }
  }

  @Test("Excessive nesting, numbers of areas and lengths of lines are refused")
  func limits() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(failure(deep)?.reason == .tooDeep(limit: 64))
    let elements = String(repeating: "<a>", count: 100_000)
    #expect(failure("<Publication_MarketDocument>" + elements)?.reason == .tooDeep(limit: 64))
    let bomb = "<!DOCTYPE a [<!ENTITY b \"bb\">]><Publication_MarketDocument/>"
    #expect(failure(bomb)?.sentence.contains("<!DOCTYPE") == true)
    let areas = (0...1000).map { "2026-11-20T00:00Z,1,a\($0)" }.joined(separator: "\n")
    #expect(failure("time,price,area\n" + areas)?.reason == .tooLarge(limit: .areas(1000)))
    let line = "time,price\n2026-11-20T00:00,1\n" + String(repeating: "x", count: 3 << 20)
    #expect(failure(line)?.reason == .tooLarge(limit: .lineBytes(1 << 20)))
  }

  @Test("A few lines of XML that claim millions of slots are refused")
  func amplification() {
    func document(_ start: String, _ end: String, count: Int) -> String {
      let period =
        "<Period><timeInterval><start>\(start)</start><end>\(end)</end></timeInterval>"
        + "<resolution>PT1M</resolution></Period>"
      return "<Publication_MarketDocument><TimeSeries>"
        + String(repeating: period, count: count) + "</TimeSeries></Publication_MarketDocument>"
    }
    let years = document("1970-01-01T00:00Z", "2100-01-01T00:00Z", count: 1)
    #expect(failure(years)?.sentence.contains("longer than a year") == true)
    // Ten years of minutes.
    let minutes = document("2025-01-01T00:00Z", "2026-01-01T00:00Z", count: 10)
    #expect(failure(minutes)?.sentence.contains("5000000 slots") == true)
  }

  @Test(
    "Errors in price files state the line and the column",
    arguments: [
      ("[1,\n 2,,]", 2, 4), ("{\"å\": x}", 1, 7), ("[\"\u{1}\"]", 1, 3), ("[01]", 1, 3),
      ("time,price\n2026-11-20T00:00,1\n2026-11-20T01:00,x\n", 3, 18),
      ("time,price\n2026-11-20T00:00,1\nsoon,2\n", 3, 1),
    ])
  func places(text: String, line: Int, column: Int) {
    #expect(failure(text)?.place == FilePlace(line: line, column: column))
  }

  @Test("Bytes that are not UTF-8 are refused, and a byte order mark is accepted")
  func encoding() throws {
    for bytes: [UInt8] in [[0x5B, 0x22, 0xFF, 0x22, 0x5D], [0xFF, 0xFE, 0x5B, 0], [0x5B, 0xC3]] {
      #expect(throws: PriceFileError.self) { try PriceFile.read(bytes: bytes, name: "x") }
    }
    let marked: [UInt8] = [0xEF, 0xBB, 0xBF] + Array(try PriceFormat.named("seed").example.utf8)
    #expect(try PriceFile.read(bytes: marked, name: "x").format.name == "seed")
  }

  @Test(
    "A missing file and a folder have status 66, an empty file has status 65",
    arguments: [("/nonexistent/x", 66), ("/", 66), ("/dev/null", 65)])
  func unreadable(path: String, status: Int32) throws {
    do throws(PriceFileError) {
      _ = try PriceFile.read(path: path)
      Issue.record("read")
    } catch {
      #expect(error.exitStatus == status)
    }
  }
}
