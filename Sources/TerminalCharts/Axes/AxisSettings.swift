package struct AxisSettings {
  package var x = AxisSetting()
  package var y = AxisSetting()
}

/// The visibility and the marks of an axis; setting one keeps the other.
package struct AxisSetting {
  package var isHidden = false
  /// The explicit marks; `nil` for the default ones.
  package var content: [AxisMarksSpecification]?

  package init() {}

  package var marks: [AxisMarksSpecification] { isHidden ? [] : content ?? [.default] }
}
