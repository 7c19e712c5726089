import CivilTime
import TerminalCharts

extension Instant: Plottable {
  /// The seconds since 1970.
  public var primitivePlottable: Double { Double(secondsSince1970) }
  /// Creates an instant from seconds since 1970; `nil` outside the range of the calendar.
  public init?(primitivePlottable seconds: Double) {
    guard let seconds = Int64(exactly: seconds.rounded()) else { return nil }
    self.init(secondsSince1970: seconds)
  }

  /// The seconds since 1970 as a floating-point number.
  var seconds: Double { primitivePlottable }
}
