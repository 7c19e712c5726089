/// A reader of YAML as Home Assistant shows it: keys with values or blocks, and lists of these.
struct YAMLText {
  private var lines: ArraySlice<(indent: Int, text: Substring)>

  /// Returns the text of a stream as JSON; `nil` if it has lines of another form.
  static func json(of stream: ByteStream) throws(PriceFault) -> ByteStream? {
    let first = UnsafeBufferPointer(rebasing: stream.bytes.prefix { $0 != 0x0A }).text
    guard key(first.trimmed[...]) != nil else { return nil }
    while try stream.fill() {}
    let lines = stream.bytes.text.split(whereSeparator: \.isNewline).map { line in
      let text = line.drop { $0 == " " }
      return (indent: line.utf8.count - text.utf8.count, text: text)
    }
    var reader = YAMLText(lines: lines.filter { !$0.text.isEmpty }[...])
    // The first line of a copied text can be indented.
    reader.lines[0].indent = 0
    let block = reader.block(depth: 0)
    return reader.lines.isEmpty ? block.map { ByteStream($0.utf8) } : nil
  }

  /// Reads the next block of keys, of items or of a single value.
  private mutating func block(depth: Int) -> String? {
    // Deeper blocks are no states.
    guard let first = lines.first, depth < 16 else { return nil }
    func isItem(_ text: Substring) -> Bool { text.hasPrefix("- ") }
    if !isItem(first.text), Self.key(first.text) == nil {
      lines.removeFirst()
      return Self.value(first.text)
    }
    var parts: [String] = []
    while let (indent, text) = lines.first, indent == first.indent,
      isItem(text) == isItem(first.text)
    {
      var name = ""
      if isItem(text) {
        lines[lines.startIndex] = (indent + 2, text.dropFirst(2))
      } else {
        guard let (key, rest) = Self.key(text) else { return nil }
        name = "\(Self.value(key)):"
        lines.removeFirst()
        let next = lines.first ?? (0, "")
        let hasBlock = next.indent > indent || next.indent == indent && isItem(next.text)
        if !rest.isEmpty || !hasBlock {
          parts.append(name + Self.value(rest))
          continue
        }
      }
      guard let inner = block(depth: depth + 1) else { return nil }
      parts.append(name + inner)
    }
    // Lines of their own are the places of faults.
    let text = parts.joined(separator: ",\n")
    return isItem(first.text) ? "[\(text)]" : "{\(text)}"
  }

  /// Returns the key of a line and the rest; `nil` for other lines.
  private static func key(_ text: Substring) -> (key: Substring, rest: Substring)? {
    let colon = text.indices.first {
      text[$0] == ":" && [nil, " "].contains(text[$0...].dropFirst().first)
    }
    return colon.map { (text[..<$0], text[$0...].dropFirst().drop { $0 == " " }) }
  }

  /// Returns a value as JSON; numbers stay texts, as in the cells of a table.
  private static func value(_ text: Substring) -> String {
    let text = String(text).trimmed
    if text.isEmpty { return "null" }
    if ["true", "false", "null", "[]", "{}"].contains(text) { return text }
    let isQuoted = text.count > 1 && text.first == text.last && "'\"".contains(text.prefix(1))
    let plain = isQuoted ? String(text.dropFirst().dropLast()) : text
    return "\"\(plain.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
