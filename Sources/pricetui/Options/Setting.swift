import ElectricityPrices
import PriceTexts

/// Something that can be said on the command line, and of some also in the settings file and in the
/// environment: how a value is read, and what is wrong with it.
struct Setting: Sendable {
  /// What is special about a setting.
  struct Traits: OptionSet, Sendable {
    let rawValue: Int

    /// Present without a value; elsewhere than on the command line `yes` sets it.
    static let flag = Traits(rawValue: 1)
    /// Words without an option before them.
    static let positional = Traits(rawValue: 2)
    /// Several values stand beside each other.
    static let repeats = Traits(rawValue: 4)
    /// A value may begin with a dash, as numbers below zero do.
    static let dashes = Traits(rawValue: 8)
    /// It can stand in the settings file and in the environment too.
    static let kept = Traits(rawValue: 16)
    /// The values are paths.
    static let path = Traits(rawValue: 32)
    /// What is wrong with a value says itself which option it is about.
    static let named = Traits(rawValue: 64)
  }

  /// The name of the option without its dashes.
  let name: String
  /// What it is for.
  let help: HelpText
  var traits: Traits = []
  /// The values that there are, where those are few; made when they are asked for.
  var values: @Sendable () -> [String] = { [] }
  /// What holds where nobody says anything, where that is told.
  var byDefault: String?
  /// Reads a value into settings; the reason where it is wrong.
  let read: @Sendable (String, inout Settings) -> Failure?
  /// What is wrong with a value of the file or the environment that the command line may have.
  var keptFault: @Sendable (String) -> Failure? = { _ in nil }
  /// Whether what the file or the environment says of it means something beside what the command
  /// line asks for.
  var applies: @Sendable (Settings) -> Bool = { _ in true }

  /// The option as it is written on the command line.
  var option: String { "--" + name }
  /// The environment variable: `PRICETUI_VAT_STATE`.
  var variable: String {
    // Names are small letters and dashes; every start looks for all of them.
    let letters = name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 - 0x20 }
    return "PRICETUI_" + String(decoding: letters, as: UTF8.self)
  }

  /// What is wrong with a value of the file or the environment; `nil` where it is right.
  func complaint(_ value: String) -> Failure? {
    if traits.contains(.flag) {
      return ["yes", "no"].contains(value) ? nil : .choice(["yes", "no"])
    }
    var settings = Settings()
    return keptFault(value) ?? read(value, &settings)
  }
}

extension Setting {
  /// The same, of which the file and the environment may have fewer values.
  func refusing(_ fault: @escaping @Sendable (String) -> Failure?) -> Setting {
    var setting = self
    setting.keptFault = fault
    return setting
  }

  /// The same, which holds only beside some command lines where the file says it.
  func applying(where condition: @escaping @Sendable (Settings) -> Bool) -> Setting {
    var setting = self
    setting.applies = condition
    return setting
  }

  /// A setting that is there or not.
  static func flag(
    _ name: String, _ help: HelpText, _ traits: Traits = [],
    set: @escaping @Sendable (inout Settings) -> Void
  ) -> Setting {
    Setting(name: name, help: help, traits: traits.union(.flag)) { _, settings in
      set(&settings)
      return nil
    }
  }

  /// A setting that takes any text.
  static func text(
    _ name: String, _ help: HelpText, _ traits: Traits = [],
    set: @escaping @Sendable (inout Settings, String) -> Void
  ) -> Setting {
    Setting(name: name, help: help, traits: traits) { text, settings in
      set(&settings, text)
      return nil
    }
  }

  /// A setting with one of few values.
  static func choice<Value: RawRepresentable & CaseIterable & SendableMetatype>(
    _ name: String, _ help: HelpText, _ traits: Traits = [], of type: Value.Type,
    byDefault: Value? = nil, set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Setting where Value.RawValue == String, Value.AllCases: SendableMetatype {
    choice(
      name, help, traits, among: { Value.allCases.map(\.rawValue) },
      byDefault: byDefault?.rawValue, by: { Value(rawValue: $0) }, set: set)
  }

  /// A setting with one of few values that a function reads.
  static func choice<Value>(
    _ name: String, _ help: HelpText, _ traits: Traits = [],
    among values: @escaping @Sendable () -> [String], byDefault: String? = nil,
    by read: @escaping @Sendable (String) -> Value?,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Setting {
    Setting(name: name, help: help, traits: traits, values: values, byDefault: byDefault) {
      text, settings in
      guard let value = read(text) else { return .choice(values()) }
      set(&settings, value)
      return nil
    }
  }

  /// A setting whose value a function reads.
  static func option<Value>(
    _ name: String, _ help: HelpText, _ traits: Traits = [],
    by read: @escaping @Sendable (String) -> Value?,
    else wrong: @escaping @Sendable (String) -> CommandText,
    set: @escaping @Sendable (inout Settings, Value) -> Void
  ) -> Setting {
    Setting(name: name, help: help, traits: traits) { text, settings in
      guard let value = read(text) else { return .usage(wrong(text)) }
      set(&settings, value)
      return nil
    }
  }

  /// A setting that is a price.
  static func price(
    _ name: String, _ help: HelpText, _ traits: Traits = [],
    set: @escaping @Sendable (inout Settings, Price) -> Void
  ) -> Setting {
    option(
      name, help, traits.union(.dashes), by: { Price(typed: $0) }, else: CommandText.notNumber,
      set: set)
  }
}
