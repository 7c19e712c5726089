extension PriceSummary {
  /// Returns the summary as a JSON object.
  ///
  /// Times are ISO 8601 with the offset of the series' zone. Prices have nine decimals or four
  /// significant digits; unknown values are `null`. The keys are those of ``csv(in:)``, except that
  /// numbered keys become lists: `cheapest_hours` has the means of the cheapest hour of each day,
  /// of the cheapest two, and so on; `weekday_hours` and `weekend_hours` have an object per hour.
  public func json(in series: PriceSeries) -> String {
    func hours(_ hours: [TypicalHour?]) -> String {
      JSONText.list(hours.map { hour in hour.map { JSONText.object($0.fields) } ?? "null" })
    }
    let fields =
      [("schema", "1")] + facts(of: series, quoted: JSONText.quoted) + [
        ("cheapest_hours", "[" + cheapestOfDay.map(JSONText.number).joined(separator: ",") + "]"),
        ("weekday_hours", hours(weekdayHours)), ("weekend_hours", hours(weekendHours)),
      ]
    return JSONText.lines(fields)
  }

  /// Returns the summary as CSV lines of `statistic,value` below these column names.
  ///
  /// Hours are numbered by the clock from 0, and only those with a price are listed.
  /// `negative_share` is the fraction of hours with a negative price, 0…1. Unknown values are
  /// empty.
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

  private func facts(of series: PriceSeries, quoted: (String) -> String) -> [(String, String)] {
    func usual(_ days: [Int]) -> (hour: String, days: String) {
      guard self.days > 0, let maximum = days.max(), let hour = days.firstIndex(of: maximum) else {
        return ("null", "null")
      }
      return ("\(hour)", "\(maximum)")
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
  /// The numbers as JSON values, by key.
  package var fields: [(String, String)] {
    [
      ("lowest", lowest), ("lower_quartile", lowerQuartile), ("median", median),
      ("upper_quartile", upperQuartile), ("highest", highest),
    ].map { ($0, JSONText.number($1)) }
  }
}
