import CivilTime

/// Simulated sources, which answer with the requested prices in the format of each source.
///
/// The price of an hour is its number in the UTC day, from 1 to 24, in the unit of the source.
package struct PlayedSources: Sendable {
  /// The current time for sources that know only today and tomorrow.
  let now: Instant
  /// Whether the sources know tomorrow's prices.
  let knowsTomorrow: Bool

  package init(now: Instant, knowsTomorrow: Bool = true) {
    (self.now, self.knowsTomorrow) = (now, knowsTomorrow)
  }

  /// Returns the price of the hour of an instant.
  package static func price(_ instant: Instant) -> Int {
    Int(instant.secondsSince1970 / 3600 % 24) + 1
  }

  /// Returns the answer of the source with the request's host; status 404 for unknown data.
  package func reply(_ request: ServedRequest) -> ServedReply {
    guard let body = body(request) else { return ServedReply(404, "{}") }
    return ServedReply(200, body, headers: ["Content-Type: application/json", "ETag: \"1\""])
  }

  private func body(_ request: ServedRequest) -> String? {
    switch request.host {
    case "www.hvakosterstrommen.no": sister(request, "NOK", "Europe/Oslo")
    case "www.elprisetjustnu.se": sister(request, "SEK", "Europe/Stockholm")
    case "www.elprisenligenu.dk": sister(request, "DKK", "Europe/Copenhagen")
    case "api.energidataservice.dk": energinet(request)
    case "sahkotin.fi": utc(request, "start", "end").map(sahkotin)
    case "dashboard.elering.ee": utc(request, "start", "end").map(elering)
    case "api.spot-hinta.fi": spotHinta()
    case "api.awattar.de", "api.awattar.at": aWATTar(request)
    case "www.smard.de": smard(request)
    case "api.energyzero.nl": utc(request, "fromDate", "tillDate").map(energyZero)
    case "api.esios.ree.es": esios(request)
    case "www.omie.es": omie(request)
    case "www.ote-cr.cz": ote(request)
    case "api.octopus.energy": utc(request, "period_from", "period_to").map(octopus)
    case "hourlypricing.comed.com": comEd(request)
    case "aemo.com.au": aemo(request)
    case "api.energy-charts.info": utc(request, "start", "end").map(energyCharts)
    case "web-api.tp.entsoe.eu": entsoe(request)
    case "api.tibber.com": tibber(request)
    case "epexpredictor.batzill.com": epexPredictor(request)
    case "raw.githubusercontent.com": nordPoolPredict(request)
    case "agilepredict.com": agilePredict(request)
    case "visualisations.aemo.com.au": aemoFiveMinutes(request)
    default: nil
    }
  }
}

extension PlayedSources {
  /// Returns the starts of slots in a range of time.
  func slots(_ start: Instant, _ end: Instant, every seconds: Int64 = 3600) -> [Instant] {
    stride(from: start.secondsSince1970, to: end.secondsSince1970, by: Int64.Stride(seconds))
      .map(Instant.init(secondsSince1970:))
  }

  func zone(_ identifier: String) -> Zone { (try? Zone(identifier: identifier)) ?? .utc }

  func date(_ text: some StringProtocol) -> CivilDate? {
    guard case .date(let date)? = ISOTime(String(text)) else { return nil }
    return date
  }

  /// Returns a date from digits alone.
  func digits(_ text: some StringProtocol) -> CivilDate? {
    let text = String(text)
    return date("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))")
  }

  /// Returns the slots of a local date.
  func hours(_ date: CivilDate, _ zone: Zone, every seconds: Int64 = 3600) -> [Instant] {
    slots(zone.startOfDay(date), zone.startOfDay(date.adding(days: 1)), every: seconds)
  }

  /// Returns the hours between two times in UTC that a request names.
  func utc(_ request: ServedRequest, _ from: String, _ to: String) -> [Instant]? {
    let ends = [from, to].map { request.query[$0].flatMap { ISOTime($0)?.instant(in: .utc) } }
    guard let start = ends[0], let end = ends[1] else { return nil }
    let last = knowsTomorrow ? end : min(end, now.advanced(by: 43_200))
    return slots(start, last)
  }

  /// Returns the hours of today and tomorrow in a zone.
  func present(_ zone: Zone) -> [[Instant]] {
    let today = zone.civil(at: now).date
    return [hours(today, zone), knowsTomorrow ? hours(today.adding(days: 1), zone) : []]
  }

  /// Returns a time in UTC as `2026-11-20T23:00:00`.
  func stamp(_ instant: Instant) -> String { "\(Zone.utc.civil(at: instant))" }

  func price(_ instant: Instant) -> Int { Self.price(instant) }

  func joined(_ slots: [Instant], _ text: (Instant) -> String) -> String {
    slots.map(text).joined(separator: ",")
  }
}
