extension PriceFileError: CustomStringConvertible {
  /// The error as one sentence: file, place, what is wrong, what was expected or what to do.
  public var sentence: String { sentence(in: .english) }

  /// The error as one sentence; what the readers expected is named in English.
  public func sentence(in language: Language) -> String {
    guard language == .norwegian else { return "\(visible(file))\(placeText): \(reason.text)." }
    let source = file == "standard input" ? "standard inn" : visible(file)
    let place = place.map { ", linje \($0.line), kolonne \($0.column)" } ?? ""
    return "\(source)\(place): \(reason.norwegianText)."
  }

  /// The same text as for people.
  public var description: String { sentence }

  private var placeText: String {
    place.map { ", line \($0.line), column \($0.column)" } ?? ""
  }
}

extension PriceFileError.Reason {
  /// What is wrong, without the full stop.
  var text: String { accessText ?? shapeText ?? valueText }

  private var accessText: String? {
    switch self {
    case .notFound: "there is no such file; check the path"
    case .permissionDenied: "permission denied; make the file readable for you"
    case .isDirectory: "this is a directory; name a price file in it"
    case .unreadable(let why): "the file cannot be read: \(visible(why))"
    case .tooLarge(let limit): "too large; at most \(limit) are read"
    case .empty: "the file is empty; expected prices as JSON, CSV or XML"
    case .truncated(let expected): "the file ends too early; expected \(expected)"
    case .syntax(let found, let expected): "found \(visible(found)), expected \(expected)"
    case .invalidUTF8: "the text is not valid UTF-8; save the file as UTF-8"
    case .tooDeep(let limit): "nested deeper than \(limit) levels, as no price file is"
    case .workbook(let kind):
      "this is a spreadsheet (\(kind)); open it in Excel or LibreOffice, save it as CSV (UTF-8), "
        + "and show that"
    default: nil
    }
  }

  private var shapeText: String? {
    switch self {
    case .unknownFormat:
      "the content is of no known price format; see --list-formats, or name one with --format"
    case .ambiguousFormat(let names):
      "the content fits several formats; choose one with --format: \(list(names))"
    case .noSuchFormat(let name, let known):
      "there is no format “\(visible(name))”; known are \(list(known))"
    case .otherNotation(let format): "the content is not in a notation of the format “\(format)”"
    case .noColumn(let what): "no column holds \(what); name it in the first line"
    case .severalColumns(let names):
      "several columns could hold the price: \(list(names)); name one of them “price”"
    case .missing(let field): "“\(visible(field))” is missing"
    case .wrongType(let field, let expected): "“\(visible(field))” must be \(expected)"
    case .unevenRow(let fields, let expected):
      "the row has \(fields) \(fields == 1 ? "field" : "fields"), expected \(expected) as in the "
        + "first line; put cells with separators in quotation marks"
    case .unevenLists(let times, let prices):
      "there are \(times) times and \(prices) prices; expected as many of both"
    case .noPrices: "the file has no prices; they may not be published yet"
    case .nothingRead(let format):
      "read as the format “\(format)”, the file has no prices; they may not be published yet, "
        + "or another --format is right"
    case .refusedBySource(let message):
      "the source sent a message instead of prices: \(visible(message))"
    case .gas: "the prices are of gas, not of electricity; open a file with electricity prices"
    case .unsteadyHistory:
      "the states change at other times than slots of 5, 15, 30 or 60 minutes do"
    case .severalAreas(let areas):
      "the file has several areas; choose one with --area: \(list(areas))"
    case .noSuchArea(let area, let known):
      "the file has no area “\(visible(area))”; it has \(list(known))"
    default: nil
    }
  }

  private var valueText: String {
    switch self {
    case .notFinite(let field, let text):
      "“\(visible(field))” is \(visible(text)); expected a finite number or null"
    case .outOfRange(let field, let text):
      "“\(visible(field))” is \(visible(text)), out of range; expected a price below 10^18"
    case .badTime(let field, let text):
      "“\(visible(field))” is “\(visible(text))”; expected a time such as 2022-07-12T00:00:00"
    case .noSuchTime(let time, let zone):
      "\(visible(time)) does not occur in \(zone), where the clocks skip it; check --timezone"
    case .badUnit(let text):
      "“\(visible(text))” is not a unit; expected one such as NOK/kWh, øre/kWh or EUR/MWh"
    case .badNumber(let field, let text):
      "“\(visible(field))” is “\(visible(text))”; expected a number, or nothing for a missing price"
    case .ambiguousNumber(let field, let text):
      "“\(visible(field))” “\(visible(text))” can be read with a decimal sign or with a separator of "
        + "thousands; write it without the latter"
    case .mixed(let field, let first, let other):
      "“\(visible(field))” is “\(visible(other))” here and “\(visible(first))” before; expected the "
        + "same in all rows"
    case .slotLength(let count, let seconds):
      "\(count) values over \(duration(seconds)) make no slots of 5, 15, 30 or 60 minutes"
    case .reversed(let from, let to):
      "“toDate” \(visible(to)) is not after “fromDate” \(visible(from))"
    case .dayLength(let count, let date, let hours):
      "\(count) entries do not fit \(date), a day of \(hours) hours; give the date with --date"
    case .conflictingPrices(let time): "there are two different prices for \(time)"
    case .mixedDateOrder:
      "some dates have the day first and others the month; write them as 2022-07-12"
    case .ambiguousHours(let field):
      "nothing tells whether “\(visible(field))” counts from 0 or from 1; choose with --first-hour"
    case .badHours(let date):
      "the hours of \(date) are neither times of the clock nor a count of the day’s hours"
    case .shortDay(let date, let zone):
      "\(date) has 25 hours in \(zone), and the file has 24 times without a zone; say whose they "
        + "are with --timezone"
    case .sharedTable(let column, let names):
      "there are several prices for the same time, for column “\(visible(column))” holds "
        + "\(names.count) names; choose one with --area: \(list(names))"
    case .wrongAutumnTimes(let date):
      "the times of \(date), where the clocks change, contradict each other and cannot be mended"
    case .otherUnit(let has, let wanted):
      "the prices are in \(has), and the file has no rate to show them in \(wanted)"
    default: ""
    }
  }
}

/// At most twenty names, separated by commas; `…` where there are more.
func list(_ names: [String]) -> String {
  names.prefix(20).map(visible).joined(separator: ", ")
    + (names.count > 20 ? ", … (\(names.count))" : "")
}

private func duration(_ seconds: Int64) -> String {
  seconds % 3600 == 0 ? "\(seconds / 3600) hours" : "\(seconds) seconds"
}

/// A text from outside with its control characters made visible, cut after 120 characters.
func visible(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars.prefix(120) {
    switch scalar.value {
    case 0..<0x20: result.unicodeScalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "?")
    case 0x7F: result.append("\u{2421}")
    case 0x80..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      result += "<\(String(scalar.value, radix: 16))>"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return text.unicodeScalars.count > 120 ? result + "…" : result
}
