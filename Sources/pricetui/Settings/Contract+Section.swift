import CLibrary
import ElectricityCosts
import LocaleFormats
import PriceSources
import PriceTexts

extension Contract: SectionValue {
  static var keyword: String { "contract" }
  static var repeatsLines: Bool { true }

  mutating func set(_ line: SettingsFile.Line) throws(Failure) {
    do throws(Fault) {
      try set(line.name, to: line.value)
    } catch {
      throw .setting(.contract(error))
    }
    for word in line.value.split(whereSeparator: { " :".contains($0) }) {
      try OptionValue.refuseDoubtful(word, in: line.value)
    }
  }

  var fault: Failure? { nil }

  /// Reads the contracts of a file.
  ///
  /// - Throws: If the file has no contracts, or one of them is faulty.
  static func all(ofFile path: String, in language: Language) throws(Failure) -> [Contract] {
    guard let file = try? SettingsFile(path: path) else {
      throw .command(.noContractFile(path), EX_NOINPUT)
    }
    let sections = NamedSections<Contract>(file)
    let others = file.lines.filter { NamedSections<Contract>.name(ofSection: $0.section) == nil }
    let faults: [(number: Int, fault: Failure)] =
      sections.faults.map { ($0.number, $0.fault) }
      + file.wrongLines.map { ($0, .setting(.notUnderstood)) }
      + others.map { ($0.number, .setting(.noContract)) }
    if let (number, fault) = faults.min(by: { $0.number < $1.number }) {
      let reason = Wording(stringLiteral: fault.sentence(in: language))
      throw .command(.contractLine(file: path, number, reason: reason), EX_DATAERR)
    }
    guard !sections.values.isEmpty else { throw .command(.noContractFile(path), EX_DATAERR) }
    return sections.values
  }
}
