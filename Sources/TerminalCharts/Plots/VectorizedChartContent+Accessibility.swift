import TerminalViews

// The accessibility texts of each mark.
extension VectorizedChartContent {
  /// Says what each mark is, by a property.
  public func accessibilityLabel<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(label: $0[keyPath: keyPath]._string) }
  }

  /// Says the value of each mark, by a property.
  public func accessibilityValue<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(value: $0[keyPath: keyPath]._string) }
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
