import CivilTime
import ElectricityPrices

@testable import PriceTexts

/// A key of each kind, with values that stand nowhere else.
enum Samples {
  static let date = CivilDate(daysSince1970: 19_185)

  static let expectations: [Expectation] = [
    .value, .array, .arrayOfNumbers, .arrayOfObjects, .object, .pairOfTimeAndPrice, .number,
    .numberOrNull, .finiteNumberOrNull, .numberFromOne, .time, .quotedTime, .slotLength,
    .currencyCode, .timeWithoutOffset(like: .before), .timeWithoutOffset(like: nil),
    .timeWithOffset(like: .before), .timeWithOffset(like: nil), .timeWithOffset(like: .start),
    .timeWithoutOffset(like: .start), .sign("§"),
    .eitherSign("§", "¤"), .quotedKey, .endOfFile, .endOfString, .endOfStringBeforeLine,
    .fourHexadecimalDigits, .escape, .fractionDigit, .exponentDigit, .noLeadingZeros, .endOfXML,
    .noDocumentType, .numberUpTo(777), .intervalLength, .multipleOfResolution, .halfHourOfDay,
    .sameInArea, .sameUnit("K7"),
  ]

  static let fields: [FieldName] = [
    "K7", .file, .prices, .entry, .pair, .time, .price, .value,
  ]

  static let limits: [ReadingLimit] = [
    .bytes(7 << 30), .jsonBytes(7 << 20), .lineBytes(7 << 20), .areas(777), .slots(777),
    .slotsInPeriods(slots: 777, periods: 778), .markupBytes(7 << 20), .pageBytes(7 << 20),
    .jsonValues(777, bytesForEach: 778), .elements(777), .rows(777), .fields(777),
  ]

  static let reasons: [PriceFileError.Reason] =
    [
      .notFound, .permissionDenied, .isDirectory, .unreadable(code: 5), .noMemory, .empty,
      .badXML("K1"), .invalidUTF8, .tooDeep(limit: 777), .unknownFormat,
      .ambiguousFormat(["K1", "K2"]), .noSuchFormat("K1", known: ["K2", "K3"]),
      .otherNotation(format: "K1"), .noColumn(.times), .noColumn(.prices),
      .severalColumns(["K1", "K2"]), .noPrices, .refusedBySource(.message("K1")),
      .refusedBySource(.noReason), .refusedBySource(.webPage), .notFinite(field: "K1", text: "K2"),
      .outOfRange(field: "K1", text: "K2"), .badTime(field: "K1", text: "K2"),
      .noSuchTime("K1", zone: "K2"), .badUnit("K1"), .badNumber(field: "K1", text: "K2"),
      .slotLength(count: 777, seconds: 778 * 3600), .reversed(from: "K1", to: "K2"),
      .dayLength(count: 777, date: date, hours: 778), .conflictingPrices(time: "K1"),
      .wrongAutumnTimes(date: date), .severalAreas(["K1", "K2"]),
      .noSuchArea("K1", known: ["K2", "K3"]), .otherUnit(has: "K1", wanted: "K2"),
      .syntax(found: "K1", expected: .value), .workbook("K1"),
      .unevenRow(fields: 1, expected: 777), .unevenRow(fields: 778, expected: 777),
      .unevenLists(times: 777, prices: 778), .nothingRead(format: "K1"),
      .ambiguousNumber(field: "K1", text: "K2"), .mixed(field: "K1", first: "K2", other: "K3"),
      .gas, .unsteadyHistory, .mixedDateOrder, .ambiguousHours(field: "K1"), .badHours(date: date),
      .shortDay(date: date, zone: "K1"), .sharedTable(column: "K1", names: ["K2", "K3"]),
    ]
    + expectations.map { .wrongType(field: "K1", expected: $0) }
    + expectations.map { .truncated(expected: $0) }
    + fields.map { .missing(field: $0) } + limits.map { .tooLarge(limit: $0) }

  static let warnings: [PriceWarning] = [
    .mendedDay(date), .mendedEnds(1), .mendedEnds(777), .duplicates(1), .duplicates(777),
    .extremesDiffer(field: "K1", stated: 777, found: 778), .assumedDate(date), .missing(1),
    .missing(777), .otherCurrency(.eur), .fixedClock(zone: "Europe/Oslo"), .note(.preliminary),
    .note(.onePageOfSeveral), .assumedZone("Europe/Oslo"), .assumedDateOrder(isMonthFirst: true),
    .assumedDateOrder(isMonthFirst: false), .assumedLengths(1), .assumedLengths(777),
    .assumedDecimalComma, .unrepeatedHour(date), .severalPrices(["K1", "K2"]),
    .gasLeftOut, .otherSequences(777, shown: 8), .onlySequence(8, date: date),
    .leftOut(777, reason: .unknownUnit("K1")),
    .leftOut(1, reason: .otherUnit(PriceUnit(.eur), shown: PriceUnit(.nok))),
  ]

  static let commands: [CommandText] = [
    .noFile, .severalFiles, .severalAreas(["K1", "K2"]), .noPriceNow, .noSlot(at: "K1"),
    .noSuchTime("K1", zone: "K2"), .notUnit("K1"), .notDate("K1"), .notNumber("K1"),
    .notPercent("K1"), .nothingFollows("K1"), .notAddition("K1"), .notLocale("K1"),
    .notPicture("K1"), .lineFormatNeedsLine, .outputOrAlert, .taxTwice, .severalWays,
    .sizeNeedsPrint, .hoverNeedsScreen, .hoverNeedsMouse, .dataDrawNothing, .svgIsChart,
    .pictureOrOutput, .noTerminal, .unnamedTerminal, .noDescriptor, .background,
    .unknownTerminal("K1"), .incapableTerminal("K1"), .outputFailed(reason: "K1"),
    .fileFailed("K1", reason: "K2"),
  ]

  static let descriptions: [DescriptionText] =
    [
      .areas(["K1", "K2"]), .level,
      .slots(777, length: .minutes(778), from: "K1", to: "K2", withoutPrice: 779),
      .slots(1, length: .hours(1), from: "K1", to: "K2", withoutPrice: 0),
      .extremes(
        lowest: "K1", lowestTime: "K2", highest: "K3", highestTime: "K4", mean: "K5"),
      .course(
        from: "K1", time: "K2",
        [
          .init(direction: .rising, price: "K3", time: "K4"),
          .init(direction: .falling, price: "K5", time: "K6"),
          .init(direction: .level, price: "K7", time: "K8"),
        ], furtherTurns: 777),
    ]
    + DescriptionText.Comparison.allCases.flatMap {
      [.now(time: "K1", price: "K2", $0), .selected(time: "K1", price: "K2", $0)]
    }

  static let messages: [ViewerMessage] = [
    .nowOutside, .noPrices, .oneSeries, .noUnit, .nothingToAdd, .notPicking, .nothingSelected,
  ]

  /// The values of a key: `K1`, `777`, dates and names of zones.
  static func values(_ key: some Any) -> [String] {
    let text = String(describing: key)
    var values: [String] = []
    for value in (1...8).map({ "K\($0)" }) + ["777", "778", "779", "§", "¤", "Europe/Oslo", "EUR"]
    where text.contains(value) {
      values.append(value)
    }
    if text.contains("CivilDate") || text.contains("2022-07-12") { values.append("2022") }
    return values
  }
}
