import CivilTime

extension Instant {
  /// The seconds since 1970 as a floating-point number.
  var seconds: Double { Double(secondsSince1970) }

  /// Creates an instant from seconds since 1970; `nil` outside the range of the calendar.
  init?(seconds: Double) {
    guard let seconds = Int64(exactly: seconds.rounded()) else { return nil }
    self.init(secondsSince1970: seconds)
  }
}
