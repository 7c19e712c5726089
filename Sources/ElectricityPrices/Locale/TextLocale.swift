import CLibrary

/// How texts and numbers are written: a language for words and a style for digits.
///
/// They are apart because the environment sets them apart: `LANG=nb_NO LC_NUMERIC=en_GB`.
public struct TextLocale: Hashable, Sendable {
  /// The language of words; English where a locale's own has no texts.
  public var language: Language
  /// How numbers are written.
  public var numbers: NumberStyle

  /// Creates a locale.
  public init(language: Language, numbers: NumberStyle) {
    self.language = language
    self.numbers = numbers
  }

  /// Reads the name of a locale such as `nb_NO.UTF-8`, `en-GB` or `C`; nothing for other texts.
  public init?(_ name: String) {
    let tag = name.prefix { $0.isLetter && $0.isASCII }
    let rest = name.dropFirst(tag.count).first
    let isName = (2...3).contains(tag.count) || ["C", "POSIX"].contains(tag)
    guard isName, rest.map({ "_-.@".contains($0) }) ?? true else { return nil }
    language = Language(locale: name) ?? .english
    numbers = NumberStyle(locale: name)
  }

  /// English words and numbers.
  public static let english = TextLocale(language: .english, numbers: .english)
  /// Norwegian Bokmål.
  public static let norwegian = TextLocale(language: .norwegian, numbers: .norwegian)

  /// The locale of the environment: for numbers the first of `LC_ALL`, `LC_NUMERIC` and `LANG`
  /// that is set, for words ``Language/current``.
  public static var current: TextLocale {
    let names = ["LC_ALL", "LC_NUMERIC", "LANG"]
    let set = names.lazy.compactMap { getenv($0) }.first { $0.pointee != 0 }
    return TextLocale(
      language: .current,
      numbers: set.map { NumberStyle(locale: String(cString: $0)) } ?? .english)
  }
}

extension NumberStyle {
  /// The style of a locale such as `de_CH`, by its language; English for unknown ones.
  ///
  /// Source: the number elements of the Common Locale Data Repository, version 46.
  public init(locale name: String) {
    let tag = String(name.lowercased().prefix { $0.isLetter && $0.isASCII })
    let isSwiss = name.dropFirst(tag.count).dropFirst().hasPrefix("CH")
    if isSwiss, tag == "de" || tag == "it" {
      self = NumberStyle(decimalSeparator: ".", groupSeparator: "’", minusSign: "\u{2212}")
    } else if Self.spaced.contains(tag) {
      self = .norwegian
    } else if Self.dotted.contains(tag) {
      self = NumberStyle(decimalSeparator: ",", groupSeparator: ".", minusSign: "\u{2212}")
    } else {
      self = .english
    }
  }

  /// Decimal comma, and a space between thousands.
  private static let spaced = [
    "nb", "no", "nn", "sv", "fi", "fr", "cs", "sk", "pl", "et", "lv", "lt", "hu", "uk", "bg", "se",
  ]
  /// Decimal comma, and a point between thousands.
  private static let dotted = [
    "da", "de", "nl", "es", "it", "pt", "ro", "sl", "hr", "sr", "tr", "is", "el", "ca", "fo",
  ]
}
