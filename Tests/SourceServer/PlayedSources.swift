import CivilTime

/// Plays all sources: answers with prices of the time that was asked for, in the format of each.
///
/// The price of an hour is its number of the day in UTC, from 1 to 24, in the unit of the source.
package struct PlayedSources: Sendable {
  /// The present of the sources that know no other day than today and tomorrow.
  let now: Instant
  /// Whether they know tomorrow.
  let knowsTomorrow: Bool

  package init(now: Instant, knowsTomorrow: Bool = true) {
    (self.now, self.knowsTomorrow) = (now, knowsTomorrow)
  }

  /// The price of the hour of an instant.
  package static func price(_ instant: Instant) -> Int {
    Int(instant.secondsSince1970 / 3600 % 24) + 1
  }

  /// What the source of the request's host answers; 404 for whatever it does not have.
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
    default: nil
    }
  }
}

extension PlayedSources {
  /// The starts of slots in a stretch of time.
  func slots(_ start: Instant, _ end: Instant, every seconds: Int64 = 3600) -> [Instant] {
    stride(from: start.secondsSince1970, to: end.secondsSince1970, by: Int64.Stride(seconds))
      .map(Instant.init(secondsSince1970:))
  }

  func zone(_ identifier: String) -> Zone { (try? Zone(identifier: identifier)) ?? .utc }

  func date(_ text: some StringProtocol) -> CivilDate? {
    guard case .date(let date)? = ISOTime(String(text)) else { return nil }
    return date
  }

  /// A date of digits alone.
  func digits(_ text: some StringProtocol) -> CivilDate? {
    let text = String(text)
    return date("\(text.prefix(4))-\(text.dropFirst(4).prefix(2))-\(text.dropFirst(6).prefix(2))")
  }

  /// The hours of a date by the clocks of a zone.
  func hours(_ date: CivilDate, _ zone: Zone, every seconds: Int64 = 3600) -> [Instant] {
    slots(zone.startOfDay(date), zone.startOfDay(date.adding(days: 1)), every: seconds)
  }

  /// The hours between two times in UTC that a question names.
  func utc(_ request: ServedRequest, _ from: String, _ to: String) -> [Instant]? {
    let ends = [from, to].map { request.query[$0].flatMap { ISOTime($0)?.instant(in: .utc) } }
    guard let start = ends[0], let end = ends[1] else { return nil }
    let last = knowsTomorrow ? end : min(end, now.advanced(by: 43_200))
    return slots(start, last)
  }

  /// Today and tomorrow of a zone.
  func present(_ zone: Zone) -> [[Instant]] {
    let today = zone.civil(at: now).date
    return [hours(today, zone), knowsTomorrow ? hours(today.adding(days: 1), zone) : []]
  }

  /// A time in UTC: `2026-11-20T23:00:00`.
  func stamp(_ instant: Instant) -> String { "\(Zone.utc.civil(at: instant))" }

  func price(_ instant: Instant) -> Int { Self.price(instant) }

  func joined(_ slots: [Instant], _ text: (Instant) -> String) -> String {
    slots.map(text).joined(separator: ",")
  }
}
