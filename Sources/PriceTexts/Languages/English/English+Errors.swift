import CivilTime
import ElectricityPrices

extension English {
  func place(_ place: FilePlace) -> Wording { ", line \(place.line), column \(place.column)" }

  var standardInput: String { "standard input" }

  func reason(_ reason: PriceFileError.Reason) -> Wording {
    switch reason {
    case .notFound: "there is no such file; check the path"
    case .permissionDenied: "permission denied; make the file readable for you"
    case .isDirectory: "this is a directory; name a price file in it"
    case .unreadable(let code): "the file cannot be read: \(SystemError.text(code))"
    case .noMemory: "the file cannot be read: there is not enough memory"
    case .shortened: "the file became shorter while it was read; open it again"
    case .tooLarge(let limit): "too large; at most \(self.limit(limit)) are read"
    case .empty: "the file is empty; expected prices as JSON, CSV or XML"
    case .truncated(let expected): "the file ends too early; expected \(expectation(expected))"
    case .syntax(let found, let expected): "found “\(found)”, expected \(expectation(expected))"
    case .badXML(let why): "the XML is not well-formed: \(why)"
    case .invalidUTF8: "the text is not valid UTF-8; save the file as UTF-8"
    case .tooDeep(let limit): "nested deeper than \(limit) levels, as no price file is"
    case .unknownFormat:
      "the content is of no known price format; see --list-formats, or name one with --format"
    case .ambiguousFormat(let names):
      "the content fits several formats; choose one with --format: \(names)"
    case .noSuchFormat(let name, let known): "there is no format “\(name)”; known are \(known)"
    case .otherNotation(let format): "the content is not in a notation of the format “\(format)”"
    case .noColumn(.times): "no column holds times; name it in the first line"
    case .noColumn(.prices): "no column holds prices; name it in the first line"
    case .severalColumns(let names):
      "several columns could hold the price: \(names); name one of them “price”"
    case .missing(let field): "\(self.field(field)) is missing"
    case .wrongType(let field, let expected):
      "\(self.field(field)) must be \(expectation(expected))"
    case .noPrices: "the file has no prices; they may not be published yet"
    case .refusedBySource(.message(let message)):
      "the source sent a message instead of prices: \(message)"
    case .refusedBySource(.noReason): "the source refused to send prices and gave no reason"
    case .refusedBySource(.webPage):
      "the source sent a message instead of prices: a web page (HTML)"
    case .notFinite(let field, let text):
      "\(self.field(field)) is \(text); expected a finite number or null"
    case .outOfRange(let field, let text):
      "\(self.field(field)) is \(text), out of range; expected a price below 10^18"
    case .badTime(let field, let text):
      "\(self.field(field)) is “\(text)”; expected a time such as 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(time) does not occur in \(zone), where the clocks skip it; check --timezone"
    case .badUnit(let text):
      "“\(text)” is not a unit; expected one such as NOK/kWh, øre/kWh or EUR/MWh"
    case .badTax(let field, let text):
      "\(self.field(field)) is “\(text)”; expected included, excluded or unknown"
    case .badNumber(let field, let text):
      "\(self.field(field)) is “\(text)”; expected a number, or nothing for a missing price"
    case .workbook(let kind):
      """
      this is a spreadsheet (\(kind)); open it in Excel or LibreOffice, save it as CSV (UTF-8), \
      and show that
      """
    case .unevenRow(let fields, let expected):
      """
      the row has \(fields) \(fields == 1 ? "field" : "fields"), expected \(expected) as in the \
      first line; put cells with separators in quotation marks
      """
    case .unevenLists(let times, let prices):
      """
      there \(times == 1 ? "is" : "are") \(times) \(times == 1 ? "time" : "times") and \(prices) \
      \(prices == 1 ? "price" : "prices"); expected as many of both
      """
    case .nothingRead(let format):
      """
      read as the format “\(format)”, the file has no prices; they may not be published yet, or \
      another --format is right
      """
    case .ambiguousNumber(let field, let text):
      """
      \(self.field(field)) “\(text)” can be read with a decimal sign or with a separator of \
      thousands; write it without the latter
      """
    case .mixed(let field, let first, let other):
      """
      \(self.field(field)) is “\(other)” here and “\(first)” before; expected the same in all \
      rows
      """
    case .mixedDateOrder:
      "some dates have the day first and others the month; write them as 2022-07-12"
    case .ambiguousHours(let field):
      "nothing tells whether “\(field)” counts from 0 or from 1; choose with --first-hour"
    case .badHours(let date):
      "the hours of \(date) are neither times of the clock nor a count of the day’s hours"
    case .shortDay(let date, let zone):
      """
      \(date) has 25 hours in \(zone), and the file has 24 times without a zone; say whose they \
      are with --timezone
      """
    case .sharedTable(let column, let names):
      """
      there are several prices for the same time, for column “\(column)” holds \(names.count) \
      names; choose one with --area: \(names)
      """
    case .gas: "the prices are of gas, not of electricity; open a file with electricity prices"
    case .unsteadyHistory:
      "the states change at other times than slots of 5, 15, 30 or 60 minutes do"
    case .slotLength(let count, let seconds):
      """
      \(count) values over \(duration(Duration(seconds: seconds))) make no slots of 5, 15, 30 or \
      60 minutes
      """
    case .reversed(let from, let to): "“toDate” \(to) is not after “fromDate” \(from)"
    case .overlong(let from, let to):
      "the interval from \(from) to \(to) is longer than a year; check its times"
    case .dayLength(1, let date, let hours):
      "1 entry does not fit \(date), a day of \(hours) hours; give the date with --date"
    case .dayLength(let count, let date, let hours):
      "\(count) entries do not fit \(date), a day of \(hours) hours; give the date with --date"
    case .conflictingPrices(let time): "there are two different prices for \(time)"
    case .wrongAutumnTimes(let date):
      "the times of \(date), where the clocks change, contradict each other and cannot be mended"
    case .severalAreas(let areas):
      "the file has several areas; choose one with --area: \(areas)"
    case .noSuchArea(let area, let known): "the file has no area “\(area)”; it has \(known)"
    case .noSuchSequence(let sequence, let known):
      "the file has no sequence \(sequence); it has \(known)"
    case .noPriceFiles(let others):
      "no file of the folder has prices\(others.isEmpty ? "" : ": \(others)" as Wording)"
    case .unitNotStated(let wanted):
      "not all files say their unit, and others are in \(wanted); give it with --unit"
    case .otherTax:
      "the files differ in whether their prices contain VAT; --vat-state says it for all"
    case .otherUnit(let has, let wanted):
      "the prices are in \(has), and the file has no rate to show them in \(wanted)"
    }
  }

  func expectation(_ expectation: Expectation) -> Wording {
    switch expectation {
    case .value: "a value"
    case .array: "an array"
    case .arrayOfNumbers: "an array of numbers"
    case .arrayOfObjects: "an array of objects"
    case .object: "an object"
    case .pairOfTimeAndPrice: "[time, price]"
    case .number: "a number"
    case .numberOrNull: "a number or null"
    case .finiteNumberOrNull: "a finite number or null"
    case .numberFromOne: "a number from 1 on"
    case .numberUpTo(let last): "a number from 1 to \(last)"
    case .intervalLength: "a length such as 5m or 1h"
    case .multipleOfResolution: "a multiple of the resolution"
    case .halfHourOfDay: "a half hour of its day"
    case .sameInArea: "the same for all prices of an area"
    case .sameUnit(let unit): "\(unit), as before"
    case .time: "a time"
    case .quotedTime: "a time in quotation marks"
    case .slotLength: "a length such as PT15M or PT60M"
    case .currencyCode: "the code of a currency"
    case .timeWithoutOffset(like: nil): "without offset"
    case .timeWithoutOffset(like: .before?): "without offset, as before"
    case .timeWithoutOffset(like: .start?): "without offset, as the start"
    case .timeWithOffset(like: nil): "with an offset"
    case .timeWithOffset(like: .before?): "with an offset, as before"
    case .timeWithOffset(like: .start?): "with an offset, as the start"
    case .sign(let sign): "“\(String(sign))”"
    case .eitherSign(let first, let second): "“\(String(first))” or “\(String(second))”"
    case .quotedKey: "a key in quotation marks"
    case .endOfFile: "the end of the file"
    case .endOfString: "the end of a string"
    case .endOfStringBeforeLine: "the end of the string before the end of the line"
    case .fourHexadecimalDigits: "four hexadecimal digits"
    case .escape: "an escape such as \\n or \\u00e5"
    case .fractionDigit: "a digit after the decimal point"
    case .exponentDigit: "a digit of the exponent"
    case .noLeadingZeros: "a number without leading zeros"
    case .endOfXML: "the end of the XML document"
    case .noDocumentType: "a document without one"
    }
  }

  func field(_ field: FieldName) -> Wording {
    switch field {
    case .named(let name): "“\(name)”"
    case .file: "the file"
    case .prices: "the list of prices"
    case .entry: "an entry"
    case .pair: "a pair"
    case .time: "a time"
    case .price: "a price"
    case .value: "a value"
    }
  }

  func limit(_ limit: ReadingLimit) -> Wording {
    switch limit {
    case .bytes(let count): "\(Bytes.text(count))"
    case .jsonBytes(let count): "\(Bytes.text(count)) of JSON"
    case .lineBytes(let count): "\(Bytes.text(count)) in a line"
    case .markupBytes(let count): "\(Bytes.text(count)) in a tag, a comment or a text"
    case .stringBytes(let count): "\(Bytes.text(count)) in a string, a number or a space"
    case .pageBytes(let count): "\(Bytes.text(count)) of HTML"
    case .jsonValues(let count, let bytes):
      "\(count) values and keys of JSON, and one more for every \(bytes) bytes,"
    case .plainValues(let count): "\(count) numbers and texts in a row of JSON"
    case .rowsOfOneTime(let count): "\(count) rows of one time"
    case .elements(let count): "\(count) elements"
    case .rows(let count): "\(count) rows"
    case .fields(let count): "\(count) fields"
    case .areas(let count): "\(count) areas"
    case .slots(let count): "\(count) slots"
    case .slotsInPeriods(let slots, let periods): "\(slots) slots in \(periods) periods"
    }
  }

  func sentence(_ error: PriceAdjustmentError) -> Wording {
    switch error {
    case .noEntry(let scheme, let date):
      """
      The table has no terms of \(scheme.rawValue) for \(date); nothing is guessed. \
      See Resources/norwegian-support.csv.
      """
    case .notNorwegian(let scheme, let unit?):
      "\(scheme.rawValue) is a Norwegian scheme in øre per kWh; the prices are in \(unit)."
    case .notNorwegian(let scheme, nil):
      "\(scheme.rawValue) is a Norwegian scheme in øre per kWh; the prices are in no stated unit."
    case .outOfRange: "With the additions a price gets out of range."
    }
  }

  func sentence(_ error: ZoneError) -> Wording {
    switch error {
    case .malformed(let text):
      "“\(text)” is not a time zone; write a name such as Europe/Oslo or an offset such as +02:00."
    case .unknown(let text):
      "No time zone is named “\(text)”; names look like Europe/Oslo and are case-sensitive."
    }
  }
}
