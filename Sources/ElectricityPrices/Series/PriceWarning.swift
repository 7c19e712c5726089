import CivilTime

/// Something that a reader mended or assumed, and that a person should know.
public enum PriceWarning: Hashable, Sendable {
  /// The times of a day with 23 or 25 hours were wrong and follow from the order of its entries.
  case mendedDay(CivilDate)
  /// So many ends did not fit and follow from the next start.
  case mendedEnds(Int)
  /// The number of ends that were ignored, because they are too late for the step of the slots,
  /// with the start of the first such slot and the end that it states.
  case farEnds(Int, start: String, end: String)
  /// So many entries stood twice, with the same price.
  case duplicates(Int)
  /// The file's lowest or highest price is not that of its values.
  case extremesDiffer(field: String, stated: Price, found: Price)
  /// The file has no date; this one was assumed.
  case assumedDate(CivilDate)
  /// So many prices are missing: in slots, and in gaps between slots.
  case missing(Int)
  /// The prices are in another currency than usual, because the usual one is missing.
  case otherCurrency(Currency)
  /// The times run through the change of the clocks without a jump, so that they are not by the
  /// clocks of the zone but by one offset: the stated one or, it is assumed, that of UTC.
  case fixedClock(zone: String, taken: String = "UTC")
  /// The times state no zone; they were taken by the clocks of this one.
  case assumedZone(String)
  /// Times are taken for the ends of slots: a cell is `24:00`, or the first time is a step after
  /// midnight and the last is midnight.
  case assumedEnds
  /// The times are at odd distances; each price holds until the next.
  case heldUntilNext
  /// A price of this date stands in an hour that the clocks skip, and was left out.
  case skippedHour(CivilDate)
  /// The file states no unit; that of its format was assumed.
  case assumedUnit(PriceUnit)
  /// Nothing tells whether the day or the month stands first in dates; this was assumed.
  case assumedDateOrder(isMonthFirst: Bool)
  /// So many single slots between shorter ones have no end; they were taken to last to the next.
  case assumedLengths(Int)
  /// Every row has a comma more than there are columns, taken for that of the decimals.
  case assumedDecimalComma
  /// So many lines above the table's column names were left out.
  case skippedTitles(Int)
  /// On this date, on which an hour repeats, the file has it once; taken as the first.
  case unrepeatedHour(CivilDate)
  /// Several columns could hold the price; each became a series of its own.
  case severalPrices([String])
  /// The file has prices of gas too, which were left out.
  case gasLeftOut
  /// The last line of the table lacks its end and is shorter than the others: the file may be cut
  /// off, and the last price with it.
  case cutOff
  /// So many prices are of other sequences than the one that is shown.
  case otherSequences(Int, shown: Int)
  /// From a day on there is only this sequence.
  case onlySequence(Int, date: CivilDate)
  /// So many entries were left out, for this reason.
  case leftOut(Int, reason: OmissionReason)
  /// So many prices differ from those of another file for the same time.
  case overlapsDiffer(Int)
  /// Files of a folder that have no prices, by their names.
  case otherFiles([String])
  /// A support scheme has no terms on some days between two dates, which have no support.
  case noSupport(String, from: CivilDate, to: CivilDate)
  /// Prices for so many seconds are forecasts; the newest was made at a time, where that is stated.
  case forecasts(Int64, issued: String?)
  /// Forecasts for so many seconds that are past were left out.
  case pastForecasts(Int64)
  /// Forecasts for so many seconds were left out, because only known prices count.
  case leftOutForecasts(Int64)
  /// So many bounds of forecasts had their low above their high, and were swapped.
  case swappedBounds(Int)
  /// What the source says of its prices.
  case note(SourceNote)
}
