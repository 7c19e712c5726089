import TerminalCharts
import TerminalCore

/// The options of the command line.
struct GalleryOptions: Equatable {
  /// An error in the arguments or in writing a file, as a sentence.
  struct Mistake: Error, Equatable {
    let sentence: String
  }

  var name: String?
  var listsNames = false
  var size: CellSize?
  var glyphs = GlyphSet.braille
  /// Whether to write a vector image.
  var isSVG = false
  /// The folder for images of every chart, one for each background; `nil` to print.
  var pictureFolder: String?
  /// Whether to write colours; `nil` to decide by whether the output is a terminal.
  var color: Bool?
  /// The background of the terminal, with which translucent colours are blended.
  var background = ColorScheme.dark

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--list": listsNames = true
      case "--svg": isSVG = true
      case "--size": size = try Self.size(try Self.value(of: argument, &rest))
      case "--glyphs": glyphs = try Self.choice(argument, &rest, Self.glyphSets)
      case "--pictures": pictureFolder = try Self.value(of: argument, &rest)
      case "--color": color = try Self.choice(argument, &rest, Self.colors)
      case "--background": background = try Self.choice(argument, &rest, Self.backgrounds)
      case _ where argument.hasPrefix("-"):
        throw Mistake(sentence: "There is no option \(argument).")
      case _ where name != nil:
        throw Mistake(sentence: "One chart at a time: \(name ?? "") or \(argument).")
      default: name = argument
      }
    }
    if isSVG, name == nil {
      throw Mistake(sentence: "--svg is of one chart; --pictures FOLDER writes all.")
    }
  }

  private static let glyphSets: [(String, GlyphSet)] = [
    ("braille", .braille), ("block", .block), ("ascii", .ascii),
  ]
  private static let backgrounds: [(String, ColorScheme)] = [("dark", .dark), ("light", .light)]
  private static let colors: [(String, Bool?)] = [
    ("always", true), ("never", false), ("auto", nil),
  ]

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws(Mistake) -> String {
    guard let value = rest.popFirst() else {
      throw Mistake(sentence: "\(option) needs a value.")
    }
    return value
  }

  private static func choice<Value>(
    _ option: String, _ rest: inout ArraySlice<String>, _ choices: [(String, Value)]
  ) throws(Mistake) -> Value {
    let word = try value(of: option, &rest)
    if let choice = choices.first(where: { $0.0 == word }) { return choice.1 }
    let words = choices.map(\.0).joined(separator: ", ")
    throw Mistake(sentence: "\(option) is one of \(words), not \(word).")
  }

  private static func size(_ text: String) throws(Mistake) -> CellSize {
    guard let size = CellSize(text) else {
      throw Mistake(
        sentence: "--size is columns and rows up to 1000x250, as in 80x24, not \(text).")
    }
    return size
  }
}
