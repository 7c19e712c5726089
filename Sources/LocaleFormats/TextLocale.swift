import CLibrary

/// The language of texts and the formats of numbers and dates.
///
/// They are separate because the environment sets them separately: `LANG=nb_NO LC_NUMERIC=en_GB`.
public struct TextLocale: Hashable, Sendable {
  /// The language of texts.
  public var language: Language
  /// The format of numbers.
  public var numbers: NumberStyle
  /// The format of dates and times.
  public var dates: DateStyle

  /// Creates a locale; without `dates`, dates have the format of the language.
  public init(language: Language, numbers: NumberStyle, dates: DateStyle? = nil) {
    self.language = language
    self.numbers = numbers
    self.dates = dates ?? DateStyle(language)
  }

  /// Parses the name of a locale such as `nb_NO.UTF-8`, `en-GB` or `C`; `nil` for other texts.
  ///
  /// Languages without translation become English, with the number format of the named language if
  /// that is known.
  public init?(_ name: String) {
    let tag = name.prefix(6).prefix { $0.isLetter && $0.isASCII }
    let rest = name.dropFirst(tag.count).first
    let isName = (2...3).contains(tag.count) || ["C", "POSIX"].contains(tag)
    guard isName, rest.map({ "_-.@".contains($0) }) ?? true else { return nil }
    self.init(
      language: Language(locale: name) ?? .english, numbers: NumberStyle(locale: name),
      dates: DateStyle(locale: name))
  }

  /// British English: `-12,345.6`, `12 July 2022`, `13:00`.
  public static let english = TextLocale(language: .english, numbers: .english)
  /// Norwegian Bokmål.
  public static let norwegian = TextLocale(language: .norwegian, numbers: .norwegian)
  /// English with plain numbers, `-12345.6`: the C locale.
  public static let posix = TextLocale(language: .english, numbers: .plain)

  /// The locale of the environment.
  ///
  /// `LC_MESSAGES`, `LC_NUMERIC` and `LC_TIME` set language, numbers and dates. `LC_ALL` overrides
  /// each of them, and `LANG` replaces one that is not set. English if none is set. Dates are
  /// written in the language of texts, so `LC_TIME` only chooses between British and American
  /// dates.
  public static var current: TextLocale { current(insteadOfPOSIX: .english) }

  /// Returns the locale of the environment, with the numbers of `usual` if that is the C locale or
  /// not set.
  public static func current(insteadOfPOSIX usual: TextLocale) -> TextLocale {
    let messages = name(of: "LC_MESSAGES")
    let language = messages.flatMap { Language(locale: $0) } ?? .english
    let dates = name(of: "LC_TIME").map { DateStyle(locale: $0) }
    return TextLocale(
      language: language,
      numbers: name(of: "LC_NUMERIC").map { NumberStyle(locale: $0) } ?? usual.numbers,
      dates: DateStyle(language, isAmerican: dates?.isAmerican ?? false))
  }

  /// Returns the locale that the environment sets for a category; `nil` if it is not set or the C
  /// locale.
  private static func name(of category: String) -> String? {
    for variable in ["LC_ALL", category, "LANG"] {
      guard let name = environmentVariable(variable) else { continue }
      let isPOSIX = name == "C" || name == "POSIX" || name.hasPrefix("C.")
      return isPOSIX ? nil : name
    }
    return nil
  }
}
