import CivilTime
import ElectricityPrices
import LocaleFormats

/// What a chart whose x axis is not time has found in the prices, as JSON.
///
/// Numbers and times are as those of ``PriceSummary/json(in:)``.
package enum ChartJSON {
  /// An object of the typical day or the duration curve that a state shows; nil without prices, or
  /// for a chart of prices one by one.
  package static func text(_ state: ViewerState) -> String? {
    guard let found = GatheredPrices(state),
      let summary = PriceSummary(state.series, in: state.visible)
    else { return nil }
    let facts =
      [("schema", "1")] + state.series.facts(from: summary.start, to: summary.end)
    return switch found {
    case .typicalDays(let days): JSONText.lines(facts + fields(days))
    case .duration(let curve): JSONText.lines(facts + fields(curve, summary))
    }
  }

  /// The `form`; the `date` that lies over the typical day; `panels` with their `name` and `hours`,
  /// each hour with its lowest price, quartiles, highest price, and the `price` of that date.
  private static func fields(_ days: TypicalDays) -> [(String, String)] {
    let words = ViewerWords(.english)
    let panels = days.panels.map { panel in
      let hours = (0..<TypicalDays.hoursOfDay).compactMap { hour in
        days.hours[panel * TypicalDays.hoursOfDay + hour].map { known in
          JSONText.object(
            [("hour", "\(hour)")] + known.fields
              + [("price", JSONText.number(days.price(at: hour, in: panel)))])
        }
      }
      let name = JSONText.quoted(words.panel(panel, of: days.form, TextLocale.english.dates))
      return "{\"name\":\(name),\"hours\":\(list(hours, indent: "    "))}"
    }
    return [
      ("form", JSONText.quoted(days.form.rawValue)),
      ("date", JSONText.quoted(days.day.map { "\($0)" })), ("panels", list(panels)),
    ]
  }

  /// How many `hours` have prices, and are below zero; the means of the cheapest hours of each day
  /// from one on; the `curve`: each `price` with the `hours` that prices are as high or higher.
  private static func fields(
    _ curve: PriceDurationCurve, _ summary: PriceSummary
  ) -> [(String, String)] {
    func hours(_ seconds: Int64) -> String { JSONText.number(Double(seconds) / 3600) }
    let steps = curve.slots.indices.filter { place in
      place + 1 == curve.slots.count || curve.price(at: place + 1) != curve.price(at: place)
    }
    return [
      ("hours", hours(curve.seconds)), ("negative_hours", hours(curve.secondsBelowZero)),
      (
        "cheapest_hours",
        "[" + summary.cheapestOfDay.map(JSONText.number).joined(separator: ",") + "]"
      ),
      (
        "curve",
        list(
          steps.map { place in
            JSONText.object([
              ("price", JSONText.number(curve.price(at: place))),
              ("hours", hours(curve.ends[place])),
            ])
          })
      ),
    ]
  }

  private static func list(_ objects: [String], indent: String = "  ") -> String {
    let line = "\n\(indent)  "
    return "[" + objects.map { line + $0 }.joined(separator: ",") + "\n\(indent)]"
  }
}
