import TerminalViews

/// How far something has come, or that it goes on.
///
/// Where nobody knows how far, three dots stand for it, which do not move: that would wake up the
/// program all the time.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let share: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Shows that something goes on.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    (share, self.label, currentValueLabel) = (nil, label(), EmptyView())
  }
  /// Shows how far something has come, also in words; `nil` for nobody knows.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() }
  ) {
    share = value.map { total > 0 ? min(max(Double($0 / total), 0), 1) : 0 }
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
  }

  /// What the style of progress around makes of it.
  public var body: some View {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: share, label: Label.self == EmptyView.self ? nil : AnyView(label),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : AnyView(currentValueLabel))
    EnvironmentReader { $0.progressViewStyle.body(configuration) }
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Shows that something goes on.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  /// Shows that something goes on.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Shows how far something has come; `nil` for nobody knows.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
