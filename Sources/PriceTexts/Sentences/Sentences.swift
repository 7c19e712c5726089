import ElectricityPrices
import ElectricityUsage
import LocaleFormats
import PriceSources

extension PriceFileError {
  /// The error as one sentence: file, place, what is wrong, what was expected or what to do.
  package func sentence(in language: Language) -> String {
    language.catalogue.sentence(self).text
  }
}

extension PriceWarning {
  /// The warning as a sentence.
  package func sentence(in language: Language) -> String {
    language.catalogue.sentence(self).text
  }

  /// The warning in a few words without a full stop, for a status row.
  package func summary(in language: Language) -> String { language.catalogue.summary(self).text }
}

extension FetchFailure {
  /// Why there is nothing to show, source by source.
  package func sentence(in language: Language) -> String {
    let catalogue = language.catalogue
    guard !notices.isEmpty else {
      return catalogue.sentence(SourceText.nothingKept(area: area.code)).text
    }
    return notices.map { catalogue.sentence($0).text }.joined(separator: " ")
  }
}

extension UsageWarning {
  /// The warning as a sentence.
  package func sentence(in language: Language) -> String {
    language.catalogue.sentence(self).text
  }
}
