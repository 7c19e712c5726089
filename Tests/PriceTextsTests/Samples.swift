import CivilTime
import ElectricityCosts
import ElectricityPrices
import ElectricityUsage
import Ncurses
import PriceSources

@testable import PriceTexts

/// Samples of every kind of key, with values that occur nowhere else.
enum Samples {
  static let date = CivilDate(daysSince1970: 19_185)

  private static func hour(_ hour: Int) -> CivilDateTime { CivilDateTime(date: date, hour: hour) }

  static let expectations: [Expectation] = [
    .value, .array, .arrayOfNumbers, .object, .pairOfTimeAndPrice, .number,
    .numberOrNull, .finiteNumberOrNull, .numberFromOne, .time, .quotedTime, .slotLength,
    .currencyCode, .timeWithoutOffset(like: .before), .timeWithoutOffset(like: nil),
    .timeWithOffset(like: .before), .timeWithOffset(like: nil), .timeWithOffset(like: .start),
    .timeWithoutOffset(like: .start), .sign("§"),
    .eitherSign("§", "¤"), .quotedKey, .endOfFile, .endOfString, .endOfStringBeforeLine,
    .fourHexadecimalDigits, .escape, .fractionDigit, .exponentDigit, .noLeadingZeros, .endOfXML,
    .noDocumentType, .numberUpTo(777), .multipleOfResolution,
    .sameInArea, .sameUnit("K7"),
  ]

  static let fields: [FieldName] = [
    "K7", .file, .prices, .entry, .pair, .time, .price, .value,
  ]

  static let limits: [ReadingLimit] = [
    .bytes(7 << 30), .jsonBytes(7 << 20), .lineBytes(7 << 20), .areas(777), .slots(777),
    .slotsInPeriods(slots: 777, periods: 778), .markupBytes(7 << 20), .pageBytes(7 << 20),
    .stringBytes(7 << 20),
    .jsonValues(777, bytesForEach: 778), .elements(777), .rows(777), .fields(777),
    .plainValues(777), .rowsOfOneTime(777),
  ]

  static let reasons: [PriceFileError.Reason] =
    [
      .notFound, .permissionDenied, .isDirectory, .notAFile, .unreadable(code: 5), .noMemory,
      .shortened, .badPacking,
      .empty,
      .badXML("K1"), .invalidUTF8, .tooDeep(limit: 777), .unknownFormat,
      .ambiguousFormat(["K1", "K2"]), .noSuchFormat("K1", known: ["K2", "K3"]),
      .otherNotation(format: "K1"), .noTimeColumn, .noPriceColumn,
      .severalColumns(["K1", "K2"]), .noPrices, .refusedWithMessage("K1"),
      .refusedWithoutReason, .refusedWithWebPage, .notFinite(field: "K1", text: "K2"),
      .outOfRange(field: "K1", text: "K2"), .badTime(field: "K1", text: "K2"),
      .noSuchTime("K1", zone: "K2"), .badUnit("K1"), .badNumber(field: "K1", text: "K2"),
      .badWord(field: "K1", text: "K2", expected: ["K3"]),
      .slotLength(count: 777, seconds: 778 * 3600), .reversed(from: "K1", to: "K2"),
      .overlong(from: "K3", to: "K4"),
      .dayLength(count: 777, date: date, hours: 778), .dayLength(count: 1, date: date, hours: 778),
      .conflictingPrices(time: "K1"),
      .wrongAutumnTimes(date: date),
      .noSuchArea("K1", known: ["K2", "K3"]), .noSuchSequence(777, known: ["K1", "K2"]),
      .otherUnit(has: "K1", wanted: "K2"), .noPriceFiles(others: ["K1", "K2"]),
      .noPriceFiles(others: []), .unitNotStated(wanted: "K1"), .otherTax,
      .syntax(found: "K1", expected: .value), .workbook("K1"),
      .unevenRow(fields: 1, expected: 777), .unevenRow(fields: 778, expected: 777),
      .unevenLists(times: 777, prices: 778), .unevenLists(times: 1, prices: 778),
      .unevenLists(times: 777, prices: 1), .nothingRead(format: "K1"),
      .ambiguousNumber(field: "K1", text: "K2"), .mixed(field: "K1", first: "K2", other: "K3"),
      .gas, .notPrices("K1"), .mayBeAmounts("K1"), .unsteadyHistory, .mixedDateOrder,
      .ambiguousHours(field: "K1"),
      .badHours(date: date), .archive("K1"), .noSuchColumn("K1", known: ["K2", "K3"]),
      .severalNames(column: "K1", names: ["K2", "K3"]), .unclearClock(date: date, zone: "K1"),
      .shortDay(date: date, zone: "K1"), .sharedTable(column: "K1", names: ["K2", "K3"]),
    ]
    + expectations.map { .wrongType(field: "K1", expected: $0) }
    + expectations.map { .truncated(expected: $0) }
    + fields.map { .missing(field: $0) } + limits.map { .tooLarge(limit: $0) }

  static let usageReasons: [UsageFileReason] = [
    .badNumber(field: "K1", text: "K2"), .unknownFormat,
    .noEnergy(columns: []), .noEnergy(columns: ["K1", "K2"]),
    .unclearDirection(column: "K1"), .severalEnergies(columns: ["K1", "K2"]),
    .severalMeters(["K1", "K2"]), .power(column: "K1"),
    .gas, .notElectricity("K1"), .unknownUnit("K1"), .tooMuch("K1", time: "K2"),
    .severalNames(column: "K1", names: ["K2", "K3"]),
    .noUsage, .unlinkedReadings, .outOfRange("K1"), .conflict(time: "K1", otherFile: nil),
    .conflict(time: "K1", otherFile: "K2"), .unalignedSlots(time: "K1"),
    .noSuchMeter("K1", known: ["K2", "K3"]), .noUsageFiles(others: []),
    .noUsageFiles(others: ["K1", "K2"]),
  ]

  static let usageWarnings: [UsageWarning] = [
    .reading(.duplicates(777)), .missing(1), .missing(777), .negative(777), .gasLeftOut,
    .lateTimes,
    .assumedUnit("K1"), .assumedElectricity, .assumedReadings, .reset(777), .rolledOver(777),
    .unplaced(777, Energy(microwattHours: 778_000_000_000)), .placedReadings(seconds: 777),
    .onePageOfSeveral, .otherFiles(["K1", "K2"]), .repeated(1), .repeated(777),
    .unreadColumns(["K1", "K2"]),
    .summedMeters(["K1", "K2"]), .leftOut(["K1", "K2"]),
  ]

  static let warnings: [PriceWarning] = [
    .mendedDay(date), .mendedEnds(1), .mendedEnds(777), .duplicates(1), .duplicates(777),
    .farEnds(1, start: "K1", end: "K2"), .farEnds(777, start: "K3", end: "K4"),
    .extremesDiffer(field: "K1", stated: 777, found: 778), .assumedDate(date), .missing(1),
    .missing(777), .otherCurrency(.eur), .fixedClock(zone: "Europe/Oslo"), .preliminary,
    .forecastsUnmarked, .onlyPastForecasts,
    .onePageOfSeveral, .assumedClock("K1", "K2"), .assumedZone("Europe/Oslo"),
    .assumedDateOrder(isMonthFirst: true),
    .assumedDateOrder(isMonthFirst: false), .assumedLengths(1), .assumedLengths(777),
    .assumedDecimalComma, .skippedTitles(1), .skippedTitles(777), .unrepeatedHour(date),
    .assumedColumn("K4"), .severalPrices(["K1", "K2"]), .columnsLeftOut(["K3"]), .assumedEnds,
    .heldUntilNext,
    .openEnd, .skippedHour(date),
    .assumedUnit(PriceUnit(.eur, .major, per: .megawattHour)),
    .highPrices(PriceUnit(.eur)),
    .unlikelyUnit(PriceUnit(.eur, .minor, per: .megawattHour), taken: PriceUnit(.eur, .minor)),
    .gasLeftOut, .cutOff, .overlapsDiffer(1), .overlapsDiffer(777), .otherFiles(["K1", "K2"]),
    .noSupport("K1", from: date, to: date), .removedTax(777),
    .taxUnstated, .taxContradicted, .forecasts(777 * 3600, issued: hour(13)...hour(13)),
    .forecasts(1, issued: nil),
    .forecasts(778 * 3600, issued: hour(7)...hour(13)),
    .pastForecasts(777 * 60), .leftOutForecasts(777 * 3600), .swappedBounds(1), .swappedBounds(777),
    .otherSequences(777, shown: 8), .onlySequence(8, date: date),
    .leftOut(777, reason: .summary), .leftOut(1, reason: .summary),
    .leftOut(777, reason: .sentinel(-9999)), .leftOut(1, reason: .sentinel(-9999)),
    .leftOut(777, reason: .unknownUnit("K1")), .leftOut(1, reason: .unknownUnit("K1")),
    .leftOut(777, reason: .otherUnit(PriceUnit(.eur), shown: PriceUnit(.nok))),
    .leftOut(1, reason: .otherUnit(PriceUnit(.eur), shown: PriceUnit(.nok))),
  ]

  static let commands: [CommandText] = [
    .forecastOnly(.hours(777), times: "K1", price: "K2"), .onlyForecasts, .noForecasts,
    .forecastExpected(.hours(777), times: "K1", price: "K2"), .allForecasts,
    .forecastsLeftOut(.hours(777)), .doubtfulNumber("K1", fraction: "K2", whole: "K3"),
    .accuracyNeedsStatistics, .feedIn("K1"), .noForecastShown, .onlyPastDays,
    .noFile, .severalAreas(["K1", "K2"]), .noPriceNow, .noSlot(at: "K1"),
    .noSuchTime("K1", zone: "K2"), .noWindow(.hours(777)),
    .noWindowWithinLimits(.hours(777)), .costNeedsUnit, .notLength("K1"),
    .notPower("K1"), .notEnergy("K1"), .notUnit("K1"), .notDate("K1"), .notNumber("K1"),
    .notPercent("K1"),
    .notAddition("K1"), .notLocale("K1"), .notSize("K1"), .notTime("K1"),
    .notPlaceholder("K1", known: "K2"),
    .pngOnTerminal, .wavOnTerminal, .noPrices,
    .smallStack(present: 777, needed: 778),
    .outputFailed(SystemFailure(code: 5)), .fileFailed("K1", SystemFailure(code: 5)),
    .noAppliances, .faultyAppliance("K1"), .unknownAppliance("K1", known: ["K2", "K3"]),
    .unknownContract("K1", known: ["K2", "K3"]),
    .unknownContract("K1", known: []), .noContractFile("K1"),
    .contractLine(file: "K1", 777, reason: "K2."),
    .nothingToShift, .longerSlots(.hours(777), by: "K1"),
    .noContractPrice("K1"), .notShift("K1"), .notProfile("K1"),
    .profileLine(file: "K1", 777, "K2"), .profileAlone, .pieceTooLong, .noUsageFile("K1"),
    .noCommonDates(contracts: ["K1", "K2"]),
    .noCommonTime(usageFrom: "K1", usageTo: "K2", pricesFrom: "K3", pricesTo: "K4"),
  ]

  static let costs: [CostText] = [
    .paidLess(percent: "K1", paid: "K2", mean: "K3"),
    .paidMore(percent: "K1", paid: "K2", mean: "K3"), .paid("K1"), .peak(power: "K1", time: "K2"),
    .missing(hours: "K1", of: "K2"), .unmoved(days: "K1", of: "K2"), .unpriced(energy: "K1"),
    .unsupported(energy: "K1"),
    .estimate(soFar: "K1", likely: "K2"),
    .peakStep(contract: "K1", power: "K2", times: "K3", from: "K4", to: "K5", left: "K6"),
    .peakLast(contract: "K1", power: "K2", times: "K3", from: "K4"),
    .peakPrice(contract: "K1", power: "K2", times: "K3"),
    .peakMean(contract: "K1", power: "K2", months: 777, times: "K3"),
    .unmeasured(contract: "K1", Duration(seconds: 900)),
    .doubtfulAmount(contract: "K1", amount: "K2", times: "K3", minor: "K4", major: "K5"),
    .untaxed(contract: "K1"),
  ]

  /// The costs that have a short form.
  static let briefCosts: [CostText] = [
    .paidLess(percent: "K1", paid: "", mean: ""), .paidMore(percent: "K1", paid: "", mean: ""),
    .peak(power: "K1", time: ""), .missing(hours: "K1", of: "K2"), .unpriced(energy: "K1"),
    .unsupported(energy: "K1"), .estimate(soFar: "K1", likely: "K2"),
    .peakStep(contract: "", power: "", times: "", from: "K1", to: "K2", left: "K3"),
    .peakLast(contract: "", power: "", times: "", from: "K1"),
  ]

  static let terminals: [NcursesError] = [
    .noTerminal, .unnamedTerminal, .noDescriptor, .background, .unknownTerminal("K1"),
    .incapableTerminal("K1"),
  ]

  /// The reasons about fetched prices.
  static let sources: [CommandText] = [
    .unknownArea("K1", nearest: ["K2", "K3"]), .unknownSource("K1"),
    .forecastSource("K1"),
    .notOfSource(area: "K1", source: "K2"), .notAge("K1"),
    .datesReversed(from: date, to: date), .tooManyDays(limit: 777), .needsArea(option: "K1"),
    .changesNothing(option: "K1"),
    .dateTwice, .noForecast, .forecastsUnmarked, .charged("K1"),
    .limitMissed("K1", before: "K2"), .nothingKept(area: "K1"),
    .cleared(files: 777), .notCleared(SystemFailure(code: 5)),
    .cacheIsLink("K1"),
  ]

  static let questions: [QuestionText] = [
    .area, .areaHint, .tax, .taxHint, .noTax, .usualTax("K1"), .grid, .gridHint, .noGrid,
    .gridHours("K1"), .levies("K1"), .waitingKeys, .support, .noSupport, .stromstotte, .norgespris,
    .keep, .yes, .no, .choiceHint, .keys,
  ]

  static let settings: [SettingText] = [
    .notUnderstood, .unknownName("K1"), .unknownSection("K1"), .notOneOf(["K1", "K2"]),
    .unreadable(SystemFailure(code: 5)), .noFile, .contract(.unknownTerm("K1", known: ["K2"])),
    .contract(.badValue(.grid, "K1")), .contract(.repeatedLine(.grid)),
    .contract(.neverApplies(.grid)), .repeatedSection("K1"),
    .repeatedLine("K1"),
    .noContract,
    .unknownApplianceTerm("K1", known: ["K2", "K3"]), .applianceLacksLength("K1"),
    .chargeLacksValues("K1"),
  ]

  static let feeds: [FeedStatus] = [
    .fetching(source: "K1"), .fetchingFirst(source: "K1"),
    .progress(done: 777, all: 778, minutes: 779),
    .noNetwork(asOf: .init(secondsSince1970: 0)), .noNetwork(asOf: nil),
    .notice(.instead(source: "K1")),
    .instead(source: "K1", of: "K2", .status(777)),
  ]

  static let faults: [FetchFault] = [
    .noCurl, .notStarted(code: 5), .badMirror("K1"), .noKey(variable: "K1", file: "K2"),
    .keyRejected(variable: "K1", file: "K2"), .openKey(file: "K1"), .keyIsNoFile("K1"),
    .before(date), .unknownHost,
    .unreachable, .notSecure, .tooSlow,
    .truncated, .tooLarge(limit: 7 << 20), .curl(status: 777), .notPublished,
    .tooMany(seconds: 0), .tooMany(seconds: 777), .status(404), .status(777), .moved(to: "K1"),
    .webPage, .unreadable(.badUnit("K1")), .otherDay,
    .tooSoon(again: .init(secondsSince1970: 0)),
  ]

  static let notices: [FetchNotice] =
    faults.map { .failed(source: "K4", $0) } + [
      .instead(source: "K1"), .noForecast(area: "K1"), .notYet(date, .init(secondsSince1970: 0)),
      .keptUnreadable(nil),
      .keptUnreadable(SystemFailure(code: 5)), .notKept(nil), .notKept(SystemFailure(code: 5)),
      .clockBehind(hours: 777, of: "K1"), .clockAhead(hours: 777, of: "K1"),
    ]

  static let descriptions: [DescriptionText] =
    [
      .column("K1", reasons: [.name, .unit]), .column("K1", reasons: [.word, .number]),
      .column("K1", reasons: [.value, .area, .wanted]),
      .forecastCheaper(less: "K1", times: "K2"), .partlyForecast(.hours(777)),
      .forecastCheaperWithin(less: "K1", times: "K2", minimum: "K3", maximum: "K4"),
      .forecastCheaperPerhaps(less: "K1", times: "K2", more: "K3", maximum: "K4"),
      .areas(["K1", "K2"]), .cheapest(.hours(777), times: "K1", price: "K2"),
      .startingNow(price: "K1", saved: "K2"), .startingNowIsCheaper(price: "K1", less: "K2"),
      .dearest(price: "K1", more: "K2"), .cost(energy: "K1", "K2", saved: nil),
      .cost(energy: "K1", "K2", saved: "K3"), .level, .gaps("K1"), .repeatedTimes,
      .slots(777, length: .minutes(778), from: "K1", to: "K2", withoutPrice: 779),
      .slots(1, length: .hours(1), from: "K1", to: "K2", withoutPrice: nil),
      .extremes(
        lowest: "K1", lowestTime: "K2", highest: "K3", highestTime: "K4", mean: "K5"),
      .knownExtremes(
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
    } + [
      .now(time: "K1", price: "K2", nil),
      .slots(
        777, length: .minutes(778), from: "K1", to: "K2", withoutPrice: nil),
      .course(
        from: "K1", time: "K2", [.init(direction: .rising, price: "K3", time: "K4")],
        furtherTurns: nil),
    ]

  static let messages: [ViewerMessage] = [
    .nowOutside, .noPrices, .oneSeries, .noUnit, .nothingToAdd, .notPicking, .nothingSelected,
    .noWindow, .notPublished(usually: "13:00"), .noneEarlier, .noneLater, .noFeedInPrice,
    .notOnHeatMap, .fewDays,
    .noUsage, .fewContracts,
    .noPictures, .picturesTooSlow, .picturesTooLarge, .pictureReduced,
  ]

  /// Messages that contain another message, and are as long as that.
  static let troubles: [ViewerMessage] =
    reasons.map { .notRead(PriceFileError(file: "K4", reason: $0)) }
    + adjustments.map { .notAdjusted($0) }
    + [.notRead(PriceFileError(file: "K4", reason: .usage(.gas))), .contract(.noUnit)]
    + [
      .contract(.noHolidays(area: "K1")), .contract(.noTaxes(area: "K1")),
      .contract(.noSupportTax(area: "K1")),
    ]
    + adjustments.map { .contract(.adjustment($0)) }

  static let adjustments: [PriceAdjustmentError] = [
    .notNorwegian(.stromstotte, unit: "K1"),
    .notNorwegian(.stromstotte, unit: nil), .outOfRange,
  ]

  static let zones: [ZoneError] = [.malformed("K1"), .unknown("K1")]

  static let durations: [PriceTexts.Duration] = [
    .days(1), .days(777), .hours(1), .hours(777), .minutes(1), .minutes(777), .seconds(1),
    .seconds(777),
    .between(.minutes(1), .hours(777)),
  ]

  static let units: [PriceUnit] = [PriceUnit(.eur), PriceUnit(.nok), .oerePerKilowattHour]

  /// Returns the texts of a catalogue for every key.
  static func texts(of catalogue: Catalogue) -> [String] {
    words(of: catalogue)
      + (reasons.map(catalogue.reason) + faults.map(catalogue.reason)
      + expectations.map(catalogue.expectation) + fields.map(catalogue.field)
      + usageReasons.map(catalogue.reason) + usageWarnings.map(catalogue.sentence)
      + limits.map(catalogue.limit) + warnings.map(catalogue.sentence)
      + warnings.map(catalogue.summary) + adjustments.map(catalogue.sentence)
      + zones.map(catalogue.sentence) + sources.map(catalogue.sentence)
      + notices.map(catalogue.sentence) + feeds.map(catalogue.sentence)
      + questions.map(catalogue.text) + settings.map(catalogue.sentence)
      + descriptions.map(catalogue.sentence) + commands.map(catalogue.sentence)
      + costs.map(catalogue.sentence)
      + units.map(catalogue.inUnit)
      + terminals.map { catalogue.row(of: $0, in: "terminal") }
      + [catalogue.sentence(CostError.outOfRange)]
      + [catalogue.place(FilePlace(line: 777, column: 778)), catalogue.line(777)]).map(\.text)
  }

  static let phrases: [PhraseText] = [
    .cheapest("K1", mean: "K2"), .bounds("K1", "K2"), .knownUntil("K1"),
    .half(from: "K1", to: "K2", median: "K3"), .rank(dearer: "K1", same: "K2", cheaper: "K3"),
    .atLeast(hours: "K1", price: "K2"), .onDays("K1", 777, of: 778), .cheapestHours(777),
    .cheapestContract("K1", by: "K2", than: "K3"), .equalContracts("K1", "K2"),
  ]

  private static func words(of catalogue: Catalogue) -> [String] {
    Word.allCases.map(catalogue.word) + PriceLevel.allCases.map(catalogue.level)
      + KeyGroup.allCases.map(catalogue.title) + KeyHelp.allCases.map(catalogue.help)
      + phrases.map(catalogue.phrase) + briefCosts.map { catalogue.words($0) }
      + briefCosts.prefix(2).map { catalogue.words($0, isNarrow: true) }
      + LinePlaceholder.allCases.map(catalogue.meaning)
      + (messages + troubles).map(catalogue.message) + durations.map(catalogue.duration)
      + [catalogue.lineFormat, catalogue.standardInput]
  }

  /// Returns the values of a key: `K1`, `777`, dates and names of zones.
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
