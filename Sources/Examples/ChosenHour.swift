import ExampleCharts
import TerminalApp

/// A loop over a state: the arrow keys choose an hour of a day's prices, and Q leaves.
struct ChosenHour {
  private var hour = 12
  private var isLeft = false

  /// Runs the loop in the terminal.
  @MainActor static func run() {
    let prices = HourlyPrice.day()
    TerminalApp.run(initial: ChosenHour(), until: \.isLeft) { state, event in
      state.apply(event, hours: prices.indices)
    } view: { state in
      state.screen(of: prices)
    }
  }

  private mutating func apply(_ event: TerminalEvent, hours: Range<Int>) {
    switch event {
    case .key(KeyPress(.left)): hour = max(hours.lowerBound, hour - 1)
    case .key(KeyPress(.right)): hour = min(hours.upperBound - 1, hour + 1)
    case .key(KeyPress(.character("q"))): isLeft = true
    default: break
    }
  }

  @MainActor private func screen(of prices: [HourlyPrice]) -> some View {
    VStack(alignment: .leading) {
      Text("\(hour):00  \(prices[hour].øre) øre per kWh").bold()
      Chart {
        ForEach(prices.indices, id: \.self) { hour in
          BarMark(x: .value("Hour", hour), y: .value("Øre", prices[hour].øre))
        }
        RuleMark(x: .value("Hour", hour)).foregroundStyle(.pink)
      }
    }
  }
}
