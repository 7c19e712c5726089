import Foundation
import TerminalApp

// The code of the articles without changes; AppDocumentationTests compares the texts.

struct HourlyPriceOfArticle: Identifiable {
  let hour: Date
  let øre: Int
  var id: Date { hour }
}

let prices = (0..<24).map {
  HourlyPriceOfArticle(
    hour: Date(timeIntervalSince1970: Double($0) * 3600), øre: 300 + $0 * 7 % 90)
}

struct Demo: App {
  var body: some Scene {
    WindowGroup { PriceScreen() }
  }
}

@MainActor func runs() {
  TerminalApp.run {
    PriceScreen()
  }
}

@MainActor func loop(_ terminal: inout some Terminal) {
  let host = ViewHost(on: terminal) { PriceScreen() }
  while !host.isFinished {
    if let frame = host.frame() {
      terminal.present(frame.buffer, cursor: frame.cursor)
    }
    host.handle(terminal.events(waitingAtMost: host.patience))
  }
}

struct LeaveButton: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Leave").onTapGesture { dismiss() }
  }
}

struct PriceScreen: View {
  @State private var selected: Date?

  var body: some View {
    VStack {
      Text(selected.map { "\($0.formatted(date: .omitted, time: .shortened))" } ?? "Select an hour")
      Chart(prices) { price in
        LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
        if let selected {
          RuleMark(x: .value("Selected", selected))
        }
      }
      .chartXSelection(value: $selected)
    }
  }
}

struct Marked: View {
  @State var marker: Date?

  var body: some View {
    Chart(prices) { price in
      LineMark(x: .value("Hour", price.hour), y: .value("Øre", price.øre))
    }
    .chartOverlay { overlay($0) }
  }

  func overlay(_ proxy: ChartProxy) -> some View {
    GeometryReader { geometry in
      Rectangle().fill(.clear).contentShape(Rectangle())
        .gesture(
          DragGesture()
            .onChanged { value in
              let x = value.location.x - geometry[proxy.plotAreaFrame].origin.x
              marker = proxy.value(atX: x)
            }
        )
        .onTapGesture { marker = nil }
    }
  }
}

struct Month: View {
  @State private var start = Date(timeIntervalSince1970: 0)

  var body: some View {
    Chart(prices) { price in
      BarMark(x: .value("Hour", price.hour, unit: .hour), y: .value("Øre", price.øre))
    }
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 24 * 3600)
    .chartScrollPosition(x: $start)
  }
}

@MainActor func worked() -> (text: String, hour: Date?) {
  let host = ViewHost(size: CellSize(columns: 60, rows: 12)) { PriceScreen() }
  _ = host.frame()
  host.handle(.key(KeyPress(.right)))
  let text = host.frame()?.buffer.text ?? ""
  let place = CellPoint(column: 20, row: 5)
  host.handle(.mouse(MouseEvent(.press(button: 1), at: place)))
  host.handle(.mouse(MouseEvent(.release(button: 1), at: place)))
  let hour: Date? = host.frame()?.proxy?.value(atX: 100)
  return (text, hour)
}

struct Shares: View {
  @State private var isGrown = false

  var body: some View {
    Chart(0..<6, id: \.self) { month in
      BarMark(x: .value("Month", month), y: .value("Share", isGrown ? month * month : 0))
    }
    .chartYScale(domain: 0...30)
    .onAppear {
      withAnimation(.easeInOut(duration: 0.6)) { isGrown = true }
    }
  }
}

/// A clock that a test sets.
final class TestClock {
  var time = 0.0
}

@MainActor func halfWay() -> [String] {
  let clock = TestClock()
  let host = ViewHost(size: CellSize(columns: 40, rows: 12), clock: { clock.time }) { Shares() }
  return [0, 0.3, 0.6].compactMap { time in
    clock.time = time
    host.handle([])
    return host.frame()?.buffer.text
  }
}

struct Hint: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Text("Why?").onTapGesture { withAnimation { isShown.toggle() } }
      if isShown {
        Text("Wind").transition(.opacity.combined(with: .move(edge: .bottom)))
      }
    }
  }
}

struct Wide: View {
  var body: some View {
    ScrollView(.horizontal) {
      Chart(prices) { price in
        BarMark(x: .value("Hour", price.hour, unit: .hour), y: .value("Øre", price.øre))
      }
      .frame(width: 1200)
    }
  }
}

@MainActor func count() -> Int {
  TerminalApp.run(initial: 3, until: { $0 > 9 }) { count, event in
    if event == .key(KeyPress(.right)) { count += 1 }
    if event == .key(KeyPress(.left)) { count = max(0, count - 1) }
  } view: { count in
    Chart(0..<count, id: \.self) { number in
      BarMark(x: .value("Number", number), y: .value("Square", number * number))
    }
  }
}
