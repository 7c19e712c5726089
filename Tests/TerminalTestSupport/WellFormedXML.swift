import CExpat

/// Returns whether expat accepts a document as well-formed XML.
public func isWellFormedXML(_ document: String) -> Bool {
  let parser = XML_ParserCreate("UTF-8")
  defer { XML_ParserFree(parser) }
  return XML_Parse(parser, document, Int32(document.utf8.count), 1) == XML_STATUS_OK
}
