import ElectricityPrices
import LocaleFormats

extension [ForecastAccuracy] {
  /// A table with a row for each number of days ahead: how many prices came, how far forecasts were
  /// off them, how far the price of the day before was, and how many came within the bounds.
  package func text(in unit: PriceUnit?, _ locale: TextLocale) -> String {
    let catalogue = locale.language.catalogue
    let prices = PriceText(unit, locale)
    func number(_ value: Double?) -> String { value.map { prices.number($0) } ?? "–" }
    let head = [
      catalogue.word(.ahead), "n", "MAE", "RMSE", catalogue.word(.bias),
      catalogue.word(.dayBefore), catalogue.word(.withinBounds),
    ]
    let rows = map { group in
      let percent = group.bounds.map { Price(integerLiteral: Int64(($0.within * 100).rounded())) }
      return [
        group.days.map { ForecastAccuracy.text($0) + " d" } ?? "–", "\(group.count)",
        number(group.meanAbsoluteError), number(group.rootMeanSquareError), number(group.bias),
        number(group.guessError), percent.map { "\($0) %" } ?? "–",
      ]
    }
    let title = unit.map { "\(catalogue.word(.forecast)), \(catalogue.inUnit($0).text)\n" } ?? ""
    return title + TextTable.lines([head] + rows).map { $0 + "\n" }.joined()
  }
}
