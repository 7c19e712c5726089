import ElectricityPrices
import LocaleFormats

extension Report {
  /// Creates the report of the errors of forecasts, with a row for each number of days ahead.
  ///
  /// Errors are in the unit of the prices; `within`, `below` and `above` are fractions; days have
  /// the form `0-1` or, without an end, `7-`.
  package init(_ groups: [ForecastAccuracy], in unit: PriceUnit?, _ locale: TextLocale) {
    let catalogue = locale.language.catalogue
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
        Column(key: "days_ahead", title: catalogue.word(.ahead)), Column(key: "count", title: "n"),
        Column(key: "mean_absolute_error", title: "MAE"),
        Column(key: "root_mean_square_error", title: "RMSE"),
        Column(key: "bias", title: catalogue.word(.bias)),
        Column(key: "guess_error", title: catalogue.word(.dayBefore)),
        Column(key: "bounded", title: nil),
        Column(key: "within", title: catalogue.word(.withinBounds)),
        Column(key: "below", title: nil), Column(key: "above", title: nil),
        Column(key: "width", title: nil),
      ],
      rows: groups.map(cells))
  }

  private static func text(_ days: Range<Int>) -> String {
    "\(days.lowerBound)-" + (days.upperBound == .max ? "" : "\(days.upperBound)")
  }
}
