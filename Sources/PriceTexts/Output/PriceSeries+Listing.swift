import CivilTime
import ElectricityPrices
import LocaleFormats

// Prices as a table: date, times, price. Dates are ISO 8601, to sort by.
extension [PriceSeries] {
  /// Returns the table of several series, each below its area.
  package func listing(_ locale: TextLocale = .english) -> String {
    guard count > 1 else { return map { $0.listing(locale) }.joined() }
    return map { ($0.area ?? "") + "\n" + $0.listing(locale) }.joined(separator: "\n")
  }
}

extension PriceSeries {
  /// Returns the table of the series, with `(2)` at the second of two slots with equal clock times.
  ///
  /// Prices have one decimal more than usual for the unit, or as many as two significant digits of
  /// the smallest price need.
  package func listing(_ locale: TextLocale = .english) -> String {
    let usual = unit?.usualDecimals ?? 2
    let maximum = lazy.compactMap { $0.price?.shownDecimals(usual: usual) }.max() ?? 0
    let decimals = Swift.max(usual + 1, maximum)
    let prices = map { $0.price?.text(decimals: decimals, style: locale.numbers) ?? "–" }
    let catalogue = locale.catalogue
    let head = [catalogue.word(.date), catalogue.word(.time), unit?.symbol ?? ""]
    let rows = zip(indices, prices).map { index, price in
      let start = zone.civil(at: self[index].start)
      let end = CivilDateTime(secondsSince1970: start.secondsSince1970 &+ self[index].length)
      let times = "\(start.hoursAndMinutes)-\(end.hoursAndMinutes)"
      return ["\(start.date)", times + repetitionMark(of: index), price]
    }
    let marks = indices.map { forecastMark(of: $0, decimals: decimals, locale) }
    return zip(TextTable.lines([head] + rows, words: 2), [""] + marks).map { $0 + $1 + "\n" }
      .joined()
  }

  /// Returns `  forecast (12 to 34)` if the price of a slot is a forecast.
  private func forecastMark(of index: Int, decimals: Int, _ locale: TextLocale) -> String {
    guard origin(at: index) == .forecast else { return "" }
    let bounds = bounds(at: index).map { bounds in
      [bounds.low, bounds.high].map { $0.text(decimals: decimals, style: locale.numbers) }
    }
    return "  " + locale.catalogue.word(.forecast)
      + (bounds.map { " (\($0.joined(separator: " – ")))" } ?? "")
  }

  /// Returns ` (2)` for a slot with a repeated clock time in autumn.
  package func repetitionMark(of index: Int) -> String {
    zone.repetitionMark(at: self[index].start)
  }
}

extension Zone {
  /// Returns ` (2)` for an instant whose clock time has occurred before, in autumn.
  package func repetitionMark(at instant: Instant) -> String {
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
