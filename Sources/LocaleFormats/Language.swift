/// A language, with the words of its calendar and the signs of its numbers.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Norwegian Bokmål, which stands for Nynorsk too.
  case norwegian = "nb"
  /// Swedish.
  case swedish = "sv"
  /// Danish.
  case danish = "da"
  /// Finnish.
  case finnish = "fi"
  /// German.
  case german = "de"
  /// Dutch.
  case dutch = "nl"
  /// Spanish.
  case spanish = "es"

  /// The language of a locale such as `nb_NO.UTF-8`; `nil` for one that is not known.
  public init?(locale: String) {
    let tag = locale.lowercased().prefix { $0.isLetter && $0.isASCII }
    switch tag {
    case "c", "posix": self = .english
    case "no", "nn": self = .norwegian
    default:
      guard let language = Language(rawValue: String(tag)) else { return nil }
      self = language
    }
  }
}
