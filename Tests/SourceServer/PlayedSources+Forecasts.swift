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
}
