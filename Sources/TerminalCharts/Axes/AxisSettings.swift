/// What modifiers ask of the axes.
struct AxisSettings {
  var x = AxisSetting()
  var y = AxisSetting()
}

/// Whether and how an axis is drawn; the one does not undo the other.
struct AxisSetting {
  var isHidden = false
  /// The marks that the user asked for; `nil` for the default ones.
  var content: [AxisMarksSpecification]?

  /// The marks to draw.
  var marks: [AxisMarksSpecification] { isHidden ? [] : content ?? [.default] }
}
