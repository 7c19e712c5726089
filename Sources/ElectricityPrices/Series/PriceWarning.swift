import CivilTime

/// A repair or assumption of a reader that the user should know.
public enum PriceWarning: Hashable, Sendable {
  /// A day of 23 or 25 hours had wrong times, which were derived from the order of its entries.
  case mendedDay(CivilDate)
  /// The number of wrong ends, which were replaced by the next start.
  case mendedEnds(Int)
  /// The number of ends that were ignored, because they are too late for the step of the slots.
  ///
  /// Also the start of the first such slot and the end that the file states for it.
  case farEnds(Int, start: String, end: String)
  /// The number of entries that occur twice with the same price.
  case duplicates(Int)
  /// The file states a lowest or highest price that differs from its values.
  case extremesDiffer(field: String, stated: Price, found: Price)
  /// The file has no date; this date was assumed.
  case assumedDate(CivilDate)
  /// The number of missing prices, in slots and in gaps between slots.
  case missing(Int)
  /// The prices are in another currency than usual, because the usual one is missing.
  case otherCurrency(Currency)
  /// The times do not follow the clocks of a zone.
  ///
  /// They ignore a change of the clocks, so that they have the stated offset or UTC; or the source
  /// always writes the clocks of another zone than the one that the user states.
  case fixedClock(zone: String, taken: String = "UTC")
  /// The clock with summer time was assumed; the name of the clock can also mean this offset.
  case assumedClock(String, String)
  /// The heading of the only column of numbers, which was read although it does not name prices.
  case assumedColumn(String)
  /// The times state no zone; this zone was assumed.
  case assumedZone(String)
  /// The times were read as the ends of slots.
  ///
  /// Either a cell is `24:00`, or the first time is a step after midnight and the last is midnight.
  case assumedEnds
  /// The times are at irregular intervals; each price holds until the next.
  case heldUntilNext
  /// The last price has no end and the others last longer than its assumed hour.
  case openEnd
  /// A price of this date is in an hour that the clocks skip, and was left out.
  case skippedHour(CivilDate)
  /// The file states no unit, or dollars of no country; this unit was assumed.
  case assumedUnit(PriceUnit)
  /// The stated unit is hundredths per megawatt-hour and the prices are too low for it; the other
  /// unit was assumed.
  case unlikelyUnit(PriceUnit, taken: PriceUnit)
  /// The prices are far too high for the stated unit, which was kept.
  case highPrices(PriceUnit)
  /// The dates do not show whether the day or the month comes first; this order was assumed.
  case assumedDateOrder(isMonthFirst: Bool)
  /// The number of single slots between shorter ones without an end, extended to the next start.
  case assumedLengths(Int)
  /// Every row has a comma more than there are columns, read as the decimal comma.
  case assumedDecimalComma
  /// The number of lines above the table's column names, which were left out.
  case skippedTitles(Int)
  /// On this date an hour repeats, but the file has it once; it was read as the first.
  case unrepeatedHour(CivilDate)
  /// Several columns could hold the price; each became a separate series.
  case severalPrices([String])
  /// The names of columns of numbers with an unknown meaning next to prices, which were left out.
  case columnsLeftOut([String])
  /// The file has prices of gas as well, which were left out.
  case gasLeftOut
  /// The last line of the table is shorter than the others and has no line end.
  ///
  /// The file, and with it the last price, may be truncated.
  case cutOff
  /// The number of prices in other sequences than the shown one.
  case otherSequences(Int, shown: Int)
  /// Only this sequence has prices from this date on.
  case onlySequence(Int, date: CivilDate)
  /// The number of entries that were left out, and the reason.
  case leftOut(Int, reason: OmissionReason)
  /// The number of prices that differ from another file's prices for the same time.
  case overlapsDiffer(Int)
  /// The names of the files without prices in a folder.
  case otherFiles([String])
  /// Value-added tax of this rate in percent was removed, because other prices exclude it.
  case removedTax(Price)
  /// Some prices state whether they contain value-added tax, and others do not.
  case taxUnstated
  /// The file says whether its prices include VAT, and the reading options say otherwise.
  case taxContradicted
  /// A support scheme has no terms on some days between two dates, which get no support.
  case noSupport(String, from: CivilDate, to: CivilDate)
  /// The number of seconds with forecasts, and the times of the oldest and the newest issue.
  ///
  /// The times are `nil` unless all forecasts state theirs.
  case forecasts(Int64, issued: ClosedRange<CivilDateTime>?)
  /// The number of seconds with forecasts of past times, which were left out.
  case pastForecasts(Int64)
  /// All forecasts are of past times, and there is nothing else.
  case onlyPastForecasts
  /// The number of seconds with forecasts that were left out in favour of known prices only.
  case leftOutForecasts(Int64)
  /// The number of forecasts with swapped bounds, because the low was above the high.
  case swappedBounds(Int)
  /// The source has forecasts too, and the file does not state which of its prices these are.
  case forecastsUnmarked
  /// The exchange has not confirmed the prices yet.
  case preliminary
  /// The file is one page of several; the others have older rates.
  case onePageOfSeveral
}
