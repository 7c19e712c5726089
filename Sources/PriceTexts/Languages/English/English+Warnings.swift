import ElectricityPrices

extension English {
  func sentence(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay(let date):
      "The times of \(date) were wrong at the change of the clocks and were mended by their order."
    case .mendedEnds(1): "1 wrong slot end was taken from the next start."
    case .mendedEnds(let count): "\(count) wrong slot ends were taken from the next start."
    case .duplicates(1): "1 repeated entry was left out."
    case .duplicates(let count): "\(count) repeated entries were left out."
    case .extremesDiffer(let field, let stated, let found):
      "The file says \(field) \(stated), but its values say \(found)."
    case .assumedDate(let date): "The file has no date; \(date) is assumed."
    case .missing(1): "1 price is missing."
    case .missing(let count): "\(count) prices are missing."
    case .otherCurrency(let currency):
      "The usual currency is missing; the prices are in \(currency.code)."
    case .fixedClock(let zone):
      "The times do not follow the clocks of \(zone); they are taken as UTC."
    case .assumedZone(let zone):
      "The times state no zone and are taken as \(zone); --timezone names another."
    case .assumedDateOrder(let isMonthFirst):
      """
      Nothing tells whether the day or the month stands first in the dates; the \
      \(isMonthFirst ? "month" : "day") is assumed.
      """
    case .assumedLengths(1): "1 slot between shorter ones is taken to last until the next."
    case .assumedLengths(let count):
      "\(count) slots between shorter ones are taken to last until the next."
    case .assumedDecimalComma:
      "Every row has one comma more than columns; the last is taken for that of the decimals."
    case .unrepeatedHour(let date):
      "On \(date) an hour repeats, but the file has it once; it is taken as the first."
    case .severalPrices(let names):
      "Several columns could hold the price: \(names); --area chooses one."
    case .overlapsDiffer(1): "1 price differs between files of the same time; the newer is shown."
    case .overlapsDiffer(let count):
      "\(count) prices differ between files of the same time; the newer are shown."
    case .otherFiles(let names): "Files without prices are left out: \(names)."
    case .skippedTitles(1): "1 line above the table is left out."
    case .skippedTitles(let count): "\(count) lines above the table are left out."
    case .gasLeftOut: "The file has prices of gas too, which are left out."
    case .cutOff:
      "The last line has no end and is shorter than the others; the file may be cut off."
    case .otherSequences(let count, let shown):
      "Sequence \(shown) is shown; \(count) prices of other sequences are left out."
    case .onlySequence(let sequence, let date):
      "From \(date) on some prices are of sequence \(sequence), where there is no other."
    case .leftOut(let count, .unknownUnit(let unit)):
      "\(count) \(count == 1 ? "entry was" : "entries were") left out: \(unit) is no known unit."
    case .leftOut(let count, .otherUnit(let other, let unit)):
      """
      \(count) \(count == 1 ? "entry was" : "entries were") left out: in \(other.code), not \
      \(unit.code).
      """
    case .note(.preliminary): "The prices are preliminary."
    case .note(.onePageOfSeveral): "This is one page of several; older rates follow in others."
    }
  }

  func summary(_ warning: PriceWarning) -> Wording {
    switch warning {
    case .mendedDay: "hours at the clock change mended"
    case .mendedEnds(1): "1 slot end mended"
    case .mendedEnds(let count): "\(count) slot ends mended"
    case .duplicates(let count): "\(count) repeated left out"
    case .extremesDiffer(let field, _, _): "\(field) is not that of the values"
    case .assumedDate(let date): "assumed date: \(date)"
    case .missing(let count): "\(count) missing"
    case .otherCurrency(let currency): "prices in \(currency.code)"
    case .fixedClock: "times taken as UTC"
    case .assumedZone(let zone): "times taken as \(zone)"
    case .assumedDateOrder(let isMonthFirst):
      "dates taken with the \(isMonthFirst ? "month" : "day") first"
    case .assumedLengths(let count): "\(count) slot lengths assumed"
    case .assumedDecimalComma: "last comma taken for decimals"
    case .unrepeatedHour(let date): "an hour is missing on \(date)"
    case .severalPrices(let names): "several prices: \(names)"
    case .overlapsDiffer(let count): "\(count) prices differ between files"
    case .otherFiles(let names): "files without prices: \(names.count)"
    case .skippedTitles(1): "1 line above left out"
    case .skippedTitles(let count): "\(count) lines above left out"
    case .gasLeftOut: "gas left out"
    case .cutOff: "perhaps cut off"
    case .otherSequences(_, let shown): "sequence \(shown) shown"
    case .onlySequence(let sequence, let date): "only sequence \(sequence) on \(date)"
    case .leftOut(let count, _): "\(count) left out"
    case .note(.preliminary): "preliminary prices"
    case .note(.onePageOfSeveral): "one page of several"
    }
  }
}
