import LocaleFormats

extension Language {
  /// The texts of the language.
  package var catalogue: any Catalogue {
    switch self {
    case .english: English()
    case .norwegian: Norwegian()
    case .swedish: Swedish()
    case .danish: Danish()
    case .finnish: Finnish()
    case .german: German()
    case .dutch: Dutch()
    case .spanish: Spanish()
    }
  }
}
