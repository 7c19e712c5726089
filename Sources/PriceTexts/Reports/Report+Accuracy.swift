import ElectricityPrices
import LocaleFormats

extension Report {
  /// Creates the report of the errors of forecasts, with a row for each number of days ahead.
  ///
  /// Errors are in the unit of the prices; `within`, `below` and `above` are fractions; days have
  /// the form `0-1` or, without an end, `7-`.
  package init(_ groups: [ForecastAccuracy], in unit: PriceUnit?, _ locale: TextLocale) {
    let catalogue = locale.catalogue
    let prices = PriceText(unit, locale)
    func number(_ value: Double?) -> Cell {
      .number(value.map { JSONText.number($0) }, shown: value.map { prices.number($0) })
    }
    func cells(_ group: ForecastAccuracy) -> [Cell] {
      let (days, bounds) = (group.days.map(Self.text), group.bounds)
      return [
        .text(days, shown: days.map { "\($0) d" }), .number("\(group.count)"),
        number(group.meanAbsoluteError), number(group.rootMeanSquareError), number(group.bias),
        number(group.guessError), .number("\(bounds?.count ?? 0)"),
        .number(
          bounds.map { JSONText.number($0.within) },
          shown: bounds.map { "\(Int(($0.within * 100).rounded())) %" }),
        number(bounds?.below), number(bounds?.above), number(bounds?.width),
      ]
    }
    self.init(
      name: "accuracy",
      heading: unit.map { ["\(catalogue.word(.forecast)), \(catalogue.inUnit($0).text)"] } ?? [],
      columns: [
        ("days_ahead", catalogue.word(.ahead)), ("count", "n"), ("mean_absolute_error", "MAE"),
        ("root_mean_square_error", "RMSE"), ("bias", catalogue.word(.bias)),
        ("guess_error", catalogue.word(.lastKnownDay)), ("bounded", nil),
        ("within", catalogue.word(.withinBounds)), ("below", nil), ("above", nil), ("width", nil),
      ],
      rows: groups.map(cells))
  }

  private static func text(_ days: Range<Int>) -> String {
    "\(days.lowerBound)-" + (days.upperBound == .max ? "" : "\(days.upperBound)")
  }
}
