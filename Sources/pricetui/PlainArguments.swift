import CivilTime
import ElectricityPrices
import LocaleFormats
import PriceViewer
import TerminalCore

/// Command lines that need no parser: a file, how its chart looks, and what to do with it.
///
/// The parser reflects on every option and asks for each whether its type conforms to a dozen
/// protocols, and the runtime answers by walking all conformances of the program: 20 million
/// instructions, where reading, drawing and writing take three. Whatever is not spelled exactly
/// like this, or is not right, is left to the parser, which alone knows the grammar and what to
/// say; the tests compare what both make of the same words.
struct PlainArguments {
  /// What the parser would make of the words: all else is as the defaults say.
  private(set) var settings = Settings()

  /// Reads words such as `--print`, `--file` and `today.json`; nil for what the parser must read.
  init?(_ words: some Sequence<String>) {
    var words = words.makeIterator()
    var names: [String] = []
    var hasFlag = false
    while let word = words.next() {
      let isPath = word.utf8.first != UInt8(ascii: "-")
      let name = isPath ? "--file" : word
      guard !names.contains(name) else { return nil }
      names.append(name)
      if raise(name) {
        // Of two flags the parser knows whether they go together.
        guard !hasFlag else { return nil }
        hasFlag = true
      } else {
        guard let value = isPath ? word : words.next(), !value.isEmpty,
          value.utf8.first != UInt8(ascii: "-"), set(name, to: value)
        else { return nil }
      }
    }
    guard settings.file.path != nil else { return nil }
    let output = settings.output
    if output.size != nil, output.describe || output.pick { return nil }
  }

  /// Sets what a flag stands for; false for other words.
  private mutating func raise(_ flag: String) -> Bool {
    switch flag {
    case "--print": settings.output.print = true
    case "--describe": settings.output.describe = true
    case "--pick": settings.output.pick = true
    case "--hover": settings.output.hover = true
    case "--no-mouse": settings.output.ignoresMouse = true
    default: return false
    }
    return true
  }

  /// Sets what an option stands for; false where the parser must say what is wrong.
  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "--file": Self.set(&settings.file.path, to: value)
    case "--area": Self.set(&settings.file.area, to: value)
    case "--format": Self.set(&settings.file.format, to: value)
    case "--unit": Self.set(&settings.file.unit, to: PriceUnit(value))
    case "--date": Self.set(&settings.file.date, to: CivilDate(argument: value))
    case "--timezone": Self.set(&settings.file.zone, to: try? Zone(identifier: value))
    case "--chart": Self.set(&settings.chart.chart, to: ChartKind(rawValue: value))
    case "--theme": Self.set(&settings.chart.theme, to: Theme(rawValue: value))
    case "--select": Self.set(&settings.chart.select, to: TimeChoice(value))
    case "--now": Self.set(&settings.chart.now, to: TimeChoice(value))
    case "--glyphs": Self.set(&settings.output.glyphs, to: GlyphChoice(rawValue: value))
    case "--color": Self.set(&settings.output.color, to: ColorChoice(rawValue: value))
    case "--size": Self.set(&settings.output.size, to: CellSize(value))
    case "--locale": Self.set(&settings.output.locale, to: TextLocale(value))
    default: false
    }
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
