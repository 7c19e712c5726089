import TerminalViews

nonisolated extension View {
  /// Says something in a box over the screen, with buttons, until one is pressed, or Esc.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    question(Text(title), isPresented, .horizontal, actions, message)
  }
  /// Says something in a box over the screen, with buttons, until one is pressed, or Esc.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    question(Text(title), isPresented, .horizontal, actions, message)
  }
  /// Says something in a box over the screen, in the way of older code.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> _Presenting {
    let alert = content()
    return question(alert.title, isPresented, .horizontal) {
      ForEach(alert.buttons.indices, id: \.self) { AlertButton(alert.buttons[$0]) }
    } _: {
      alert.message
    }
  }

  /// Asks which of several things to do, in a box over the screen.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    question(Text(title), isPresented, .vertical, actions, message)
  }
}

/// What is said in a box over the screen, in the way of older code.
public struct Alert {
  /// A button under it.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: @MainActor () -> Void

    /// The button that is meant to be pressed.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action ?? {})
    }
    /// The button that leaves things as they are.
    public static func cancel(_ label: Text = Text("Cancel"), action: (@MainActor () -> Void)? = {})
      -> Button
    {
      Button(label: label, role: .cancel, action: action ?? {})
    }
    /// The button that takes something away.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action ?? {})
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Creates a box with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    (self.title, self.message) = (title, message)
    buttons = [dismissButton ?? .default(Text("OK"))]
  }
  /// Creates a box with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    (self.title, self.message) = (title, message)
    buttons = [primaryButton, secondaryButton]
  }
}

private nonisolated struct AlertButton: View {
  let button: Alert.Button

  init(_ button: Alert.Button) { self.button = button }

  @MainActor var body: some View {
    Button(role: button.role, action: button.action) { button.label }
  }
}
