import CLibrary
import ElectricityCosts
import LocaleFormats
import PriceSources
import PriceTexts

/// What the environment and the settings file say beside the command line.
struct Configuration {
  /// Where a value comes from.
  enum Origin: Equatable {
    case environment(String)
    case file(line: Int)
  }

  /// A value with where it comes from.
  struct Value {
    let text: String
    let origin: Origin
  }

  /// Whether the settings are shown, and nothing else.
  let isShown: Bool
  /// The path of the file; `nil` where none may be read or there is no place for it.
  let path: String?
  /// What is wrong with the file, in sentences.
  private(set) var complaints: [String] = []
  /// The contracts of the file.
  private(set) var contracts: [Contract] = []
  /// The appliances of the file, of which nothing is wrong.
  private(set) var appliances: [Appliance] = []
  private let isPathNamed: Bool
  private var hasFile = false
  // The lines of the file in which nothing is wrong.
  private var lines: [SettingsFile.Line] = []
  private var variables: [GivenSetting] = []

  /// Reads the environment and the file, which words of the command line may name.
  ///
  /// Before all other words are read, since the language of what is said of them may stand there.
  init(_ words: [String]) {
    let options = words.prefix { $0 != "--" }
    let named = words.values(of: "--config").last
    isShown = options.contains("--show-config")
    isPathNamed = named != nil
    path =
      options.contains("--no-config")
      ? nil : named ?? UserFolders.configuration.map { $0 + "/pricetui/config" }
    readFile()
    readEnvironment()
  }

  private mutating func readFile() {
    guard let path else { return }
    let file: SettingsFile
    do throws(SystemFailure) {
      guard let found = try SettingsFile(path: path) else {
        return isPathNamed ? complain(nil, sentence(.noFile)) : ()
      }
      (file, hasFile) = (found, true)
    } catch {
      return complain(nil, sentence(.unreadable(error)))
    }
    var wrong = file.wrongLines.map { (number: $0, text: sentence(.notUnderstood)) }
    let offers = NamedSections<Contract>(file, in: .ofCommandLine)
    let machines = NamedSections<Appliance>(file, in: .ofCommandLine)
    contracts = offers.values
    appliances = machines.values.filter { $0.fault(in: .ofCommandLine) == nil }
    wrong += offers.faults.map { ($0.number, $0.text) }
    wrong += machines.faults.map { ($0.number, $0.text) }
    func isNamed(_ section: String) -> Bool {
      NamedSections<Contract>.name(ofSection: section) != nil
        || NamedSections<Appliance>.name(ofSection: section) != nil
    }
    for section in file.sections
    where !section.name.isEmpty && !isNamed(section.name)
      && PriceArea.named(section.name) == nil
    {
      wrong.append((section.number, sentence(.unknownSection(section.name))))
    }
    for line in file.lines where !isNamed(line.section) {
      guard let setting = Setting.kept(named: line.name) else {
        wrong.append((line.number, sentence(.unknownName(line.name))))
        continue
      }
      if let reason = setting.complaint(line.value) {
        wrong.append((line.number, reason.sentence(in: .ofCommandLine)))
      } else {
        lines.append(line)
      }
    }
    for (number, text) in wrong.sorted(by: { $0.number < $1.number }) { complain(number, text) }
  }

  private mutating func readEnvironment() {
    for setting in Setting.kept {
      guard let value = environmentVariable(setting.variable) else { continue }
      if let reason = setting.complaint(value) {
        complaints.append(setting.variable + ": " + reason.sentence(in: .ofCommandLine))
      } else {
        variables.append(GivenSetting(setting: setting, text: value))
      }
    }
  }

  private mutating func complain(_ line: Int?, _ sentence: String) {
    let place = line.map { Language.ofCommandLine.catalogue.line($0).text } ?? ""
    complaints.append((path ?? "") + place + ": " + sentence)
  }

  private func sentence(_ text: SettingText) -> String {
    Language.ofCommandLine.catalogue.sentence(text).text
  }

  /// Says what is wrong, and lets the language hold for all that is said.
  ///
  /// Where the file that was named is not there, the program ends.
  func tell() {
    // Known before all other texts, like `--locale`.
    if let locale = value("locale") { setenv("PRICETUI_LOCALE", locale, 0) }
    if isPathNamed, path != nil, !hasFile, let complaint = complaints.first {
      Output.fail(complaint, status: EX_NOINPUT)
    }
    for complaint in complaints.prefix(Self.mostComplaints) { Output.say(complaint) }
    if complaints.count > Self.mostComplaints { Output.say("… (\(complaints.count))") }
  }

  /// Of a file that is something else, every line is wrong.
  private static let mostComplaints = 20
}

extension Configuration {
  /// The area of the settings: that of the environment, else of the file.
  var area: String? { value("area") }

  /// The value of a setting that is not on the command line; `nil` where nothing says it.
  private func value(_ name: String) -> String? {
    Setting.named(name).flatMap { values($0, section: nil).last?.text }
  }

  /// What is said of a setting beside the command line: one value, or several where it repeats.
  func values(_ setting: Setting, section: String?) -> [Value] {
    if let variable = variables.first(where: { $0.setting.name == setting.name }) {
      return [Value(text: variable.text, origin: .environment(setting.variable))]
    }
    let lines = lines.filter { $0.name == setting.name }
    let general = lines.filter { $0.section.isEmpty }
    // To find an area by its name takes longer than all else.
    let own = general.count < lines.count ? Self.lines(lines, of: section) : []
    let found = own.isEmpty ? general : own
    return found.suffix(setting.traits.contains(.repeats) ? found.count : 1).map {
      Value(text: $0.value, origin: .file(line: $0.number))
    }
  }

  /// The lines in the sections of an area.
  private static func lines(
    _ lines: [SettingsFile.Line], of section: String?
  ) -> [SettingsFile.Line] {
    guard let wanted = section.flatMap(PriceArea.named)?.code else { return [] }
    return lines.filter { PriceArea.named($0.section)?.code == wanted }
  }

  /// What is to be done: what is said here, then on the command line, which wins.
  func settings(_ given: [GivenSetting]) throws(Failure) -> Settings {
    var settings = try allSettings(given)
    settings.costs.contracts = contracts
    settings.appliances.known = appliances
    // The meter of the file is that of a usage which is not always told of.
    if settings.costs.paths.isEmpty, !given.contains(where: { $0.setting.name == "meter" }) {
      settings.costs.meter = nil
    }
    return settings
  }

  private func allSettings(_ given: [GivenSetting]) throws(Failure) -> Settings {
    guard !lines.isEmpty || !variables.isEmpty else { return try Settings(given) }
    let bare = try Settings(given)
    let area = bare.file.area ?? (bare.file.namesNoFile ? self.area : nil)
    var all: [GivenSetting] = []
    for setting in Setting.kept
    where given.texts(of: setting).isEmpty && setting.applies(bare) {
      let texts = values(setting, section: area).map(\.text)
      all += texts.filter { $0 != "no" || !setting.traits.contains(.flag) }.map {
        GivenSetting(setting: setting, text: $0)
      }
    }
    return try Settings(all + given)
  }
}
