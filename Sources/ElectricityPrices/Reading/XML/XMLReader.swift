import CExpat
import CLibrary

/// An XML reader based on expat that reports elements as they close.
///
/// Names have no namespace prefix. Documents with a document type are refused, so that no entity is
/// ever expanded or fetched.
package final class XMLReader {
  /// A function that receives a closed element: its path of names from the root, and its own text.
  package typealias Close = (_ path: [String], _ text: String) throws(PriceFault) -> Void

  private static let depthLimit = 64
  private static let textLimit = 1 << 16
  // Incomplete markup stays in memory: 1 MiB at most.
  private static let markupLimit = 1 << 20
  private static let elementLimit = ReadingLimit.maximumElements

  private var path: [String] = []
  private var elementCount = 0
  // Whether the latest bytes contain the beginning or end of an element.
  private var hasTag = false
  private var text: [UInt8] = []
  private var fault: PriceFault?
  private let parser: XML_Parser
  /// A function that receives the path of an opened element, and its attributes.
  package typealias Open = ([String], [String: String]) -> Void
  private let onOpen: Open
  private let onClose: Close

  private init(onOpen: @escaping Open, onClose: @escaping Close) throws(PriceFault) {
    guard let parser = XML_ParserCreate(nil) else { throw PriceFault(.noMemory) }
    (self.parser, self.onOpen, self.onClose) = (parser, onOpen, onClose)
  }

  deinit { XML_ParserFree(parser) }

  /// Returns the name of the root element, without its prefix; empty if there is none.
  ///
  /// Skips what precedes the document: an XML declaration must come first, but copied files can
  /// begin with a line end.
  package static func rootName(_ stream: ByteStream) -> String {
    stream.consume(stream.bytes.firstIndex(of: UInt8(ascii: "<")) ?? 0)
    var rest = stream.bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[(mark + 1)...]
      guard let first = rest.first else { break }
      // Declarations and comments precede the element, and a comment can contain tags.
      if rest.starts(with: "!--".utf8) {
        rest = rest.dropFirst(3)
        rest = rest.firstRange(of: "-->".utf8).map { rest[$0.upperBound...] } ?? rest.suffix(0)
        continue
      }
      if first == UInt8(ascii: "?") || first == UInt8(ascii: "!") { continue }
      let ends = [UInt8(ascii: ">"), UInt8(ascii: "/"), 0x20, 0x09, 0x0A, 0x0D]
      let name = String(decoding: rest.prefix(200).prefix { !ends.contains($0) }, as: UTF8.self)
      return name.split(separator: ":").last.map(String.init) ?? ""
    }
    return ""
  }

  package static func read(
    _ stream: ByteStream, opened: @escaping Open = { _, _ in }, closed: @escaping Close
  ) throws(PriceFault) {
    let reader = try XMLReader(onOpen: opened, onClose: closed)
    reader.register()
    try reader.parse(stream)
  }

  /// Parses the document as it arrives, so that excessive depth or length is refused early.
  private func parse(_ stream: ByteStream) throws(PriceFault) {
    var total = 0
    var bytesWithoutTag = 0
    var isAtEnd = false
    repeat {
      let bytes = stream.bytes
      isAtEnd = stream.isAtEnd
      hasTag = false
      let status = bytes.withMemoryRebound(to: CChar.self) {
        XML_Parse(parser, $0.baseAddress, Int32(clamping: $0.count), isAtEnd ? 1 : 0)
      }
      if let fault { throw fault }
      guard status == XML_STATUS_OK else { throw syntaxFault }
      total += bytes.count
      bytesWithoutTag = hasTag ? 0 : bytesWithoutTag + bytes.count
      // An unterminated tag or comment, or an endless sequence of texts or comments.
      let open = total - max(0, Int(XML_GetCurrentByteIndex(parser)))
      guard max(open, bytesWithoutTag) <= Self.markupLimit else {
        throw PriceFault(.tooLarge(limit: .markupBytes(Self.markupLimit)), place: place)
      }
      stream.consume(bytes.count)
      if !isAtEnd { try stream.fill() }
    } while !isAtEnd
  }

  private func register() {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { user, name, attributes in XMLReader.of(user)?.open(name, attributes) },
      { user, _ in XMLReader.of(user)?.close() })
    XML_SetCharacterDataHandler(parser) { user, bytes, count in
      XMLReader.of(user)?.append(bytes, Int(count))
    }
    XML_SetStartDoctypeDeclHandler(parser) { user, _, _, _, _ in
      XMLReader.of(user)?.stop(.syntax(found: "<!DOCTYPE", expected: .noDocumentType))
    }
  }

  private static func of(_ user: UnsafeMutableRawPointer?) -> XMLReader? {
    user.map { Unmanaged<XMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func open(
    _ name: UnsafePointer<CChar>?, _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    hasTag = true
    guard fault == nil, let name else { return }
    guard path.count < Self.depthLimit else { return stop(.tooDeep(limit: Self.depthLimit)) }
    elementCount += 1
    guard elementCount <= Self.elementLimit else {
      return stop(.tooLarge(limit: .elements(Self.elementLimit)))
    }
    let whole = String(cString: name)
    path.append(whole.split(separator: ":").last.map(String.init) ?? whole)
    text.removeAll(keepingCapacity: true)
    onOpen(path, Self.named(attributes))
  }

  /// Returns attributes by name from a list of alternating names and values.
  private static func named(
    _ attributes: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var result: [String: String] = [:]
    guard var next = attributes else { return result }
    while let name = next[0], let value = next[1] {
      result[String(cString: name)] = String(cString: value)
      next += 2
    }
    return result
  }

  private func close() {
    hasTag = true
    guard fault == nil, !path.isEmpty else { return }
    do throws(PriceFault) {
      try onClose(path, String(decoding: text, as: UTF8.self).trimmed)
    } catch {
      stop(error.reason)
    }
    path.removeLast()
    text.removeAll(keepingCapacity: true)
  }

  private func append(_ bytes: UnsafePointer<CChar>?, _ count: Int) {
    guard fault == nil, let bytes, text.count < Self.textLimit else { return }
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      text.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
  }

  private func stop(_ reason: PriceFileError.Reason) {
    guard fault == nil else { return }
    fault = PriceFault(reason, place: place)
    XML_StopParser(parser, 0)
  }

  private var place: FilePlace {
    FilePlace(
      line: Int(XML_GetCurrentLineNumber(parser)),
      column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private var syntaxFault: PriceFault {
    let code = XML_GetErrorCode(parser)
    let text = XML_ErrorString(code).map { String(cString: $0) } ?? "bad XML"
    let isCut = code == XML_ERROR_NO_ELEMENTS || code == XML_ERROR_UNCLOSED_TOKEN
    return PriceFault(isCut ? .truncated(expected: .endOfXML) : .badXML(text), place: place)
  }
}

extension String {
  /// Calls a function with the bytes of the text.
  func bytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    var text = self
    return text.withUTF8(body)
  }

  /// The text without whitespace and line ends at both ends.
  package var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
