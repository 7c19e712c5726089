/// The formats that recognise the content of a file, and their readers.
struct FormatChoice {
  typealias Candidate = (format: PriceFormat, reader: FormatReader)

  /// The formats that recognise the content; fallbacks only if no other format does.
  let found: [Candidate]
  private let knows: (FormatReader) -> Bool?

  /// Creates a choice by asking all formats.
  ///
  /// - Parameter knows: Returns whether a reader recognises the content; `nil` for another
  ///   notation.
  init(_ knows: @escaping (FormatReader) -> Bool?) {
    self.knows = knows
    var all: [Candidate] = []
    var isSure = false
    for format in PriceFormat.all {
      // Skip the slow fallbacks if another format has recognised the content.
      let reader = format.readers.first { !(isSure && $0.isFallback) && knows($0) == true }
      guard let reader else { continue }
      all.append((format, reader))
      isSure = isSure || !reader.isFallback
    }
    found = all.filter { $0.reader.isFallback != isSure }
  }

  /// Returns whether the format of a service recognises the head of a table.
  static func isOfService(_ head: TableHead) -> Bool {
    PriceFormat.all.contains { format in
      format.readers.contains { reader in
        if case .table(let knows, false, _) = reader { knows(head) } else { false }
      }
    }
  }

  /// Returns the format that the user named, or else the only one that recognises the content.
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
