import TerminalViews

/// Whether controls omit their labels.
private enum LabelsAreHiddenKey: EnvironmentKey { static let defaultValue = false }

nonisolated extension View {
  /// Hides the labels of the controls inside that describe their purpose.
  ///
  /// The label of a button stays, because it is clicked.
  public func labelsHidden() -> _Surrounded {
    environment { $0[LabelsAreHiddenKey.self] = true }
  }
}

/// The label of a control, unless labels are hidden.
struct ControlLabel<Label: View>: View {
  private let label: Label

  init(_ label: Label) { self.label = label }

  var body: some View {
    EnvironmentReader { [label] environment in if !environment[LabelsAreHiddenKey.self] { label } }
  }
}
