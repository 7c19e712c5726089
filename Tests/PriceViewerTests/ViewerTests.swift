import CivilTime
import ElectricityPrices
import ElectricityUsage
import PriceTexts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import PriceViewer

@Suite("Viewer") struct ViewerTests {
  private func key(_ key: Key) -> TerminalEvent { .key(KeyPress(key)) }

  private func run(
    _ script: [[TerminalEvent]], from state: ViewerState = viewer(),
    clock: @escaping () -> Instant = { time("2022-07-12T09:30") }
  ) -> (outcome: ViewerOutcome, terminal: ScriptedTerminal) {
    var terminal = ScriptedTerminal(script: script)
    var viewer = Viewer(state, look: ViewerLook(), clock: clock)
    return (viewer.run(on: &terminal), terminal)
  }

  @Test("Keys and the mouse select the same") func keysAndTheMouseSelectTheSame() {
    let left = MouseEvent(.press(button: 1), at: CellPoint(column: 40, row: 10))
    let byMouse = run([[.mouse(left)], [key(.character("q"))]])
    let byKeys = run([Array(repeating: key(.right), count: 2), [key(.character("q"))]])
    #expect(byMouse.outcome == .left && byKeys.outcome == .left)
    #expect(byMouse.terminal.frames.last?.text == byKeys.terminal.frames.last?.text)
    #expect(byKeys.terminal.frames.last?.text.contains("11:00-12:00") ?? false)
  }

  @Test(
    "Any key hides the help",
    arguments: [Key.character("ß"), .character("q"), .escape, .left, .home])
  func anyKeyHidesTheHelp(_ pressed: Key) {
    let (_, terminal) = run([[key(.character("?"))], [key(pressed)], []])
    #expect(terminal.frames.count == 3)
    #expect(terminal.frames[1].text.contains("╭") && !terminal.frames[2].text.contains("╭"))
  }

  @Test("Ctrl-C leaves from the help too") func controlCLeavesFromTheHelp() {
    let press = TerminalEvent.key(KeyPress(.character("c"), modifiers: .control))
    let (outcome, terminal) = run([[key(.character("?"))], [press], []])
    #expect(outcome == .left && terminal.frames.count == 2)
  }

  @Test("The look follows the ground") func theLookFollowsTheGround() {
    func grounds(_ color: UInt32, takes: Bool = true) -> [CellColor] {
      var terminal = ScriptedTerminal(script: [[.ground(CellColor(hex: color))], []])
      var viewer = Viewer(viewer(), look: ViewerLook(), takesGround: takes) {
        time("2022-07-12T09:30")
      }
      _ = viewer.run(on: &terminal)
      return terminal.frames.compactMap { frame in
        frame.cells.first { $0.glyph.scalar == "◆" }?.style.foreground
      }
    }
    let dark = ThemeColors(.standard, on: .dark, depth: .trueColor).now
    let light = ThemeColors(.standard, on: .light, depth: .trueColor).now
    #expect(grounds(0xFD_F6E3) == [dark, light])
    #expect(grounds(0xFF_FFFF) == [dark, light])
    // Nothing looks other: there is no second frame.
    #expect(grounds(0) == [dark])
    #expect(grounds(0xFF_FFFF, takes: false) == [dark])
  }

  @Test("Cells with too many pixels show characters, which is said once")
  func tooManyPixels() throws {
    let (huge, usual) = (PixelCell(width: 500, height: 500), PixelCell(width: 8, height: 16))
    let large = CellSize(columns: 400, rows: 400)
    let (_, terminal) = run([
      [.pictures(huge)], [key(.right)], [.pictures(usual)], [.resized(large)], [],
    ])
    let notice = "This screen has too many pixels"
    #expect(terminal.frames.map { $0.text.contains(notice) } == [false, true, false, false, false])
    #expect(terminal.images.map(\.isEmpty) == [true, true, true, false, true])
  }

  @Test("The help scrolls") func theHelpScrolls() {
    let small = TerminalEvent.resized(CellSize(columns: 60, rows: 12))
    let (_, terminal) = run([
      [small, key(.character("?"))], [key(.down)], [key(.pageUp)], [key(.pageDown)],
      [key(.pageDown)], [key(.up)], [key(.character("y"))],
    ])
    let texts = terminal.frames.map(\.text)
    #expect(texts[2] != texts[1] && texts[3] == texts[1])
    #expect(texts[5] == texts[4] || texts[5].contains("▲"))
    #expect(texts[6] != texts[5] && texts[6].contains("╭"))
    #expect(!texts[7].contains("╭"))
  }

  @Test("A burst is one frame") func aBurstIsOneFrame() {
    let (_, terminal) = run([Array(repeating: key(.right), count: 50), []])
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames.last?.text.contains("23:00-00:00") ?? false)
  }

  @Test("Nothing new is not drawn") func nothingNewIsNotDrawn() {
    let (_, terminal) = run([[], [key(.character("ß"))], [.fileChanged]])
    #expect(terminal.frames.count == 1)
  }

  @Test("Files that have changed are read; what cannot be read is a notice over the old prices")
  func reading() {
    var readings: [[PriceSeries]?] = [
      [seedDay], nil, nil, [series(["1", "2"], from: "2022-07-12T09:00")], [seedDay],
    ]
    var terminal = ScriptedTerminal(script: [
      [.fileChanged], [.fileChanged], [.fileChanged], [.fileChanged], [key(.character("r"))],
    ])
    let reader: Viewer.Reader = { () throws(ViewerMessage) in
      guard let next = readings.removeFirst() else {
        throw .notRead(PriceFileError(file: "/a/b/day.json", reason: .empty))
      }
      return (next, nil)
    }
    var shown = Viewer(viewer(), clock: { time("2022-07-12T09:30") }, reader: reader)
    _ = shown.run(on: &terminal)
    // The same prices, and the same trouble, are no new frames.
    #expect(terminal.frames.count == 4)
    let texts = terminal.frames.map(\.text)
    #expect(texts[1].contains("Not read again: day.json: ") && texts[1].contains("low 326"))
    #expect(!texts[2].contains("Not read again") && texts[2].contains("low 1 09:00"))
    #expect(texts[3].contains("low 326"))
  }

  @Test("Usage that has changed is shown; what cannot be read is a notice over the old usage")
  func readingUsage() {
    func usage(_ energy: Int64) -> EnergyUsage {
      let slot = EnergySlot(
        start: seedDay[0].start, end: seedDay[0].end, energy: Energy(microwattHours: energy))
      let series = EnergySeries(slots: [slot], zone: oslo)
      return EnergyUsage(series: [series], consumption: series, production: nil)
    }
    var readings: [EnergyUsage?] = [usage(1_000_000_000), nil, nil, usage(2_000_000_000)]
    var terminal = ScriptedTerminal(
      script: [[TerminalEvent]](repeating: [.fileChanged], count: readings.count))
    let reader: Viewer.Reader = { () throws(ViewerMessage) in
      guard let next = readings.removeFirst() else {
        throw .notRead(PriceFileError(file: "/a/b/meter.csv", reason: .usage(.gas)))
      }
      return (nil, next)
    }
    var state = viewer()
    state.show(usage: usage(1_000_000_000).consumption)
    var shown = Viewer(state, clock: { time("2022-07-12T09:30") }, reader: reader)
    _ = shown.run(on: &terminal)
    let texts = terminal.frames.map { $0.text(row: $0.size.rows - 2) }
    #expect(texts.count == 3)
    #expect(texts[0].contains("1.00 kWh · 3.73 kr"))
    #expect(texts[1].contains("Not read again: meter.csv: "))
    #expect(terminal.frames[1].text.contains("kWh"))
    #expect(texts[2].contains("2.00 kWh · 7.45 kr"))
  }

  @Test("Waits for the next slot and no longer") func waitsForTheNextSlotAndNoLonger() {
    #expect(run([[]]).terminal.waits == [60, 60])
    let near = time("2022-07-12T09:59:50")
    #expect(run([], clock: { near }).terminal.waits == [10])
    let late = time("2023-01-01")
    #expect(run([], from: viewer(now: "2023-01-01"), clock: { late }).terminal.waits == [nil])
  }

  @Test("Now moves with the clock") func nowMovesWithTheClock() {
    var hour = 9
    let (_, terminal) = run(
      [[], []],
      clock: {
        hour += 1
        return time("2022-07-12T09:30").advanced(by: Int64(hour - 9) / 3 * 3600)
      })
    #expect(terminal.frames.count > 1)
    #expect(terminal.frames.last?.text(row: 0).contains("now 10:00-11:00") ?? false)
  }

  @Test("Resizes and returns are drawn") func resizesAndReturnsAreDrawn() {
    let (_, terminal) = run([
      [.resized(CellSize(columns: 100, rows: 30))], [.resumed],
      [.resized(CellSize(columns: 1, rows: 1))],
      [.key(KeyPress(.character("l"), modifiers: .control))],
    ])
    #expect(terminal.frames.map(\.size.columns) == [80, 100, 100, 1, 1])
    #expect(terminal.invalidations == 1)
  }

  @Test("Ends tell why") func endsTellWhy() {
    #expect(run([[.terminated(signal: 15)]]).outcome == .terminated(signal: 15))
    #expect(run([]).outcome == .terminated(signal: 1))
    #expect(run([[key(.character("q")), key(.right)]]).outcome == .left)
    let picked = run([[key(.right), key(.enter)]], from: viewer(isPicking: true))
    #expect(picked.outcome == .picked(seedDay[10], unit: .oerePerKilowattHour))
  }

  @Test("The cursor rests on the annotation") func theCursorRestsOnTheAnnotation() {
    let (_, terminal) = run([[key(.home)]])
    for (frame, cursor) in zip(terminal.frames, terminal.cursors) {
      #expect(cursor.map { frame.text(row: $0.row).contains(":00-") && $0.row == 2 } ?? false)
    }
  }

  /// Anything that a person, a window manager and a clock can do, in any order.
  @Test("Nothing stops it", arguments: 1...12 as ClosedRange<UInt64>) func nothingStopsIt(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let keys = KeyBindings.lines.flatMap(\.bindings).flatMap(\.keys).filter {
      ![.quit, .confirm].contains(KeyBindings.action(for: $0))
    }
    var size = CellSize(columns: 80, rows: 24)
    let script = (0..<40).map { _ in
      (0..<Int.random(in: 0...6, using: &generator)).map { _ -> TerminalEvent in
        let cell = CellPoint(
          column: .random(in: -2...90, using: &generator),
          row: .random(in: -2...30, using: &generator))
        let mouse: [MouseEvent.Kind] = [
          .press(button: 1), .drag(button: 1), .release(button: 1), .move, .wheelUp, .wheelDown,
        ]
        switch Int.random(in: 0...9, using: &generator) {
        case 0:
          size = CellSize(
            columns: .random(in: 0...90, using: &generator),
            rows: .random(in: 0...30, using: &generator))
          return .resized(size)
        case 1...4: return .key(keys.randomElement(using: &generator) ?? KeyPress(.left))
        default:
          return .mouse(MouseEvent(mouse.randomElement(using: &generator) ?? .move, at: cell))
        }
      }
    }
    var terminal = ScriptedTerminal(script: script)
    let other = series(["1", "", "-3", "1e9"], from: "2022-07-12T08:00", area: "NO2")
    var clock = time("2022-07-11T20:00")
    var viewer = Viewer(viewer(seedDay, other), hovers: true) {
      clock = clock.advanced(by: 1500)
      return clock
    }
    #expect(viewer.run(on: &terminal) == .terminated(signal: 1))
    #expect(terminal.frames.last?.size == size || script.joined().isEmpty)
  }
}
