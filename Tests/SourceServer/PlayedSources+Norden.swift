import CivilTime

extension PlayedSources {
  /// Returns the day in a path `/host/api/v1/prices/2026/11-20_NO1.json`.
  func sister(_ request: ServedRequest, _ currency: String, _ zoneName: String) -> String? {
    let parts = request.path.split(separator: "/")
    guard parts.count == 6, let day = date("\(parts[4])-\(parts[5].prefix(5))") else { return nil }
    let zone = zone(zoneName)
    let today = zone.civil(at: now).date
    guard day <= (knowsTomorrow ? today.adding(days: 1) : today) else { return nil }
    let entries = joined(hours(day, zone)) { start in
      let times = [start, start.advanced(by: 3600)].map { ISOTime.text($0, in: zone) }
      return """
        {"\(currency)_per_kWh":\(price(start)),"EUR_per_kWh":0.1,"EXR":11.5,
        "time_start":"\(times[0])","time_end":"\(times[1])"}
        """
    }
    return "[\(entries)]"
  }

  func energinet(_ request: ServedRequest) -> String? {
    guard let first = request.query["start"].flatMap(date),
      let end = request.query["end"].flatMap(date),
      let area = request.query["filter"]?.split(separator: "\"").dropFirst(3).first
    else { return nil }
    let isNew = request.path.hasSuffix("DayAheadPrices")
    let (time, value) = isNew ? ("TimeUTC", "DayAheadPrice") : ("HourUTC", "SpotPrice")
    let zone = zone("Europe/Copenhagen")
    let starts = slots(zone.startOfDay(first), zone.startOfDay(end))
    let records = joined(starts) { start in
      """
      {"\(time)":"\(stamp(start))","PriceArea":"\(area)","\(value)EUR":1,\
      "\(value)DKK":\(price(start))}
      """
    }
    return "{\"total\":\(starts.count),\"records\":[\(records)]}"
  }

  func sahkotin(_ slots: [Instant]) -> String {
    "{\"prices\":["
      + joined(slots) { "{\"date\":\"\(stamp($0)).000Z\",\"value\":\(price($0))}" } + "]}"
  }

  func elering(_ slots: [Instant]) -> String {
    let prices = joined(slots) {
      "{\"timestamp\":\($0.secondsSince1970),\"price\":\(price($0))}"
    }
    let areas = ["ee", "lv", "lt", "fi"].map { "\"\($0)\":[\(prices)]" }
    return "{\"success\":true,\"data\":{\(areas.joined(separator: ","))}}"
  }

  func spotHinta() -> String {
    let zone = zone("Europe/Helsinki")
    let entries = joined(present(zone).flatMap { $0 }) { start in
      """
      {"Rank":1,"DateTime":"\(ISOTime.text(start, in: zone))","PriceNoTax":\(price(start)),\
      "PriceWithTax":99}
      """
    }
    return "[\(entries)]"
  }

  func tibber(_ request: ServedRequest) -> String? {
    guard request.headers["authorization"] == "Bearer secret", request.method == "POST",
      request.body.contains("priceInfo")
    else { return "{\"errors\":[{\"message\":\"invalid token\"}]}" }
    let zone = zone("Europe/Oslo")
    let days = present(zone).map { slots in
      joined(slots) { start in
        """
        {"total":9,"energy":\(price(start)),"tax":1,"currency":"NOK",\
        "startsAt":"\(ISOTime.text(start, in: zone))"}
        """
      }
    }
    return """
      {"data":{"viewer":{"homes":[{"appNickname":"Home","currentSubscription":{"priceInfo":\
      {"today":[\(days[0])],"tomorrow":[\(days[1])]}}}]}}}
      """
  }
}
