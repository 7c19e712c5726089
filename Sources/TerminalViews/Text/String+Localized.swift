import FoundationSubset

extension String {
  /// A text with values in it, as a literal.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the text of a key, which is its own translation: there are no tables of texts.
  ///
  /// Only where Foundation does not have it.
  ///
  /// - Parameters:
  ///   - key: The text, with values in it.
  ///   - table: Has no effect.
  ///   - bundle: Has no effect.
  ///   - locale: The locale of values with a format of their own.
  ///   - comment: A note for translators.
  public init(
    localized key: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    var environment = EnvironmentValues()
    environment.locale = locale
    self = key.runs.map { $0.string(in: environment) }.joined()
  }

  /// Creates the text of a key; nothing is translated.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: defaultValue, locale: locale)
  }
}
