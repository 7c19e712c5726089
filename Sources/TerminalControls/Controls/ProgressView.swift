import TerminalViews

/// A view of a task's progress.
///
/// Unknown progress is shown as three dots. They do not move, because that would wake the program
/// up all the time.
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  private let share: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  /// Creates a view of unknown progress.
  public init(@ViewBuilder label: () -> Label = { EmptyView() })
  where CurrentValueLabel == EmptyView {
    (share, self.label, currentValueLabel) = (nil, label(), EmptyView())
  }
  /// Creates a view of a completed amount, with a label of its value; `nil` is unknown progress.
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
  /// Creates a view of unknown progress.
  public init(_ title: LocalizedStringKey) { self.init { Text(title) } }
  /// Creates a view of unknown progress.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Creates a view of a completed amount; `nil` is unknown progress.
  public init<Value: BinaryFloatingPoint>(
    _ title: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
