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

extension PlainArguments {
  /// What the parser would make of the words: all else is as the defaults say.
  var settings: Settings {
    var settings = Settings()
    settings.file.path = path
    settings.output.print = prints
    return settings
  }
}
