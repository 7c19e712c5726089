import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalViews

/// Views that appear and disappear with a transition.
@MainActor @Suite("Transitions") struct TransitionTests {
  private final class Clock { var time = 0.0 }

  private struct Coming: View {
    let transition: AnyTransition
    @State private var isShown = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("turn").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        HStack {
          if isShown { Text("abcd").foregroundColor(.white).transition(transition) }
          Text("|")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }

  private func host(
    _ view: some View, _ clock: Clock, depth: ColorDepth = .trueColor
  ) -> ViewHost {
    var environment = EnvironmentValues()
    environment.colorDepth = depth
    let host = ViewHost(
      size: CellSize(columns: 12, rows: 3), environment: environment, clock: { clock.time }
    ) { view }
    _ = host.frame()
    return host
  }

  /// Returns the second row at times after a click on the first row.
  private func rows(_ host: ViewHost, _ clock: Clock, at times: [Double]) -> [String] {
    let start = clock.time
    host.click(0, 0)
    return times.map { time in
      clock.time = start + time
      host.handle([])
      let buffer = (host.frame() ?? host.shown)?.buffer
      return buffer?.text(row: 1) ?? ""
    }
  }

  private static let quarters = [0, 0.25, 0.5, 0.75, 1.001]

  @Test(
    "A moving view enters and leaves over its edge, by whole cells",
    arguments: [
      // A leaving view takes no space: the bar is at the left at once, below it.
      (
        AnyTransition.move(edge: .leading),
        ["     |", "d    |", "cd   |", "bcd  |", "abcd |"], ["abcd", "bcd", "cd", "d", "|"]
      ),
      (
        .move(edge: .trailing),
        // A view that appears has its space, and later views are drawn over it.
        ["    a|cd", "   ab|d", "  abc|", " abcd|", "abcd |"],
        ["abcd", "|abcd", "| abcd", "|  abcd", "|"]
      ),
      (
        .slide, ["     |", "d    |", "cd   |", "bcd  |", "abcd |"],
        ["abcd", "|abcd", "| abcd", "|  abcd", "|"]
      ),
      (
        .asymmetric(insertion: .identity, removal: .move(edge: .leading)),
        ["abcd |", "abcd |", "abcd |", "abcd |", "abcd |"], ["abcd", "bcd", "cd", "d", "|"]
      ),
      (
        .scale(scale: 0, anchor: .leading),
        ["     |", "a    |", "ab   |", "abc  |", "abcd |"], ["abcd", "abc", "ab", "a", "|"]
      ),
    ] as [(AnyTransition, [String], [String])])
  func whatMoves(transition: AnyTransition, coming: [String], going: [String]) {
    let clock = Clock()
    let host = host(Coming(transition: transition), clock)
    #expect(rows(host, clock, at: Self.quarters) == coming)
    #expect(rows(host, clock, at: Self.quarters) == going)
    #expect(host.patience == nil && host.frame() == nil)
  }

  private func colors(_ host: ViewHost, _ clock: Clock, at times: [Double]) -> [UInt8?] {
    let start = clock.time
    host.click(0, 0)
    return times.map { time in
      clock.time = start + time
      host.handle([])
      let cell = (host.frame() ?? host.shown)?.buffer[0, 1]
      return cell?.glyph == Glyph("a") ? cell?.style.foreground.components.red : nil
    }
  }

  @Test("A fading view is blended with the background") func whatBecomesOpaque() {
    let clock = Clock()
    let host = host(Coming(transition: .opacity), clock)
    #expect(colors(host, clock, at: Self.quarters) == [nil, 79, 137, 196, 255])
    #expect(colors(host, clock, at: Self.quarters) == [255, 196, 138, 79, nil])
  }

  @Test("A reversed transition continues from its current state") func whatTurnsBack() {
    let clock = Clock()
    let host = host(Coming(transition: .opacity), clock)
    #expect(colors(host, clock, at: [0, 0.5]) == [nil, 137])
    #expect(colors(host, clock, at: [0, 0.5]) == [137, 79])
    #expect(colors(host, clock, at: [0, 0.5, 1.1]) == [79, 167, 255])
  }

  @Test("Without colours or an animation, a transition ends at once")
  func withoutColoursOrAnAnimationTheEndIsThereAtOnce() {
    let clock = Clock()
    let plain = host(Coming(transition: .slide), clock, depth: .monochrome)
    #expect(rows(plain, clock, at: [0]) == ["abcd |"])
    #expect(rows(plain, clock, at: [0]) == ["|"])
    #expect(plain.patience == nil)

    struct Still: View {
      @State private var isShown = false
      var body: some View {
        VStack(alignment: .leading) {
          Text("turn").onTapGesture { isShown.toggle() }
          if isShown { Text("abcd").transition(.slide) } else { Text("-") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let still = host(Still(), clock)
    #expect(rows(still, clock, at: [0]) == ["abcd"])
    #expect(rows(still, clock, at: [0]) == ["-"])
    #expect(still.patience == nil)
  }

  @Test("A transition's own animation runs for changes, but not for the first frame")
  func aTransitionWithItsOwnAnimation() {
    struct Own: View {
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading) {
          Text("turn").onTapGesture { isShown.toggle() }
          if isShown {
            Text("abcd").transition(.move(edge: .leading).animation(.linear(duration: 1)))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let clock = Clock()
    let host = host(Own(), clock)
    #expect(host.patience == nil)
    #expect(rows(host, clock, at: [0, 0.5, 1.1]) == ["abcd", "cd", ""])
    #expect(rows(host, clock, at: [0, 0.5, 1.1]) == ["", "cd", "abcd"])
  }

  @Test("Removed elements of a loop leave at their positions, with everything inside them")
  func elementsOfALoopGoWhereTheyStood() {
    struct Rows: View {
      @State private var names = ["one", "two", "six"]
      var body: some View {
        VStack(alignment: .leading) {
          Text("turn").onTapGesture {
            withAnimation(.linear(duration: 1)) { names = names.count == 3 ? ["six"] : [] }
          }
          ForEach(names, id: \.self) { name in
            HStack(spacing: 0) {
              Text(name).transition(.opacity)
              Text("!")
            }
            .transition(.move(edge: .leading))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let clock = Clock()
    let host = host(Rows(), clock)
    #expect(rows(host, clock, at: [0, 0.5, 1.1]) == ["one!", "e!x!", "six!"])
    #expect(rows(host, clock, at: [0, 0.5, 1.1]) == ["six!", "x!", ""])
  }

  @Test("A leaving view receives no taps and disappears once") func whatGoesAnswersNobody() {
    final class Log { var words: [String] = [] }
    struct Leaving: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading) {
          Text("turn").onTapGesture { withAnimation { isShown.toggle() } }
          if isShown {
            Text("abcd").onTapGesture { log.words.append("tap") }
              .onAppear { log.words.append("came") }
              .onDisappear { log.words.append("went") }
              .transition(.opacity)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let (clock, log) = (Clock(), Log())
    let host = host(Leaving(log: log), clock)
    host.click(0, 1)
    #expect(log.words == ["came", "tap"])
    #expect(rows(host, clock, at: [0.1]) == ["abcd"])
    host.click(0, 1)
    clock.time = 9
    host.handle([])
    #expect(host.frame()?.buffer.text(row: 1) == "")
    #expect(log.words == ["came", "tap", "went"])
  }

  @Test("A chart slides as a picture, and a new size of the screen ends the transition")
  func aChartSlidesAsAPicture() {
    struct Charted: View {
      @State private var isShown = true
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text("turn").onTapGesture { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
          if isShown {
            Chart { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }
              .chartXAxis(.hidden).chartYAxis(.hidden).transition(.move(edge: .leading))
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
    }
    let clock = Clock()
    let host = host(Charted(), clock)
    let whole = host.shown?.buffer.text(row: 1) ?? ""
    #expect(whole.hasPrefix("  █"))
    #expect(rows(host, clock, at: [0, 0.25]) == [whole, String(whole.dropFirst(3))])
    host.handle(.resized(CellSize(columns: 14, rows: 3)))
    #expect(host.frame()?.buffer.text(row: 1) == "")
    #expect(host.patience == nil)
  }
}
