import CPriceFiles
import CivilTime
import ElectricityPrices

/// A source of prices: its areas, requests and format; a section of `price-sources.conf`.
package struct PriceSource: Sendable {
  package let name: String
  /// The codes of the areas.
  package let areas: [String]
  private let lines: [SettingsFile.Line]

  /// The operator, whose sources can fail together.
  package var operatorName: String { fact("operator") ?? "" }
  /// The name of the format of responses.
  package var format: String { fact("format") ?? "" }
  /// The licence and the attribution.
  package var terms: String { fact("terms") ?? "" }
  /// The first date with prices.
  package var since: CivilDate { Self.date(fact("since")) ?? CivilDate(daysSince1970: 0) }
  package var length: RequestedDays.Length {
    fact("requests").flatMap(RequestedDays.Length.init) ?? .day
  }
  /// The available days relative to today; `nil` for all since the first.
  package var availableDays: ClosedRange<Int>? {
    let days = (fact("only") ?? "").split(separator: " ").compactMap { Int($0) }
    return days.count == 2 ? days[0]...days[1] : nil
  }
  /// The seconds between two requests.
  package var pause: Double { fact("pause").flatMap(Double.init) ?? 1 }
  /// The environment variable of the key; `nil` if the source requires none.
  package var keyVariable: String? { fact("key") }
  /// Whether the responses are forecasts, which are fetched again when they are old.
  package var isForecast: Bool { fact("forecasts") == "yes" }
  /// Whether the responses include value-added tax, if the request determines it.
  var valueAddedTax: ValueAddedTax? { fact("vat") == "excluded" ? .excluded : nil }

  /// Returns when the prices of the day after a date are published, as at `13:15 Europe/Brussels`.
  ///
  /// Returns `nil` for a source without future prices.
  package func publication(on date: CivilDate) -> Instant? {
    let words = (fact("published") ?? "").split(separator: " ").map(String.init)
    guard words.count == 2, let time = DayLimit(words[0]) else { return nil }
    return time.instant(on: date, in: (try? Zone(identifier: words[1])) ?? .utc)
  }

  /// Returns the name of an area in responses; `nil` for the first area.
  func nameInAnswer(_ area: PriceArea) -> String? {
    let name = fact("answer") ?? area.code
    return name == "none" ? nil : name
  }

  /// Returns the request for days from a date on; `filled` gives placeholders their values.
  func request(from first: CivilDate, _ filled: (String) -> String) -> FetchRequest {
    let before = (fact("before") ?? "").split(separator: " ").map(String.init)
    let former = Self.date(before.first).flatMap { first < $0 ? before.last : nil }
    return FetchRequest(
      address: filled(former ?? fact("address") ?? ""),
      headers: lines.filter { $0.name == "header" }.map { filled($0.value) },
      body: fact("body").map(filled))
  }

  /// Returns the zone in which the days of an area begin.
  package func zone(for area: PriceArea) -> Zone {
    fact("days").flatMap { try? Zone(identifier: $0) } ?? area.zone
  }

  /// Returns the sources of an area in order, or only the source with a name.
  package static func sources(of area: PriceArea, named name: String? = nil) -> [PriceSource] {
    all.filter { source in
      let isWanted = name.map { $0.lowercased() == source.name } ?? (source.keyVariable == nil)
      return isWanted && source.areas.contains(area.code)
    }
  }
}

extension PriceSource {
  /// All sources; the first one that has an area is used first.
  package static let all = table.filter { !$0.isForecast }
  /// The sources of forecasts, which are used only on request.
  package static let forecasts = table.filter(\.isForecast)

  private static let table: [PriceSource] = {
    let file = SettingsFile(Array(String(cString: priceSourcesText()).utf8))
    return file.sections.compactMap { section in
      PriceSource(section.name, file.lines.filter { $0.section == section.name })
    }
  }()

  /// Creates a source from the lines of its section; `nil` if a necessary one is missing.
  private init?(_ name: String, _ lines: [SettingsFile.Line]) {
    (self.name, self.lines) = (name, lines)
    let areas = lines.first { $0.name == "areas" }?.value ?? ""
    // By bytes, because every start that fetches prices reads the table.
    self.areas = areas.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    let necessary = ["operator", "areas", "format", "terms", "since", "address"]
    guard necessary.allSatisfy({ fact($0) != nil }) else { return nil }
  }

  private func fact(_ name: String) -> String? { lines.first { $0.name == name }?.value }

  private static func date(_ text: String?) -> CivilDate? {
    guard case .date(let date)? = text.flatMap(ISOTime.init) else { return nil }
    return date
  }
}
