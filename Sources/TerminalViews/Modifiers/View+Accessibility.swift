nonisolated extension View {
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> ModifiedContent<
    Self, _LayoutModifier
  > {
    let label = String(label)
    return wrapped { child, _ in DescribedNode(child: child, label: label, value: nil) }
  }
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> ModifiedContent<
    Self, _LayoutModifier
  > {
    accessibilityLabel(Text(label))
  }
  /// Says what the view is, for readers who cannot see it; takes the place of its texts.
  public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, _LayoutModifier> {
    wrapped { child, _ in DescribedNode(child: child, label: label.string, value: nil) }
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> ModifiedContent<
    Self, _LayoutModifier
  > {
    let value = String(value)
    return wrapped { child, _ in DescribedNode(child: child, label: nil, value: value) }
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  public func accessibilityValue(_ value: LocalizedStringKey) -> ModifiedContent<
    Self, _LayoutModifier
  > {
    accessibilityValue(Text(value))
  }
  /// Says what value the view has, for readers who cannot see it; follows its label or texts.
  public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, _LayoutModifier> {
    wrapped { child, _ in DescribedNode(child: child, label: nil, value: value.string) }
  }
  /// Leaves the view out of what is told to readers who cannot see it.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, _LayoutModifier> {
    wrapped { child, _ in hidden ? SilentNode(child: child) : child }
  }
}

/// A node with words of its own.
struct DescribedNode: WrapperNode {
  let child: any LayoutNode
  let label: String?
  let value: String?

  func describe(into texts: inout [String]) {
    if let label { texts.append(label) } else { child.describe(into: &texts) }
    if let value { texts.append(value) }
  }
}

/// A node that is seen but not described.
struct SilentNode: WrapperNode {
  let child: any LayoutNode
  func describe(into texts: inout [String]) {}
}
