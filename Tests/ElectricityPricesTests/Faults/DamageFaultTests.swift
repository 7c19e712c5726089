import CLibrary
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of files that are cut off or have wrong bytes.
@Suite("Faults: damaged files") struct DamageFaultTests {
  private static func fixtures() throws -> [Fixture] {
    Fixture.examples + (isFullRun ? try Fixture.corpus() : [])
  }

  /// A cut file must be refused, be read with a warning, or still have all prices.
  ///
  /// Exceptions are tables that are cut after a whole line or within a number: they look whole.
  @Test("A file cut anywhere is never silently shorter")
  func aFileCutAnywhereIsNeverSilentlyShorter() throws {
    var cuts = 0
    for fixture in try Self.fixtures() {
      guard case .success(let whole) = Fixture.read(fixture.bytes) else { continue }
      let known = Set(whole.warnings)
      #expect(!known.contains(.cutOff), "\(fixture)")
      for count in fixture.bytes.indices {
        let result = Fixture.read(fixture.bytes[..<count])
        let note = "\(fixture), \(count) of \(fixture.bytes.count)"
        #expect(Fixture.fault(in: result) == nil, "\(note)")
        cuts += 1
        guard case .success(let file) = result else { continue }
        let isSame = file.series.map { Array($0) } == whole.series.map { Array($0) }
        let isSaid = !known.isSuperset(of: file.warnings) || file.saysThatTheLastIsMissing
        let left = String(decoding: fixture.bytes[..<count].suffix(60), as: UTF8.self)
        #expect(isSame || isSaid || fixture.looksWhole(count), "\(note): \(left.debugDescription)")
      }
    }
    #expect(cuts >= statedCases("files cut at every byte") ?? .max)
  }

  @Test(
    "A table whose last line is cut is reported as cut off",
    arguments: [
      ("time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.50\n2026-01-01T02:00,14.0", true),
      ("time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.50\n2026-01-01T02:00,14", true),
      ("time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.50\n2026-01-01T02:00,14.75", false),
      ("time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.50\n2026-01-01T02:00,4.75", false),
      (
        "time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.50\n2026-01-01T02:00,14.0\n", false
      ),
      ("time,price\n2026-01-01T00:00,12.25\n2026-01-01T01:00,13.5\n2026-01-01T02:00,14", false),
      ("price\n10\n12\n14\n9\n7", false),
      ("time,price,\"note\"\n2026-01-01T00:00,12.25,\"\"\n2026-01-01T01:00,13.50,\"", true),
      ("time,price,\"note\"\n2026-01-01T00:00,12.25,\"\"\n2026-01-01T01:00,13.50,\"\"", false),
      ("time,NO1,NO2\n2026-01-01T00:00,12.25,", true),
      ("time,NO1,NO2\n2026-01-01T00:00,12.25,\n", false),
    ]) func aTableWhoseLastLineIsCutSaysSo(text: String, isCut: Bool) throws
  {
    #expect(try read(text).warnings.contains(.cutOff) == isCut)
  }

  @Test("A file with one changed byte is read or refused within seconds")
  func aWrongByteAnywhereIsSurvived() throws {
    var changes = 0
    var generator = SeededGenerator(seed: 13)
    for fixture in try Self.fixtures() {
      for place in stride(from: 0, to: fixture.bytes.count, by: isFullRun ? 1 : 3) {
        for change in Change.all(isFullRun, &generator) {
          let bytes = change.applied(to: fixture.bytes, at: place)
          let start = monotonicSeconds()
          let fault = Fixture.fault(in: Fixture.read(bytes))
          #expect(fault == nil, "\(fixture), \(change) at \(place)")
          #expect(monotonicSeconds() - start < 5, "\(fixture), \(change) at \(place)")
          changes += 1
        }
      }
    }
    #expect(changes >= statedCases("files with one wrong byte") ?? .max)
  }

  @Test("A file that shrinks while it is read is refused")
  func aFileThatShrinksWhileItIsReadIsRefused() throws {
    let folder = try TemporaryDirectory()
    let rows = (0..<40_000).map { "\($0).25" }.joined(separator: "\n") + "\n"
    let path = folder.write(rows, to: "prices.csv")
    let stream = try ByteStream(path: path)
    try stream.fill()
    try #require(stream.bytes.count < rows.utf8.count && truncate(path, 100) == 0)
    #expect(throws: PriceFault.self) { while try stream.fill() {} }
    // A file that has grown is read to its new end.
    let growing = try ByteStream(path: path)
    try growing.fill()
    _ = folder.write(rows, to: "prices.csv")
    while try growing.fill() {}
    #expect(growing.bytes.count == rows.utf8.count)
  }
}

/// A change of a file.
private enum Change {
  case flip(UInt8), put(UInt8), remove, repeated

  /// Returns all changes in a full run, otherwise a random one.
  static func all(_ isFull: Bool, _ generator: inout SeededGenerator) -> [Change] {
    let all =
      (0..<8).map { .flip(1 << $0) }
      + [0, 0x1B, 0x22, 0x2C, 0x0A, 0x39, 0x85, 0xFF].map { .put($0) }
      + [Change.remove, .repeated]
    return isFull ? all : Array(all.shuffled(using: &generator).prefix(1))
  }

  func applied(to bytes: [UInt8], at place: Int) -> [UInt8] {
    var bytes = bytes
    switch self {
    case .flip(let bit): bytes[place] ^= bit
    case .put(let byte): bytes[place] = byte
    case .remove: bytes.remove(at: place)
    case .repeated: bytes.insert(bytes[place], at: place)
    }
    return bytes
  }
}

extension PriceFile {
  /// Whether the last price is missing and a warning says so.
  fileprivate var saysThatTheLastIsMissing: Bool {
    series.contains { $0.last?.price == nil }
      && warnings.contains { if case .missing = $0 { true } else { false } }
  }
}

extension Fixture {
  /// Returns whether the first `count` bytes look like a whole table.
  fileprivate func looksWhole(_ count: Int) -> Bool {
    guard isTable else { return false }
    let next = bytes[count]
    if next == 0x0A || next == 0x0D || bytes[count - 1] == 0x0A { return true }
    // The last line has as many fields as the line before, and was cut within a number.
    let names = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    let separator = ";\t,".utf8.first { names.contains($0) } ?? 0
    let lines = bytes[..<count].split { $0 == 0x0A || $0 == 0x0D }.suffix(2)
      .map { Self.fieldCount($0, separator) }
    guard lines.count == 1 || lines[1] >= lines[0] else { return false }
    let signs = Array("0123456789.,+- \u{2212}".utf8)
    return signs.contains(next) || signs.contains(bytes[count - 1])
  }

  private static func fieldCount(_ line: ArraySlice<UInt8>, _ separator: UInt8) -> Int {
    var isQuoted = false
    return line.reduce(into: 1) { count, byte in
      if byte == 0x22 { isQuoted.toggle() }
      if !isQuoted, byte == separator { count += 1 }
    }
  }
}
