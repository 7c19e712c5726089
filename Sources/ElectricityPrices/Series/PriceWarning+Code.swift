import CivilTime

extension PriceWarning {
  /// The warning as words for programs, such as `fixed-clock Europe/Oslo`.
  ///
  /// ``init(code:)`` parses the words. `nil` for warnings that every reading produces again.
  var code: String? {
    let words: [String]? =
      switch self {
      case .mendedDay(let date): ["mended-day", "\(date)"]
      case .mendedEnds(let count): ["mended-ends", "\(count)"]
      case .farEnds(let count, let start, let end): ["far-ends", "\(count)", start, end]
      case .duplicates(let count): ["duplicates", "\(count)"]
      case .extremesDiffer(let field, let stated, let found):
        ["extremes-differ", "\(stated)", "\(found)", field]
      case .assumedDate(let date): ["assumed-date", "\(date)"]
      case .leftOut(let count, .unknownUnit(let unit)): ["unknown-unit", "\(count)", unit]
      case .leftOut(let count, .summary): ["summary-rows", "\(count)"]
      case .leftOut(let count, .sentinel(let price)): ["sentinel", "\(count)", "\(price)"]
      case .leftOut(let count, .otherUnit(let unit, let shown)):
        ["other-unit", "\(count)", unit.code, shown.code]
      case .missing, .noSupport, .forecasts, .pastForecasts, .onlyPastForecasts, .leftOutForecasts:
        nil
      case .swappedBounds(let count): ["swapped-bounds", "\(count)"]
      case .removedTax(let percent): ["removed-tax", "\(percent)"]
      case .taxUnstated: ["tax-unstated"]
      case .taxContradicted: ["tax-contradicted"]
      case .otherCurrency(let currency): ["other-currency", currency.code]
      case .fixedClock(let zone, let taken): ["fixed-clock", zone, taken]
      case .assumedClock(let zone, let strict): ["assumed-clock", zone, strict]
      case .assumedColumn(let name): ["assumed-column", name]
      case .assumedZone(let zone): ["assumed-zone", zone]
      case .assumedEnds: ["assumed-ends"]
      case .heldUntilNext: ["held-until-next"]
      case .openEnd: ["open-end"]
      case .skippedHour(let date): ["skipped-hour", "\(date)"]
      case .assumedUnit(let unit): ["assumed-unit", unit.code]
      case .unlikelyUnit(let unit, let taken): ["unlikely-unit", unit.code, taken.code]
      case .highPrices(let unit): ["high-prices", unit.code]
      case .assumedDateOrder(let isMonthFirst):
        ["assumed-date-order", isMonthFirst ? "month" : "day"]
      case .assumedLengths(let count): ["assumed-lengths", "\(count)"]
      case .assumedDecimalComma: ["assumed-decimal-comma"]
      case .skippedTitles(let count): ["skipped-titles", "\(count)"]
      case .unrepeatedHour(let date): ["unrepeated-hour", "\(date)"]
      case .severalPrices(let names): ["several-prices"] + names
      case .columnsLeftOut(let names): ["columns-left-out"] + names
      case .gasLeftOut: ["gas-left-out"]
      case .cutOff: ["cut-off"]
      case .otherSequences(let count, let shown): ["other-sequences", "\(count)", "\(shown)"]
      case .onlySequence(let sequence, let date): ["only-sequence", "\(sequence)", "\(date)"]
      case .overlapsDiffer(let count): ["overlaps-differ", "\(count)"]
      case .otherFiles(let names): ["other-files"] + names
      case .forecastsUnmarked: ["forecasts-unmarked"]
      case .preliminary: ["preliminary"]
      case .onePageOfSeveral: ["one-page-of-several"]
      }
    return words.map { $0.map(Self.escaped).joined(separator: " ") }
  }

  /// Parses a code; `nil` for other texts.
  init?(code: String) {
    let words = code.split(separator: " ", omittingEmptySubsequences: false).map(Self.unescaped)
    // Older versions wrote no offset.
    let offset = words.first == "fixed-clock" && words.count == 2 ? ["UTC"] : []
    let whole = ([code] + offset).joined(separator: " ")
    let candidates = Self.warnings(of: Array(words.dropFirst()) + offset)
    guard let found = candidates.first(where: { $0.code == whole }) else { return nil }
    self = found
  }

  /// Returns every warning that some values can make.
  private static func warnings(of values: [String]) -> [PriceWarning] {
    func value(_ index: Int) -> String { values[safe: index] }
    func date(_ index: Int) -> CivilDate? {
      if case .date(let date)? = ISOTime(value(index)) { date } else { nil }
    }
    func unit(_ index: Int) -> PriceUnit? { PriceUnit(value(index)) }
    let first = value(0)
    var found: [PriceWarning?] = [
      .taxUnstated, .taxContradicted, .assumedEnds, .heldUntilNext, .openEnd, .assumedDecimalComma,
      .gasLeftOut, .cutOff, .preliminary, .onePageOfSeveral, .forecastsUnmarked,
      .severalPrices(values), .columnsLeftOut(values), .otherFiles(values), .assumedColumn(first),
      .assumedZone(first),
      .fixedClock(zone: first, taken: value(1)), .assumedClock(first, value(1)),
      .assumedDateOrder(isMonthFirst: true), .assumedDateOrder(isMonthFirst: false),
    ]
    found.append(Currency(first).map { .otherCurrency($0) })
    found += unit(0).map { [.assumedUnit($0), .highPrices($0)] } ?? []
    if let stated = unit(0), let taken = unit(1) {
      found.append(.unlikelyUnit(stated, taken: taken))
    }
    if let date = date(0) {
      found += [.mendedDay(date), .assumedDate(date), .skippedHour(date), .unrepeatedHour(date)]
    }
    if let price = Price(first) {
      found.append(.removedTax(price))
      let other = Price(value(1))
      found.append(other.map { .extremesDiffer(field: value(2), stated: price, found: $0) })
    }
    guard let count = Int(first) else { return found.compactMap(\.self) }
    found += [
      .mendedEnds(count), .farEnds(count, start: value(1), end: value(2)), .duplicates(count),
      .swappedBounds(count), .assumedLengths(count), .skippedTitles(count), .overlapsDiffer(count),
      .leftOut(count, reason: .unknownUnit(value(1))), .leftOut(count, reason: .summary),
    ]
    found.append(Price(value(1)).map { .leftOut(count, reason: .sentinel($0)) })
    found.append(Int(value(1)).map { .otherSequences(count, shown: $0) })
    found.append(date(1).map { .onlySequence(count, date: $0) })
    if let other = unit(1), let shown = unit(2) {
      found.append(.leftOut(count, reason: .otherUnit(other, shown: shown)))
    }
    return found.compactMap(\.self)
  }

  /// The escapes of characters that words must not contain: spaces and the semicolon separator.
  private static let escapes = [("%", "%25"), (" ", "%20"), (";", "%3B")]

  private static func escaped(_ text: String) -> String {
    escapes.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private static func unescaped(_ text: Substring) -> String {
    escapes.reversed().reduce(String(text)) { $0.replacing($1.1, with: $1.0) }
  }
}

extension [PriceWarning] {
  /// The codes of all warnings, each once, separated by semicolons; empty without codes.
  var codes: String {
    let codes = compactMap(\.code)
    return codes.indices.filter { codes.firstIndex(of: codes[$0]) == $0 }.map { codes[$0] }
      .joined(separator: ";")
  }

  /// Parses codes and ignores unknown ones.
  init(codes: String) {
    self = codes.split(separator: ";").compactMap { PriceWarning(code: String($0)) }
  }
}
