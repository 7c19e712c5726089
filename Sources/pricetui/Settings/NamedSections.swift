import PriceSources

/// The value of a settings section that the user names, such as `[contract Winter]`.
protocol SectionValue {
  /// The word before the name, in lower case.
  static var keyword: String { get }
  /// Whether lines of the same name are several values.
  static var repeatsLines: Bool { get }
  var name: String { get }
  init(named name: String)
  /// Sets the key of a line.
  ///
  /// - Throws: The fault of the line.
  mutating func set(_ line: SettingsFile.Line) throws(Failure)
  /// The fault of the whole section; `nil` if it is valid.
  var fault: Failure? { get }
}

/// The sections of one kind in a settings file.
struct NamedSections<Value: SectionValue> {
  private(set) var values: [Value] = []
  /// The faults, with line numbers and names of sections.
  private(set) var faults: [(number: Int, name: String, fault: Failure)] = []

  init() {}

  init(_ file: SettingsFile) {
    var numbers: [Int] = []
    for section in file.sections {
      guard let name = Self.name(ofSection: section.name) else { continue }
      guard !values.contains(where: { $0.name == name }) else {
        faults.append((section.number, name, .setting(.repeatedSection(section.name))))
        continue
      }
      values.append(Value(named: name))
      numbers.append(section.number)
    }
    var known: Set<[String]> = []
    for line in file.lines {
      guard let name = Self.name(ofSection: line.section),
        let index = values.firstIndex(where: { $0.name == name })
      else { continue }
      do throws(Failure) {
        guard known.insert([name, line.name.lowercased()]).inserted || Value.repeatsLines else {
          throw .setting(.repeatedLine(line.name))
        }
        try values[index].set(line)
      } catch {
        faults.append((line.number, name, error))
      }
    }
    // The fault of a line can be why the whole section lacks a value.
    for (value, number) in zip(values, numbers) where !isFaulty(value.name) {
      if let fault = value.fault { faults.append((number, value.name, fault)) }
    }
  }

  func isFaulty(_ name: String) -> Bool { faults.contains { $0.name == name } }

  /// Returns the name in a section's heading; `nil` for sections of other kinds.
  static func name(ofSection section: String) -> String? {
    let words = section.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].lowercased() == Value.keyword else { return nil }
    return String(words[1].drop { $0 == " " })
  }
}
