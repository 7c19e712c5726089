import TerminalViews

// What the text description says of each mark.
extension VectorizedChartContent {
  /// Says what each mark is, by a property.
  public func accessibilityLabel<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    described { MarkAccessibility(label: String($0[keyPath: keyPath])) }
  }
  /// Says what each mark is, by a property that is a text, or a key that is its own text.
  public func accessibilityLabel<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(label: $0[keyPath: keyPath]._text.string) }
  }

  /// Says the value of each mark, by a property.
  public func accessibilityValue<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    described { MarkAccessibility(value: String($0[keyPath: keyPath])) }
  }
  /// Says the value of each mark, by a property that is a text, or a key that is its own text.
  public func accessibilityValue<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(value: $0[keyPath: keyPath]._text.string) }
  }

  /// Leaves out the marks for which a property says so.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> Self {
    described { MarkAccessibility(isHidden: $0[keyPath: keyPath]) }
  }

  /// Names each mark for tests; nothing is drawn or described.
  public func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>) -> Self { self }

  private func described(by words: @escaping (DataElement) -> MarkAccessibility) -> Self {
    styled { .accessibility(words($0)) }
  }
}
