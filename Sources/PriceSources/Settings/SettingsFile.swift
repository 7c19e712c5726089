import CLibrary

/// The lines of a settings file: `name = value`, sections in brackets, comments behind `#`.
///
/// Whatever is no such line is told with its number, and changes nothing else.
package struct SettingsFile: Equatable, Sendable {
  /// A line that sets something.
  package struct Line: Hashable, Sendable {
    /// The number of the line, from 1.
    package let number: Int
    /// The name of the section that it stands in; empty before the first.
    package let section: String
    package let name: String
    package let value: String
  }

  package private(set) var lines: [Line] = []
  /// The sections with the numbers of their lines.
  package private(set) var sections: [(number: Int, name: String)] = []
  /// The numbers of lines that are not understood.
  package private(set) var wrongLines: [Int] = []

  /// The bytes of a file that are read at most: no person writes more.
  private static let limit = 1 << 16

  /// Reads bytes; at most 64 KiB, and what follows is as if it were not there.
  package init(_ bytes: some Collection<UInt8>) {
    var section = ""
    let content = bytes.prefix(Self.limit)
    let rows = content.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
    for (index, row) in rows.enumerated() {
      let text = Self.trimmed(String(decoding: row, as: UTF8.self)[...])
      if text.isEmpty || text.hasPrefix("#") { continue }
      if text.hasPrefix("[") {
        let name = text.hasSuffix("]") ? Self.trimmed(text.dropFirst().dropLast()) : ""
        if name.isEmpty { wrongLines.append(index + 1) }
        section = String(name)
        sections.append((index + 1, section))
        continue
      }
      guard let sign = text.firstIndex(of: "=") else {
        wrongLines.append(index + 1)
        continue
      }
      let name = Self.trimmed(text[..<sign])
      let value = Self.withoutComment(Self.trimmed(text[text.index(after: sign)...]))
      guard !name.isEmpty, !value.isEmpty else {
        wrongLines.append(index + 1)
        continue
      }
      lines.append(
        Line(number: index + 1, section: section, name: String(name), value: String(value)))
    }
  }

  /// Reads a file; `nil` where there is none.
  ///
  /// - Throws: ``SystemFailure`` where there is one that cannot be read.
  package init?(path: String) throws(SystemFailure) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SystemFailure(code: errno)
    }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Self.limit)
    var count = 0
    while count < bytes.count {
      let more = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress.map { $0 + count }, $0.count - count)
      }
      if more < 0, errno == EINTR { continue }
      guard more >= 0 else { throw SystemFailure(code: errno) }
      if more == 0 { break }
      count += more
    }
    self.init(bytes[..<count])
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// A value up to a comment, which stands behind a space.
  private static func withoutComment(_ text: Substring) -> Substring {
    guard
      let sign = text.indices.first(where: { index in
        text[index] == "#"
          && (index == text.startIndex || [" ", "\t"].contains(text[text.index(before: index)]))
      })
    else { return text }
    return trimmed(text[..<sign])
  }

  /// Whether both say the same on the same lines.
  package static func == (left: SettingsFile, right: SettingsFile) -> Bool {
    left.lines == right.lines && left.wrongLines == right.wrongLines
      && left.sections.map(\.name) == right.sections.map(\.name)
  }
}
