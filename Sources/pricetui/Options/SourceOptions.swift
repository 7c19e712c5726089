import ArgumentParser
import CivilTime
import PriceTexts

/// Which prices are fetched, from whom, and how new they must be.
struct SourceOptions: ParsableArguments {
  @Option(help: .text(.source)) var source: String?
  @Option(help: .text(.from), transform: CivilDate.named) var from: CivilDate?
  @Option(help: .text(.to), transform: CivilDate.named) var to: CivilDate?
  @Flag(help: .text(.offline)) var offline = false
  @Flag(help: .text(.refresh)) var refresh = false
  @Option(name: .customLong("cache-only-newer-than"), help: .text(.newerThan), transform: Age.named)
  var mostAge: Int64?
  @Option(help: .text(.save), completion: .file()) var save: String?
  @Flag(help: .text(.listSources)) var listSources = false
  @Flag(help: .text(.listAreas)) var listAreas = false
  @Flag(help: .text(.clearCache)) var clearCache = false

  /// What was chosen.
  var settings: SourceSettings {
    SourceSettings(
      source: source, from: from, to: to, offline: offline, refresh: refresh, mostAge: mostAge,
      save: save, clearsCache: clearCache, listsSources: listSources, listsAreas: listAreas)
  }
}

extension Age {
  fileprivate static func named(_ text: String) throws -> Int64 {
    guard let seconds = seconds(text) else { throw ValidationError(.notAge(text)) }
    return seconds
  }
}
