import CLibrary
import ElectricityCosts
import FoundationSubset
import LocaleFormats
import PriceSources
import PriceTexts

/// The values of the environment and the settings file: `settings.vat`.
@dynamicMemberLookup struct Settings {
  /// The path of the file; `nil` if reading is disabled or there is no folder for it.
  let path: String?
  /// The language and number format of the output.
  private(set) var locale: TextLocale
  /// The area whose sections apply; empty for none, `nil` for the area of the settings.
  var section: String?
  private(set) var contracts: [Contract] = []
  private var appliances = NamedSections<Appliance>()
  /// The faults, with the lines of the file or the environment variables.
  private var complaints: [(line: Int?, variable: String?, fault: Failure)] = []
  private let isPathNamed: Bool
  private var hasFile = false
  // The valid lines of the file, and the values of the valid variables by setting.
  private var lines: [SettingsFile.Line] = []
  private var variables: [String: String] = [:]
  private let table = SettingTable()

  /// Reads the environment and the file.
  ///
  /// - Parameters:
  ///   - named: The path of the file; `nil` for the usual path.
  ///   - ignoresFile: Whether the file is not read.
  ///   - given: The locale of the command line.
  init(file named: String?, ignoresFile: Bool, locale given: TextLocale?) {
    isPathNamed = named != nil
    path =
      ignoresFile
      ? nil : named ?? UserFolders.configuration.map { $0 + "/pricetui/config" }
    locale = .current
    let all = table.all
    readFile(all)
    readEnvironment(all)
    locale = given ?? self[dynamicMember: \.locale] ?? .current
  }

  /// The value of a setting; `nil` if it is not set.
  subscript<Value>(dynamicMember key: KeyPath<SettingTable, Setting<Value>>) -> Value? {
    guard !lines.isEmpty || !variables.isEmpty else { return nil }
    let setting = table[keyPath: key]
    let texts = values(setting).map(\.text)
    return texts.isEmpty ? nil : try? setting.read(texts)
  }

  /// Returns the values of a setting, at most one unless it repeats, and their lines, which are
  /// `nil` for a value of the environment.
  private func values(_ setting: some NamedSetting) -> [(text: String, line: Int?)] {
    if let value = variables[setting.name] { return [(value, nil)] }
    let lines = lines.filter { $0.name == setting.name }
    let general = lines.filter { $0.section.isEmpty }
    // Only if a section may have the setting: finding an area by name is slow.
    let wanted = general.count < lines.count ? (section ?? area).flatMap(PriceArea.named) : nil
    let own = lines.filter { wanted != nil && PriceArea.named($0.section) == wanted }
    let found = own.isEmpty ? general : own
    return found.suffix(setting.repeats ? found.count : 1).map { ($0.value, $0.number) }
  }

  /// The area of the environment, or of the file above its sections.
  private var area: String? {
    variables["area"] ?? lines.last { $0.name == "area" && $0.section.isEmpty }?.value
  }

  /// The codes of the areas that have sections of their own.
  var areas: Set<String> {
    Set(Set(lines.map(\.section)).filter { !$0.isEmpty }.compactMap { PriceArea.named($0)?.code })
  }

  var usableAppliances: [Appliance] { appliances.values.filter { !appliances.isFaulty($0.name) } }

  /// Returns the named appliances in order; all if there are no names.
  func appliances(named names: [String]) throws(Failure) -> [Appliance] {
    let known = appliances.values
    guard !known.isEmpty else { throw .usage(.noAppliances) }
    return try (names.isEmpty ? known.map(\.name) : names).map { name throws(Failure) in
      guard let appliance = known.first(where: { $0.name == name }) else {
        throw .usage(.unknownAppliance(name, known: known.map(\.name)))
      }
      // The fault itself was reported when the settings were read.
      guard !appliances.isFaulty(name) else { throw .command(.faultyAppliance(name), EX_CONFIG) }
      return appliance
    }
  }
}

extension Settings {
  private mutating func readFile(_ table: [any NamedSetting]) {
    guard let path else { return }
    let file: SettingsFile
    do throws(SystemFailure) {
      guard let found = try SettingsFile(path: path) else {
        return isPathNamed ? complain(nil, .noFile) : ()
      }
      (file, hasFile) = (found, true)
    } catch {
      return complain(nil, .unreadable(error))
    }
    for number in file.wrongLines { complain(number, .notUnderstood) }
    readSections(file)
    for line in file.lines where !Self.isNamed(line.section) {
      guard let setting = table.first(where: { $0.name == line.name }) else {
        complain(line.number, .unknownName(line.name))
        continue
      }
      let isKnown = lines.contains { known in
        known.name == line.name
          && (known.section == line.section
            || PriceArea.named(known.section).map { $0 == PriceArea.named(line.section) } ?? false)
      }
      if let fault = setting.complaint(line.value) {
        complaints.append((line.number, nil, fault))
      } else if isKnown, !setting.repeats {
        complain(line.number, .repeatedLine(line.name))
      } else {
        lines.append(line)
      }
    }
    complaints.sort { ($0.line ?? 0) < ($1.line ?? 0) }
  }

  /// Reads contracts and appliances, and checks the names of the other sections.
  private mutating func readSections(_ file: SettingsFile) {
    let offers = NamedSections<Contract>(file)
    appliances = NamedSections<Appliance>(file)
    contracts = offers.values.filter { !offers.isFaulty($0.name) }
    complaints += (offers.faults + appliances.faults).map { ($0.number, nil, $0.fault) }
    for section in file.sections
    where !section.name.isEmpty && !Self.isNamed(section.name)
      && PriceArea.named(section.name) == nil
    {
      complain(section.number, .unknownSection(section.name))
    }
  }

  /// Returns whether a section describes a contract or an appliance.
  private static func isNamed(_ section: String) -> Bool {
    NamedSections<Contract>.name(ofSection: section) != nil
      || NamedSections<Appliance>.name(ofSection: section) != nil
  }

  private mutating func readEnvironment(_ table: [any NamedSetting]) {
    for setting in table {
      guard let value = environmentVariable(setting.variable) else { continue }
      if let fault = setting.complaint(value) {
        complaints.append((nil, setting.variable, fault))
      } else {
        variables[setting.name] = value
      }
    }
    // The last two are of the build and the tests.
    let others = ["BASE_URL", "TIMEOUT", "COMMIT", "TESTED"].map { "PRICETUI_" + $0 }
    let names = ProcessInfo.processInfo.environment.keys.filter { $0.hasPrefix("PRICETUI_") }
    for name in names.sorted()
    where !others.contains(name) && !table.contains(where: { $0.variable == name }) {
      complaints.append((nil, name, .setting(.unknownName(name))))
    }
  }

  private mutating func complain(_ line: Int?, _ text: SettingText) {
    complaints.append((line, nil, .setting(text)))
  }

  /// Writes the faults to standard error.
  ///
  /// - Throws: If a named file is missing.
  func tell() throws(Failure) {
    let language = locale.language
    let texts = complaints.prefix(Self.maximumComplaints).map { line, variable, fault in
      (variable ?? place(line)) + ": " + fault.sentence(in: language)
    }
    if isPathNamed, path != nil, !hasFile, let text = texts.first {
      Output.fail(text, status: EX_NOINPUT)
    }
    for text in texts { Output.say(text) }
    if texts.count < complaints.count { Output.say("… (\(complaints.count))") }
  }

  /// Returns a line of the file with its path; the path alone for `nil`.
  private func place(_ line: Int?) -> String {
    (path ?? "") + (line.map { locale.catalogue.line($0).text } ?? "")
  }

  /// The limit for a file that is no settings file, in which every line is wrong.
  private static let maximumComplaints = 20

  /// All settings with their origins, as lines of a settings file.
  var listing: String {
    var lines = ["# " + (path ?? "--no-config")]
    for setting in table.all {
      let values = values(setting)
      if values.isEmpty { lines.append("# \(setting.name): \(locale.catalogue.word(.notSet))") }
      for value in values {
        let origin = value.line.map { place($0) } ?? setting.variable
        lines.append("\(setting.name) = \(value.text)  # \(origin)")
      }
    }
    return lines.map { $0.visible + "\n" }.joined()
  }
}
