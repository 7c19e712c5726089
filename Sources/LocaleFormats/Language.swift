/// A language of texts and calendars.
public enum Language: String, Hashable, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Norwegian Bokmål, also used for Nynorsk.
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

  /// Creates the language of a locale such as `nb_NO.UTF-8`; `nil` if it is not supported.
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
