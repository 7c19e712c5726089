import CivilTime
import FoundationSubset
import LocaleFormats

extension EnvironmentValues {
  /// The format of numbers and dates in automatic labels: from ``locale`` if it is set, otherwise
  /// from the environment of the process, where `C` means plain numbers.
  package var textLocale: TextLocale {
    get { self[or: .current(insteadOfPOSIX: .posix)] }
    set { self[or: newValue] = newValue }
  }

  /// The zone in which dates are laid out and labelled; `nil` for the machine's.
  package var zone: Zone? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }

  /// The time zone in which dates are laid out, labelled and formatted.
  ///
  /// A zone that the machine has no rules for leaves the one before.
  public var timeZone: TimeZone {
    get { zone.flatMap { TimeZone(identifier: $0.identifier) } ?? .current }
    set { zone = (try? Zone(identifier: newValue.identifier)) ?? zone }
  }

  /// The language and the customs of formats that name none.
  public var locale: Locale {
    get { chosenLocale ?? .current }
    set {
      chosenLocale = newValue
      textLocale = TextLocale(newValue.identifier) ?? .current(insteadOfPOSIX: .posix)
    }
  }

  /// The calendar in which days, weeks and months are counted, with ``timeZone`` and ``locale``
  /// where the views around set no other one.
  public var calendar: Calendar {
    get {
      if let chosen = self[or: nil as Calendar?] { return chosen }
      var calendar = Calendar.current
      (calendar.timeZone, calendar.locale) = (timeZone, locale)
      return calendar
    }
    set { self[or: nil as Calendar?] = newValue }
  }

  fileprivate var chosenLocale: Locale? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}

extension FormatStyle {
  /// Returns the format with the environment's locale and time zone instead of the machine's.
  ///
  /// A locale or zone that the format sets itself stays.
  package func settled(in environment: EnvironmentValues) -> Self {
    var style = self
    if let locale = environment.chosenLocale, self == self.locale(.autoupdatingCurrent) {
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
