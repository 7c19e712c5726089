import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests that the reader refuses what RFC 8259 forbids, with one sentence, and reads what it
/// allows.
@Suite("Faults: the grammar of JSON") struct JSONFaultTests {
  /// Returns why the reader refuses a text; `nil` if it reads the text.
  private static func refusal(_ bytes: [UInt8]) -> PriceFault? {
    do throws(PriceFault) {
      _ = try JSONDocument(ByteStream(bytes))
      return nil
    } catch {
      return error
    }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).debugDescription
  }

  @Test("Valid and invalid JSON values are accepted and refused in every context")
  func everyValueIsJudgedAtEveryPlace() {
    var cases = 0
    for (values, isRight) in [(JSONCases.right, true), (JSONCases.wrong, false)] {
      for value in values {
        for place in JSONCases.places {
          let bytes = Array(place.before.utf8) + value + Array(place.after.utf8)
          #expect(JSONGrammar.accepts(bytes) == isRight, "\(Self.text(bytes))")
          #expect((Self.refusal(bytes) == nil) == isRight, "\(Self.text(bytes))")
          cases += 1
        }
      }
    }
    #expect(statedCases("values of JSON at places of its grammar") == cases)
  }

  @Test("A refusal of JSON is a sentence with the line") func aRefusalIsASentenceWithAPlace() throws
  {
    for value in JSONCases.wrong {
      let bytes = Array("[{\"a\":".utf8) + value + Array("}]".utf8)
      do throws(PriceFileError) {
        _ = try PriceFile.read(bytes: bytes, name: "x.json")
        Issue.record("\(Self.text(bytes)) is read")
      } catch {
        let sentence = error.sentence
        #expect(sentence.hasPrefix("x.json, line ") && sentence.hasSuffix("."), "\(sentence)")
        #expect(isOneLine(sentence) && sentence.count < 200, "\(sentence)")
        #expect(error.exitStatus == 65)
      }
    }
  }

  /// Compares the reader with the grammar for all sequences of up to `count` pieces; returns their
  /// number.
  private func compare(
    _ pieces: [String], upTo count: Int, between before: String = "", _ after: String = ""
  ) -> Int {
    var (cases, faults): (Int, [String]) = (0, [])
    for count in 0...count {
      for middle in JSONCases.sequences(of: pieces.map { Array($0.utf8) }, count: count) {
        let bytes = Array(before.utf8) + middle + Array(after.utf8)
        cases += 1
        if (Self.refusal(bytes) == nil) != JSONGrammar.accepts(bytes) {
          faults.append(Self.text(bytes))
        }
      }
    }
    #expect(faults == [])
    return cases
  }

  @Test("The reader and the grammar agree about every short JSON text")
  func everyShortTextIsJudgedAsTheGrammarDoes() {
    let texts = ["[", "]", "{", "}", ",", ":", "\"a\"", "0", "-", "null", " ", "\u{FEFF}", "x"]
    let signs = ["-", "+", ".", "e", "E", "0", "1", "9"]
    let pieces = ["\\", "\"", "u", "0", "d8", "n", "/", "g", "\u{1F}", "\u{7F}", "é"]
    let escapes = ["\\u", "D83D", "DE00", "12", "0", "x", "\\n"]
    let cases = [
      compare(texts, upTo: isFullRun ? 5 : 4),
      compare(signs, upTo: isFullRun ? 6 : 4, between: "[", "]"),
      compare(signs, upTo: isFullRun ? 5 : 4),
      compare(pieces, upTo: isFullRun ? 5 : 4, between: "[\"", "\"]"),
      compare(escapes, upTo: isFullRun ? 6 : 5, between: "{\"", "\":1}"),
    ]
    let sum = cases.reduce(0, +)
    #expect(statedCases("all short texts of its signs, against the grammar") == sum, "\(cases)")
  }

  @Test("The reader and the grammar agree about every pair of bytes as UTF-8")
  func everyPairOfBytesIsJudgedAsUTF8() {
    var faults: [[UInt8]] = []
    let edges: [UInt8] = [0x00, 0x22, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    for first in 0x80...0xFF as ClosedRange<UInt8> {
      for second in 0...0xFF as ClosedRange<UInt8> {
        for rest in [[], [0x80], [0x80, 0x80]] + (isFullRun ? edges.map { [$0] } : []) {
          let bytes = [0x22, first, second] + rest + [0x22]
          let isRight = JSONGrammar.accepts(bytes)
          if (Self.refusal(bytes) == nil) != isRight { faults.append(bytes) }
        }
      }
    }
    #expect(faults == [])
  }

  @Test("JSON is read up to 64 levels of nesting") func nestingIsReadToItsLimit() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]")] {
      for depth in [1, 31, 32, 33, 63, 64, 65, 66, 1_000, 100_000] {
        let text =
          String(repeating: open, count: depth) + "1" + String(repeating: close, count: depth)
        let levels = depth * (open.count > 5 ? 2 : 1)
        let reason = Self.refusal(Array(text.utf8))?.reason
        #expect(reason == (levels > 64 ? .tooDeep(limit: 64) : nil), "\(open) \(depth)")
      }
    }
  }
}

/// Returns whether a text is one line without terminal commands and bidirectional controls.
func isOneLine(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.properties.generalCategory {
    // Terminals show the soft hyphen as a character.
    case .format: scalar == "\u{AD}"
    case .control, .lineSeparator, .paragraphSeparator: false
    default: true
    }
  }
}
