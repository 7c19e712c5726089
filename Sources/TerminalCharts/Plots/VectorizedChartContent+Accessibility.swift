import TerminalViews

// The accessibility texts of each mark.
extension VectorizedChartContent {
  /// Sets the label of each mark in the text description by a property.
  public func accessibilityLabel<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(label: $0[keyPath: keyPath]._string) }
  }

  /// Sets the value of each mark in the text description by a property.
  public func accessibilityValue<L: _TextLabel>(_ keyPath: KeyPath<DataElement, L>) -> Self {
    described { MarkAccessibility(value: $0[keyPath: keyPath]._string) }
  }

  /// Omits the marks whose property is true from the text description.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> Self {
    described { MarkAccessibility(isHidden: $0[keyPath: keyPath]) }
  }

  /// Has no effect: there are no user interface tests in a terminal.
  public func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>) -> Self { self }

  private func described(by words: @escaping (DataElement) -> MarkAccessibility) -> Self {
    styled { .accessibility(words($0)) }
  }
}
