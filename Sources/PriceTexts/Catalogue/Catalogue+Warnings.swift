import ElectricityPrices

// What is to be known of prices that were read.
extension Catalogue {
  /// A warning in a sentence.
  package func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date): row("warning.mendedDay", "\(date)")
    case .mendedEnds(let count): row("warning.mendedEnds", "\(count)")
    case .duplicates(let count): row("warning.duplicates", "\(count)")
    case .extremesDiffer(let field, let stated, let found):
      row("warning.extremesDiffer", "\(field)", "\(stated)", "\(found)")
    case .assumedDate(let date): row("warning.assumedDate", "\(date)")
    case .missing(let count): row("warning.missing", "\(count)")
    case .otherCurrency(let currency): row("warning.otherCurrency", "\(currency.code)")
    case .fixedClock(let zone, let taken): row("warning.fixedClock", "\(zone)", "\(taken)")
    case .assumedZone(let zone): row("warning.assumedZone", "\(zone)")
    case .assumedDateOrder(true): row("warning.assumedMonthFirst")
    case .assumedDateOrder(false): row("warning.assumedDayFirst")
    case .assumedLengths(let count): row("warning.assumedLengths", "\(count)")
    case .assumedDecimalComma: row("warning.assumedDecimalComma")
    case .unrepeatedHour(let date): row("warning.unrepeatedHour", "\(date)")
    case .severalPrices(let names): row("warning.severalPrices", "\(names)")
    case .overlapsDiffer(let count): row("warning.overlapsDiffer", "\(count)")
    case .otherFiles(let names): row("warning.otherFiles", "\(names)")
    case .skippedTitles(let count): row("warning.skippedTitles", "\(count)")
    case .gasLeftOut: row("warning.gasLeftOut")
    case .cutOff: row("warning.cutOff")
    case .otherSequences(let count, let shown):
      row("warning.otherSequences", "\(shown)", "\(count)")
    case .onlySequence(let sequence, let date):
      row("warning.onlySequence", "\(date)", "\(sequence)")
    case .leftOut(let count, .unknownUnit(let unit)):
      row("warning.leftOutUnknownUnit", "\(count)", "\(unit)")
    case .leftOut(let count, .otherUnit(let other, let unit)):
      row("warning.leftOutOtherUnit", "\(count)", "\(other.code)", "\(unit.code)")
    case .note(.preliminary): row("warning.preliminary")
    case .note(.onePageOfSeveral): row("warning.onePageOfSeveral")
    }
  }

  /// A warning in a few words without a full stop, for a status row.
  package func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: row("summary.mendedDay")
    case .mendedEnds(let count): row("summary.mendedEnds", "\(count)")
    case .duplicates(let count): row("summary.duplicates", "\(count)")
    case .extremesDiffer(let field, _, _): row("summary.extremesDiffer", "\(field)")
    case .assumedDate(let date): row("summary.assumedDate", "\(date)")
    case .missing(let count): row("summary.missing", "\(count)")
    case .otherCurrency(let currency): row("summary.otherCurrency", "\(currency.code)")
    case .fixedClock(_, let taken): row("summary.fixedClock", "\(taken)")
    case .assumedZone(let zone): row("summary.assumedZone", "\(zone)")
    case .assumedDateOrder(true): row("summary.assumedMonthFirst")
    case .assumedDateOrder(false): row("summary.assumedDayFirst")
    case .assumedLengths(let count): row("summary.assumedLengths", "\(count)")
    case .assumedDecimalComma: row("summary.assumedDecimalComma")
    case .unrepeatedHour(let date): row("summary.unrepeatedHour", "\(date)")
    case .severalPrices(let names): row("summary.severalPrices", "\(names)")
    case .overlapsDiffer(let count): row("summary.overlapsDiffer", "\(count)")
    case .otherFiles(let names): row("summary.otherFiles", "\(names.count)")
    case .skippedTitles(let count): row("summary.skippedTitles", "\(count)")
    case .gasLeftOut: row("summary.gasLeftOut")
    case .cutOff: row("summary.cutOff")
    case .otherSequences(_, let shown): row("summary.otherSequences", "\(shown)")
    case .onlySequence(let sequence, let date):
      row("summary.onlySequence", "\(sequence)", "\(date)")
    case .leftOut(let count, _): row("summary.leftOut", "\(count)")
    case .note(.preliminary): row("summary.preliminary")
    case .note(.onePageOfSeveral): row("summary.onePageOfSeveral")
    }
  }
}
