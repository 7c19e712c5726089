import TerminalViews

extension ChartContent {
  /// Says what the mark is, for the text description.
  public func accessibilityLabel<L: _TextLabel>(_ label: L) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(label: label._string)))
  }

  /// Says the value of the mark, for the text description.
  public func accessibilityValue<L: _TextLabel>(_ value: L) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(value: value._string)))
  }

  /// Leaves the mark out of the text description.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(isHidden: hidden)))
  }

  /// Names the mark for tests; nothing is drawn or described.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
