import CLibrary
import ElectricityCosts
import LocaleFormats
import PriceSources
import PriceTexts

extension Contract: SectionValue {
  static var keyword: String { "contract" }

  mutating func set(_ line: SettingsFile.Line) throws(Failure) {
    do throws(Fault) {
      try set(line.name, to: line.value)
    } catch {
      switch error {
      case .unknownTerm(let name):
        throw .setting(.unknownTerm(name, known: ContractTerm.allCases.map(\.rawValue)))
      case .repeatedTerm(let term): throw .setting(.repeatedTerm(term.rawValue))
      case .badValue(let term, let text): throw .setting(.badTerm(term.rawValue, text))
      }
    }
  }

  var fault: Failure? { nil }

  /// Reads the contracts of a file.
  ///
  /// - Throws: If the file has no contracts, or one of them is faulty.
  static func all(ofFile path: String, in language: Language) throws(Failure) -> [Contract] {
    var file: SettingsFile?
    do throws(SystemFailure) { file = try SettingsFile(path: path) } catch { file = nil }
    guard let file else { throw .command(.noContractFile(path), EX_NOINPUT) }
    let sections = NamedSections<Contract>(file)
    let expected = language.catalogue.sentence(SettingText.notUnderstood).text
    let faults =
      sections.faults.map { (number: $0.number, text: $0.text(language)) }
      + file.wrongLines.map { (number: $0, text: expected) }
      + file.lines.filter { NamedSections<Contract>.name(ofSection: $0.section) == nil }
      .map { (number: $0.number, text: language.catalogue.sentence(SettingText.noContract).text) }
    if let fault = faults.min(by: { $0.number < $1.number }) {
      let text = CommandText.contractLine(file: path, fault.number, reason: fault.text)
      throw .command(text, EX_DATAERR)
    }
    guard !sections.values.isEmpty else { throw .command(.noContractFile(path), EX_DATAERR) }
    return sections.values
  }
}
