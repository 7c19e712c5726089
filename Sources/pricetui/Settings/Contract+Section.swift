import ElectricityCosts
import LocaleFormats
import PriceSources
import PriceTexts

extension Contract: SectionValue {
  static var keyword: String { "contract" }

  mutating func take(_ line: SettingsFile.Line, in language: Language) -> String? {
    do throws(Fault) {
      try set(line.name, to: line.value)
      return nil
    } catch {
      let text: SettingText =
        switch error {
        case .unknownTerm(let name):
          .unknownTerm(name, known: ContractTerm.allCases.map(\.rawValue))
        case .badValue(let term, let text): .badTerm(term.rawValue, text)
        }
      return language.catalogue.sentence(text).text
    }
  }

  func fault(in language: Language) -> String? { nil }
}
