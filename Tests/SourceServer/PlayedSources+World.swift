import CivilTime

extension PlayedSources {
  /// Returns half-hours, with the newest first.
  func octopus(_ hours: [Instant]) -> String {
    let results = hours.flatMap { [$0, $0.advanced(by: 1800)] }.reversed().map { start in
      """
      {"value_exc_vat":\(price(start)),"value_inc_vat":99,"valid_from":"\(stamp(start))Z",\
      "valid_to":"\(stamp(start.advanced(by: 1800)))Z","payment_method":null}
      """
    }
    return """
      {"count":\(results.count),"next":null,"previous":null,\
      "results":[\(results.joined(separator: ","))]}
      """
  }

  func comEd(_ request: ServedRequest) -> String? {
    guard let day = request.query["datestart"].flatMap({ digits($0.prefix(8)) }) else { return nil }
    let starts = hours(day, zone("America/Chicago"), every: 300).filter { $0 <= now }
    let entries = joined(starts.reversed()) {
      "{\"millisUTC\":\"\($0.secondsSince1970)000\",\"price\":\"\(price($0)).0\"}"
    }
    return "[\(entries)]"
  }

  /// Returns the month so far for a path `…/PRICE_AND_DEMAND_202611_NSW1.csv`, by the ends of
  /// slots.
  func aemo(_ request: ServedRequest) -> String? {
    let parts = request.path.split { "_.".contains($0) }
    guard parts.count > 2, let first = digits(parts[parts.count - 3] + "01") else { return nil }
    let area = parts[parts.count - 2]
    let zone = Zone(secondsEast: 36_000)
    let days = CivilDate.days(inMonth: first.month, of: first.year)
    let starts = slots(
      zone.startOfDay(first), zone.startOfDay(first.adding(days: days)), every: 300
    ).filter { $0 <= now }
    let rows = starts.map { start in
      let end = "\(zone.civil(at: start.advanced(by: 300)))"
      let stamp = end.map { $0 == "-" ? "/" : $0 == "T" ? " " : String($0) }.joined()
      return "\(area),\(stamp),6543.21,\(price(start)),TRADE"
    }
    return (["REGION,SETTLEMENTDATE,TOTALDEMAND,RRP,PERIODTYPE"] + rows).joined(separator: "\r\n")
      + "\r\n"
  }
}
