import CivilTime

extension PriceSummary {
  /// The summary as a JSON object.
  ///
  /// Times are ISO 8601 with offset in the series' zone, prices have nine decimals, or four digits
  /// that count; null stands for what is not known. Its keys are those of ``csv(in:)``, those with
  /// a number in them as lists: `cheapest_hours`, of the means of the cheapest hours of each day
  /// from one on, and `weekday_hours` and `weekend_hours`, of an object for each hour.
  public func json(in series: PriceSeries) -> String {
    func hours(_ hours: [TypicalHour?]) -> String {
      let objects = hours.map { hour in
        hour.map { JSONText.object($0.fields) } ?? "null"
      }
      return "[\n    " + objects.joined(separator: ",\n    ") + "\n  ]"
    }
    let fields =
      [("schema", "1")] + facts(of: series, quoted: JSONText.quoted) + [
        ("cheapest_hours", "[" + cheapestOfDay.map(JSONText.number).joined(separator: ",") + "]"),
        ("weekday_hours", hours(weekdayHours)), ("weekend_hours", hours(weekendHours)),
      ]
    return JSONText.lines(fields)
  }

  /// The summary as lines of `statistic,value` after these two names.
  ///
  /// Hours are those of the clock, from 0 on, and those with a price; `negative_share` is the share
  /// of them with one below zero, 0…1. What is not known is empty.
  public func csv(in series: PriceSeries) -> String {
    var rows = facts(of: series, quoted: CSVText.cell)
    for (count, mean) in cheapestOfDay.enumerated() {
      rows.append(("cheapest_\(count + 1)_hours", JSONText.number(mean)))
    }
    for (name, hours) in [("weekday", weekdayHours), ("weekend", weekendHours)] {
      for (number, hour) in hours.enumerated() {
        guard let hour else { continue }
        rows += hour.fields.map { ("\(name)_\(number)_\($0)", $1) }
      }
    }
    let lines = rows.map { name, value in "\(name),\(value == "null" ? "" : value)\n" }
    return "statistic,value\n" + lines.joined()
  }

  private func facts(
    of series: PriceSeries, quoted: (String) -> String
  ) -> [(String, String)] {
    func usual(_ days: [Int]) -> (hour: String, days: String) {
      guard self.days > 0, let most = days.max(), let hour = days.firstIndex(of: most) else {
        return ("null", "null")
      }
      return ("\(hour)", "\(most)")
    }
    let (cheapest, dearest) = (usual(cheapestDays), usual(dearestDays))
    let forecast = series.forecastSeconds(from: start, to: end)
    let forecasts =
      forecast > 0 ? [("forecast_hours", JSONText.number(Double(forecast) / 3600))] : []
    return series.facts(from: start, to: end, quoted: quoted) + forecasts + [
      ("hours", JSONText.number(Double(seconds) / 3600)), ("mean", JSONText.number(mean)),
      ("deviation", JSONText.number(deviation)),
    ] + prices.fields + [
      ("negative_hours", JSONText.number(Double(secondsBelowZero) / 3600)),
      ("negative_share", JSONText.number(Double(secondsBelowZero) / Double(seconds))),
      ("days", "\(days)"), ("cheapest_hour", cheapest.hour),
      ("cheapest_hour_days", cheapest.days), ("dearest_hour", dearest.hour),
      ("dearest_hour_days", dearest.days), ("weekday_mean", JSONText.number(weekdayMean)),
      ("weekend_mean", JSONText.number(weekendMean)),
    ]
  }
}

extension TypicalHour {
  /// The numbers as they stand in JSON, by their keys.
  package var fields: [(String, String)] {
    [
      ("lowest", lowest), ("lower_quartile", lowerQuartile), ("median", median),
      ("upper_quartile", upperQuartile), ("highest", highest),
    ].map { ($0, JSONText.number($1)) }
  }
}

extension PriceSeries {
  /// What a stretch of prices is about, by keys: when it begins and ends, unit, area, tax.
  package func facts(
    from start: Instant, to end: Instant, quoted: (String) -> String = JSONText.quoted
  ) -> [(String, String)] {
    [
      ("start", quoted(ISOTime.text(start, in: zone))),
      ("end", quoted(ISOTime.text(end, in: zone))),
      ("unit", unit.map { quoted($0.code) } ?? "null"), ("area", area.map(quoted) ?? "null"),
      ("vat", quoted(valueAddedTax.rawValue)),
    ]
  }
}

extension JSONText {
  /// A number with nine decimals, or four digits that count; null for what is none.
  package static func number(_ value: Double?) -> String {
    value.flatMap { Price("\($0)") }?.rounded(toDecimals: 9, orDigits: 4).description ?? "null"
  }

  /// When something begins and ends, by the clocks of a zone.
  package static func times(
    _ start: Instant, _ end: Instant, in zone: Zone
  ) -> [(String, String)] {
    [("start", start), ("end", end)].map { ($0, quoted(ISOTime.text($1, in: zone))) }
  }

  /// An object in a line, of values that are JSON.
  package static func object(_ fields: [(String, String)]) -> String {
    "{" + fields.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }

  /// An array with a line for each object, and a newline at the end.
  package static func list(_ objects: [String]) -> String {
    "[" + objects.map { "\n  " + $0 }.joined(separator: ",") + "\n]\n"
  }

  /// An object with a line for each value, and a newline at the end.
  package static func lines(_ fields: [(String, String)]) -> String {
    "{\n" + fields.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }
}
