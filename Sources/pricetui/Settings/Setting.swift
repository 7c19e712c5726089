import ElectricityPrices
import PriceViewer

/// A default for the option of the same name, from the settings file or the environment.
struct Setting<Value: Sendable>: Sendable {
  let name: String
  /// Whether each line adds a value.
  let repeats: Bool
  /// Reads the texts of all lines.
  let read: @Sendable ([String]) throws(Failure) -> Value
}

extension Setting {
  static func one(
    _ name: String, _ read: @escaping @Sendable (String) throws(Failure) -> Value
  ) -> Setting {
    Setting(name: name, repeats: false) { texts throws(Failure) in try read(texts.last ?? "") }
  }

  static func list<Element>(
    _ name: String, _ read: @escaping @Sendable (String) throws(Failure) -> Element
  ) -> Setting where Value == [Element] {
    Setting(name: name, repeats: true) { texts throws(Failure) in try texts.map(read) }
  }
}

/// A setting with its type of value erased.
protocol NamedSetting: Sendable {
  var name: String { get }
  var repeats: Bool { get }
  /// Returns the fault of a value; `nil` for none.
  func complaint(_ text: String) -> Failure?
}

extension Setting: NamedSetting {
  func complaint(_ text: String) -> Failure? {
    do throws(Failure) {
      _ = try read([text])
      return nil
    } catch {
      return error
    }
  }
}

extension NamedSetting {
  /// The environment variable: `PRICETUI_VAT_STATE`.
  var variable: String {
    // Only lower-case ASCII and dashes, so bytes suffice; every start computes all of the names.
    let letters = name.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 - 0x20 }
    return "PRICETUI_" + String(decoding: letters, as: UTF8.self)
  }
}

struct SettingTable {
  let area = Setting.one("area", OptionValue.area)
  let unit = Setting.one("unit", OptionValue.unit)
  let timezone = Setting.one("timezone", OptionValue.zone)
  let source = Setting.one("source", OptionValue.source)
  let offline = Setting.one("offline", OptionValue.flag)
  let forecast = Setting.one("forecast", OptionValue.flag)
  let cacheOnlyNewerThan = Setting.one("cache-only-newer-than", OptionValue.age)
  let vat = Setting.one("vat", OptionValue.percent)
  let vatState = Setting<TaxState>.one("vat-state", OptionValue.choice)
  let add = Setting.list("add", OptionValue.addition)
  let support = Setting<SupportScheme>.one("support", OptionValue.choice)
  let usage = Setting.list("usage", OptionValue.usageFile)
  let meter = Setting.one("meter") { $0 }
  let powerBySlot = Setting.one("power-by-slot", OptionValue.flag)
  let chart = Setting<ChartKind>.one("chart", OptionValue.choice)
  let typical = Setting<TypicalForm>.one("typical", OptionValue.choice)
  let theme = Setting.one("theme", OptionValue.theme)
  let show = Setting<[ViewerLayer]>.list("show", OptionValue.choice)
  let cheapBelow = Setting.one("cheap-below", OptionValue.number)
  let dearAbove = Setting.one("dear-above", OptionValue.number)
  let glyphs = Setting<GlyphChoice>.one("glyphs", OptionValue.choice)
  let color = Setting<ColorChoice>.one("color", OptionValue.choice)
  let size = Setting.one("size", OptionValue.size)
  let locale = Setting.one("locale", OptionValue.locale)
  let hover = Setting.one("hover", OptionValue.flag)
  let noMouse = Setting.one("no-mouse", OptionValue.flag)
  let lineFormat = Setting.one("line-format", OptionValue.lineFormat)

  /// All settings, in the order of ``Config``.
  var all: [any NamedSetting] {
    [
      area, unit, timezone, source, offline, forecast, cacheOnlyNewerThan, vat, vatState, add,
      support, usage, meter, powerBySlot, chart, typical, theme, show, cheapBelow, dearAbove,
      glyphs, color, size, locale, hover, noMouse, lineFormat,
    ]
  }
}
