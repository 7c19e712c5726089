import ElectricityCosts
import PriceSources
import PriceTexts

/// The contracts of a file of settings: its sections such as `[contract Winter]`.
struct ContractSections {
  private(set) var contracts: [Contract] = []
  /// What is wrong with lines, by their numbers.
  private(set) var faults: [(number: Int, text: SettingText)] = []

  init(_ file: SettingsFile) {
    for section in file.sections {
      guard let name = Self.contract(ofSection: section.name) else { continue }
      if !contracts.contains(where: { $0.name == name }) {
        contracts.append(Contract(named: name))
      }
    }
    for line in file.lines {
      guard let name = Self.contract(ofSection: line.section),
        let place = contracts.firstIndex(where: { $0.name == name })
      else { continue }
      do throws(Contract.Fault) {
        try contracts[place].set(line.name, to: line.value)
      } catch {
        faults.append((line.number, SettingText(error)))
      }
    }
  }

  /// The name of the contract that a section is about; nil for other sections.
  static func contract(ofSection section: String) -> String? {
    let words = section.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == "contract" else { return nil }
    return String(words[1])
  }
}

extension SettingText {
  fileprivate init(_ fault: Contract.Fault) {
    self =
      switch fault {
      case .unknownTerm(let name):
        .unknownTerm(name, known: ContractTerm.allCases.map(\.rawValue))
      case .badValue(let term, let text): .badTerm(term.rawValue, text)
      }
  }
}
