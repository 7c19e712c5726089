import CivilTime
import ElectricityPrices

// What is wrong with files of prices, and with what was asked of them.
extension Catalogue {
  /// Where in a file: `, line 2, column 3`.
  package func place(_ place: FilePlace) -> Wording {
    row("file.place", "\(place.line)", "\(place.column)")
  }

  /// The file that has no name.
  package var standardInput: String { row("file.standardInput").text }

  /// The error as one sentence: file, place, what is wrong, what was expected or what to do.
  func sentence(_ error: PriceFileError) -> Wording {
    let source: Wording = error.file == "-" ? "\(standardInput)" : "\(error.file)"
    return "\(source)\(error.place.map(place) ?? ""): \(reason(error.reason))."
  }

  /// What is wrong with a file, without the full stop.
  package func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: row("reason.notFound")
    case .permissionDenied: row("reason.permissionDenied")
    case .isDirectory: row("reason.isDirectory")
    case .unreadable(let code): row("reason.unreadable", "\(SystemError.text(code))")
    case .noMemory: row("reason.noMemory")
    case .shortened: row("reason.shortened")
    case .tooLarge(let limit): row("reason.tooLarge", self.limit(limit))
    case .empty: row("reason.empty")
    case .truncated(let expected): row("reason.truncated", expectation(expected))
    case .syntax(let found, let expected): row("reason.syntax", "\(found)", expectation(expected))
    case .badXML(let why): row("reason.badXML", "\(why)")
    case .invalidUTF8: row("reason.invalidUTF8")
    case .tooDeep(let limit): row("reason.tooDeep", "\(limit)")
    case .unknownFormat: row("reason.unknownFormat")
    case .ambiguousFormat(let names): row("reason.ambiguousFormat", "\(names)")
    case .noSuchFormat(let name, let known): row("reason.noSuchFormat", "\(name)", "\(known)")
    case .otherNotation(let format): row("reason.otherNotation", "\(format)")
    case .noColumn(.times): row("reason.noTimeColumn")
    case .noColumn(.prices): row("reason.noPriceColumn")
    case .severalColumns(let names): row("reason.severalColumns", "\(names)")
    case .missing(let field): row("reason.missing", self.field(field))
    case .wrongType(let field, let expected):
      row("reason.wrongType", self.field(field), expectation(expected))
    case .noPrices: row("reason.noPrices")
    case .refusedBySource(.message(let message)): row("reason.refusedWithMessage", "\(message)")
    case .refusedBySource(.noReason): row("reason.refusedWithoutReason")
    case .refusedBySource(.webPage): row("reason.refusedWithWebPage")
    case .notFinite(let field, let text): row("reason.notFinite", self.field(field), "\(text)")
    case .outOfRange(let field, let text): row("reason.outOfRange", self.field(field), "\(text)")
    case .badTime(let field, let text): row("reason.badTime", self.field(field), "\(text)")
    case .noSuchTime(let time, let zone): row("reason.noSuchTime", "\(time)", "\(zone)")
    case .badUnit(let text): row("reason.badUnit", "\(text)")
    case .badTax(let field, let text): row("reason.badTax", self.field(field), "\(text)")
    case .badNumber(let field, let text): row("reason.badNumber", self.field(field), "\(text)")
    case .workbook(let kind): row("reason.workbook", "\(kind)")
    case .unevenRow(let fields, let expected): row("reason.unevenRow", "\(fields)", "\(expected)")
    case .unevenLists(let times, let prices): row("reason.unevenLists", "\(times)", "\(prices)")
    case .nothingRead(let format): row("reason.nothingRead", "\(format)")
    case .ambiguousNumber(let field, let text):
      row("reason.ambiguousNumber", self.field(field), "\(text)")
    case .mixed(let field, let first, let other):
      row("reason.mixed", self.field(field), "\(other)", "\(first)")
    case .mixedDateOrder: row("reason.mixedDateOrder")
    case .ambiguousHours(let field): row("reason.ambiguousHours", "\(field)")
    case .badHours(let date): row("reason.badHours", "\(date)")
    case .shortDay(let date, let zone): row("reason.shortDay", "\(date)", "\(zone)")
    case .sharedTable(let column, let names):
      row("reason.sharedTable", "\(column)", "\(names.count)", "\(names)")
    case .gas: row("reason.gas")
    case .unsteadyHistory: row("reason.unsteadyHistory")
    case .slotLength(let count, let seconds):
      row("reason.slotLength", "\(count)", "\(duration(Duration(seconds: seconds)))")
    case .reversed(let from, let to): row("reason.reversed", "\(to)", "\(from)")
    case .overlong(let from, let to): row("reason.overlong", "\(from)", "\(to)")
    case .dayLength(let count, let date, let hours):
      row("reason.dayLength", "\(count)", "\(date)", "\(hours)")
    case .conflictingPrices(let time): row("reason.conflictingPrices", "\(time)")
    case .wrongAutumnTimes(let date): row("reason.wrongAutumnTimes", "\(date)")
    case .severalAreas(let areas): row("reason.severalAreas", "\(areas)")
    case .noSuchArea(let area, let known): row("reason.noSuchArea", "\(area)", "\(known)")
    case .noSuchSequence(let sequence, let known):
      row("reason.noSuchSequence", "\(sequence)", "\(known)")
    case .noPriceFiles([]): row("reason.noPriceFiles")
    case .noPriceFiles(let others): row("reason.onlyOtherFiles", "\(others)")
    case .unitNotStated(let wanted): row("reason.unitNotStated", "\(wanted)")
    case .otherTax: row("reason.otherTax")
    case .otherUnit(let has, let wanted): row("reason.otherUnit", "\(has)", "\(wanted)")
    }
  }

  package func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: row("expectation.value")
    case .array: row("expectation.array")
    case .arrayOfNumbers: row("expectation.arrayOfNumbers")
    case .arrayOfObjects: row("expectation.arrayOfObjects")
    case .object: row("expectation.object")
    case .pairOfTimeAndPrice: row("expectation.pairOfTimeAndPrice")
    case .number: row("expectation.number")
    case .numberOrNull: row("expectation.numberOrNull")
    case .finiteNumberOrNull: row("expectation.finiteNumberOrNull")
    case .numberFromOne: row("expectation.numberFromOne")
    case .numberUpTo(let last): row("expectation.numberUpTo", "\(last)")
    case .intervalLength: row("expectation.intervalLength")
    case .multipleOfResolution: row("expectation.multipleOfResolution")
    case .halfHourOfDay: row("expectation.halfHourOfDay")
    case .sameInArea: row("expectation.sameInArea")
    case .sameUnit(let unit): row("expectation.sameUnit", "\(unit)")
    case .time: row("expectation.time")
    case .quotedTime: row("expectation.quotedTime")
    case .slotLength: row("expectation.slotLength")
    case .currencyCode: row("expectation.currencyCode")
    case .timeWithoutOffset(like: nil): row("expectation.timeWithoutOffset")
    case .timeWithoutOffset(like: .before?): row("expectation.timeWithoutOffsetAsBefore")
    case .timeWithoutOffset(like: .start?): row("expectation.timeWithoutOffsetAsStart")
    case .timeWithOffset(like: nil): row("expectation.timeWithOffset")
    case .timeWithOffset(like: .before?): row("expectation.timeWithOffsetAsBefore")
    case .timeWithOffset(like: .start?): row("expectation.timeWithOffsetAsStart")
    case .sign(let sign): row("expectation.sign", "\(String(sign))")
    case .eitherSign(let first, let second):
      row("expectation.eitherSign", "\(String(first))", "\(String(second))")
    case .quotedKey: row("expectation.quotedKey")
    case .endOfFile: row("expectation.endOfFile")
    case .endOfString: row("expectation.endOfString")
    case .endOfStringBeforeLine: row("expectation.endOfStringBeforeLine")
    case .fourHexadecimalDigits: row("expectation.fourHexadecimalDigits")
    case .escape: row("expectation.escape")
    case .fractionDigit: row("expectation.fractionDigit")
    case .exponentDigit: row("expectation.exponentDigit")
    case .noLeadingZeros: row("expectation.noLeadingZeros")
    case .endOfXML: row("expectation.endOfXML")
    case .noDocumentType: row("expectation.noDocumentType")
    }
  }

  package func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): row("field.named", "\(name)")
    case .file: row("field.file")
    case .prices: row("field.prices")
    case .entry: row("field.entry")
    case .pair: row("field.pair")
    case .time: row("field.time")
    case .price: row("field.price")
    case .value: row("field.value")
    }
  }

  package func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): row("limit.jsonBytes", "\(Bytes.text(count))")
    case .lineBytes(let count): row("limit.lineBytes", "\(Bytes.text(count))")
    case .markupBytes(let count): row("limit.markupBytes", "\(Bytes.text(count))")
    case .stringBytes(let count): row("limit.stringBytes", "\(Bytes.text(count))")
    case .pageBytes(let count): row("limit.pageBytes", "\(Bytes.text(count))")
    case .jsonValues(let count, let bytes): row("limit.jsonValues", "\(count)", "\(bytes)")
    case .plainValues(let count): row("limit.plainValues", "\(count)")
    case .rowsOfOneTime(let count): row("limit.rowsOfOneTime", "\(count)")
    case .elements(let count): row("limit.elements", "\(count)")
    case .rows(let count): row("limit.rows", "\(count)")
    case .fields(let count): row("limit.fields", "\(count)")
    case .areas(let count): row("limit.areas", "\(count)")
    case .slots(let count): row("limit.slots", "\(count)")
    case .slotsInPeriods(let slots, let periods):
      row("limit.slotsInPeriods", "\(slots)", "\(periods)")
    }
  }

  package func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date): row("addition.noEntry", "\(scheme.rawValue)", "\(date)")
    case .notNorwegian(let scheme, let unit?):
      row("addition.notNorwegian", "\(scheme.rawValue)", "\(unit)")
    case .notNorwegian(let scheme, nil): row("addition.notNorwegianNoUnit", "\(scheme.rawValue)")
    case .outOfRange: row("addition.outOfRange")
    }
  }

  package func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text): row("zone.malformed", "\(text)")
    case .unknown(let text): row("zone.unknown", "\(text)")
    }
  }
}
