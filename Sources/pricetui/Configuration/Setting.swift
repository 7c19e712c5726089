import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceSources
import PriceTexts
import PriceViewer
import TerminalCore

/// An option that can stand in the settings file and in the environment too.
struct Setting: Sendable {
  /// The name of the option without its dashes.
  let name: String
  /// Whether it is a flag: `yes` sets it.
  var isFlag = false
  /// Whether several values stand beside each other.
  var repeats = false
  /// What is wrong with a value; `nil` where it is right.
  var fault: @Sendable (String) -> SettingText? = { _ in nil }
  /// The values that there are, where those are few; made when they are asked for.
  var values: @Sendable () -> [String] = { [] }

  /// The option as it is written on the command line.
  var option: String { "--" + name }
  /// The environment variable: `PRICETUI_VAT_STATE`.
  var variable: String {
    "PRICETUI_" + name.uppercased().map { $0 == "-" ? "_" : String($0) }.joined()
  }

  /// What is wrong with a value; `nil` where it is right.
  func complaint(_ value: String) -> SettingText? {
    if isFlag { return ["yes", "no"].contains(value) ? nil : .notOneOf(["yes", "no"]) }
    let values = values()
    if !values.isEmpty, !values.contains(value) { return .notOneOf(values) }
    return fault(value)
  }

  /// The setting of a name; `nil` for other names.
  static func named(_ name: String) -> Setting? { all.first { $0.name == name } }

  /// All settings, in the order in which they are shown.
  static let all: [Setting] = [
    Setting(name: "area") { text in
      PriceArea.named(text) == nil
        ? wrong(SourceText.unknownArea(text, nearest: PriceArea.codes(like: text))) : nil
    },
    Setting(name: "source") { text in
      PriceSource.all.contains { $0.name == text.lowercased() }
        ? nil : wrong(SourceText.unknownSource(text))
    },
    Setting(name: "offline", isFlag: true),
    Setting(name: "cache-only-newer-than") {
      Age.seconds($0) == nil ? wrong(SourceText.notAge($0)) : nil
    },
    Setting(name: "unit") { PriceUnit($0) == nil ? wrong(CommandText.notUnit($0)) : nil },
    Setting(name: "timezone") { text in
      do throws(ZoneError) {
        _ = try Zone(identifier: text)
        return nil
      } catch {
        return .wrong(error.sentence(in: .ofCommandLine))
      }
    },
    Setting(name: "vat") {
      MoneySettings.percent($0) == nil ? wrong(CommandText.notPercent($0)) : nil
    },
    Setting(name: "vat-state", values: { ["included", "excluded"] }),
    Setting(name: "add", repeats: true) {
      PriceAddition($0) == nil ? wrong(CommandText.notAddition($0)) : nil
    },
    Setting(name: "support", values: { SupportScheme.allCases.map(\.rawValue) }),
    Setting(name: "chart", values: { ChartKind.allCases.map(\.rawValue) }),
    Setting(name: "show", repeats: true, values: { ViewerLayer.allCases.map(\.rawValue) }),
    Setting(name: "cheap-below", fault: number), Setting(name: "dear-above", fault: number),
    Setting(name: "theme", values: { ThemeChoice.allNames }),
    Setting(name: "glyphs", values: { GlyphChoice.allCases.map(\.rawValue) }),
    Setting(name: "color", values: { ColorChoice.allCases.map(\.rawValue) }),
    Setting(name: "size") { CellSize($0) == nil ? wrong(CommandText.notSize($0)) : nil },
    Setting(name: "locale") { TextLocale($0) == nil ? wrong(CommandText.notLocale($0)) : nil },
    Setting(name: "line-format") { text in
      PriceLine.unknownPlaceholder(in: text).map { wrong(CommandText.notPlaceholder($0)) }
    },
    Setting(name: "hover", isFlag: true), Setting(name: "no-mouse", isFlag: true),
  ]

  private static func number(_ text: String) -> SettingText? {
    Price(typed: text) == nil ? wrong(CommandText.notNumber(text)) : nil
  }

  private static func wrong(_ text: CommandText) -> SettingText {
    .wrong(Language.ofCommandLine.catalogue.sentence(text).text)
  }

  private static func wrong(_ text: SourceText) -> SettingText {
    .wrong(Language.ofCommandLine.catalogue.sentence(text).text)
  }
}
