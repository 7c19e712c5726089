import ArgumentParser

/// A part of the settings, with a heading of its own in the help.
protocol SettingSection: Sendable {
  static var settings: [Setting] { get }
}

/// A part of the settings as the parser wants it: a property with a wrapper for each.
///
/// The parser finds properties by reflection, and takes their values by their names; so the table
/// can tell them. It knows grammar, help and completions; values it hands on as they are written.
struct SettingOptions<Section: SettingSection>: ParsableArguments {
  /// What was given of the section.
  private(set) var given: [GivenSetting] = []

  init() {}

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: SettingKey.self)
    for setting in Section.settings {
      let texts = try setting.texts(values)
      given += texts.map { GivenSetting(setting: setting, text: $0) }
    }
  }
}

extension SettingOptions: CustomReflectable {
  var customMirror: Mirror {
    Mirror(self, children: Section.settings.map { ($0.name, $0.declaration) })
  }
}

private struct SettingKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { return nil }
}

extension Setting {
  /// What the parser is told.
  fileprivate var declaration: Any {
    let name = NameSpecification.customLong(name)
    let completion: CompletionKind? = traits.contains(.path) ? .file() : nil
    let values = values()
    let choice = values.isEmpty ? completion : .list(values)
    if traits.contains(.flag) { return Flag(wrappedValue: false, name: name, help: argumentHelp) }
    if traits.contains(.positional) {
      return Argument(wrappedValue: [String](), help: argumentHelp, completion: choice)
    }
    if traits.contains(.repeats) {
      return Option(
        wrappedValue: [String](), name: name,
        parsing: traits.contains(.dashes) ? .unconditionalSingleValue : .singleValue,
        help: argumentHelp, completion: choice)
    }
    return Option<String?>(
      name: name, parsing: traits.contains(.dashes) ? .unconditional : .next, help: argumentHelp,
      completion: choice)
  }

  /// What it is for, with the values that there are, in the parser's own words.
  private var argumentHelp: ArgumentHelp {
    let values = values()
    // A script of completions has the values in a place of their own.
    guard !values.isEmpty, !Self.writesCompletions else { return .text(help) }
    let list = "values: " + values.joined(separator: ", ")
    let end = byDefault.map { "; default: \($0)" } ?? ""
    return ArgumentHelp(.text(help) + " (\(list)\(end))")
  }

  /// Whether a script of completions is what was asked for.
  private static var writesCompletions: Bool {
    CommandLine.arguments.contains { $0.hasPrefix("--generate-completion-script") }
  }

  /// What was written, as often as it was.
  fileprivate func texts(_ values: KeyedDecodingContainer<SettingKey>) throws -> [String] {
    let key = SettingKey(stringValue: name)
    if traits.contains(.flag) {
      return try values.decode(Flag<Bool>.self, forKey: key).wrappedValue ? ["yes"] : []
    }
    if traits.contains(.positional) {
      return try values.decode(Argument<[String]>.self, forKey: key).wrappedValue
    }
    if traits.contains(.repeats) {
      return try values.decode(Option<[String]>.self, forKey: key).wrappedValue
    }
    return try values.decode(Option<String?>.self, forKey: key).wrappedValue.map { [$0] } ?? []
  }
}
