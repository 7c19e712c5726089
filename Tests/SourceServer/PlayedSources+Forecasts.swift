import CivilTime

// A forecast is the price of the hour plus 0.5.
extension PlayedSources {
  /// Returns nine days of quarters, known up to the end of today or tomorrow.
  func epexPredictor(_ request: ServedRequest) -> String? {
    guard request.path.hasSuffix("/prices"), request.query["region"] != nil else { return nil }
    let zone = zone("Europe/Berlin")
    let today = zone.civil(at: now).date
    let end = zone.startOfDay(today.adding(days: knowsTomorrow ? 2 : 1)).advanced(by: -900)
    let all = slots(
      zone.startOfDay(today), zone.startOfDay(today.adding(days: 9)), every: 900)
    let prices = joined(all) { start in
      let more = start > end ? ".5" : ""
      return "{\"startsAt\":\"\(ISOTime.text(start, in: zone))\",\"total\":\(price(start))\(more)}"
    }
    return "{\"prices\":[\(prices)],\"knownUntil\":\"\(ISOTime.text(end, in: zone))\"}"
  }

  /// Returns nine days of hours from yesterday on, with tax.
  func nordPoolPredict(_ request: ServedRequest) -> String? {
    guard request.path.hasSuffix("/deploy/prediction.json") else { return nil }
    let zone = zone("Europe/Helsinki")
    let today = zone.civil(at: now).date
    let all = slots(
      zone.startOfDay(today.adding(days: -1)), zone.startOfDay(today.adding(days: 8)))
    return "[" + joined(all) { "[\($0.secondsSince1970)000.0,\(price($0)).5]" } + "]"
  }

  /// Returns ten days of half-hours with bounds that are 0.5 below and 3.5 above.
  func agilePredict(_ request: ServedRequest) -> String? {
    guard request.path.dropLast().hasSuffix("/api/"), request.query["high_low"] == "true" else {
      return nil
    }
    let zone = zone("Europe/London")
    let today = zone.civil(at: now).date
    let all = slots(
      zone.startOfDay(today), zone.startOfDay(today.adding(days: 10)), every: 1800)
    let prices = joined(all) { start in
      let price = price(start)
      return "{\"date_time\":\"\(ISOTime.text(start, in: zone))\",\"agile_pred\":\(price).5,"
        + "\"agile_low\":\(price),\"agile_high\":\(price + 4)}"
    }
    let name = "Region | \(request.path.suffix(1))"
    let made = ISOTime.text(now, in: zone)
    return "[{\"name\":\"\(name)\",\"created_at\":\"\(made)\",\"prices\":[\(prices)]}]"
  }

  /// Returns actual prices since midnight, then forecasts to the end of tomorrow's trading day.
  func aemoFiveMinutes(_ request: ServedRequest) -> String? {
    guard request.body == #"{"timeScale":["30MIN"]}"# else { return nil }
    let zone = Zone(secondsEast: 36_000)
    let today = zone.civil(at: now).date
    let end = zone.startOfDay(today.adding(days: 2)).advanced(by: 4 * 3600)
    let half = Instant(secondsSince1970: now.secondsSince1970 / 1800 * 1800)
    let known = slots(zone.startOfDay(today), half, every: 300).map { ($0, Int64(300), "ACTUAL") }
    let all = known + slots(half, end, every: 1800).map { ($0, Int64(1800), "FORECAST") }
    let rows = ["NSW1", "QLD1", "VIC1", "SA1", "TAS1"].flatMap { area in
      all.map { start, length, type in
        let stamp = "\(zone.civil(at: start.advanced(by: length)))"
        let price = "\(price(start)).\(type == "FORECAST" ? 5 : 0)"
        return "{\"SETTLEMENTDATE\":\"\(stamp)\",\"REGIONID\":\"\(area)\",\"RRP\":\(price),"
          + "\"PERIODTYPE\":\"\(type)\"}"
      }
    }
    return "{\"5MIN\":[\(rows.joined(separator: ","))]}"
  }
}
