import FoundationSubset
import TerminalViews

/// A control for a number in a range: a track with a knob, moved by the pointer or the arrow keys.
public struct Slider<Label: View, MinimumLabel: View, MaximumLabel: View>: View {
  private let fraction: Binding<Double>
  private let step: Double
  private let label: Label
  private let minimumLabel: MinimumLabel
  private let maximumLabel: MaximumLabel
  private let onEditingChanged: (Bool) -> Void
  @State private var isFocused = false
  @State private var isEditing = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The range of the number.
  ///   - step: The distance between the numbers; without it, a key moves by a twentieth.
  ///   - label: The purpose of the number.
  ///   - minimumValueLabel: The label before the track.
  ///   - maximumValueLabel: The label after the track.
  ///   - onEditingChanged: Called with true when dragging begins and with false when it ends.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil,
    @ViewBuilder label: () -> Label = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    (minimumLabel, maximumLabel) = (minimumValueLabel(), maximumValueLabel())
    self.onEditingChanged = onEditingChanged
    let length = Double(bounds.upperBound - bounds.lowerBound)
    self.step = step.map { length > 0 ? Double($0) / length : 1 } ?? 0.05
    fraction = Binding(
      get: {
        length > 0
          ? (Double(value.wrappedValue - bounds.lowerBound) / length).clamped(to: 0...1) : 0
      },
      set: { fraction in
        var distance = fraction.clamped(to: 0...1) * length
        if let step, step > 0 { distance = (distance / Double(step)).rounded() * Double(step) }
        value.wrappedValue = min(bounds.upperBound, bounds.lowerBound + Value(distance))
      })
  }

  /// The label, and the track in the remaining width.
  public var body: some View {
    let (fraction, step) = (fraction, step)
    HStack {
      ControlLabel(label)
      minimumLabel
      track
      maximumLabel
    }
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
      switch key.key {
      case .left: fraction.wrappedValue -= step
      case .right: fraction.wrappedValue += step
      case .home: fraction.wrappedValue = 0
      case .end: fraction.wrappedValue = 1
      default: return false
      }
      return true
    }
  }

  private var track: some View {
    let (fraction, isEnabled, edit) = (fraction, isEnabled, edit)
    return GeometryReader { geometry in
      let columns = max(2, Int(geometry.size.width / CellMetrics.columnWidth))
      let knob = Int((fraction.wrappedValue * Double(columns - 1)).rounded())
      Text(
        String(repeating: "━", count: knob) + "●"
          + String(repeating: "─", count: columns - 1 - knob)
      )
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard isEnabled else { return }
          edit(true)
          let column = (value.location.x / CellMetrics.columnWidth).rounded(.down)
          fraction.wrappedValue = Double(column) / Double(columns - 1)
        }.onEnded { _ in edit(false) })
    }
    .frame(height: CellMetrics.rowHeight)
  }

  private func edit(_ begins: Bool) {
    guard begins != isEditing else { return }
    isEditing = begins
    onEditingChanged(begins)
  }
}
