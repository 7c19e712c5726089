import CivilTime

/// A time as ISO 8601 writes it, or a time of day.
struct TimeChoice {
  let text: String

  init?(_ argument: String) {
    guard let time = ISOTime(argument) ?? ISOTime("2000-01-01T" + argument), time.date.isReadable
    else { return nil }
    text = argument
  }

  /// The time, with the date that it does not have itself.
  func time(on date: CivilDate) -> ISOTime {
    ISOTime(text) ?? ISOTime("\(date)T\(text)") ?? .date(date)
  }
}
