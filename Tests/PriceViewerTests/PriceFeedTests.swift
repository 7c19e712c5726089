import CivilTime
import ElectricityPrices
import PriceSources
import PriceTexts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

/// A feed that returns prepared news, call by call.
private final class ScriptedFeed: PriceFeed {
  private var script: [FeedNews?]
  private(set) var isStopped = false
  var interrupted: FeedNews?

  init(_ script: [FeedNews?]) { self.script = script }

  func wait(at now: Instant) -> Double { 7 }
  func advance(at now: Instant) -> FeedNews? { script.isEmpty ? nil : script.removeFirst() }
  func interrupt() -> FeedNews? {
    defer { interrupted = nil }
    return interrupted
  }
  func stop() { isStopped = true }
}

@Suite("Price feeds") struct PriceFeedTests {
  private let fetching = FeedStatus.fetching(source: "hvakosterstrommen")

  private func run(
    _ script: [[TerminalEvent]], _ feed: ScriptedFeed, from state: ViewerState = viewer()
  ) -> ScriptedTerminal {
    var terminal = ScriptedTerminal(script: script)
    var viewer = Viewer(state, feed: feed) { time("2022-07-12T09:30") }
    _ = viewer.run(on: &terminal)
    return terminal
  }

  @Test("The viewer shows cached prices, then the progress of the request, then newer prices")
  func order() {
    let newer = series(seedPrices.map { "1" + $0 })
    let feed = ScriptedFeed([
      FeedNews(series: nil, status: fetching), nil, FeedNews(series: [newer], status: nil),
    ])
    let texts = run([[], [], []], feed).frames.map(\.text)
    #expect(texts.count == 3)
    #expect(texts[0].contains("408") && !texts[0].contains("Fetching"))
    #expect(texts[1].contains("408") && texts[1].contains("from hvakosterstrommen."))
    #expect(texts[2].contains("1,408") && !texts[2].contains("Fetching"))
    #expect(feed.isStopped)
  }

  @Test("Newer prices keep the selection, the chart and the unit")
  func choices() {
    var state = viewer(kind: .bar)
    state.apply(.select(time("2022-07-12T13:00")))
    state.apply(.nextUnit)
    let unit = state.series.unit
    state.apply(.news(FeedNews(series: [series(seedPrices + seedPrices)], status: nil)))
    #expect(state.selection == time("2022-07-12T13:00") && state.chartKind == .bar)
    #expect(state.series.unit == unit && state.series.count == 48)
    // Prices without the selected slot clear the selection.
    state.apply(.news(FeedNews(series: [series(["1", "2"])], status: nil)))
    #expect(state.selection == nil && state.files.feedStatus == nil)
  }

  @Test("Tomorrow's prices are added to the view of today as soon as they arrive")
  func tomorrow() {
    var state = viewer(range: nil)
    state.apply(.news(FeedNews(series: [series(seedPrices + seedPrices)], status: nil)))
    #expect(state.visible.count == 48)
  }

  @Test("Esc stops a long request before it clears the selection")
  func interruption() {
    let feed = ScriptedFeed([FeedNews(series: nil, status: .progress(done: 3, all: 9, minutes: 1))])
    feed.interrupted = FeedNews(series: nil, status: nil)
    let escape = TerminalEvent.key(KeyPress(.escape))
    let select = TerminalEvent.key(KeyPress(.right))
    let texts = run([[select], [escape], [escape]], feed).frames.map(\.text)
    #expect(texts[1].contains("3 of 9 fetched, about 1 min left; Esc stops."))
    #expect(texts[2].contains("10:00-11:00"))
    #expect(!texts[3].contains("3 of 9") && texts[3].contains("10:00-11:00"))
    #expect(texts[4] != texts[3])
  }

  @Test("The viewer waits no longer than the feed asks for")
  func waits() {
    #expect(run([[], []], ScriptedFeed([])).waits == [7, 7, 7])
  }
}
