import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// Gives the x axis a title.
  ///
  /// The spacing is the distance to the axis in points.
  public func chartXAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Gives the y axis a title.
  ///
  /// The spacing is the distance to the axis in points.
  public func chartYAxisLabel(
    _ label: Text, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { label }
  }

  /// Gives the x axis a title from a key, which is its own text.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartXAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }

  /// Gives the y axis a title from a key, which is its own text.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> ModifiedContent<Self, _EnvironmentModifier> {
    chartYAxisLabel(Text(labelKey), position: position, alignment: alignment, spacing: spacing)
  }
}
