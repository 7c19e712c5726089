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
  ///   - text: The text.
  ///   - prompt: The text of the empty line; `nil` for the label.
  ///   - label: The purpose of the text.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(FieldSource(text: text), prompt: prompt, label: label)
  }
}

extension TextField where Label == Text {
  /// Creates a line of text with a title.
  public init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldSource(text: text), prompt: prompt) { Text(title) }
  }
  /// Creates a line of text with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
    self.init(FieldSource(text: text), prompt: prompt) { Text(title) }
  }
}

#if Foundation
  extension FieldSource {
    /// Creates a source for the text of a value, which text that cannot be parsed does not change.
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
  }

  extension TextField where Label == Text {
    /// Creates a line for a value, whose text is parsed on Enter or when the focus leaves; text
    /// that cannot be parsed does not change the value, and neither does Esc.
    public init<F: ParseableFormatStyle>(
      _ title: LocalizedStringKey, value: Binding<F.FormatInput>, format: F,
      prompt: Text? = nil
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt) { Text(title) }
    }
  }

  extension TextField {
    /// Creates a line for a value, whose text is parsed on Enter or when the focus leaves.
    public init<F: ParseableFormatStyle>(
      value: Binding<F.FormatInput>, format: F, prompt: Text? = nil,
      @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
      self.init(FieldSource(value, format), prompt: prompt, label: label)
    }
  }
#endif
