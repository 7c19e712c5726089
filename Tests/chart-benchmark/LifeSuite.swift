import CLibrary
import CPty
import CivilTime
import ElectricityPrices
import Harness
import PriceViewer
import TerminalCore

/// Measures memory growth during hours of simulated keys, mouse events, resizes and clock ticks.
enum LifeSuite {
  static func run() throws {
    let files = try SampleFiles()
    let options = PriceFile.Options()
    let series = try PriceFile.read(path: files.table(24), options: options).series
    let state = ViewerState(series: series, now: series[0].start ?? .now)
    var terminal = LifeTerminal(start: state.now, hours: 12)
    let clock = terminal.clock
    var viewer = Viewer(state, hovers: true) { clock.now }
    _ = viewer.run(on: &terminal)
    terminal.report()
  }
}

/// The simulated time, advanced by the terminal and read by the viewer.
private final class LifeClock {
  var now: Instant

  init(_ now: Instant) { self.now = now }
}

/// A simulated terminal that passes an hour in about a second and samples the process every
/// simulated hour.
private struct LifeTerminal: Terminal {
  var size = CellSize(columns: 80, rows: 24)
  let capabilities = TerminalCapabilities(colorDepth: .indexed256, glyphs: .braille)
  /// The clock of the viewer.
  let clock: LifeClock
  private let start: Instant
  private let hours: Int
  private var frames = 0
  private var generator = SeededGenerator(seed: 60)
  private var looks: [(kilobytes: Int, descriptors: Int)] = []

  init(start: Instant, hours: Int) {
    self.start = start
    self.hours = hours
    clock = LifeClock(start)
  }

  mutating func present(_ frame: CellBuffer, cursor: CellPoint?) { frames += 1 }

  mutating func invalidate() {}

  /// Advances the clock by the wait or a part of it, after which an event occurs.
  mutating func events(waitingAtMost seconds: Double?) -> [TerminalEvent] {
    let isQuiet = Int.random(in: 0..<4, using: &generator) == 0
    let most = max(1, Int64(min(seconds ?? 60, 60)))
    let passed = isQuiet ? most : Int64.random(in: 1...max(1, min(5, most)), using: &generator)
    clock.now = clock.now.advanced(by: passed)
    let elapsed = start.distance(to: clock.now)
    if elapsed / 3600 > looks.count { look() }
    if elapsed >= hours * 3600 { return [.terminated(signal: 15)] }
    return isQuiet ? [] : [event()]
  }

  private mutating func event() -> TerminalEvent {
    switch Int.random(in: 0..<10, using: &generator) {
    case 0:
      size = CellSize(
        columns: .random(in: 1...200, using: &generator),
        rows: .random(in: 1...60, using: &generator))
      return .resized(size)
    case 1...3:
      let place = CellPoint(
        column: .random(in: 0..<size.columns, using: &generator),
        row: .random(in: 0..<size.rows, using: &generator))
      let kinds: [MouseEvent.Kind] = [
        .move, .press(button: 1), .drag(button: 1), .release(button: 1), .wheelUp, .wheelDown,
      ]
      return .mouse(MouseEvent(kinds.randomElement(using: &generator) ?? .move, at: place))
    default:
      let keys: [Key] =
        [.left, .right, .home, .end, .escape, .tab, .up, .down, .pageDown]
        + "hlgGn[]1234cuv?x".map { .character($0) }
      return .key(KeyPress(keys.randomElement(using: &generator) ?? .left))
    }
  }

  private mutating func look() {
    // The size of frames leaves a varying amount of free heap memory, which does not count.
    _ = malloc_trim(0)
    looks.append((Int(kilobytes("RssAnon") ?? 0), descriptorCount))
  }

  private var descriptorCount: Int {
    (0..<1024 as Range<CInt>).count { fcntl($0, F_GETFD) >= 0 }
  }

  /// Prints the growth between the minima of the first and second half: caches vary with the frame
  /// size, leaks only grow.
  func report() {
    let (early, late) = (looks.prefix(looks.count / 2), looks.suffix(looks.count / 2))
    guard let first = looks.first, let last = looks.last,
      let least = early.map(\.kilobytes).min(), let later = late.map(\.kilobytes).min()
    else { return }
    print("hours", looks.count)
    print("frames", frames)
    print("kilobytes", later - least)
    print("descriptors", last.descriptors - first.descriptors)
  }
}
