import TerminalViews

nonisolated extension View {
  /// The view with a window that may cover it.
  public typealias _Presenting = ModifiedContent<Self, _PresentationModifier>

  /// Shows views in a box over the screen, which Esc closes.
  ///
  /// Keys and the pointer stay in the box; the `dismiss` action of its environment closes it too.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _Presenting {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        content: { isPresented.wrappedValue ? AnyView(content()) : nil },
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }
  /// Shows views in a box over the screen while there is an item; Esc removes the item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _Presenting {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        content: { item.wrappedValue.map { AnyView(content($0).id($0.id)) } },
        close: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }

  /// Shows an alert over the screen: a title, a message, and buttons that close it.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    alert(Text(title), isPresented, actions, message)
  }
  /// Shows an alert over the screen: a title, a message, and buttons that close it.
  @_disfavoredOverload
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message = { EmptyView() }
  ) -> _Presenting {
    alert(Text(title), isPresented, actions, message)
  }

  private func alert<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> _Presenting {
    sheet(isPresented: isPresented) {
      Alert(title: title, actions: actions(), message: message()) {
        isPresented.wrappedValue = false
      }
    }
  }
}

/// A title, a message and buttons.
private nonisolated struct Alert<Actions: View, Message: View>: View {
  let title: Text
  let actions: Actions
  let message: Message
  let close: () -> Void

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        title.bold()
        message
      }
      Group {
        if Actions.self == EmptyView.self {
          Button("OK") {}
        } else {
          HStack(spacing: 16) { actions }
        }
      }
      .environment { [close] in $0[CloseAfterActionKey.self] = close }
    }
  }
}
