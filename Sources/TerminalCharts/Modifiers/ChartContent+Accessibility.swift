import TerminalViews

extension ChartContent {
  /// Sets the label of the mark in the text description.
  public func accessibilityLabel<L: _TextLabel>(_ label: L) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(label: label._string)))
  }

  /// Sets the value of the mark in the text description.
  public func accessibilityValue<L: _TextLabel>(_ value: L) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(value: value._string)))
  }

  /// Omits the mark from the text description.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    styled(by: .accessibility(MarkAccessibility(isHidden: hidden)))
  }

  /// Has no effect: there are no user interface tests in a terminal.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }
}
