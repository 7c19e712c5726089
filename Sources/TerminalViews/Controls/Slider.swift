import FoundationSubset

/// Sets a number between two others: a track with a knob, moved by the pointer or the arrow keys.
public struct Slider: View {
  private let share: Binding<Double>
  private let step: Double
  @State private var isFocused = false
  @Environment(\.isEnabled) private var isEnabled

  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: the number.
  ///   - bounds: what it lies between.
  ///   - step: the distance of numbers that can be set; a key moves by a twentieth without it.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, step: Value? = nil
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    self.step = step.map { length > 0 ? Double($0) / length : 1 } ?? 0.05
    share = Binding(
      get: {
        length > 0
          ? (Double(value.wrappedValue - bounds.lowerBound) / length).clamped(to: 0...1) : 0
      },
      set: { share in
        var way = share.clamped(to: 0...1) * length
        if let step, step > 0 { way = (way / Double(step)).rounded() * Double(step) }
        value.wrappedValue = min(bounds.upperBound, bounds.lowerBound + Value(way))
      })
  }

  /// The track over the width that is offered.
  public var body: some View {
    let (share, step, isEnabled) = (share, step, isEnabled)
    GeometryReader { geometry in
      let columns = max(2, Int(geometry.size.width / CellMetrics.columnWidth))
      let knob = Int((share.wrappedValue * Double(columns - 1)).rounded())
      Text(
        String(repeating: "━", count: knob) + "●"
          + String(repeating: "─", count: columns - 1 - knob)
      )
      .gesture(
        DragGesture(minimumDistance: 0).onChanged { value in
          guard isEnabled else { return }
          let place = (value.location.x / CellMetrics.columnWidth).rounded(.down)
          share.wrappedValue = Double(place) / Double(columns - 1)
        })
    }
    .frame(height: CellMetrics.rowHeight)
    .control(isEnabled: isEnabled, isFocused: $isFocused) { key in
      switch key.key {
      case .left: share.wrappedValue -= step
      case .right: share.wrappedValue += step
      case .home: share.wrappedValue = 0
      case .end: share.wrappedValue = 1
      default: return false
      }
      return true
    }
  }
}
