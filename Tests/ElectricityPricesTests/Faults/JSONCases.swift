/// Valid and invalid JSON values by the productions of RFC 8259, and contexts for them.
enum JSONCases {
  /// The texts before and after a value.
  static let places: [(before: String, after: String)] = [
    ("", ""), ("[", "]"), ("[1,", "]"), ("[", ",1]"), ("{\"a\":", "}"),
    ("{\"a\":1,\"b\":", ",\"c\":[]}"), (" \t\r\n[ {\"a\" : [ ", " ] } ]\n"),
  ]

  static let right: [[UInt8]] =
    (words + numbers + strings + lists + spaces).map { Array($0.utf8) }

  private static let words = ["null", "true", "false"]

  private static let numbers = [
    "0", "-0", "1", "-1", "9", "10", "1234567890", "0.0", "-0.5", "1.5", "10.010", "0e0", "1e5",
    "1E5", "1e+5", "1e-5", "1E+05", "-1.5E-10", "0.000000000000000000000000000001",
    "123456789012345678901234567890", "1e400", "-1e-400", "1e9999999999",
  ]

  private static let strings: [String] =
    ["", " ", "a", "\\\"", "\\\\", "\\/", "\\b\\f\\n\\r\\t", "/", "'", "\\u0000", "\\u001b"]
    .map(quoted)
    + ["\\u00e9", "\\uABCD", "\\ud83d\\ude00", "\\ud800", "\\udc00\\ud800", "é", "€", "😀"]
    .map(quoted)
    + ["\u{7F}", "\u{80}", "\u{2028}", "\u{FEFF}", "\u{FFFF}", "\u{10FFFF}", "null", "[", "{}"]
    .map(quoted)

  private static let lists = [
    "[]", "[ ]", "[\n]", "[0]", "[0,1]", "[ 0 , 1 ]", "[[]]", "[[],[[]]]", "[{}]", "{}", "{ }",
    "{\"\":0}", "{\"a\":0,\"b\":1}", "{ \"a\" : 0 , \"b\" : 1 }", "{\"a\":0,\"a\":1}", "{\"a\":{}}",
    "{\"\\u0061\":[]}", "[\"a\",-1.5e2,true,null,{\"b\":[false]}]",
  ]

  private static let spaces = [" ", "\t", "\n", "\r", " \t\n\r ", "          "]
    .flatMap { (space: String) -> [String] in [space + "1", "1" + space] }

  static let wrong: [[UInt8]] =
    (wrongWords + wrongNumbers + wrongStrings + wrongLists + wrongSpaces + comments)
    .map { Array($0.utf8) } + controls + encodings

  private static let wrongWords = [
    "True", "TRUE", "tru", "truee", "nul", "nulL", "nulll", "None", "undefined", "nil", "t", "n",
    "f", "true1", "truefalse", "yes", "a", "NaN", "Infinity", "-Infinity", "nan", "inf", "-inf",
    "\\u006eull", "ｎull",
  ]

  private static let wrongNumbers = [
    "+1", "-", "+", ".5", "-.5", "1.", "-1.", "1.e5", "00", "01", "-01", "00.5", "1e", "1E", "1e+",
    "1e-", "1.5.5", "1e5e5", "1e1.5", "1e 5", "0x10", "0b1", "0o7", "1_000", "1 000", "1'000",
    "--1", "+-1", "- 1", "1-", "1+", "1f", "1n", "1%", "e5", "-e5", "∞", "−1", "１", "½", "1\u{0}",
  ]

  private static let wrongStrings: [String] =
    [
      "\"", "\"a", "\"\\\"", "'a'", "`a`", "“a”", "\"a\"b", "a\"b\"", "\"a\" \"b\"", "\"a\"\"b\"",
      "\"\\", "\"\\u", "\"\\u00", "\"\\u00e9",
    ]
    + [
      "\\a", "\\x41", "\\'", "\\0", "\\e", "\\v", "\\ ", "\\\n", "\\é", "\\U0041", "\\u", "\\u1",
      "\\u12", "\\u123", "\\u12G4", "\\u{41}", "\\u-123", "\\u 123", "\\u１２３４",
    ].map(quoted)

  private static let wrongLists = [
    "[", "{", "]", "}", "[1", "[1,", "[,1]", "[1,,2]", "[1,]", "[,]", "[1 2]", "[1;2]", "[1:2]",
    "[1}", "[1]]", "[[1]", "(1)", "[][]", "[]1", "{\"a\"", "{\"a\":", "{\"a\":1", "{\"a\":1,",
    "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{:1}", "{,\"a\":1}", "{\"a\":1,,\"b\":2}",
    "{\"a\":1 \"b\":2}", "{\"a\" 1}", "{\"a\"=1}", "{\"a\"::1}", "{\"a\":1:2}", "{\"a\",1}",
    "{a:1}",
    "{'a':1}", "{1:2}", "{null:1}", "{[]:1}", "{{}:1}", "{\"a\":1]", "{}{}", "{\"a\":1}}", "<a/>",
    ":", ";", "$", "{\"a\":1;\"b\":2}",
  ]

  private static let wrongSpaces = [
    "\u{B}", "\u{C}", "\u{0}", "\u{85}", "\u{A0}", "\u{2028}", "\u{3000}", "\u{FEFF}", "\u{200B}",
  ].flatMap { (space: String) -> [String] in
    ["[\(space)1]", "[1\(space)]", "{\"a\"\(space):1}"]
  }

  private static let comments = [
    "/**/1", "1/**/", "1//x", "//x\n1", "#x\n1", "1#x", "<!---->1", "[1/*,*/]", "{/**/}", "--x\n1",
  ]

  /// Strings with each control character.
  private static let controls = (0..<0x20 as Range<UInt8>).map { (control: UInt8) -> [UInt8] in
    [0x22, 0x61, control, 0x61, 0x22]
  }

  /// Strings with bytes that are not UTF-8.
  private static let encodings = noUTF8.map { (bytes: [UInt8]) -> [UInt8] in
    [0x22, 0x61] + bytes + [0x22]
  }

  /// Truncated and overlong sequences, surrogates, and scalars beyond the last.
  private static let noUTF8: [[UInt8]] = [
    [0x80], [0xBF], [0xC3], [0xC3, 0x28], [0xC0, 0x80], [0xC1, 0xBF], [0xE2, 0x82],
    [0xE2, 0x28, 0xA1], [0xE2, 0x82, 0x28], [0xE0, 0x80, 0x80], [0xE0, 0x9F, 0xBF],
    [0xED, 0xA0, 0x80], [0xED, 0xBF, 0xBF], [0xF0, 0x9F, 0x98], [0xF0, 0x8F, 0xBF, 0xBF],
    [0xF0, 0x28, 0x8C, 0xBC], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80],
    [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFC, 0x84, 0x80, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  private static func quoted(_ content: String) -> String { "\"" + content + "\"" }

  /// Returns every sequence of `count` pieces.
  static func sequences(of pieces: [[UInt8]], count: Int) -> [[UInt8]] {
    (0..<count).reduce([[]]) { sequences, _ in
      sequences.flatMap { sequence in pieces.map { sequence + $0 } }
    }
  }
}
