import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp

/// Recognition of gestures.
@MainActor @Suite("Gestures") struct GestureTests {
  private final class Log {
    var words: [String] = []
    var time = 0.0
  }
  private let log = Log()

  private func host(_ view: some View) -> ViewHost {
    let log = log
    let host = ViewHost(size: CellSize(columns: 20, rows: 6), clock: { log.time }) {
      view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    _ = host.frame()
    return host
  }

  private var box: some View { Rectangle().fill(.clear).frame(width: 160, height: 96) }

  private func send(_ kind: MouseEvent.Kind, _ column: Int, _ row: Int, to host: ViewHost) {
    host.handle([.mouse(MouseEvent(kind, at: CellPoint(column: column, row: row)))])
    _ = host.frame()
  }

  @Test("A tap is a press and a release nearby") func aTapIsAPressAndAReleaseNearBy() {
    let host = host(box.onTapGesture { log.words.append("tap") })
    host.click(3, 2)
    #expect(log.words == ["tap"])
    send(.press(button: 1), 3, 2, to: host)
    send(.drag(button: 1), 8, 2, to: host)
    send(.release(button: 1), 8, 2, to: host)
    #expect(log.words == ["tap"])
  }

  @Test("A tap reports the middle of its cell") func aTapTellsTheMiddleOfItsCell() {
    let host = host(
      box.padding(.leading, 16).onTapGesture { log.words.append("\($0.x) \($0.y)") })
    host.click(3, 2)
    // With its padding on the left, the view is wider than the screen and begins outside it.
    #expect(log.words == ["36.0 40.0"])
  }

  @Test("A drag begins after its minimum distance and reports the translation")
  func aDragBeginsAfterItsDistanceAndTellsTheWay() {
    let host = host(
      box.gesture(
        DragGesture()
          .onChanged { log.words.append("\($0.translation.width)") }
          .onEnded { log.words.append("end \($0.translation.width)") }))
    send(.press(button: 1), 3, 2, to: host)
    send(.drag(button: 1), 4, 2, to: host)
    #expect(log.words.isEmpty)
    send(.drag(button: 1), 5, 2, to: host)
    send(.drag(button: 1), 9, 2, to: host)
    send(.release(button: 1), 9, 2, to: host)
    #expect(log.words == ["16.0", "48.0", "end 48.0"])
  }

  @Test("The gesture of an inner view takes precedence over the outer view")
  func aViewInsideGoesBeforeTheOneAround() {
    let host = host(
      box.onTapGesture { log.words.append("inner") }
        .onTapGesture { log.words.append("outer") })
    host.click(1, 1)
    #expect(log.words == ["inner"])
  }

  @Test("High-priority and simultaneous gestures change the precedence")
  func priorityAndSimultaneousGesturesChangeThat() {
    let first = host(
      box.onTapGesture { log.words.append("inner") }
        .highPriorityGesture(TapGesture().onEnded { log.words.append("outer") }))
    first.click(1, 1)
    #expect(log.words == ["outer"])
    log.words = []
    let second = host(
      box.onTapGesture { log.words.append("inner") }
        .simultaneousGesture(TapGesture().onEnded { log.words.append("outer") }))
    second.click(1, 1)
    #expect(log.words.sorted() == ["inner", "outer"])
  }

  @Test("The topmost view that allows hits receives a tap")
  func whoLiesAboveGoesBeforeWhoLiesBelow() {
    let host = host(
      ZStack {
        box.onTapGesture { log.words.append("below") }
        box.onTapGesture { log.words.append("above") }
        box.onTapGesture { log.words.append("none") }.allowsHitTesting(false)
      })
    host.click(1, 1)
    #expect(log.words == ["above"])
  }

  @Test("A view reacts to taps inside its content shape only")
  func aContentShapeIsWhereAViewAnswers() {
    let host = host(
      box.contentShape(Circle()).onTapGesture { log.words.append("tap") })
    host.click(0, 0)
    #expect(log.words.isEmpty)
    host.click(10, 3)
    #expect(log.words == ["tap"])
  }

  @Test("An exclusive drag begins only when the tap has failed")
  func aTapGoesBeforeADragUntilItFails() {
    let host = host(
      box.gesture(
        TapGesture().onEnded { log.words.append("tap") }
          .exclusively(
            before: DragGesture(minimumDistance: 0).onChanged { _ in log.words.append("drag") })))
    host.click(3, 3)
    #expect(log.words == ["tap"])
    send(.press(button: 1), 3, 3, to: host)
    #expect(log.words == ["tap"])
    send(.drag(button: 1), 9, 3, to: host)
    #expect(log.words == ["tap", "drag"])
  }

  @Test("Two clicks are a double click, and a single click waits for the second")
  func twoClicksAreOneDoubleClickAndOneAloneWaits() {
    let host = host(
      box.onTapGesture(count: 2) { log.words.append("double") }
        .onTapGesture { log.words.append("single") })
    host.click(3, 3)
    host.click(3, 3)
    #expect(log.words == ["double"])
    log.words = []
    host.click(3, 3)
    #expect(log.words.isEmpty)
    #expect(host.patience != nil)
    log.time += 1
    host.handle([])
    #expect(log.words == ["single"])
  }

  @Test("A long press must last its minimum duration") func aLongPressLastsAndAShortOneIsNone() {
    let host = host(box.onLongPressGesture { log.words.append("long") })
    send(.press(button: 1), 3, 3, to: host)
    log.time += 0.2
    host.handle([])
    send(.release(button: 1), 3, 3, to: host)
    #expect(log.words.isEmpty)
    send(.press(button: 1), 3, 3, to: host)
    log.time += 0.6
    host.handle([])
    #expect(log.words == ["long"])
  }

  @Test("A drag can follow a long press") func aDragMayFollowALongPress() {
    let host = host(
      box.gesture(
        LongPressGesture().sequenced(before: DragGesture(minimumDistance: 0))
          .onEnded { value in
            if case .second(true, let drag?) = value {
              log.words.append("\(drag.translation.width)")
            }
          }))
    send(.press(button: 1), 3, 3, to: host)
    log.time += 0.6
    host.handle([])
    send(.drag(button: 1), 8, 3, to: host)
    send(.release(button: 1), 8, 3, to: host)
    #expect(log.words == ["40.0"])
  }

  @Test("The wheel with Ctrl magnifies") func theWheelWithControlMagnifies() {
    let host = host(
      box.gesture(
        MagnifyGesture().onChanged { log.words.append(String(format: "%.2f", $0.magnification)) }
          .onEnded { _ in log.words.append("end") }))
    let report = MouseEvent(
      .wheelUp, at: CellPoint(column: 3, row: 3), modifiers: .control)
    host.handle([.mouse(report)])
    host.handle([.mouse(report)])
    log.time += 1
    host.handle([])
    #expect(log.words == ["1.10", "1.21", "end"])
  }

  @Test("A gesture state is reset when the gesture ends")
  func aGestureStateIsWhatItWasWhenTheGestureIsOver() {
    struct Moved: View {
      @GestureState private var way = 0.0
      var body: some View {
        Text("way \(Int(way))")
          .frame(width: 120, height: 48, alignment: .leading)
          .contentShape(Rectangle())
          .gesture(
            DragGesture().updating($way) { value, state, _ in
              state = value.translation.width
            })
      }
    }
    let host = host(Moved())
    send(.press(button: 1), 1, 1, to: host)
    send(.drag(button: 1), 6, 1, to: host)
    #expect(host.text.contains("way 40"))
    send(.release(button: 1), 6, 1, to: host)
    #expect(host.text.contains("way 0"))
  }

  @Test("A tap's location is relative to the named coordinate space")
  func theNamedSpaceIsWhereAPlaceIsMeasuredFrom() {
    let host = host(
      box.gesture(
        SpatialTapGesture(coordinateSpace: .named("page"))
          .onEnded { log.words.append("\($0.location.x)") }
      )
      .padding(.leading, 16)
      .coordinateSpace(name: "page"))
    host.click(3, 2)
    #expect(log.words == ["36.0"])
  }

  @Test("A view is notified when the pointer enters and leaves it")
  func thePointerIsSeenOverAView() {
    let host = host(
      box.frame(width: 80, height: 48).onHover { log.words.append("\($0)") })
    send(.move, 3, 1, to: host)
    send(.move, 4, 1, to: host)
    send(.move, 18, 5, to: host)
    #expect(log.words == ["true", "false"])
  }

  @Test("A range is selected on a reversed scale too")
  func reversedRange() throws {
    struct Reversed: View {
      @State private var range: ClosedRange<Double>?
      var body: some View {
        VStack(alignment: .leading) {
          Text(range.map { "from \(Int($0.lowerBound)) to \(Int($0.upperBound))" } ?? "none")
          Chart(0..<10, id: \.self) { PointMark(x: .value("X", Double($0)), y: .value("Y", 1)) }
            .chartXScale(domain: .automatic(reversed: true))
            .chartXSelection(range: $range)
        }
      }
    }
    let host = ViewHost(size: CellSize(columns: 60, rows: 16), clock: { 0 }) { Reversed() }
    _ = host.text
    let plot = try #require(host.plot)
    func cell(_ fraction: Double) -> CellPoint {
      CellPoint(column: plot.minColumn + Int(fraction * Double(plot.size.columns)), row: 8)
    }
    host.handle(.mouse(MouseEvent(.press(button: 1), at: cell(0.25))))
    host.handle(.mouse(MouseEvent(.drag(button: 1), at: cell(0.75))))
    host.handle(.mouse(MouseEvent(.release(button: 1), at: cell(0.75))))
    #expect(host.text.contains("from 2 to 7"), "\(host.text)")
  }

  @Test("Random events neither crash nor end a screen") func anyEventsLeaveAScreenAlive() {
    struct Everything: View {
      @State private var selected: Double?
      @State private var range: ClosedRange<Double>?
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(isShown ? "a" : "b").onTapGesture(count: 2) { isShown.toggle() }
          if isShown {
            Chart(0..<50, id: \.self) {
              LineMark(x: .value("X", Double($0)), y: .value("Y", $0 % 7))
            }
            .chartXSelection(value: $selected)
            .chartScrollableAxes([.horizontal, .vertical])
            .chartXVisibleDomain(length: 10)
            .onContinuousHover { _ in }
          }
          Chart(0..<9, id: \.self) { BarMark(x: .value("X", Double($0)), y: .value("Y", $0)) }
            .chartXSelection(range: $range)
        }
      }
    }
    var generator = SeededGenerator(seed: 7)
    let host = ViewHost(size: CellSize(columns: 40, rows: 20), clock: { log.time }) { Everything() }
    let keys: [Key] = [
      .tab, .left, .right, .up, .down, .home, .end, .enter, .escape, .pageUp, .pageDown,
    ]
    for _ in 0..<(isFullRun ? 3_000 : 800) {
      log.time += Double.random(in: 0...0.2, using: &generator)
      let place = CellPoint(
        column: Int.random(in: -2...60, using: &generator),
        row: Int.random(in: -2...30, using: &generator))
      let event: TerminalEvent =
        switch Int.random(in: 0..<12, using: &generator) {
        case 0...2:
          .mouse(MouseEvent(.press(button: Int.random(in: 1...3, using: &generator)), at: place))
        case 3...4: .mouse(MouseEvent(.drag(button: 1), at: place))
        case 5: .mouse(MouseEvent(.release(button: 1), at: place))
        case 6: .mouse(MouseEvent(.move, at: place))
        case 7:
          .mouse(MouseEvent(Bool.random(using: &generator) ? .wheelUp : .wheelDown, at: place))
        case 8:
          .resized(
            CellSize(
              columns: Int.random(in: 0...50, using: &generator),
              rows: Int.random(in: 0...30, using: &generator)))
        default:
          .key(
            KeyPress(
              keys.randomElement(using: &generator) ?? .tab,
              modifiers: Bool.random(using: &generator) ? .shift : []))
        }
      host.handle([event])
      if Int.random(in: 0..<3, using: &generator) == 0 { _ = host.frame() }
    }
    host.handle(.resized(CellSize(columns: 40, rows: 20)))
    #expect(!host.text.isEmpty)
    #expect(!host.isFinished)
  }
}
