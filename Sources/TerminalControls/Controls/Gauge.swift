import FoundationSubset
import TerminalCore
import TerminalViews

/// Where a value lies between two others: a bar with its ends beside it.
public struct Gauge<
  Label: View, CurrentValueLabel: View, MinimumLabel: View, MaximumLabel: View
>: View {
  private let share: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private let least: MinimumLabel
  private let greatest: MaximumLabel

  /// Creates a gauge.
  ///
  /// - Parameters:
  ///   - value: the value; one outside of the bounds is shown at the end.
  ///   - bounds: what it lies between.
  ///   - label: what it is.
  ///   - currentValueLabel: the value in words.
  ///   - minimumValueLabel: what stands before the bar.
  ///   - maximumValueLabel: what stands behind it.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() }
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let way = Double(value - bounds.lowerBound)
    share = length > 0 && way.isFinite ? (way / length).clamped(to: 0...1) : 0
    (self.label, self.currentValueLabel) = (label(), currentValueLabel())
    (least, greatest) = (minimumValueLabel(), maximumValueLabel())
  }

  /// The label and the value over the bar, or behind the disc.
  public var body: some View {
    EnvironmentReader { [share, label, currentValueLabel, least, greatest] environment in
      if environment.gaugeStyle.isDisc {
        HStack {
          LevelDisc(share: share)
          currentValueLabel
          label.foregroundStyle(.secondary)
        }
      } else {
        VStack(alignment: .leading, spacing: 0) {
          HStack {
            label
            currentValueLabel.foregroundStyle(.secondary)
          }
          HStack {
            least
            LevelBar(share: share).frame(maxWidth: .infinity)
            greatest
          }
        }
      }
    }
  }
}

/// How a gauge looks.
public struct GaugeStyle: Hashable, Sendable {
  fileprivate let isDisc: Bool
  /// A bar between its ends, under the label.
  public static let automatic = GaugeStyle(isDisc: false)
  /// A bar.
  public static let linearCapacity = automatic
  /// A bar.
  public static let accessoryLinear = automatic
  /// A bar.
  public static let accessoryLinearCapacity = automatic
  /// A disc that is filled, before the value.
  public static let accessoryCircular = GaugeStyle(isDisc: true)
  /// A disc.
  public static let accessoryCircularCapacity = accessoryCircular
}

extension EnvironmentValues {
  /// How gauges inside look.
  fileprivate var gaugeStyle: GaugeStyle {
    get { self[or: .automatic] }
    set { self[or: .automatic] = newValue }
  }
}

nonisolated extension View {
  /// Sets how gauges inside look.
  public func gaugeStyle(_ style: GaugeStyle) -> _Surrounded {
    environment { $0.gaugeStyle = style }
  }
}
