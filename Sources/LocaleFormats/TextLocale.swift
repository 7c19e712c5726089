import CLibrary

/// How texts, numbers and dates are written: a language for words, styles for digits and days.
///
/// They are apart because the environment sets them apart: `LANG=nb_NO LC_NUMERIC=en_GB`.
public struct TextLocale: Hashable, Sendable {
  /// The language of words.
  public var language: Language
  /// How numbers are written.
  public var numbers: NumberStyle
  /// How dates and times are written, in the language of words.
  public var dates: DateStyle

  /// Creates a locale; dates are those of the language without a style of their own.
  public init(language: Language, numbers: NumberStyle, dates: DateStyle? = nil) {
    self.language = language
    self.numbers = numbers
    self.dates = dates ?? DateStyle(language)
  }

  /// Reads the name of a locale such as `nb_NO.UTF-8`, `en-GB` or `C`; `nil` for other texts.
  ///
  /// Unknown languages are English with the numbers of the language, where those are known.
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
  /// American English: `-12,345.6`, `July 12, 2022`, `1:00 PM`.
  public static let american = TextLocale(
    language: .english, numbers: .english, dates: DateStyle(.english, isAmerican: true))
  /// Norwegian Bokmål.
  public static let norwegian = TextLocale(language: .norwegian, numbers: .norwegian)
  /// English with the numbers of programs, `-12345.6`: what the C locale stands for.
  public static let posix = TextLocale(language: .english, numbers: .plain)

  /// The locale of the environment.
  ///
  /// `LC_ALL`, else `LC_MESSAGES`, `LC_NUMERIC` and `LC_TIME`, each with `LANG` in its absence,
  /// tell the language, the numbers and the dates; English where nothing is set. Dates stay in the
  /// language of the words, so that `LC_TIME` chooses between American and British ones only.
  public static var current: TextLocale { current(insteadOfPOSIX: .english) }

  /// The locale of the environment, with another one where it is that of C or says nothing.
  public static func current(insteadOfPOSIX usual: TextLocale) -> TextLocale {
    let messages = name(of: "LC_MESSAGES")
    let language = messages.flatMap { Language(locale: $0) } ?? .english
    let dates = name(of: "LC_TIME").map { DateStyle(locale: $0) }
    return TextLocale(
      language: language,
      numbers: name(of: "LC_NUMERIC").map { NumberStyle(locale: $0) } ?? usual.numbers,
      dates: DateStyle(language, isAmerican: dates?.isAmerican ?? false))
  }

  /// The name that the environment gives for a category; `nil` for none and for that of C.
  private static func name(of category: String) -> String? {
    for variable in ["LC_ALL", category, "LANG"] {
      guard let name = environmentVariable(variable) else { continue }
      let isPOSIX = name == "C" || name == "POSIX" || name.hasPrefix("C.")
      return isPOSIX ? nil : name
    }
    return nil
  }
}
