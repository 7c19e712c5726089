import CivilTime

/// What a reader takes at most.
public enum ReadingLimit: Hashable, Sendable {
  /// So many bytes of a file.
  case bytes(Int)
  /// So many bytes of a JSON file.
  case jsonBytes(Int)
  /// So many bytes of a line.
  case lineBytes(Int)
  /// So many bytes of a tag, a comment or a text of XML.
  case markupBytes(Int)
  /// So many bytes of a string, a number or a space between values of JSON.
  case stringBytes(Int)
  /// So many bytes of a page of HTML.
  case pageBytes(Int)
  /// So many values and keys of JSON, and one more for every few bytes.
  case jsonValues(Int, bytesForEach: Int)
  /// So many numbers and texts of JSON in a row.
  case plainValues(Int)
  /// So many elements of XML.
  case elements(Int)
  /// So many rows of a table.
  case rows(Int)
  /// So many fields of a table.
  case fields(Int)
  /// So many rows of a table with one time after another.
  case rowsOfOneTime(Int)
  /// So many areas.
  case areas(Int)
  /// So many slots of an area.
  case slots(Int)
  /// So many slots in so many periods of one document.
  case slotsInPeriods(slots: Int, periods: Int)

  /// The areas of a file at most.
  package static let mostAreas = 1_000
  /// The slots of an area at most.
  package static let mostSlots = mostRows
  /// The rows of a table at most: more than a century of five minutes.
  package static let mostRows = 12_000_000
  /// The seconds that a period of a document or a state of a sensor lasts at most.
  ///
  /// A leap year, and a day for the clocks: with one wrong digit in a year it would be centuries.
  static let longestInterval: Int64 = 367 * 86_400
  /// The seconds of a slot at most: a month, of which one has an hour more.
  static let longestSlot: Int64 = 31 * 86_400 + 3600
  /// The fields of a table at most.
  package static let mostFields = 16_000_000
  /// The elements of XML at most.
  static let mostElements = 3_000_000
  /// The rows at most that follow each other with one time or date: five minutes of a day for as
  /// many areas as half of those that are read.
  static let mostRowsOfOneTime = 200_000

  /// Throws where an interval is longer than all that prices have.
  static func checkInterval(from start: Int64, to end: Int64) throws(PriceFault) {
    let (length, overflow) = end.subtractingReportingOverflow(start)
    guard overflow || length > longestInterval else { return }
    let texts = [start, end].map { ISOTime.text(Instant(secondsSince1970: $0), in: .utc) }
    throw PriceFault(.overlong(from: texts[0], to: texts[1]))
  }
}
