import CivilTime

extension PriceWarning {
  /// The warning as words for programs, such as `fixed-clock Europe/Oslo UTC`.
  ///
  /// ``init(code:)`` parses the words. `nil` for warnings that every reading produces again.
  var code: String? {
    let words: [String]? =
      switch self {
      case .missing, .noSupport, .forecasts, .pastForecasts, .leftOutForecasts: nil
      case .extremesDiffer(let field, let stated, let found):
        ["extremes-differ", "\(stated)", "\(found)", field]
      case .leftOut(let count, .unknownUnit(let unit)): ["unknown-unit", "\(count)", unit]
      case .leftOut(let count, .summary): ["summary-rows", "\(count)"]
      case .leftOut(let count, .sentinel(let price)): ["sentinel", "\(count)", "\(price)"]
      case .leftOut(let count, .otherUnit(let unit, let shown)):
        ["other-unit", "\(count)", unit.code, shown.code]
      case .assumedDateOrder(let isMonthFirst):
        ["assumed-date-order", isMonthFirst ? "month" : "day"]
      default: Self.words(Mirror(reflecting: self).children.first ?? ("\(self)", ()))
      }
    return words.map { $0.map(Self.escaped).joined(separator: " ") }
  }

  /// Returns the name of a case in words with hyphens, and its values in their order.
  private static func words(_ named: Mirror.Child) -> [String] {
    let several = Mirror(reflecting: named.value)
    let values = several.displayStyle == .tuple ? several.children.map(\.value) : [named.value]
    let texts = values.flatMap { value in
      switch value {
      case let unit as PriceUnit: [unit.code]
      case let currency as Currency: [currency.code]
      case let names as [String]: names
      default: ["\(value)"]
      }
    }
    return [ColumnName.words(named.label ?? "").joined(separator: "-")] + texts
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
