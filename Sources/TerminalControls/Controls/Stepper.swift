import TerminalViews

/// A control that increments or decrements a value, by two buttons or the arrow keys.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let change: (Bool) -> Void
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a stepper with two actions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.label = label()
    change = { $0 ? onIncrement?() : onDecrement?() }
  }

  /// Creates a stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>? = nil, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    change = { isUp in
      let moved = value.wrappedValue.advanced(by: isUp ? step : 0 - step)
      value.wrappedValue = bounds.map { moved.clamped(to: $0) } ?? moved
    }
  }

  /// The label and the two buttons.
  public var body: some View {
    let (change, isEnabled) = (change, isEnabled)
    HStack {
      ControlLabel(label)
      Text("[-]").onTapGesture { if isEnabled { change(false) } }
      Text("[+]").onTapGesture { if isEnabled { change(true) } }
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
      switch key.key {
      case .left, .character("-"): change(false)
      case .right, .character("+"): change(true)
      default: return false
      }
      return true
    }
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and two actions.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
  /// Creates a stepper of a value with a title.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, Value: Strideable>(
    _ title: S, value: Binding<Value>, in bounds: ClosedRange<Value>? = nil,
    step: Value.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }
}
