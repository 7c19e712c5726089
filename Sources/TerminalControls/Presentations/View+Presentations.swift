import FoundationSubset
import TerminalViews

nonisolated extension View {
  /// The view, with a window that may cover it.
  public typealias _Presenting = ModifiedContent<Self, _PresentationModifier>

  private func presenting<Content: View>(
    _ form: _PresentationModifier.Form, _ isPresented: Binding<Bool>,
    _ onDismiss: (() -> Void)? = nil, _ content: @escaping () -> Content
  ) -> _Presenting {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        form: form, content: { isPresented.wrappedValue ? AnyView(content()) : nil },
        close: { isPresented.wrappedValue = false }, onDismiss: onDismiss))
  }

  private func presenting<Item: Identifiable, Content: View>(
    _ form: _PresentationModifier.Form, _ item: Binding<Item?>,
    _ onDismiss: (() -> Void)? = nil, _ content: @escaping (Item) -> Content
  ) -> _Presenting {
    ModifiedContent(
      content: self,
      modifier: _PresentationModifier(
        form: form,
        content: { item.wrappedValue.map { AnyView(content($0).id($0.id)) } },
        close: { item.wrappedValue = nil }, onDismiss: onDismiss))
  }

  /// Shows views in a box over the screen, which Esc closes.
  ///
  /// Keys and the pointer stay in it; `dismiss` of its surroundings closes it too.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _Presenting {
    presenting(.sheet, isPresented, onDismiss, content)
  }
  /// Shows views in a box over the screen as long as there is an item; Esc takes it away.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _Presenting {
    presenting(.sheet, item, onDismiss, content)
  }
  /// Shows views in place of the screen, until Esc is pressed.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> _Presenting {
    presenting(.cover, isPresented, onDismiss, content)
  }
  /// Shows views in place of the screen as long as there is an item; Esc takes it away.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> _Presenting {
    presenting(.cover, item, onDismiss, content)
  }
  /// Adds an alert over the screen: a title, a message, and buttons that close it after their
  /// action.
  func question<Actions: View, Message: View>(
    _ title: Text, _ isPresented: Binding<Bool>, _ actions: @escaping () -> Actions,
    _ message: @escaping () -> Message
  ) -> _Presenting {
    presenting(.sheet, isPresented, nil) {
      Question(title: title, actions: actions(), message: message()) {
        isPresented.wrappedValue = false
      }
    }
  }
}

/// A title, a message and buttons.
private nonisolated struct Question<Actions: View, Message: View>: View {
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
      .environment { [close] in $0.closeAfterAction = close }
    }
  }
}
