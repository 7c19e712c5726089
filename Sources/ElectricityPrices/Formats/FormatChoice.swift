/// The formats that know the content of a file, and the readers of these.
struct FormatChoice {
  typealias Candidate = (format: PriceFormat, reader: FormatReader)

  /// Those that know the content: fallbacks only if no other does.
  let found: [Candidate]
  private let knows: (FormatReader) -> Bool?

  /// Asks all formats.
  ///
  /// - Parameter knows: whether a reader knows the content; nothing for one of another notation.
  init(_ knows: @escaping (FormatReader) -> Bool?) {
    self.knows = knows
    var (sure, fallbacks): ([Candidate], [Candidate]) = ([], [])
    for format in PriceFormat.all {
      // Fallbacks, which look longest, need not where another format is sure.
      let reader = format.readers.first { (sure.isEmpty || !$0.isFallback) && knows($0) == true }
      guard let reader else { continue }
      if reader.isFallback {
        fallbacks.append((format, reader))
      } else {
        sure.append((format, reader))
      }
    }
    found = sure.isEmpty ? fallbacks : sure
  }

  /// The format that a person named, else the only one that knows the content.
  func one(named name: String?, at offset: Int) throws(PriceFault) -> Candidate {
    if let name {
      let format = try PriceFormat.named(name)
      let readers = format.readers.filter { knows($0) != nil }
      guard let reader = readers.first(where: { knows($0) == true }) ?? readers.first else {
        throw PriceFault(.otherNotation(format: format.name))
      }
      return (format, reader)
    }
    guard let first = found.first else { throw PriceFault(.unknownFormat, at: offset) }
    guard found.count == 1 else { throw PriceFault(.ambiguousFormat(found.map(\.format.name))) }
    return first
  }
}
