/// A text for the user, in which external strings are made visible and limited in length.
///
/// Literals are inserted unchanged. In interpolated strings, which can come from a file or the
/// command line, control characters are made visible, and they are cut after 120 characters.
package struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// Creates a text from a row of the catalogue, with values for the placeholders `{1}`, `{2}`.
  ///
  /// `{1|price is|prices are}` inserts the first form if that value is `1`, otherwise the second;
  /// forms cannot contain placeholders. Other braces are plain text.
  init(filling row: String, with values: [Wording]) {
    text = row.filled { placeholder in
      let parts = placeholder.split(separator: "|", omittingEmptySubsequences: false)
      guard let number = Int(parts[0]), values.indices.contains(number - 1) else { return nil }
      let value = values[number - 1].text
      return parts.count == 3 ? String(parts[value == "1" ? 1 : 2]) : value
    }
  }

  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    package mutating func appendLiteral(_ literal: String) { text += literal }
    package mutating func appendInterpolation(_ wording: Wording) { text += wording.text }
    package mutating func appendInterpolation(_ number: some BinaryInteger) {
      text += String(number)
    }

    package mutating func appendInterpolation(_ outside: String) {
      text += Self.cut(outside, to: 120)
    }

    private static func cut(_ outside: String, to count: Int) -> String {
      let isLong = outside.unicodeScalars.count > count
      return isLong ? String(outside.unicodeScalars.prefix(count)).visible + "…" : outside.visible
    }

    /// Appends clauses separated by commas.
    package mutating func appendInterpolation(list clauses: [Wording]) {
      text += clauses.map(\.text).joined(separator: ", ")
    }

    /// Appends at most twelve names separated by commas, each cut after 40 characters, and the
    /// total number if there are more, so that any file gives only a few lines.
    package mutating func appendInterpolation(_ names: [String]) {
      text += names.prefix(12).map { Self.cut($0, to: 40) }.joined(separator: ", ")
      if names.count > 12 { text += ", … (\(names.count))" }
    }
  }
}
