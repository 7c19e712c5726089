import TerminalViews

nonisolated extension View {
  /// Says something in a box over the screen, with buttons, until one is pressed, or Esc.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    question(Text(title), isPresented, actions, message)
  }
  /// Says something in a box over the screen, with buttons, until one is pressed, or Esc.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    question(Text(title), isPresented, actions, message)
  }
}
