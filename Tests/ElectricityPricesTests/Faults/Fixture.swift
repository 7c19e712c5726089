import CivilTime
import Foundation
import LocaleFormats
import PriceTexts

@testable import ElectricityPrices

/// A file of a format, to be damaged by a test.
struct Fixture: Sendable, CustomStringConvertible {
  let description: String
  let bytes: [UInt8]

  var isTable: Bool { bytes.first { $0 > 0x20 }.map { !"[{<".utf8.contains($0) } ?? false }

  /// The examples of the formats, each with a final line feed.
  static let examples = PriceFormat.all.map {
    Fixture(description: $0.name, bytes: Array(($0.example + "\n").utf8))
  }

  /// Returns the corpus that fuzzing starts from: every form of every format.
  static func corpus() throws -> [Fixture] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus")
    return try ["json", "csv", "xml"].flatMap { kind in
      try FileManager.default.contentsOfDirectory(
        at: folder.appending(path: kind), includingPropertiesForKeys: nil
      )
      .sorted { $0.path < $1.path }
      .map { Fixture(description: $0.lastPathComponent, bytes: Array(try Data(contentsOf: $0))) }
    }
  }

  static let options: PriceFile.Options = {
    var options = PriceFile.Options()
    options.now = Instant(secondsSince1970: 1_667_120_000)
    return options
  }()

  static func read(_ bytes: some Collection<UInt8>) -> Result<PriceFile, PriceFileError> {
    do throws(PriceFileError) {
      return .success(try PriceFile.read(bytes: bytes, name: "x", options: options))
    } catch {
      return .failure(error)
    }
  }

  /// Returns the fault in the result of reading damaged bytes; `nil` if it has none.
  static func fault(in result: Result<PriceFile, PriceFileError>) -> String? {
    switch result {
    case .failure(let error):
      let sentence = error.sentence
      guard isOneLine(sentence), sentence.hasSuffix("."), sentence.count < 1_000 else {
        return "not a sentence: \(sentence.debugDescription)"
      }
      return error.exitStatus == 65 ? nil : "status \(error.exitStatus)"
    case .success(let file):
      for series in file.series {
        guard !series.isEmpty, series.allSatisfy({ $0.start < $0.end }),
          zip(series, series.dropFirst()).allSatisfy({ $0.end <= $1.start })
        else { return "slots that are none" }
        _ = (series.days, series.statistics, series.trends(), series.usualSlotLength)
      }
      let notices = file.warnings.flatMap {
        [$0.sentence, Language.english.catalogue.summary($0).text]
      }
      return notices.first { !isOneLine($0) }.map { "a raw notice: \($0.debugDescription)" }
    }
  }
}
