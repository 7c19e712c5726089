/// The lines of a settings file: `name = value`, sections in brackets, comments after `#`.
///
/// Invalid lines are reported by their numbers and ignored.
package struct SettingsFile: Sendable {
  /// A line that sets a value.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The name of the section; empty above the first section.
    package let section: String
    package let name: String
    package let value: String
  }

  package private(set) var lines: [Line] = []
  /// The numbers of the lines and the names of the sections, in the order of the file.
  package private(set) var sections: [(number: Int, name: String)] = []
  /// The numbers of the invalid lines.
  package private(set) var wrongLines: [Int] = []

  static let limit = 1 << 16

  /// Parses at most 64 KiB and ignores the rest.
  package init(_ bytes: some Collection<UInt8>) {
    var section = ""
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.prefix(Self.limit).dropFirst(bytes.starts(with: mark) ? mark.count : 0)
    let rows = Array(text).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, row) in rows.enumerated() { read(Self.trimmed(row), index + 1, &section) }
  }

  /// Parses a line without surrounding spaces.
  private mutating func read(_ row: ArraySlice<UInt8>, _ number: Int, _ section: inout String) {
    guard let first = row.first, first != UInt8(ascii: "#") else { return }
    if first == UInt8(ascii: "[") {
      let row = Self.withoutComment(row)
      let isClosed = row.count > 1 && row.last == UInt8(ascii: "]")
      let name = isClosed ? Self.text(Self.trimmed(row.dropFirst().dropLast())).visibleName : ""
      guard !name.isEmpty else {
        // The lines below a wrong heading are not those of all areas.
        section = Self.text(row)
        return wrongLines.append(number)
      }
      section = name
      sections.append((number, name))
      return
    }
    let name = row.prefix { $0 != UInt8(ascii: "=") }
    let value = Self.withoutComment(Self.trimmed(row[name.endIndex...].dropFirst()))
    let line = Line(
      number: number, section: section, name: Self.text(Self.trimmed(name)),
      value: Self.text(value))
    if line.name.isEmpty || line.value.isEmpty {
      wrongLines.append(number)
    } else {
      lines.append(line)
    }
  }

  /// Reads a file; `nil` if it does not exist.
  ///
  /// - Throws: ``SystemFailure`` if the file exists but cannot be read.
  package init?(path: String) throws(SystemFailure) {
    guard let bytes = try FileBytes.of(path, limit: Self.limit, awaitsWriter: true) else {
      return nil
    }
    self.init(bytes)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes.drop(while: isSpace)
    while let last = bytes.last, isSpace(last) { bytes.removeLast() }
    return bytes
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  /// Returns a value up to a comment, which must follow a space.
  private static func withoutComment(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let sign = value.indices.first { index in
      value[index] == UInt8(ascii: "#")
        && (index == value.startIndex || isSpace(value[index - 1]))
    }
    return sign.map { trimmed(value[..<$0]) } ?? value
  }
}
