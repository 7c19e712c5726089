import CivilTime
import FoundationSubset
import LocaleFormats

private enum TextLocaleKey: EnvironmentKey {
  static var defaultValue: TextLocale { .current(insteadOfPOSIX: .posix) }
}
private enum ZoneKey: EnvironmentKey { static let defaultValue: Zone? = nil }
private enum LocaleKey: EnvironmentKey { static let defaultValue: Locale? = nil }
private enum CalendarKey: EnvironmentKey { static let defaultValue: Calendar? = nil }

extension EnvironmentValues {
  /// The format of numbers and dates in automatic labels: from ``locale`` if it is set, otherwise
  /// from the environment of the process, where `C` means plain numbers.
  package var textLocale: TextLocale {
    get { self[TextLocaleKey.self] }
    set { self[TextLocaleKey.self] = newValue }
  }

  /// The time zone of axes and labels; `nil` for the machine's.
  package var zone: Zone? {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  /// The time zone of axes, labels and formatted dates.
  ///
  /// Setting a zone that the machine has no rules for has no effect.
  public var timeZone: TimeZone {
    get { zone.flatMap { TimeZone(identifier: $0.identifier) } ?? .current }
    set { zone = (try? Zone(identifier: newValue.identifier)) ?? zone }
  }

  /// The locale of formats without one of their own.
  public var locale: Locale {
    get { self[LocaleKey.self] ?? .current }
    set {
      self[LocaleKey.self] = newValue
      textLocale = TextLocale(newValue.identifier) ?? .current(insteadOfPOSIX: .posix)
    }
  }

  /// The calendar of days, weeks and months; by default with ``timeZone`` and ``locale``.
  public var calendar: Calendar {
    get {
      if let chosen = self[CalendarKey.self] { return chosen }
      var calendar = Calendar.current
      (calendar.timeZone, calendar.locale) = (timeZone, locale)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}

extension FormatStyle {
  /// Returns the format with the environment's locale and time zone instead of the machine's.
  ///
  /// A locale or zone that the format sets itself stays.
  package func settled(in environment: EnvironmentValues) -> Self {
    var style = self
    if let locale = environment[LocaleKey.self], self == self.locale(.autoupdatingCurrent) {
      style = style.locale(locale)
    }
    #if Foundation
      if environment.zone != nil, var date = style as? Date.FormatStyle,
        date.timeZone == .autoupdatingCurrent
      {
        date.timeZone = environment.timeZone
        style = date as? Self ?? style
      }
    #endif
    return style
  }
}
