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
      case .leftOut(let count, .otherUnit(let unit, let shown)):
        ["other-unit", "\(count)", unit.code, shown.code]
      case .missing, .noSupport, .forecasts, .pastForecasts, .leftOutForecasts: nil
      case .swappedBounds(let count): ["swapped-bounds", "\(count)"]
      case .removedTax(let percent): ["removed-tax", "\(percent)"]
      case .taxUnstated: ["tax-unstated"]
      case .otherCurrency(let currency): ["other-currency", currency.code]
      case .fixedClock(let zone, let taken): ["fixed-clock", zone, taken]
      case .assumedZone(let zone): ["assumed-zone", zone]
      case .assumedEnds: ["assumed-ends"]
      case .heldUntilNext: ["held-until-next"]
      case .skippedHour(let date): ["skipped-hour", "\(date)"]
      case .assumedUnit(let unit): ["assumed-unit", unit.code]
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
      case .note(.preliminary): ["preliminary"]
      case .note(.onePageOfSeveral): ["one-page-of-several"]
      }
    return words.map { $0.map(Self.escaped).joined(separator: " ") }
  }

  /// Parses a code; `nil` for other texts.
  init?(code: String) {
    let words = code.split(separator: " ", omittingEmptySubsequences: false).map(Self.unescaped)
    guard let name = words.first else { return nil }
    let values = Array(words.dropFirst())
    let first = values.first ?? ""
    let count = Int(first)
    let date: CivilDate? = if case .date(let date)? = ISOTime(first) { date } else { nil }
    let found: PriceWarning? =
      switch (name, values.count) {
      case ("mended-day", 1): date.map { .mendedDay($0) }
      case ("mended-ends", 1): count.map { .mendedEnds($0) }
      case ("far-ends", 3): count.map { .farEnds($0, start: values[1], end: values[2]) }
      case ("duplicates", 1): count.map { .duplicates($0) }
      case ("swapped-bounds", 1): count.map { .swappedBounds($0) }
      case ("extremes-differ", 3):
        Price(first).flatMap { stated in
          Price(values[1]).map { .extremesDiffer(field: values[2], stated: stated, found: $0) }
        }
      case ("assumed-date", 1): date.map { .assumedDate($0) }
      case ("unknown-unit", 2): count.map { .leftOut($0, reason: .unknownUnit(values[1])) }
      case ("summary-rows", 1): count.map { .leftOut($0, reason: .summary) }
      case ("other-unit", 3):
        count.flatMap { count in
          PriceUnit(values[1]).flatMap { unit in
            PriceUnit(values[2]).map { .leftOut(count, reason: .otherUnit(unit, shown: $0)) }
          }
        }
      case ("removed-tax", 1): Price(first).map { .removedTax($0) }
      case ("tax-unstated", 0): .taxUnstated
      case ("other-currency", 1): Currency(first).map { .otherCurrency($0) }
      // Older versions wrote no offset.
      case ("fixed-clock", 1): .fixedClock(zone: first)
      case ("fixed-clock", 2): .fixedClock(zone: first, taken: values[1])
      case ("assumed-zone", 1): .assumedZone(first)
      case ("assumed-ends", 0): .assumedEnds
      case ("held-until-next", 0): .heldUntilNext
      case ("skipped-hour", 1): date.map { .skippedHour($0) }
      case ("assumed-unit", 1): PriceUnit(first).map { .assumedUnit($0) }
      case ("assumed-date-order", 1): .assumedDateOrder(isMonthFirst: first == "month")
      case ("assumed-lengths", 1): count.map { .assumedLengths($0) }
      case ("assumed-decimal-comma", 0): .assumedDecimalComma
      case ("skipped-titles", 1): count.map { .skippedTitles($0) }
      case ("unrepeated-hour", 1): date.map { .unrepeatedHour($0) }
      case ("several-prices", 1...): .severalPrices(values)
      case ("columns-left-out", 1...): .columnsLeftOut(values)
      case ("gas-left-out", 0): .gasLeftOut
      case ("cut-off", 0): .cutOff
      case ("other-sequences", 2):
        count.flatMap { count in Int(values[1]).map { .otherSequences(count, shown: $0) } }
      case ("only-sequence", 2):
        if case .date(let date)? = ISOTime(values[1]) {
          count.map { .onlySequence($0, date: date) }
        } else {
          nil
        }
      case ("overlaps-differ", 1): count.map { .overlapsDiffer($0) }
      case ("other-files", 1...): .otherFiles(values)
      case ("preliminary", 0): .note(.preliminary)
      case ("one-page-of-several", 0): .note(.onePageOfSeveral)
      default: nil
      }
    guard let found else { return nil }
    self = found
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
