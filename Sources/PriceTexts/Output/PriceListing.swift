import CivilTime
import ElectricityPrices
import LocaleFormats

/// Prices as a table: date, times, price.
package struct PriceListing {
  private let locale: TextLocale

  /// Creates tables in the language and number format of a locale; dates are ISO 8601, to sort by.
  package init(locale: TextLocale = .english) { self.locale = locale }

  /// Returns the table of several series, each below its area.
  package func text(_ series: [PriceSeries]) -> String {
    guard series.count > 1 else { return series.map { text($0) }.joined() }
    return series.map { ($0.area ?? "") + "\n" + text($0) }.joined(separator: "\n")
  }

  /// Returns the table of a series, with `(2)` at the second of two slots with the same clock time.
  ///
  /// Prices have one decimal more than usual for the unit, or as many as two significant digits of
  /// the smallest price need.
  package func text(_ series: PriceSeries) -> String {
    let usual = series.unit?.usualDecimals ?? 2
    let maximum = series.lazy.compactMap { $0.price?.shownDecimals(usual: usual) }.max() ?? 0
    let decimals = max(usual + 1, maximum)
    let prices = series.map { $0.price?.text(decimals: decimals, style: locale.numbers) ?? "–" }
    let catalogue = locale.catalogue
    let head = [catalogue.word(.date), catalogue.word(.time), series.unit?.symbol ?? ""]
    let rows = zip(series.indices, prices).map { index, price in
      let start = series.zone.civil(at: series[index].start)
      let end = CivilDateTime(secondsSince1970: start.secondsSince1970 &+ series[index].length)
      let times = "\(start.hoursAndMinutes)-\(end.hoursAndMinutes)"
      return ["\(start.date)", times + series.repetitionMark(of: index), price]
    }
    let marks = series.indices.map { forecast(of: $0, in: series, decimals: decimals) }
    return zip(TextTable.lines([head] + rows, words: 2), [""] + marks).map { $0 + $1 + "\n" }
      .joined()
  }

  /// Returns `  forecast (12 to 34)` if the price of a slot is a forecast.
  private func forecast(of index: Int, in series: PriceSeries, decimals: Int) -> String {
    guard series.origin(at: index) == .forecast else { return "" }
    let bounds = series.bounds(at: index).map { bounds in
      [bounds.low, bounds.high].map { $0.text(decimals: decimals, style: locale.numbers) }
    }
    return "  " + locale.catalogue.word(.forecast)
      + (bounds.map { " (\($0.joined(separator: " – ")))" } ?? "")
  }
}

extension PriceSeries {
  /// Returns ` (2)` for a slot with a repeated clock time in autumn.
  package func repetitionMark(of index: Int) -> String {
    zone.repetitionMark(at: self[index].start)
  }
}

extension Zone {
  /// Returns ` (2)` for an instant whose clock time has occurred before, in autumn.
  func repetitionMark(at instant: Instant) -> String {
    let repetition = repetition(at: instant)
    return repetition > 0 ? " (\(repetition + 1))" : ""
  }
}

extension DateStyle {
  /// Returns the time of the clock, with ` (2)` for one that has occurred before, in autumn.
  package func clock(_ instant: Instant, in zone: Zone) -> String {
    clock(zone.civil(at: instant)) + zone.repetitionMark(at: instant)
  }
}

extension String {
  /// Returns the text padded with spaces to a width, before or after it.
  package func padded(to width: Int, isLeading: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - displayWidth))
    return isLeading ? spaces + self : self + spaces
  }
}

extension CivilDateTime {
  /// The time such as `06:00`, independent of the locale.
  var hoursAndMinutes: String {
    [hour, minute].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}
