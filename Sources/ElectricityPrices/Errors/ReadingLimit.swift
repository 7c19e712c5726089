/// What a reader takes at most.
public enum ReadingLimit: Hashable, Sendable {
  /// So many bytes of a file.
  case bytes(Int)
  /// So many bytes of a JSON file.
  case jsonBytes(Int)
  /// So many bytes of a line.
  case lineBytes(Int)
  /// So many bytes of a tag or a comment of XML.
  case markupBytes(Int)
  /// So many bytes of a page of HTML.
  case pageBytes(Int)
  /// So many values and keys of JSON, and one more for every few bytes.
  case jsonValues(Int, bytesForEach: Int)
  /// So many elements of XML.
  case elements(Int)
  /// So many rows of a table.
  case rows(Int)
  /// So many fields of a table.
  case fields(Int)
  /// So many areas.
  case areas(Int)
  /// So many slots of an area.
  case slots(Int)
  /// So many slots in so many periods of one document.
  case slotsInPeriods(slots: Int, periods: Int)

  /// The areas of a file at most.
  static let mostAreas = 1_000
  /// The slots of an area at most.
  static let mostSlots = mostRows
  /// The rows of a table at most: more than a century of five minutes.
  static let mostRows = 12_000_000
  /// The fields of a table at most.
  static let mostFields = 24_000_000
  /// The elements of XML at most.
  static let mostElements = 5_000_000
}
