import FoundationSubset

extension String {
  /// A text with values in it, as a literal.
  public typealias LocalizationValue = LocalizedStringKey

  /// Creates the text of a key, which is its own translation: there are no tables of texts.
  ///
  /// Only where Foundation does not have it.
  ///
  /// - Parameters:
  ///   - key: the text, with values in it.
  ///   - table: has no effect.
  ///   - bundle: has no effect.
  ///   - locale: how values with a format of their own are written.
  ///   - comment: is for translators.
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
