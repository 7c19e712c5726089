import CLibrary
import FoundationSubset

/// A text with interpolated values; the key is its own translation.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Sendable {
  var runs: [TextRun]

  /// Creates a key of a string.
  public init(_ value: String) { runs = [TextRun(value)] }
  /// Creates a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key of a literal with values in it.
  public init(stringInterpolation: StringInterpolation) { runs = stringInterpolation.runs }

  /// The parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var runs: [TextRun] = []

    /// Begins a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      runs.reserveCapacity(interpolationCount * 2 + 1)
    }
    /// Adds the characters between values.
    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { runs.append(TextRun(literal)) }
    }
    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) { appendLiteral(string) }
    /// Adds a whole number.
    public mutating func appendInterpolation(_ value: Int) { appendLiteral(String(value)) }
    /// Adds a number as Swift writes it.
    public mutating func appendInterpolation(_ value: Double) { appendLiteral(value.description) }
    /// Adds a value as it describes itself.
    public mutating func appendInterpolation<Value>(_ value: Value) {
      appendLiteral(String(describing: value))
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      appendLiteral(format.format(input))
    }
    /// Adds a formatted value, in the locale and the time zone of the environment.
    public mutating func appendInterpolation<F: FormatStyle & Sendable>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
      runs.append(TextRun(input, format: format))
    }
    /// Adds a value formatted by a specifier of `printf`, such as `"%.1f"`.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      appendLiteral(String(value, by: specifier))
    }
    /// Adds a text with its style.
    public mutating func appendInterpolation(_ text: Text) { runs += text.runs }
    /// Adds the character of an image.
    public mutating func appendInterpolation(_ image: Image) { appendLiteral(image.symbol) }
  }
}

extension String {
  /// Creates the text that `printf` of C writes for a value.
  fileprivate init(_ value: some CVarArg, by specifier: String) {
    let count = withVaList([value]) { vsnprintf(nil, 0, specifier, $0) }
    guard count > 0 else {
      self = ""
      return
    }
    // One more for the zero at the end, which C writes.
    self.init(unsafeUninitializedCapacity: Int(count) + 1) { bytes in
      withVaList([value]) { _ = vsnprintf(bytes.baseAddress, bytes.count, specifier, $0) }
      return Int(count)
    }
  }
}
