extension EnvironmentValues {
  /// The secondary and the tertiary style, if they are set.
  package var weakerStyles: [AnyShapeStyle] {
    get { self[or: []] }
    set { self[or: []] = newValue }
  }
  /// What grounds without a style of their own are filled with.
  package var groundStyle: AnyShapeStyle? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}
