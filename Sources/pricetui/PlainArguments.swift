import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceTexts
import PriceViewer
import TerminalCore

/// Command lines that need no parser: files, how their chart looks, and what to do with them.
///
/// The parser reflects on every option and asks for each whether its type conforms to a dozen
/// protocols, and the runtime answers by walking all conformances of the program: 20 million
/// instructions, where reading, drawing and writing take three. Whatever is not spelled exactly
/// like this, or is not right, is left to the parser, which alone knows the grammar and what to
/// say; the tests compare what both make of the same words.
struct PlainArguments {
  /// What the parser would make of the words: all else is as the defaults say.
  private(set) var settings = Settings()
  private var cheapest = CheapestSettings.Wish()

  /// Reads words such as `--print`, `--file` and `today.json`; nil for what the parser must read.
  ///
  /// - Parameter needsPrices: whether a line without a file or an area is the parser's.
  init?(_ words: some Sequence<String>, needsPrices: Bool = true) {
    var words = words.makeIterator()
    var names: [String] = []
    var paths: [String] = []
    var hasFlag = false
    while let word = words.next() {
      if word.utf8.first != UInt8(ascii: "-") {
        guard !word.isEmpty else { return nil }
        paths.append(word)
        continue
      }
      guard !names.contains(word) || Self.repeated.contains(word) else { return nil }
      names.append(word)
      if raise(word) {
        // Of two flags the parser knows whether they go together.
        guard !hasFlag else { return nil }
        hasFlag = true
      } else {
        guard let value = words.next(), !value.isEmpty, value.utf8.first != UInt8(ascii: "-"),
          set(word, to: value)
        else { return nil }
      }
    }
    settings.file.paths += paths
    settings.cheapest = cheapest.settings
    guard !needsPrices || !settings.file.paths.isEmpty || settings.file.area != nil,
      !isContradictory
    else { return nil }
  }

  private static let repeated = ["--add", "--file", "--show"]

  /// Whether the parser says of options that are right each alone that they do not go together.
  private var isContradictory: Bool {
    let (output, data, money) = (settings.output, settings.data, settings.money)
    return output.size != nil && (output.describe || output.pick)
      || data.isWanted && (output.isAboutCharts || settings.chart.select != nil)
      || data.output != nil && data.isAlert
      || data.lineFormat != nil && data.output != .line && data.output != .waybar
      || money.taxState == .included && money.adjustment.taxPercent != nil
      || cheapest.lacksLength || settings.cheapestContradiction != nil
  }

  /// Sets what a flag stands for; false for other words.
  private mutating func raise(_ flag: String) -> Bool {
    switch flag {
    case "--print": settings.output.print = true
    case "--describe": settings.output.describe = true
    case "--pick": settings.output.pick = true
    case "--hover": settings.output.hover = true
    case "--offline": settings.source.offline = true
    case "--split": cheapest.isSplit = true
    case "--is-now": cheapest.isNow = true
    case "--no-mouse": settings.output.ignoresMouse = true
    default: return false
    }
    return true
  }

  /// Sets what an option stands for; false where the parser must say what is wrong.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--file": Self.add(value, to: &settings.file.paths)
    case "--source": Self.set(&settings.source.source, to: value)
    case "--area": Self.set(&settings.file.area, to: value)
    case "--format": Self.set(&settings.file.format, to: value)
    case "--unit": Self.set(&settings.file.unit, to: PriceUnit(value))
    case "--date": Self.set(&settings.file.date, to: CivilDate(argument: value))
    case "--timezone": Self.set(&settings.file.zone, to: try? Zone(identifier: value))
    case "--vat": Self.set(&settings.money.adjustment.taxPercent, to: MoneySettings.percent(value))
    case "--support":
      Self.set(&settings.money.adjustment.support, to: SupportScheme(rawValue: value))
    case "--vat-state":
      Self.set(&settings.money.taxState, to: TaxState(rawValue: value)?.valueAddedTax)
    case "--add": Self.add(PriceAddition(value), to: &settings.money.adjustment.additions)
    case "--output": Self.set(&settings.data.output, to: Self.form(value))
    case "--line-format": Self.set(&settings.data.lineFormat, to: Self.lineFormat(value))
    case "--alert-below": Self.set(&settings.data.alertBelow, to: Price(typed: value))
    case "--alert-above": Self.set(&settings.data.alertAbove, to: Price(typed: value))
    case "--cheapest": Self.set(&cheapest.length, to: CheapestSearch.length(value))
    case "--before": Self.set(&cheapest.before, to: DayLimit(value))
    case "--after": Self.set(&cheapest.after, to: DayLimit(value))
    case "--power": Self.set(&cheapest.power, to: ElectricPower(value))
    case "--chart": Self.set(&settings.chart.chart, to: ChartKind(rawValue: value))
    case "--range": Self.set(&settings.chart.range, to: TimeRange(rawValue: value))
    case "--show": Self.add(ViewerLayer(rawValue: value), to: &settings.chart.layers)
    case "--theme": Self.set(&settings.chart.theme, to: ThemeChoice(argument: value))
    case "--select": Self.set(&settings.chart.select, to: TimeChoice(value))
    case "--now": Self.set(&settings.chart.now, to: TimeChoice(value))
    case "--glyphs": Self.set(&settings.output.glyphs, to: GlyphChoice(rawValue: value))
    case "--color": Self.set(&settings.output.color, to: ColorChoice(rawValue: value))
    case "--size": Self.set(&settings.output.size, to: CellSize(value))
    case "--locale": Self.set(&settings.output.locale, to: TextLocale(value))
    default: false
    }
  }

  /// A form of data; a picture is something else.
  private static func form(_ text: String) -> DataSettings.Form? {
    DataSettings.Form(rawValue: text).flatMap { $0 == .svg ? nil : $0 }
  }

  private static func lineFormat(_ text: String) -> String? {
    PriceLine.unknownPlaceholder(in: text) == nil ? text : nil
  }

  private static func add<Value>(_ value: Value?, to values: inout [Value]) -> Bool {
    guard let value else { return false }
    values.append(value)
    return true
  }

  private static func set<Value>(_ place: inout Value, to value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }

  private static func set<Value>(_ place: inout Value?, to value: Value?) -> Bool {
    guard let value else { return false }
    place = value
    return true
  }
}
