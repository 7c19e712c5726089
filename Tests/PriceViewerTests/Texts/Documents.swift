import CivilTime
import Foundation
import LocaleFormats
import PriceTexts

@testable import ElectricityPrices

/// Parts of the manual that are generated from the tables of the program; tests check that the
/// manual contains them.
enum Documents {
  /// The formats of price files, in the macros of man(7).
  static var formats: String {
    PriceFormat.all.map { ".TP\n.B \(roff($0.name))\n\(roff($0.title))\n" }.joined()
  }

  /// The placeholders of line formats, in the macros of man(7).
  static var placeholders: String {
    LinePlaceholder.allCases.map {
      ".TP\n.B {\(roff($0.rawValue))}\n\(roff(Language.english.catalogue.meaning($0)))\n"
    }.joined()
  }

  /// The limits of reading, in the macros of man(7).
  static var limits: String {
    let rows: [(name: String, limit: String)] = [
      ("A file", Language.english.catalogue.bytes(ByteStream.limit).text),
      (
        "Dates",
        "\(CivilDate.readableYears.lowerBound) to \(CivilDate.readableYears.upperBound)"
      ),
      ("A slot", "\(ReadingLimit.longestSlot / 86_400) days"),
      ("JSON", Language.english.catalogue.bytes(JSONDocument.byteLimit).text),
      ("JSON from a pipe", Language.english.catalogue.bytes(JSONDocument.pipeLimit).text),
      ("A line of CSV", "1 MiB"), ("A string, a number or a space of JSON", "1 MiB"),
      ("Nesting of JSON and XML", "\(JSONDocument.depthLimit) levels"),
      (
        "Values and keys of JSON",
        "\(JSONDocument.tokenLimit), and one more for every "
          + "\(JSONDocument.bytesForEach) bytes"
      ),
      ("Numbers and texts of JSON in a row", "\(JSONDocument.tokenLimit)"),
      ("Elements of XML", "\(ReadingLimit.maximumElements)"),
      ("A tag, a comment or a text of XML", "1 MiB"), ("A page of HTML", "16 MiB"),
      ("Rows of a table", "\(ReadingLimit.maximumRows)"),
      ("Fields of a table", "\(ReadingLimit.maximumFields)"),
      ("Rows of one time after another", "\(ReadingLimit.maximumRowsOfOneTime)"),
      ("Areas", "\(ReadingLimit.maximumAreas)"),
      ("Slots of an area", "\(ReadingLimit.maximumSlots)"),
      ("Slots of an ENTSO-E document", "5000000"),
      (
        "A period of ENTSO-E, or a state of a history",
        "\(ReadingLimit.longestInterval / 86_400) days"
      ),
    ]
    return rows.map { ".TP\n.B \(roff($0.name))\n\(roff($0.limit))\n" }.joined()
  }

  /// Returns the text between two marks in a file of the package.
  static func part(of path: String, _ start: String, _ end: String) throws -> String? {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
    guard let first = text.range(of: start), let last = text.range(of: end) else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }

  /// Returns text in the syntax of roff, with arrows and hyphens by their names.
  static func roff(_ text: String) -> String {
    text.map { roffNames[$0] ?? String($0) }.joined()
  }

  private static let roffNames: [Character: String] = [
    "←": "\\(<-", "→": "\\(->", "-": "\\-", "\\": "\\e",
  ]
}
