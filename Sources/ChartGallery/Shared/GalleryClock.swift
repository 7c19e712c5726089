import Foundation

/// The fixed time, time zone and locale of the gallery, for reproducible output.
enum GalleryClock {
  static let zone = TimeZone(identifier: "Europe/Oslo") ?? .gmt
  static let locale = Locale(identifier: "en_GB")

  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    calendar.locale = locale
    return calendar
  }()

  /// 09:20 on the day of the prices of the first seed.
  static let now = date(2022, 7, 12, hour: 9, minute: 20)

  static func date(
    _ year: Int, _ month: Int, _ day: Int, hour: Int = 0, minute: Int = 0
  ) -> Date {
    DateComponents(
      calendar: calendar, year: year, month: month, day: day, hour: hour, minute: minute
    ).date!
  }
}
