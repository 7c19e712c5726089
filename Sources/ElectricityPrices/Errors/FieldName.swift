/// The part of a file that an error refers to: a named field, or a part without a name.
public enum FieldName: Hashable, Sendable, ExpressibleByStringLiteral {
  /// A field, column or element with this name in the file.
  case named(String)
  /// A part that has no name in the file.
  case file, prices, entry, pair, time, price, value

  /// Creates a named field.
  public init(stringLiteral name: String) { self = .named(name) }
}
