import CLibrary

/// A language of the texts, with its way to write numbers.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Norwegian Bokmål.
  case norwegian = "nb"

  /// The language of a locale such as `nb_NO.UTF-8`; nothing for others.
  public init?(locale: String) {
    let tag = locale.lowercased().prefix { $0.isLetter && $0.isASCII }
    let names: [(tag: String, language: Language)] = [
      ("en", .english), ("c", .english), ("posix", .english), ("nb", .norwegian),
      ("no", .norwegian), ("nn", .norwegian),
    ]
    guard let row = names.first(where: { $0.tag == tag }) else { return nil }
    self = row.language
  }

  /// The language of the environment: the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is set;
  /// English for languages without texts.
  public static var current: Language {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let value = getenv(name), value.pointee != 0 else { continue }
      return Language(locale: String(cString: value)) ?? .english
    }
    return .english
  }

  /// How numbers are written.
  public var numberStyle: NumberStyle { self == .norwegian ? .norwegian : .english }
}
