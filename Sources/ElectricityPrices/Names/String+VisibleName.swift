import CLibrary

extension String {
  /// The text with visible signs in place of controls and of hidden formats.
  ///
  /// Names from files and settings are such from the start: a table, CSV, JSON and a terminal then
  /// show the same name, and none of them obeys it.
  package var visibleName: String {
    // Letters of Europe, as most names are.
    guard unicodeScalars.contains(where: { !(0x20..<0x7F ~= $0.value || 0xA0..<0x300 ~= $0.value) })
    else { return self }
    var base: Unicode.Scalar?
    return unicodeScalars.map { scalar in
      if let sign = scalar.sign(after: base) { return sign }
      base = scalar
      return String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// The sign in place of the scalar; `nil` for a visible one.
  fileprivate func sign(after base: Unicode.Scalar?) -> String? {
    switch value {
    case 0..<0x20: Unicode.Scalar(0x2400 + value).map { String($0) }
    case 0x7F: "\u{2421}"
    case 0x80..<0xA0, 0x2028...0x2029: "\u{FFFD}"
    case 0x300... where isHiddenFormat(after: base): "\u{FFFD}"
    default: nil
    }
  }
}
