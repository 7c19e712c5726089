import CivilTime

extension CheapestAnswer {
  /// The answer as a JSON object.
  ///
  /// Its keys are `start`, `end`, `mean`, `unit`, `slots`, `now_mean`, `dearest_mean` and `saves`,
  /// with null for unknown values. Times are ISO 8601 with offset in the series' zone, prices
  /// have nine decimals, or four digits that count. `slots` is the number of slots that the window
  /// has a part of, or, where it was sought in several pieces, the list of these with their
  /// `start`, `end` and `mean`. With a power, `energy_kwh`, `cost`, `currency` and `cost_saved`
  /// follow; with an instant `is_now`, whether it lies in the window.
  public func json(
    in series: PriceSeries, isSplit: Bool = false, power: ElectricPower? = nil,
    isNow now: Instant? = nil
  ) -> String {
    // Files written by programs have prices such as 326.22500000000002.
    func number(_ price: Price?) -> String {
      price?.rounded(toDecimals: 9, orDigits: 4).description ?? "null"
    }
    let spans = window.spans.map {
      JSONText.object(
        JSONText.times($0.start, $0.end, in: series.zone) + [("mean", number($0.mean))])
    }
    var fields =
      JSONText.times(window.start, window.end, in: series.zone) + [
        ("mean", number(window.mean)), ("unit", JSONText.quoted(series.unit?.code)),
        ("slots", isSplit ? "[\(spans.joined(separator: ","))]" : "\(window.slotCount)"),
        ("now_mean", number(nowMean)), ("dearest_mean", number(dearestMean)),
        ("saves", number(saved)),
      ]
    if let power {
      fields += [
        ("energy_kwh", number(power.energy(over: window.length))),
        ("cost", number(series.unit.flatMap { cost(of: power, in: $0) })),
        ("currency", JSONText.quoted(series.unit?.currency.code)),
        ("cost_saved", number(series.unit.flatMap { savedCost(of: power, in: $0) })),
      ]
    }
    if let now { fields.append(("is_now", "\(window.contains(now))")) }
    return JSONText.object(fields)
  }
}

extension PriceWindow {
  /// The number of slots that it has a part of.
  public var slotCount: Int { spans.reduce(0) { $0 + $1.slotCount } }
}
