import ElectricityPrices
import Foundation
import FuzzTargets
import TerminalTestSupport
import Testing

/// A short and reproducible kind of fuzzing: the inputs of the corpus, and changed copies of each.
@Suite("Fuzzing corpus") struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Corpus")

  // The number of changes to try for each input.
  private static let changes: UInt64 = isFullRun ? 150 : 10

  private static func corpus(_ target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let files = try FileManager.default.contentsOfDirectory(
      at: folder.appending(path: target.rawValue), includingPropertiesForKeys: nil)
    return try files.sorted { $0.path < $1.path }.map {
      ($0.lastPathComponent, Array(try Data(contentsOf: $0)))
    }
  }

  @Test(
    "Every decoder survives the corpus and changed copies of it", arguments: FuzzTarget.allCases)
  func survives(target: FuzzTarget) throws {
    let corpus = try Self.corpus(target)
    #expect(!corpus.isEmpty)
    for (name, bytes) in corpus {
      #expect(target.complaint(about: bytes) == nil, "\(name)")
      for seed in 0..<Self.changes {
        var generator = SeededGenerator(seed: seed)
        let other = corpus.randomElement(using: &generator)?.bytes ?? []
        let input = Self.changed(bytes, with: other, &generator)
        #expect(target.complaint(about: input) == nil, "\(name), seed \(seed)")
      }
    }
  }

  @Test("Every format is in the corpus") func everyFormatIsInTheCorpus() throws {
    let names = try [FuzzTarget.json, .csv, .xml].flatMap { try Self.corpus($0).map(\.name) }
    for format in PriceFormat.all {
      #expect(names.contains { $0.hasPrefix(format.name + ".") }, "\(format.name)")
    }
  }

  /// Returns bytes with some changed, removed, repeated, or taken from another input.
  private static func changed(
    _ bytes: [UInt8], with other: [UInt8], _ generator: inout SeededGenerator
  ) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...5, using: &generator) where !bytes.isEmpty {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...30, using: &generator))
      switch Int.random(in: 0...5, using: &generator) {
      case 0: bytes[start] = .random(in: 0...255, using: &generator)
      case 1: bytes[start] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: end)
      case 4: bytes.removeLast(bytes.count - start)
      default:
        let place = Int.random(in: 0...max(0, other.count - 1), using: &generator)
        bytes.replaceSubrange(start..<end, with: other.dropFirst(place).prefix(20))
      }
    }
    return bytes
  }
}
