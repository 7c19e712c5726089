extension ChartContent {
  /// Says what the mark is, for the text description.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessible { $0.label = String(label) }
  }

  /// Says the value of the mark, for the text description.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessible { $0.value = String(value) }
  }

  /// Leaves the mark out of the text description.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    accessible { $0.isHidden = hidden }
  }

  /// Names the mark for tests; nothing is drawn or described.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent { self }

  private func accessible(_ change: @escaping (inout MarkAccessibility) -> Void)
    -> some ChartContent
  {
    styled { style, collector in
      var entry = MarkAccessibility()
      if style.accessibility >= 0 {
        entry = collector.collection.accessibility[Int(style.accessibility)]
      }
      change(&entry)
      style.accessibility = Int32(clamping: collector.collection.accessibility.count)
      collector.collection.accessibility.append(entry)
    }
  }
}
