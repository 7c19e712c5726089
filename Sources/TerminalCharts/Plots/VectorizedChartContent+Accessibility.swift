import TerminalViews

// What the text description says of each mark.
extension VectorizedChartContent {
  /// Says what each mark is, by a property.
  public func accessibilityLabel<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    described(by: keyPath) { MarkAccessibility(label: String($0)) }
  }
  /// Says what each mark is, by a property.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> Self {
    described(by: keyPath) { MarkAccessibility(label: $0.string) }
  }
  /// Says what each mark is, by a property that is a key and its own text.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, LocalizedStringKey>) -> Self {
    described(by: keyPath) { MarkAccessibility(label: Text($0).string) }
  }

  /// Says the value of each mark, by a property.
  public func accessibilityValue<S: StringProtocol>(_ keyPath: KeyPath<DataElement, S>) -> Self {
    described(by: keyPath) { MarkAccessibility(value: String($0)) }
  }
  /// Says the value of each mark, by a property.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> Self {
    described(by: keyPath) { MarkAccessibility(value: $0.string) }
  }
  /// Says the value of each mark, by a property that is a key and its own text.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, LocalizedStringKey>) -> Self {
    described(by: keyPath) { MarkAccessibility(value: Text($0).string) }
  }

  /// Leaves out the marks for which a property says so.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> Self {
    described(by: keyPath) { MarkAccessibility(isHidden: $0) }
  }

  /// Names each mark for tests; nothing is drawn or described.
  public func accessibilityIdentifier(_ keyPath: KeyPath<DataElement, String>) -> Self { self }

  private func described<Value>(
    by keyPath: KeyPath<DataElement, Value>, _ words: @escaping (Value) -> MarkAccessibility
  ) -> Self {
    let property = ElementProperty(keyPath)
    return _styled(_ElementStyle { .accessibility(words(property(at: $0))) })
  }
}
