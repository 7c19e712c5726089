import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalApp
@testable import TerminalViews

/// Marks that move from their previous to their new positions.
@MainActor @Suite("Animation") struct AnimationTests {
  private final class Clock { var time = 0.0 }

  private struct Growing: View {
    @State private var isTall = false
    let animation: Animation?
    var body: some View {
      VStack {
        Text("grow").onTapGesture { withAnimation(animation) { isTall.toggle() } }
        Chart {
          BarMark(x: .value("X", "a"), y: .value("Y", isTall ? 10 : 0))
        }
        .chartYScale(domain: 0...10)
        .chartXAxis(.hidden).chartYAxis(.hidden)
      }
    }
  }

  private struct Watching: View {
    @State private var height = 0
    var body: some View {
      VStack {
        Text("grow").onTapGesture { height = 10 }
        Chart { BarMark(x: .value("X", "a"), y: .value("Y", height)) }
          .chartYScale(domain: 0...10)
          .chartXAxis(.hidden).chartYAxis(.hidden)
          .animation(.linear(duration: 1), value: height)
      }
    }
  }

  private func host(_ view: some View, _ clock: Clock, depth: ColorDepth = .trueColor) -> ViewHost {
    var environment = EnvironmentValues()
    environment.colorDepth = depth
    return ViewHost(
      size: CellSize(columns: 20, rows: 11), environment: environment, clock: { clock.time }
    ) { view }
  }

  /// Returns the number of rows of the plot that the bar fills.
  private func height(_ host: ViewHost) -> Int {
    let text = host.text
    return text.split(separator: "\n").filter { row in row.contains { "█▓▒░".contains($0) } }.count
  }

  @Test("An animated bar grows from frame to frame and then stops")
  func aBarGrowsFromFrameToFrameAndThenRests() {
    let clock = Clock()
    let host = host(Growing(animation: .linear(duration: 1)), clock)
    #expect(height(host) == 0)
    #expect(host.patience == nil)
    host.click(9, 0)
    var heights: [Int] = []
    for step in 0...12 {
      clock.time = Double(step) * 0.1
      host.handle([])
      heights.append(height(host))
    }
    #expect(heights == heights.sorted())
    #expect(heights.first == 0)
    #expect((4...6).contains(heights[5]))
    #expect(heights.last == 10)
    #expect(Set(heights).count >= 8)
    #expect(host.patience == nil)
    let count = host.frameCount
    clock.time = 9
    host.handle([])
    #expect(host.frame() == nil && host.frameCount == count)
  }

  @Test("An animation draws at most sixty frames a second") func sixtyFramesASecondAreEnough() {
    let clock = Clock()
    let host = host(Growing(animation: .linear(duration: 1)), clock)
    _ = host.text
    host.click(9, 0)
    _ = host.text
    #expect(host.patience.map { abs($0 - 1.0 / 60) < 1e-9 } == true)
    let count = host.frameCount
    for step in 1...1000 {
      clock.time = Double(step) / 1000
      host.handle([])
      _ = host.frame()
    }
    #expect((50...61).contains(host.frameCount - count))
  }

  @Test("A spring animation overshoots and comes to rest")
  func aSpringSwingsAndComesToRest() throws {
    let spring = Animation.spring(response: 0.5, dampingFraction: 0.5)
    let shares = (0...40).map { spring.fraction(after: Double($0) / 20) }
    #expect(shares[0] == 0)
    #expect(shares.compactMap { $0 }.contains { $0 > 1.05 })
    #expect(shares.last == .some(nil))
    let late = try #require(shares.compactMap { $0 }.last)
    #expect(abs(late - 1) < 0.01)
  }

  @Test("Animation curves begin at zero, rise and end") func curvesBeginAtZeroRiseAndEnd() throws {
    let curves: [Animation] = [.linear, .easeIn, .easeOut, .easeInOut]
    for curve in curves {
      let shares = (0..<35).compactMap { curve.fraction(after: Double($0) / 100) }
      #expect(shares.count == 35)
      #expect(shares == shares.sorted())
      #expect(shares[0] == 0)
      #expect(curve.fraction(after: 0.36) == nil)
    }
    let half = try #require(Animation.easeIn.fraction(after: 0.175))
    #expect(half < 0.4)
    #expect(Animation.linear(duration: 1).delay(1).fraction(after: 0.5) == 0)
    #expect(Animation.linear(duration: 1).speed(2).fraction(after: 0.6) == nil)
  }

  @Test("A change of a watched value animates the chart") func aValueThatIsWatchedMovesTheChart() {
    let clock = Clock()
    let host = host(Watching(), clock)
    _ = host.text
    host.click(9, 0)
    #expect(height(host) == 0)
    clock.time = 0.5
    host.handle([])
    #expect((4...6).contains(height(host)))
    clock.time = 1.1
    host.handle([])
    #expect(height(host) == 10)
  }

  @Test("An option or the environment turns animations off") func nothingMovesWhereAPersonSaysSo() {
    #expect(ViewHost.isStill(["demo", "--no-animation"], noMotion: nil))
    #expect(ViewHost.isStill(["demo"], noMotion: "1"))
    #expect(!ViewHost.isStill(["demo", "--animation"], noMotion: nil))
    #expect(!ViewHost.isStill(["demo"], noMotion: ""))
  }

  @Test("Changes are drawn at once without colours or an animation")
  func nothingMovesWithoutColoursOrAnAnimation() {
    let clock = Clock()
    let plain = host(Growing(animation: .linear(duration: 1)), clock, depth: .monochrome)
    _ = plain.text
    plain.click(9, 0)
    #expect(height(plain) == 10)
    let still = host(Growing(animation: nil), clock)
    _ = still.text
    still.click(9, 0)
    #expect(height(still) == 10)
    #expect(still.patience == nil)
  }
}
