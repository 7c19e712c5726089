import CLibrary
import TerminalTestSupport
import Testing

@testable import ElectricityPrices

/// Tests of input that arrives in parts and may be endless.
@Suite("Faults: limits while reading") struct LimitFaultTests {
  /// Returns a stream that delivers each part in its own read.
  private func stream(_ parts: [ArraySlice<UInt8>]) throws -> ByteStream {
    var ends: [CInt] = [-1, -1]
    // Packets prevent two parts from being read as one.
    try #require(socketpair(AF_UNIX, CInt(SOCK_SEQPACKET.rawValue), 0, &ends) == 0)
    for part in parts where !part.isEmpty {
      let count = part.withUnsafeBytes { send(ends[1], $0.baseAddress, $0.count, 0) }
      try #require(count == part.count)
    }
    close(ends[1])
    return try ByteStream(descriptor: ends[0], closes: true)
  }

  /// Returns the tokens of a JSON text, or the reason for its refusal.
  private func tokens(_ stream: ByteStream) -> String {
    do throws(PriceFault) {
      let document = try JSONDocument(stream)
      return (0..<document.count).map { String(document.tokens[$0], radix: 16) }
        .joined(separator: " ")
    } catch {
      return "\(error)"
    }
  }

  /// Returns the elements of an XML document with their paths, or the reason for its refusal.
  private func elements(_ stream: ByteStream) -> String {
    var found = ""
    do throws(PriceFault) {
      try XMLReader.read(stream) { path, text throws(PriceFault) in found += "\(path) \(text);" }
      return found
    } catch {
      return found + "\(error)"
    }
  }

  private static let texts = [
    #"[1,-2.5e+10,{"å":"\u00e5 \n","b":[]},[[]],true,false,null,""] "#, "[12", "[1.5,", "  {}  ",
    #"{"a":"#, #"{"a" : 12e5"#, "[tru", "[true,nul]", "[1]x", "[1,]", "{,}", #"["\ud83"#, "[\"å",
    "[\u{1}]", "12", "12 13", "[NaN]", "[-Infinity]", "[[[]", "[]]", #"["\x"]"#, "[01]", "[1e]",
    String(repeating: "[", count: 70),
  ]

  @Test("JSON is read the same wherever its bytes are split", arguments: texts)
  func splitJSON(text: String) throws {
    let bytes = Array(text.utf8)
    let whole = tokens(ByteStream(bytes))
    for first in 0...bytes.count {
      #expect(tokens(try stream([bytes[..<first], bytes[first...]])) == whole, "\(first)")
      for second in first..<min(bytes.count, first + 6) {
        let parts = [bytes[..<first], bytes[first..<second], bytes[second...]]
        #expect(tokens(try stream(parts)) == whole, "\(first), \(second)")
      }
    }
  }

  @Test("JSON and XML examples are read the same wherever their bytes are split")
  func splitExamples() throws {
    var count = 0
    for format in PriceFormat.all {
      let bytes = Array(format.example.utf8)
      let isXML = bytes.first == UInt8(ascii: "<")
      guard isXML || [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes.first) else { continue }
      let read = isXML ? elements : tokens
      let whole = read(ByteStream(bytes))
      for place in bytes.indices {
        let isSame = read(try stream([bytes[..<place], bytes[place...]])) == whole
        #expect(isSame, "\(format.name) at \(place)")
        count += 1
      }
    }
    #expect(count > 5000)
  }

  @Test(
    "Endless input is refused after a limited number of bytes",
    arguments: [
      ("", "[", 300_000), ("", "{\"a\":", 300_000), ("", "[1", 300_000), ("[1]", ",", 300_000),
      ("[", "1 ", 300_000), ("", "<a>", 300_000), ("<Envelope>", "<a>", 600_000),
      ("<Envelope a='", "x", 2_000_000), ("<Envelope><!--", "x", 2_000_000),
      ("<Envelope>", "x", 2_500_000), ("<Envelope>", "<!--x-->", 2_500_000),
      ("[\"", "x", 3_000_000), ("[", "1", 3_000_000), ("[", " ", 3_000_000),
      ("{\"a", "\\n", 3_000_000), ("[1]", " ", 3_000_000), ("<html>", "<p>", 20_000_000),
      ("time,price\n", "x", 2_000_000),
    ])
  func endless(start: String, rest: String, most: Int) throws {
    let source = try EndlessSource(start: start, rest: rest)
    let failure = source.failure
    #expect(failure != nil)
    #expect(source.taken < most, "\(source.taken) bytes")
  }

  @Test(
    "The limit of JSON values depends on their bytes, except in lists of numbers alone",
    arguments: isFullRun ? [50_000, JSONDocument.tokenLimit] : [50_000])
  func values(most: Int) {
    func refusal(_ item: String, _ count: Int) -> PriceFileError.Reason? {
      do throws(PriceFault) {
        let text = "[" + String(repeating: item, count: count)
        _ = try JSONDocument(ByteStream(text.utf8), tokenLimit: most)
        return nil
      } catch {
        return error.reason
      }
    }
    let limit = ReadingLimit.jsonValues(most, bytesForEach: 16)
    #expect(refusal("[1],", most / 10 * 7) == .tooLarge(limit: limit))
    // As many values in more bytes are within the limit; the text is only cut off.
    #expect(refusal("[1000000000000],", most / 100 * 52) == .truncated(expected: .value))
    // A list of numbers alone is refused at the limit, however many bytes it has.
    #expect(refusal("100000000,", most / 100 * 102) == .tooLarge(limit: .plainValues(most)))
    #expect(JSONDocument.tokenLimit == 5_000_000)
  }

  @Test("Of the tables in JSON one more is examined than a file may have areas")
  func tables() throws {
    let rows = #"[{"start":"2022-07-12T10:00Z","price":1},{"start":"2022-07-12T11:00Z","price":2}]"#
    let areas = (0...ReadingLimit.maximumAreas + 100).map { "\"A\($0)\":\(rows)" }
    let stream = ByteStream(Array("{\(areas.joined(separator: ","))}".utf8))
    let document = try JSONDocument(stream)
    withExtendedLifetime((stream, document)) {
      #expect(GenericJSON.tables(document.root).count == ReadingLimit.maximumAreas + 1)
      #expect(GenericJSON.tables(document.root, limit: 1).count == 1)
    }
  }

  @Test("The numbers of rows and fields of a table are limited while it is read")
  func rows() throws {
    let text = "time,price\n" + String(repeating: "2026-01-01T00:00,1\n", count: 9)
    func read(_ rows: Int, _ fields: Int) throws -> PriceFault? {
      let stream = ByteStream(Array(text.utf8))
      let head = TableHead(stream.bytes, isWhole: true)
      let table = TableReader(stream, head: head, rows: rows, fields: fields)
      do throws(PriceFault) {
        while try table.next() {}
        return nil
      } catch {
        return error
      }
    }
    #expect(try read(10, 20) == nil)
    #expect(try read(9, 20)?.reason == .tooLarge(limit: .rows(9)))
    #expect(try read(10, 18)?.reason == .tooLarge(limit: .fields(18)))
  }

  @Test(
    "A table with too many rows of the same time is refused",
    arguments: isFullRun ? [200, 200_000] : [200])
  func oneTime(most: Int) {
    var options = PriceFile.Options()
    #expect(options.maximumRowsOfOneTime == 200_000)
    options.maximumRowsOfOneTime = most
    for row in ["2026-11-20,1\n", "20.11.2026 13:00;1\n"] {
      let name = row.contains(";") ? "time;price\n" : "time,price\n"
      let text = name + String(repeating: row, count: most)
      #expect(failure(text, options) == nil)
      let refusal = failure(text + row, options)
      #expect(refusal?.reason == .tooLarge(limit: .rowsOfOneTime(most)))
      #expect(refusal?.place == FilePlace(line: most + 2, column: 1))
    }
  }

  @Test("A non-blocking pipe is read to its end")
  func neverWaiting() throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
    let process = try ChildProcess(
      "/bin/sh", ["-c", "sleep 0.1; echo 1; sleep 0.1; echo 2"], environment: childEnvironment(),
      streams: [.file("/dev/null"), .descriptor(ends[1])])
    close(ends[1])
    defer { close(ends[0]) }
    let file = try PriceFile.read(descriptor: ends[0], name: "a pipe")
    #expect(file.series.first?.count == 2)
    #expect(try process.wait() == .exited(0))
  }
}

/// A text without end, and the number of its bytes that the reader takes.
private struct EndlessSource {
  let failure: PriceFileError?
  let taken: Int

  init(start: String, rest: String) throws {
    var ends: [CInt] = [-1, -1]
    try #require(pipe(&ends) == 0)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let folder = try TemporaryDirectory()
    let count = folder.write("", to: "count")
    // dd reports how many bytes passed once its reader is gone.
    let command =
      "trap '' PIPE; (printf %s \"$1\"; yes \"$2\" | tr -d '\\n') | dd bs=4096 2>'\(count)'"
    let process = try ChildProcess(
      "/bin/sh", ["-c", command, "sh", start, rest], environment: childEnvironment(),
      streams: [.file("/dev/null"), .descriptor(ends[1]), .file("/dev/null")])
    close(ends[1])
    do throws(PriceFileError) {
      _ = try PriceFile.read(descriptor: ends[0], name: "a pipe")
      failure = nil
    } catch {
      failure = error
    }
    close(ends[0])
    process.join()
    let line = contents(count).split(separator: "\n").last { $0.contains(" bytes") }
    taken = line?.split(separator: " ").first.flatMap { Int($0) } ?? .max
  }
}
