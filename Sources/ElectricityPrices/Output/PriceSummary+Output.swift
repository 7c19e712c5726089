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
        hour.map { "{" + Self.fields($0).map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}" }
          ?? "null"
      }
      return "[\n    " + objects.joined(separator: ",\n    ") + "\n  ]"
    }
    let fields =
      facts(of: series, quoted: JSONText.quoted) + [
        ("cheapest_hours", "[" + cheapestOfDay.map(Self.number).joined(separator: ",") + "]"),
        ("weekday_hours", hours(weekdayHours)), ("weekend_hours", hours(weekendHours)),
      ]
    return "{\n" + fields.map { "  \"\($0)\": \($1)" }.joined(separator: ",\n") + "\n}\n"
  }

  /// The summary as lines of `statistic,value` after these two names.
  ///
  /// Hours are those of the clock, from 0 on, and those with a price; `negative_share` is the share
  /// of them with one below zero, 0…1. What is not known is empty.
  public func csv(in series: PriceSeries) -> String {
    var rows = facts(of: series, quoted: CSVText.cell)
    for (count, mean) in cheapestOfDay.enumerated() {
      rows.append(("cheapest_\(count + 1)_hours", Self.number(mean)))
    }
    for (name, hours) in [("weekday", weekdayHours), ("weekend", weekendHours)] {
      for (number, hour) in hours.enumerated() {
        guard let hour else { continue }
        rows += Self.fields(hour).map { ("\(name)_\(number)_\($0)", $1) }
      }
    }
    let lines = rows.map { name, value in "\(name),\(value == "null" ? "" : value)\n" }
    return "statistic,value\n" + lines.joined()
  }

  private func facts(
    of series: PriceSeries, quoted: (String) -> String
  ) -> [(String, String)] {
    func time(_ instant: Instant) -> String { quoted(ISOTime.text(instant, in: series.zone)) }
    func usual(_ days: [Int]) -> (hour: String, days: String) {
      guard self.days > 0, let most = days.max(), let hour = days.firstIndex(of: most) else {
        return ("null", "null")
      }
      return ("\(hour)", "\(most)")
    }
    let (cheapest, dearest) = (usual(cheapestDays), usual(dearestDays))
    return [
      ("start", time(start)), ("end", time(end)),
      ("unit", series.unit.map { quoted($0.code) } ?? "null"),
      ("area", series.area.map(quoted) ?? "null"), ("vat", quoted(series.valueAddedTax.rawValue)),
      ("hours", Self.number(Double(seconds) / 3600)), ("mean", Self.number(mean)),
      ("deviation", Self.number(deviation)),
    ] + Self.fields(prices) + [
      ("negative_hours", Self.number(Double(secondsBelowZero) / 3600)),
      ("negative_share", Self.number(Double(secondsBelowZero) / Double(seconds))),
      ("days", "\(days)"), ("cheapest_hour", cheapest.hour),
      ("cheapest_hour_days", cheapest.days), ("dearest_hour", dearest.hour),
      ("dearest_hour_days", dearest.days), ("weekday_mean", Self.number(weekdayMean)),
      ("weekend_mean", Self.number(weekendMean)),
    ]
  }

  private static func fields(_ hour: TypicalHour) -> [(String, String)] {
    [
      ("lowest", number(hour.lowest)), ("lower_quartile", number(hour.lowerQuartile)),
      ("median", number(hour.median)), ("upper_quartile", number(hour.upperQuartile)),
      ("highest", number(hour.highest)),
    ]
  }

  private static func number(_ value: Double?) -> String {
    value.flatMap { Price("\($0)") }?.rounded(toDecimals: 9, orDigits: 4).description ?? "null"
  }
}
