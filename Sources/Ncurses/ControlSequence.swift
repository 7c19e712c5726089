/// A control sequence, taken apart: `ESC [ < 0 ; 12 ; 5 M`.
package struct ControlSequence: Hashable, Sendable {
  /// The mark before the numbers, such as `<`; `nil` when there is none.
  package let marker: UInt8?
  /// The numbers, of 21 bits at most; an omitted one is 0.
  package let numbers: [Int]
  /// The byte that ends the sequence and identifies its function.
  package let final: UInt8

  /// Whether pasted text follows, up to `ESC [ 201 ~`.
  var isPasteStart: Bool {
    marker == nil && numbers == [200] && final == UInt8(ascii: "~")
  }

  /// Parses the bytes between `ESC [` and the final byte.
  package init(parameters: [UInt8], final: UInt8) {
    self.final = final
    marker = parameters.first.flatMap { (0x3C...0x3F).contains($0) ? $0 : nil }
    let digits = marker == nil ? parameters[...] : parameters.dropFirst()
    numbers =
      digits.isEmpty
      ? []
      : digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        .map(Self.number)
  }

  // Beyond every screen and every scalar.
  private static let largest = 0x1F_FFFF

  /// Returns the number that a field starts with; a colon introduces its details.
  private static func number(_ field: ArraySlice<UInt8>) -> Int {
    field.prefix { (0x30...0x39).contains($0) }
      .reduce(0) { min(largest, $0 * 10 + Int($1 - 0x30)) }
  }
}
