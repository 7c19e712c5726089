import FoundationSubset
import TerminalViews

extension TextField {
  init(_ source: FieldSource, prompt: Text?, @ViewBuilder label: () -> Label) {
    (self.source, self.prompt) = (source, prompt)
    self.label = label()
  }

  /// Creates a line of text.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - prompt: The text of the empty line; `nil` for the label.
  ///   - axis: has no effect: what does not fit is scrolled away.
  ///   - label: what the text is for.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal,
    @ViewBuilder label: () -> Label
  ) {
    self.init(FieldSource(text: text), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a line of text with a title.
  public init(
    _ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil,
    axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text: text), prompt: prompt) { Text(title) }
  }
  /// Creates a line of text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) {
    self.init(FieldSource(text: text), prompt: prompt) { Text(title) }
  }
}

#if Foundation
  extension FieldSource {
    /// The text of a value; what cannot be read as one leaves it as it is.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
      self.init(
        text: Binding(
          get: { format.format(value.wrappedValue) },
          set: { text in
            guard let read = try? format.parseStrategy.parse(text) else { return }
            value.wrappedValue = read
          }), isCommitted: true)
    }

    /// The text of a value that may be missing: nothing for none.
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
      self.init(
        text: Binding(
          get: { value.wrappedValue.map(format.format) ?? "" },
          set: { text in
            if text.isEmpty { return value.wrappedValue = nil }
            guard let read = try? format.parseStrategy.parse(text) else { return }
            value.wrappedValue = read
          }), isCommitted: true)
    }
  }

  extension TextField where Label == Text {
    /// Creates a line of a value's text, which is read when Enter is pressed or the focus leaves;
    /// what cannot be read leaves the value as it was, and Esc does.
    public init<F: ParseableFormatStyle>(
      _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
      prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt) { Text(title) }
    }
    /// Creates a line of a value's text, which is read when Enter is pressed or the focus leaves.
    @_disfavoredOverload
    public init<S: StringProtocol, F: ParseableFormatStyle>(
      _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt) { Text(title) }
    }
    /// Creates a line of the text of a value that may be missing, where nothing is written.
    public init<F: ParseableFormatStyle>(
      _ title: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
      prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt) { Text(title) }
    }
  }

  extension TextField {
    /// Creates a line of a value's text, which is read when Enter is pressed or the focus leaves.
    public init<F: ParseableFormatStyle>(
      value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt, label: label)
    }
  }
#endif

/// A line of text that is written as dots.
public struct SecureField<Label: View>: View {
  private let field: TextField<Label>

  /// Creates a line of text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    var field = TextField(FieldSource(text: text), prompt: prompt, label: label)
    field.isSecret = true
    self.field = field
  }

  /// The line.
  public var body: some View { field }
}

extension SecureField where Label == Text {
  /// Creates a line of text with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
  /// Creates a line of text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
