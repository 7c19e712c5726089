import CivilTime
import ElectricityPrices
import LocaleFormats

/// A search for the cheapest time, such as the time of an appliance, with its result.
package struct SoughtTime: Equatable, Sendable {
  /// The name that the user chose; `nil` for a search by length.
  package let name: String?
  package var search: CheapestSearch
  /// The power; `nil` if unknown.
  package var power: ElectricPower?
  /// The result; `nil` before the search, and if there is no such time among the prices.
  package var answer: CheapestAnswer?
  // A time that forecasts expect, if there is none among known prices.
  private var onlyPromise: ForecastPromise?

  package init(
    name: String? = nil, search: CheapestSearch, power: ElectricPower? = nil,
    answer: CheapestAnswer? = nil
  ) {
    (self.name, self.search, self.power, self.answer) = (name, search, power, answer)
  }

  /// Searches prices for the time.
  package mutating func find(in series: PriceSeries, at now: Instant) {
    answer = series.cheapest(search, at: now)
    onlyPromise = answer == nil ? series.promise(search, at: now) : nil
  }

  /// A time that forecasts expect to be cheaper, or the only one.
  private var promise: ForecastPromise? { answer?.promise ?? onlyPromise }
}

extension Report {
  /// Creates the report of cheapest times, with a row for each search.
  ///
  /// A negative `saves` means that waiting costs more. Energy and costs need a power.
  ///
  /// - Parameters:
  ///   - times: The times.
  ///   - name: The key of the rows: `times` or `appliances`.
  ///   - now: The current time, for `is_now`; `nil` to omit that column.
  package init(
    _ times: [SoughtTime], as name: String, in series: PriceSeries, isNow now: Instant? = nil,
    _ locale: TextLocale
  ) {
    let catalogue = locale.catalogue
    let (unit, saved) = (series.unit?.symbol ?? "", catalogue.word(.saved))
    let currency = series.unit?.currency.majorName ?? ""
    let isNamed = times.contains { $0.name != nil }
    let hasPower = isNamed || times.contains { $0.power != nil }
    func title(_ text: String, _ isShown: Bool = true) -> String? { isShown ? text : nil }
    var columns: [Column] = [
      (isNamed ? "name" : nil, isNamed ? catalogue.word(.appliance) : ""), ("seconds", nil),
      ("start", nil), ("end", nil), ("pieces", catalogue.word(.time)), ("mean", unit),
      ("saves", "\(saved) \(unit)"), ("now_mean", nil), ("dearest_mean", nil), ("unit", nil),
      ("energy_kwh", title("kWh", hasPower)), ("cost", title(currency, hasPower)),
      ("cost_saved", title("\(saved) \(currency)", hasPower)), ("currency", nil),
    ]
    if series.hasForecasts { columns += SoughtTime.forecastKeys.map { ($0, nil) } }
    if now != nil { columns.append(("is_now", nil)) }
    let promises = times.compactMap { time in
      time.answer.flatMap { CheapestText($0, in: series, locale: locale).promise }
        .map { (time.name.map { $0 + ": " } ?? "") + catalogue.sentence($0).text }
    }
    self.init(
      name: name, columns: columns, rows: times.map { $0.cells(in: series, isNow: now, locale) },
      notes: promises.isEmpty ? [] : [""] + promises)
  }
}

extension SoughtTime {
  fileprivate func cells(
    in series: PriceSeries, isNow now: Instant?, _ locale: TextLocale
  ) -> [Report.Cell] {
    let decimals = series.unit?.usualDecimals ?? 2
    let length = locale.catalogue.duration(Duration(seconds: search.length))
    func number(_ number: ExactDecimal?, _ decimals: Int) -> Report.Cell {
      .price(number, shown: number?.text(usualDecimals: decimals, style: locale.numbers))
    }
    let costs = power.flatMap { power in
      series.unit.map { (answer?.cost(of: power, in: $0), answer?.savedCost(of: power, in: $0)) }
    }
    let energy = (answer?.window ?? promise?.window).flatMap { power?.energy(over: $0.length) }
    let shown = answer.map { CheapestText($0, in: series, locale: locale).times.text }
    var cells: [Report.Cell] = [
      .text(name, shown: name ?? length), .number("\(search.length)"),
      .time(answer?.window.start, in: series.zone), .time(answer?.window.end, in: series.zone),
      pieces(in: series, shown: (shown ?? "–") + forecastMark(locale)),
      number(answer?.window.mean, decimals), number(answer?.saved, decimals),
      .price(answer?.nowMean), .price(answer?.dearestMean), .text(series.unit?.code),
      .price(
        energy,
        shown: energy.map { locale.numbers.text($0.rounded(toDecimals: 3).description) }),
      number(costs?.0, 2), number(costs?.1, 2),
      .text(series.unit?.currency.code),
    ]
    if series.hasForecasts { cells += forecastCells(in: series) }
    if let now {
      cells.append(.number("\(answer?.window.contains(now) ?? false)", shown: ""))
    }
    return cells
  }

  fileprivate static let forecastKeys = [
    "forecast_hours", "promised_start", "promised_end", "promised_mean", "promised_low",
    "promised_high",
  ]

  /// Returns the cells of the hours with forecasts, and of the time that forecasts promise.
  private func forecastCells(in series: PriceSeries) -> [Report.Cell] {
    let hours = (answer?.forecastSeconds).map { ExactDecimal(integerLiteral: $0).divided(by: 3600) }
    return [
      .price(hours ?? nil), .time(promise?.window.start, in: series.zone),
      .time(promise?.window.end, in: series.zone), .price(promise?.window.mean),
      .price(promise?.bounds?.low), .price(promise?.bounds?.high),
    ]
  }

  /// Returns the mark of forecasts in a time: ` (forecast)`, ` (forecast 1 h)`.
  private func forecastMark(_ locale: TextLocale) -> String {
    guard let answer, answer.forecastSeconds > 0 else { return "" }
    let word = locale.catalogue.word(.forecast)
    if answer.forecastSeconds >= answer.window.length { return " (\(word))" }
    let length = Duration(seconds: answer.forecastSeconds)
    return " (\(word) \(locale.catalogue.duration(length)))"
  }

  /// Returns the pieces with their means; in CSV, starts and ends alone: `13:00/15:00 17:00/18:00`.
  private func pieces(in series: PriceSeries, shown: String) -> Report.Cell {
    let spans = answer?.window.spans ?? []
    let objects = spans.map { span in
      JSONText.object(
        JSONText.times(span.start, span.end, in: series.zone)
          + [("mean", Report.Cell.price(span.mean).json)])
    }
    let times = spans.map { span in
      [span.start, span.end].map { ISOTime.text($0, in: series.zone) }.joined(separator: "/")
    }
    return Report.Cell(
      json: "[\(objects.joined(separator: ","))]", csv: times.joined(separator: " "), shown: shown)
  }
}

/// The times as an iCalendar file with an event for each piece (RFC 5545).
extension [SoughtTime] {
  /// Returns the calendar; empty without a time, because a calendar has an event at least.
  ///
  /// - Parameter now: The time stamp of the events.
  package func calendar(in series: PriceSeries, at now: Instant, _ locale: TextLocale) -> String {
    func stamp(_ instant: Instant) -> String {
      String(ISOTime.text(instant, in: .utc).prefix(19).filter { $0 != "-" && $0 != ":" }) + "Z"
    }
    var lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//pricetui//EN"]
    var identities: Set<String> = []
    for time in self {
      guard let answer = time.answer else { continue }
      let texts = CheapestText(answer, in: series, locale: locale)
      let sentences = [texts.window, texts.partlyForecast, time.power.flatMap(texts.cost)]
        .compactMap { $0.map { locale.catalogue.sentence($0).text } }
      for (piece, span) in answer.window.spans.enumerated() {
        // The same event of a later run replaces this one, but no other event.
        let parts = [series.area, time.name, "\(time.search.length)", "\(piece + 1)"]
        let identity = [stamp(span.start)] + parts.compactMap(\.self).map(Self.plain)
        let name = identity.joined(separator: "-")
        guard identities.insert(name).inserted else { continue }
        lines.append("BEGIN:VEVENT")
        lines += Self.folded("UID:\(name)@pricetui")
        lines += [
          "DTSTAMP:\(stamp(now))", "DTSTART:\(stamp(span.start))", "DTEND:\(stamp(span.end))",
        ]
        lines += Self.folded("SUMMARY:" + Self.escaped(time.name ?? sentences[0]))
        let rest = time.name == nil ? sentences.dropFirst() : sentences[...]
        if !rest.isEmpty {
          lines += Self.folded("DESCRIPTION:" + Self.escaped(rest.joined(separator: " ")))
        }
        lines.append("END:VEVENT")
      }
    }
    guard !identities.isEmpty else { return "" }
    lines.append("END:VCALENDAR")
    return lines.map { $0 + "\r\n" }.joined()
  }

  /// Returns a text of letters, digits and points only; other bytes are written as codes.
  private static func plain(_ text: String) -> String {
    text.utf8.map { byte in
      let sign = Character(UnicodeScalar(byte))
      return sign.isASCII && (sign.isLetter || sign.isNumber || sign == ".")
        ? String(sign) : "%" + String(byte, radix: 16)
    }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing(";", with: "\\;").replacing(",", with: "\\,")
      .replacing("\n", with: "\\n")
  }

  /// Splits a line into lines of at most 75 bytes; continuations begin with a space.
  private static func folded(_ line: String) -> [String] {
    // A character can have more bytes than a line, its scalars have four at most.
    var (lines, last) = ([String](), "")
    for scalar in line.unicodeScalars {
      if last.utf8.count + scalar.utf8.count > 75 {
        lines.append(last)
        last = " "
      }
      last.unicodeScalars.append(scalar)
    }
    return lines + [last]
  }
}
