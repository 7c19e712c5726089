import CLibrary
import LocaleFormats
import PriceSources
import PriceTexts
import TerminalCore

/// What the command line, the environment and the settings file say, one over the other.
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

  /// The words of the command line without those that are about settings.
  let words: [String]
  /// Whether the settings are shown, and nothing else.
  private(set) var isShown = false
  /// The path of the file; `nil` where none may be read or there is no place for it.
  private(set) var path: String?
  /// What is wrong with the file, in sentences.
  private(set) var complaints: [String] = []
  private var isPathNamed = false
  // What follows each option of the command line, after an equals sign or as the next word.
  private let options: [(name: String, value: String, isNext: Bool)]
  private var file: SettingsFile?
  // The lines of the file in which nothing is wrong.
  private var lines: [SettingsFile.Line] = []
  private var variables: [(setting: Setting, value: String)] = []

  /// Takes the words of the command line, and reads the environment and the file.
  init(_ arguments: some Sequence<String>) {
    var words: [String] = []
    var rest = Array(arguments)[...]
    var ignoresFile = false
    while let word = rest.popFirst() {
      switch word {
      case "--":
        words += [word] + rest
        rest = []
      case "--no-config": ignoresFile = true
      case "--show-config": isShown = true
      case "--config" where !rest.isEmpty:
        path = rest.popFirst()
        isPathNamed = true
      case _ where word.hasPrefix("--config=") && word != "--config=":
        path = String(word.dropFirst("--config=".count))
        isPathNamed = true
      default: words.append(word)
      }
    }
    self.words = words
    options = Self.options(words)
    if !isPathNamed { path = UserFolders.configuration.map { $0 + "/pricetui/config" } }
    if ignoresFile { path = nil }
    readFile()
    readEnvironment()
  }

  /// Whether a path was named under which there is no file.
  var lacksFile: Bool { isPathNamed && path != nil && file == nil }

  private mutating func readFile() {
    guard let path else { return }
    do throws(SystemFailure) {
      file = try SettingsFile(path: path)
    } catch {
      return complain(nil, .unreadable(error))
    }
    guard let file else {
      if isPathNamed { complain(nil, .noFile) }
      return
    }
    var wrong = file.wrongLines.map { (number: $0, text: SettingText.notUnderstood) }
    for (number, name) in file.sections where !name.isEmpty && PriceArea.named(name) == nil {
      wrong.append((number, .unknownSection(name)))
    }
    for line in file.lines {
      guard let setting = Setting.named(line.name) else {
        wrong.append((line.number, .unknownName(line.name)))
        continue
      }
      if let text = setting.complaint(line.value) {
        wrong.append((line.number, text))
      } else {
        lines.append(line)
      }
    }
    for (number, text) in wrong.sorted(by: { $0.number < $1.number }) { complain(number, text) }
  }

  private mutating func readEnvironment() {
    guard Self.hasVariables else { return }
    for setting in Setting.all {
      guard let value = UserFolders.environment(setting.variable) else { continue }
      if let text = setting.complaint(value) {
        complaints.append(setting.variable + ": " + sentence(text))
      } else {
        variables.append((setting, value))
      }
    }
  }

  private mutating func complain(_ line: Int?, _ text: SettingText) {
    let catalogue = Language.ofCommandLine.catalogue
    let place = line.map { catalogue.line($0).text } ?? ""
    complaints.append((path ?? "").visible + place + ": " + sentence(text))
  }

  private func sentence(_ text: SettingText) -> String {
    Language.ofCommandLine.catalogue.sentence(text).text
  }
}

extension Configuration {
  /// The area of the settings: that of the environment, else of the file.
  var area: String? { value("area") }

  /// The value of a setting that is not on the command line; `nil` where nothing says it.
  func value(_ name: String, section: String? = nil) -> String? {
    Setting.named(name).flatMap { values($0, section: section).last?.text }
  }

  /// What is said of a setting beside the command line: one value, or several where it repeats.
  func values(_ setting: Setting, section: String?) -> [Value] {
    if let variable = variables.first(where: { $0.setting.name == setting.name }) {
      return [Value(text: variable.value, origin: .environment(setting.variable))]
    }
    let lines = lines.filter { $0.name == setting.name }
    let general = lines.filter { $0.section.isEmpty }
    // To find an area by its name takes longer than all else.
    let own = general.count < lines.count ? Self.lines(lines, of: section) : []
    let found = own.isEmpty ? general : own
    return found.suffix(setting.repeats ? found.count : 1).map {
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

  private static func options(
    _ words: [String]
  ) -> [(name: String, value: String, isNext: Bool)] {
    words.indices.compactMap { index in
      let bytes = words[index].utf8
      guard bytes.starts(with: "--".utf8) else { return nil }
      if let sign = bytes.firstIndex(of: UInt8(ascii: "=")) {
        let word = words[index]
        return (
          String(word[..<sign].dropFirst(2)), String(word[word.utf8.index(after: sign)...]), false
        )
      }
      return (String(words[index].dropFirst(2)), words.dropFirst(index + 1).first ?? "", true)
    }
  }

  /// The values of an option on the command line, in its order.
  func commandLineValues(_ setting: Setting) -> [String] {
    var values: [String] = []
    for option in options where option.name == setting.name {
      values.append(setting.isFlag && option.isNext ? "yes" : option.value)
    }
    return values
  }

  /// The words for the parser: what is said elsewhere, then the command line, which wins.
  ///
  /// - Parameter bare: what the command line alone asks for.
  func words(for bare: Settings) -> [String] {
    let isFetched = bare.file.paths.isEmpty || bare.file.daysAhead != nil
    let area = bare.file.area ?? (isFetched ? self.area : nil)
    var result: [String] = []
    for setting in Setting.all where applies(setting, bare, isFetched: isFetched) {
      for value in values(setting, section: area).map(\.text)
      where value != "no" || !setting.isFlag {
        if setting.isFlag {
          result.append(setting.option)
        } else if value.hasPrefix("-") {
          result.append(setting.option + "=" + value)
        } else {
          result += [setting.option, value]
        }
      }
    }
    return result + words
  }

  /// Whether a setting means something beside what the command line asks for.
  private func applies(_ setting: Setting, _ bare: Settings, isFetched: Bool) -> Bool {
    guard commandLineValues(setting).isEmpty else { return false }
    let isData = bare.data.isWanted || bare.cheapest.search != nil
    switch setting.name {
    case "area", "source", "cache-only-newer-than": return isFetched && !bare.source.isListing
    case "offline": return isFetched && !bare.source.refresh && !bare.source.isListing
    case "vat": return bare.money.taxState != .included
    case "vat-state": return bare.money.adjustment.taxPercent == nil
    case "line-format": return bare.data.output == .line || bare.data.output == .waybar
    case "size": return !isData && !bare.output.describe && !bare.output.pick
    case "hover":
      return !isData && !bare.output.print && !bare.output.describe && !bare.output.ignoresMouse
        && bare.picture.destination == nil
    case "no-mouse": return !bare.output.hover
    default: return true
    }
  }
}
