import CivilTime
import ElectricityPrices
import TerminalCore

/// A text for people, in which whatever comes from outside is visible and short.
///
/// The text of a literal is inserted unchanged. A string that is filled in, which can come
/// from a file or a command line, has its controls made visible and is cut after 120 characters.
package struct Wording: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text.
  package let text: String

  package init(stringLiteral text: String) { self.text = text }
  package init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

  /// A row of the catalogue with values in the places that are theirs: `{1}`, `{2}`.
  ///
  /// Of `{1|price is|prices are}` the first form stands where that value is `1`, else the second;
  /// neither holds places. Other braces are the text's own.
  init(filling row: String, with values: [Wording]) {
    var text = ""
    var rest = row[...]
    while !values.isEmpty, let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      let place = rest[rest.index(after: open)..<close]
      text.append(contentsOf: rest[..<open])
      text.append(contentsOf: Self.filled(place, with: values) ?? "{\(place)}")
      rest = rest[rest.index(after: close)...]
    }
    text.append(contentsOf: rest)
    self.init(stringLiteral: text)
  }

  /// Returns the text of a place such as `1` or `1|price is|prices are`; `nil` for others.
  private static func filled(_ place: Substring, with values: [Wording]) -> Substring? {
    let parts = place.split(separator: "|", omittingEmptySubsequences: false)
    guard let number = Int(parts[0]), values.indices.contains(number - 1) else { return nil }
    let value = values[number - 1].text
    return parts.count == 3 ? parts[value == "1" ? 1 : 2] : value[...]
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

    package mutating func appendInterpolation(_ date: CivilDate) { text += "\(date)" }
    package mutating func appendInterpolation(_ number: ExactDecimal) { text += number.description }

    package mutating func appendInterpolation(_ outside: String) {
      append(outside, upTo: 120)
    }

    private mutating func append(_ outside: String, upTo count: Int) {
      let isLong = outside.unicodeScalars.count > count
      text += isLong ? String(outside.unicodeScalars.prefix(count)).visible + "…" : outside.visible
    }

    /// Clauses with commas between them.
    package mutating func appendInterpolation(list clauses: [Wording]) {
      text += clauses.map(\.text).joined(separator: ", ")
    }

    /// At most twelve names with commas between them, each cut after 40 characters, and how many
    /// there are where those are more: whatever a file holds, a few lines.
    package mutating func appendInterpolation(_ names: [String]) {
      for (index, name) in names.prefix(12).enumerated() {
        if index > 0 { text += ", " }
        append(name, upTo: 40)
      }
      if names.count > 12 { text += ", … (\(names.count))" }
    }
  }
}
