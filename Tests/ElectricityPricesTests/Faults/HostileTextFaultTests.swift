import PriceTexts
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of terminal commands, bidirectional controls and line ends in every field of every format.
@Suite("Faults: hostile text") struct HostileTextFaultTests {
  @Test("Hostile text in any field of any format is shown on one line")
  func everyTextOfEveryFormatIsShownAsOneLine() throws {
    var cases = 0
    var read = 0
    for fixture in Fixture.examples + (isFullRun ? try Fixture.corpus() : []) {
      for range in fixture.texts {
        for text in HostileText.all(isFullRun) {
          let note = "\(fixture), \(text.name) at \(range.lowerBound)"
          let bytes = fixture.replacing(range, with: text.value)
          let result = Fixture.read(bytes)
          #expect(Fixture.fault(in: result) == nil, "\(note)")
          cases += 1
          guard case .success(let file) = result else { continue }
          read += 1
          for shown in Self.shown(file) { #expect(isOneLine(shown), "\(note)") }
        }
      }
    }
    #expect(cases >= statedCases("hostile texts in fields of files") ?? .max)
    #expect(read > 100)
  }

  /// Returns the lines of a file in a status line, a table and JSON.
  private static func shown(_ file: PriceFile) -> [String] {
    let lines = file.series.map { PriceLine().text($0, at: $0[0].start) ?? "" }
    let texts = [file.series.listing(), file.series.json]
    return lines + texts.flatMap { $0.split(separator: "\n").map(String.init) }
  }
}

/// A text that is harmful if it is shown unchanged.
struct HostileText {
  let name: String
  let value: String

  /// Returns all texts joined; in a full run also each text alone, and a long text.
  static func all(_ isFull: Bool) -> [HostileText] {
    let single = [
      HostileText(name: "an escape", value: "\u{1B}[2J\u{1B}]0;x\u{7}\u{9B}31m"),
      HostileText(name: "directions", value: "a\u{202E}b\u{2066}c\u{61C}d\u{200F}e\u{206F}f"),
      HostileText(name: "line ends", value: "a\nb\r\nc\u{85}d\u{2028}e\u{2029}f\u{B}g\u{C}h"),
      HostileText(name: "a NUL", value: "a\u{0}b\u{7F}c\u{8}d"),
      HostileText(name: "unseen ones", value: "a\u{200B}b\u{FEFF}c\u{AD}d\u{2060}e\u{E0041}f"),
    ]
    let joined = HostileText(name: "all", value: single.map(\.value).joined())
    let long = HostileText(name: "a long one", value: String(repeating: "x\u{301}", count: 400))
    return isFull ? single + [joined, long] : [joined]
  }
}

extension Fixture {
  /// The ranges of texts: strings in JSON, texts and attribute values in XML, fields of tables.
  var texts: [Range<Int>] {
    if isTable { return spans { ",;\t\n\"".utf8.contains($0) } }
    let isXML = bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
    return isXML ? spans { "<>\"".utf8.contains($0) }.filter(isXMLText) : strings
  }

  /// Returns the ranges between delimiters.
  private func spans(_ isEnd: (UInt8) -> Bool) -> [Range<Int>] {
    bytes.split(whereSeparator: isEnd).map { $0.startIndex..<$0.endIndex }
  }

  /// Returns whether a range is neither a tag nor white space between tags.
  private func isXMLText(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && bytes[range.lowerBound - 1] != UInt8(ascii: "<")
      && bytes[range].contains { $0 > 0x20 }
  }

  private var strings: [Range<Int>] {
    var (found, start): ([Range<Int>], Int?) = ([], nil)
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\"") {
      if place > 0, bytes[place - 1] == UInt8(ascii: "\\") { continue }
      if let begin = start { found.append(begin..<place) }
      start = start == nil ? place + 1 : nil
    }
    return found
  }

  /// Returns the bytes with a range replaced by a text, escaped as the notation requires.
  func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    let written: String
    if isTable {
      written = "\"" + text + "\""
    } else if bytes.first(where: { $0 > 0x20 }) == UInt8(ascii: "<") {
      written = text.unicodeScalars.map { $0.value < 0x20 ? "&#\($0.value);" : "\($0)" }.joined()
    } else {
      written = String(JSONText.quoted(text).dropFirst().dropLast())
    }
    return bytes[..<range.lowerBound] + Array(written.utf8) + bytes[range.upperBound...]
  }
}
