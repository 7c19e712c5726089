import TerminalViews

extension EnvironmentValues {
  /// Whether controls inside leave their labels out.
  var labelsAreHidden: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}

nonisolated extension View {
  /// Leaves out the labels of controls inside that say what these are for.
  ///
  /// A button's label, which is what is clicked, stays.
  public func labelsHidden() -> _Surrounded {
    environment { $0.labelsAreHidden = true }
  }
}

/// What a control is for, where labels are not hidden.
struct ControlLabel<Label: View>: View {
  private let label: Label

  init(_ label: Label) { self.label = label }

  var body: some View {
    EnvironmentReader { [label] environment in if !environment.labelsAreHidden { label } }
  }
}
