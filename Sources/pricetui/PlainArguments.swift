import ArgumentParser
import PriceViewer

/// Command lines that need no parser: a file, and whether to print.
///
/// The parser reflects on every option and asks for each whether its type conforms to a dozen
/// protocols, and the runtime answers by walking all conformances of the program: 12 of the 20
/// million instructions of `pricetui --print FILE`, more than reading, drawing and writing
/// together. Whatever is not spelled exactly like this is left to the parser, which alone knows
/// the grammar; the tests compare what both make of the same words.
struct PlainArguments {
  var path: String
  var prints = false

  /// Reads words such as `--print`, `--file` and `today.json`; nil for what the parser must read.
  init?(_ words: some Sequence<String>) {
    var path: String?
    var words = words.makeIterator()
    while let word = words.next() {
      switch word {
      case "--print": prints = true
      case _ where path != nil || word.isEmpty || word.utf8.first == UInt8(ascii: "-"): return nil
      default: path = word
      }
    }
    guard let path else { return nil }
    self.path = path
  }
}

extension Pricetui {
  /// What the parser would make of the words: all else is as the options' defaults say.
  init(_ plain: PlainArguments) {
    self.init()
    file = FileOptions(plain)
    money = .untouched
    chart = .untouched
    output = OutputOptions(plain)
    data = .untouched
  }
}

extension FileOptions {
  fileprivate init(_ plain: PlainArguments) {
    self.init()
    (path, namedPath, area, unit, format) = (plain.path, nil, nil, nil, nil)
    (date, timezone, listFormats) = (nil, nil, false)
  }
}

extension MoneyOptions {
  fileprivate static var untouched: Self {
    var options = Self()
    (options.vat, options.taxState, options.add, options.support) = (nil, nil, [], nil)
    return options
  }
}

extension ChartOptions {
  fileprivate static var untouched: Self {
    var options = Self()
    (options.chart, options.theme, options.select, options.now) = (.line, .standard, nil, nil)
    return options
  }
}

extension OutputOptions {
  fileprivate init(_ plain: PlainArguments) {
    self.init()
    (print, describe, pick) = (plain.prints, false, false)
    (glyphs, color, size, locale) = (.auto, .auto, nil, nil)
    (hover, ignoresMouse) = (false, false)
  }
}

extension DataOptions {
  fileprivate static var untouched: Self {
    var options = Self()
    (options.output, options.lineFormat, options.alertBelow, options.alertAbove) =
      (nil, nil, nil, nil)
    return options
  }
}
