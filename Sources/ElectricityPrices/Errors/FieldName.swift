/// Which part of a file is meant: a named field, or a part without a name.
public enum FieldName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A field, a column or an element under this name in the file.
  case named(String)
  /// A part that files have under no name.
  case file, prices, entry, pair, time, price, value

  /// A named field.
  public init(stringLiteral name: String) { self = .named(name) }
}

/// A column that a table must have.
public enum RequiredColumn: Hashable, Sendable {
  /// Of times, or of prices.
  case times, prices
}
