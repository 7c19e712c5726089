import CLibrary

extension String {
  /// The text with visible characters instead of control and hidden format characters.
  ///
  /// Names from files and settings are converted on reading, so that tables, CSV, JSON and the
  /// terminal show the same name and never execute it.
  package var visibleName: String {
    // Fast path: most names have only printable European letters.
    guard unicodeScalars.contains(where: { !(0x20..<0x7F ~= $0.value || 0xA0..<0x300 ~= $0.value) })
    else { return self }
    var base: Unicode.Scalar?
    return unicodeScalars.map { scalar in
      if let sign = scalar.sign(after: base) { return sign }
      // A selector of emoji forms belongs to the scalar before.
      if !(0xFE00...0xFE0F).contains(scalar.value) { base = scalar }
      return String(scalar)
    }.joined()
  }
}

extension Unicode.Scalar {
  /// Returns the replacement of the scalar; `nil` if it is visible.
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
