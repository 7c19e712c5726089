extension LocalizedStringKey.StringInterpolation {
  /// Adds a text with its style.
  public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
  /// Adds the sign of an image.
  public mutating func appendInterpolation(_ image: Image) { appendLiteral(image.symbol) }
}
