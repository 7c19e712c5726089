import LocaleFormats
import PriceSources
import PriceTexts

/// What sections of a file of settings with names of a person's own describe: `[contract Winter]`.
protocol SectionValue {
  /// The word before the name.
  static var keyword: String { get }
  var name: String { get }
  init(named name: String)
  /// Takes a line; the reason where it is wrong, in a sentence.
  mutating func take(_ line: SettingsFile.Line, in language: Language) -> String?
  /// What is wrong with all lines together.
  func fault(in language: Language) -> String?
}

/// The sections of one kind in a file of settings.
struct NamedSections<Value: SectionValue> {
  private(set) var values: [Value] = []
  /// What is wrong with lines, by their numbers.
  private(set) var faults: [(number: Int, text: String)] = []

  init(_ file: SettingsFile, in language: Language) {
    var numbers: [Int] = []
    for section in file.sections {
      guard let name = Self.name(ofSection: section.name) else { continue }
      guard !values.contains(where: { $0.name == name }) else {
        let text = SettingText.repeatedSection(section.name)
        faults.append((section.number, language.catalogue.sentence(text).text))
        continue
      }
      values.append(Value(named: name))
      numbers.append(section.number)
    }
    for line in file.lines {
      guard let name = Self.name(ofSection: line.section),
        let place = values.firstIndex(where: { $0.name == name }),
        let fault = values[place].take(line, in: language)
      else { continue }
      faults.append((line.number, fault))
    }
    for (value, number) in zip(values, numbers) {
      if let fault = value.fault(in: language) { faults.append((number, fault)) }
    }
  }

  /// The name behind the word that a section begins with; nil for other sections.
  static func name(ofSection section: String) -> String? {
    let words = section.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == Value.keyword else { return nil }
    return String(words[1])
  }
}
