import CivilTime

/// An ISO 8601 time, or a time of day.
struct TimeChoice {
  let text: String

  init?(_ argument: String) {
    guard let time = ISOTime(argument) ?? ISOTime("2000-01-01T" + argument), time.date.isReadable
    else { return nil }
    text = argument
  }

  /// Returns the time; a time of day is on `date`.
  func time(on date: CivilDate) -> ISOTime {
    ISOTime(text) ?? ISOTime("\(date)T\(text)") ?? .date(date)
  }
}
