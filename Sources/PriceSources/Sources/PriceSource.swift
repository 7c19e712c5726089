import CivilTime
import ElectricityPrices

/// A source of prices: its areas, requests and format; a section of `price-sources.conf`.
package struct PriceSource: Sendable {
  /// The time at which tomorrow's prices are published.
  package struct Publication: Hashable, Sendable {
    private let time: DayLimit
    /// The zone of the clock.
    private let zoneIdentifier: String

    /// Reads `13:15 Europe/Brussels`; `nil` for other texts.
    init?(_ text: String) {
      let words = text.split(separator: " ").map(String.init)
      guard words.count == 2, let time = DayLimit(words[0]) else { return nil }
      (self.time, zoneIdentifier) = (time, words[1])
    }

    /// Returns the time of publication on a date.
    package func instant(on date: CivilDate) -> Instant {
      time.instant(on: date, in: (try? Zone(identifier: zoneIdentifier)) ?? .utc)
    }
  }

  package let name: String
  /// The operator, whose sources can fail together.
  package let operatorName: String
  /// The codes of the areas.
  package let areas: [String]
  /// The identifier of the zone in which days begin; `nil` for the zone of the area.
  package let zoneIdentifier: String?
  /// The time of publication; `nil` for a source without future prices.
  package let publication: Publication?
  /// The name of the format of responses.
  package let format: String
  /// The licence and the attribution.
  package let terms: String
  /// The first date with prices.
  package let since: CivilDate
  package let length: RequestedDays.Length
  /// The available days relative to today; `nil` for all since the first.
  package let availableDays: ClosedRange<Int>?
  /// The seconds between two requests.
  package let pause: Double
  /// The environment variable of the key; `nil` if the source requires none.
  package let keyVariable: String?
  /// Whether the responses are forecasts, which are fetched again when they are old.
  package let isForecast: Bool
  /// Whether the responses include value-added tax, if the request determines it.
  let valueAddedTax: ValueAddedTax?
  // The name of the area in responses: its code for `nil`, the first area for `none`.
  private let areaInAnswer: String?
  // Texts with values in braces, of which the former address is for days before a date.
  private let address: String
  private let formerAddress: (until: CivilDate, address: String)?
  private let headers: [String]
  private let body: String?

  /// Returns the name of an area in responses; `nil` for the first area.
  func nameInAnswer(_ area: PriceArea) -> String? {
    areaInAnswer == "none" ? nil : areaInAnswer ?? area.code
  }

  /// Returns the request for days from a date on; `filled` gives placeholders their values.
  func request(from first: CivilDate, _ filled: (String) -> String) -> FetchRequest {
    let former = formerAddress.flatMap { first < $0.until ? $0.address : nil }
    return FetchRequest(
      address: filled(former ?? address), headers: headers.map(filled), body: body.map(filled))
  }

  /// Returns the zone in which the days of an area begin.
  package func zone(for area: PriceArea) -> Zone {
    zoneIdentifier.flatMap { try? Zone(identifier: $0) } ?? area.zone
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
    let file = SettingsFile(PackageResources.price_sources_conf)
    return file.sections.compactMap { section in
      PriceSource(section.name, file.lines.filter { $0.section == section.name })
    }
  }()

  /// Creates a source from the lines of its section; `nil` if a necessary one is missing.
  private init?(_ name: String, _ lines: [SettingsFile.Line]) {
    func fact(_ name: String) -> String? { lines.first { $0.name == name }?.value }
    func date(_ text: String?) -> CivilDate? {
      guard case .date(let date)? = text.flatMap(ISOTime.init) else { return nil }
      return date
    }
    guard let operatorName = fact("operator"), let areas = fact("areas"),
      let format = fact("format"), let terms = fact("terms"), let since = date(fact("since")),
      let address = fact("address")
    else { return nil }
    (self.name, self.operatorName, self.format) = (name, operatorName, format)
    (self.terms, self.since, self.address) = (terms, since, address)
    // By bytes, because every start that fetches prices reads the table.
    self.areas = areas.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
    zoneIdentifier = fact("days")
    publication = fact("published").flatMap(Publication.init)
    length = fact("requests").flatMap(RequestedDays.Length.init) ?? .day
    let days = (fact("only") ?? "").split(separator: " ").compactMap { Int($0) }
    availableDays = days.count == 2 ? days[0]...days[1] : nil
    pause = fact("pause").flatMap(Double.init) ?? 1
    keyVariable = fact("key")
    isForecast = fact("forecasts") == "yes"
    valueAddedTax = fact("vat") == "excluded" ? .excluded : nil
    areaInAnswer = fact("answer")
    let before = (fact("before") ?? "").split(separator: " ").map(String.init)
    formerAddress = date(before.first).map { ($0, before[before.count - 1]) }
    headers = lines.filter { $0.name == "header" }.map(\.value)
    body = fact("body")
  }
}
