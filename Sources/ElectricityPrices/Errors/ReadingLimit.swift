import CivilTime

/// A limit of a reader, with its maximum.
public enum ReadingLimit: Hashable, Sendable {
  /// The size of a file in bytes.
  case bytes(Int)
  /// The size of a JSON file in bytes.
  case jsonBytes(Int)
  /// The length of a line in bytes.
  case lineBytes(Int)
  /// The length of an XML tag, comment or text in bytes.
  case markupBytes(Int)
  /// The length of a JSON string, number or run of whitespace in bytes.
  case stringBytes(Int)
  /// The size of an HTML page in bytes.
  case pageBytes(Int)
  /// The number of JSON values and keys, plus one more for every `bytesForEach` bytes.
  case jsonValues(Int, bytesForEach: Int)
  /// The number of consecutive JSON numbers and strings.
  case plainValues(Int)
  /// The number of XML elements.
  case elements(Int)
  /// The number of rows of a table.
  case rows(Int)
  /// The number of fields of a table.
  case fields(Int)
  /// The number of consecutive table rows with the same time.
  case rowsOfOneTime(Int)
  /// The number of areas.
  case areas(Int)
  /// The number of slots of an area.
  case slots(Int)
  /// The number of slots in a number of periods of one document.
  case slotsInPeriods(slots: Int, periods: Int)

  /// The maximum number of areas in a file.
  package static let maximumAreas = 1_000
  /// The maximum number of slots of an area.
  package static let maximumSlots = maximumRows
  /// The maximum number of rows of a table: more than a century of five-minute slots.
  package static let maximumRows = 12_000_000
  /// The maximum length in seconds of a period in a document or of a sensor's state.
  ///
  /// A leap year plus a day for clock changes. One wrong digit in a year would mean centuries.
  package static let longestInterval: Int64 = 367 * 86_400
  /// The maximum length of a slot in seconds: a month with an extra hour for the clock change.
  static let longestSlot: Int64 = 31 * 86_400 + 3600
  /// The maximum number of fields of a table.
  package static let maximumFields = 16_000_000
  /// The maximum number of XML elements.
  static let maximumElements = 3_000_000
  /// The maximum number of consecutive rows with one time or date.
  ///
  /// Enough for a day of five-minute slots in more than half of ``maximumAreas``.
  static let maximumRowsOfOneTime = 200_000

  /// Throws if an interval is longer than ``longestInterval``.
  static func checkInterval(from start: Int64, to end: Int64) throws(PriceFault) {
    let (length, overflow) = end.subtractingReportingOverflow(start)
    guard overflow || length > longestInterval else { return }
    let texts = [start, end].map { ISOTime.text(Instant(secondsSince1970: $0), in: .utc) }
    throw PriceFault(.overlong(from: texts[0], to: texts[1]))
  }
}
