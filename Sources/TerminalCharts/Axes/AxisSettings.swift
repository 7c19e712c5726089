package struct AxisSettings {
  package var x = AxisSetting()
  package var y = AxisSetting()
}

/// Whether and how an axis is drawn; the one does not undo the other.
package struct AxisSetting {
  package var isHidden = false
  /// The marks that the user asked for; `nil` for the default ones.
  package var content: [AxisMarksSpecification]?

  package init() {}

  package var marks: [AxisMarksSpecification] { isHidden ? [] : content ?? [.default] }
}
