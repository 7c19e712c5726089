/// What a reader takes at most.
public enum ReadingLimit: Hashable, Sendable {
  /// So many bytes of a file.
  case bytes(Int)
  /// So many bytes of a JSON file.
  case jsonBytes(Int)
  /// So many bytes of a line.
  case lineBytes(Int)
  /// So many areas.
  case areas(Int)
  /// So many slots of an area.
  case slots(Int)
  /// So many slots in so many periods of one document.
  case slotsInPeriods(slots: Int, periods: Int)

  /// The areas of a file at most.
  static let mostAreas = 1_000
  /// The slots of an area at most.
  static let mostSlots = 50_000_000
}
