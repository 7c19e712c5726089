import CivilTime
import ElectricityPrices
import PriceTexts
import TerminalCore
import TerminalTestSupport
import Testing

@testable import ElectricityUsage
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

  @Test("Keys and the mouse can select the same slot") func keysAndTheMouseSelectTheSame() {
    let left = MouseEvent(.press(button: 1), at: CellPoint(column: 40, row: 10))
    let byMouse = run([[.mouse(left)], [key(.character("q"))]])
    let byKeys = run([Array(repeating: key(.right), count: 3), [key(.character("q"))]])
    #expect(byMouse.outcome == .left && byKeys.outcome == .left)
    #expect(byMouse.terminal.frames.last?.text == byKeys.terminal.frames.last?.text)
    #expect(byKeys.terminal.frames.last?.text.contains("12:00-13:00") ?? false)
  }

  @Test("The menu opens, filters by typed text, runs with Enter and closes with Esc")
  func menu() {
    let typed = "heat".map { key(.character($0)) }
    let (_, terminal) = run([
      [key(.character(" "))], typed, [key(.enter)], [key(.character(":"))], [key(.escape)],
    ])
    let texts = terminal.frames.map(\.text)
    #expect(texts[1].contains("When is it cheap"))
    #expect(texts[2].contains("> heat") && !texts[2].contains("When is it cheap"))
    #expect(texts[3].contains("00") && !texts[3].contains("> heat"))
    #expect(texts[4].contains("When is it cheap") && !texts[5].contains("When is it cheap"))
  }

  @Test("Every line of the menu is visible when it is selected, even on a small screen")
  func wholeMenu() throws {
    for size in [CellSize(columns: 40, rows: 12), CellSize(columns: 120, rows: 40)] {
      var state = viewer()
      state.apply(.openMenu)
      let frame = ViewerScreen.frame(state, in: size)
      for index in frame.menu.indices {
        state.apply(.selectInMenu(index))
        let shown = ViewerScreen.frame(state, in: size)
        let line = shown.menu[shown.menuIndex]
        #expect(line == frame.menu[index])
        // The line that Enter runs is on the screen, and a click on it does the same.
        #expect(shown.targets.contains { $0.actions == line.actions })
      }
    }
  }

  @Test("An unknown key highlights the key hints until the next key") func unknownKey() {
    let (_, terminal) = run([[key(.character("ß"))], [key(.right)]])
    func flashes(_ frame: CellBuffer) -> Bool {
      (0..<frame.size.columns).contains {
        !frame[$0, frame.size.rows - 1].style.background.isDefault
      }
    }
    #expect(terminal.frames.map(flashes) == [false, true, false])
  }

  @Test("Ctrl-C quits from the menu, too") func controlCLeavesFromTheMenu() {
    let press = TerminalEvent.key(KeyPress(.character("c"), modifiers: .control))
    let (outcome, terminal) = run([[key(.character("?"))], [press], []])
    #expect(outcome == .left && terminal.frames.count == 2)
  }

  @Test("A slow connection turns pixels off unless they are forced, and a key turns them on")
  func slowPictures() throws {
    let cell = PixelCell(width: 8, height: 16)
    let script: [[TerminalEvent]] = [
      [.pictures(cell)], [.pictures(nil)], [key(.character("p"))], [.pictures(nil)],
    ]
    let (_, terminal) = run(script)
    #expect(terminal.images.map(\.isEmpty) == [true, false, true, false])
    var insisting = ScriptedTerminal(script: Array(script.prefix(2)))
    var viewer = Viewer(viewer(), insistsOnPictures: true) { time("2022-07-12T09:30") }
    _ = viewer.run(on: &insisting)
    #expect(insisting.images.map(\.isEmpty) == [true, false])
  }

  @Test("Lines use finer characters once the terminal reports that it has them")
  func finerGlyphs() {
    var terminal = ScriptedTerminal(script: [[.glyphs(.octant)], []])
    var viewer = Viewer(viewer(kind: .line), look: ViewerLook()) { time("2022-07-12T09:30") }
    _ = viewer.run(on: &terminal)
    let blocks: ClosedRange<UInt32> = 0x1CD00...0x1CDE5
    func hasOctants(_ frame: CellBuffer) -> Bool {
      frame.text.unicodeScalars.contains { blocks.contains($0.value) }
    }
    #expect(terminal.frames.map(hasOctants) == [false, true])
  }

  @Test("The colours follow the terminal's background unless they are fixed")
  func theLookFollowsTheGround() {
    func grounds(_ color: UInt32, takes: Bool = true) -> [CellColor] {
      var terminal = ScriptedTerminal(script: [[.ground(CellColor(hex: color))], []])
      var viewer = Viewer(viewer(), look: ViewerLook(), takesGround: takes) {
        time("2022-07-12T09:30")
      }
      _ = viewer.run(on: &terminal)
      return terminal.frames.compactMap { frame in
        frame.cells.first { $0.glyph.scalar == "n" && !$0.style.background.isDefault }?.style
          .background
      }
    }
    let dark = ThemeColors(.standard, on: .dark, depth: .trueColor).now
    let light = ThemeColors(.standard, on: .light, depth: .trueColor).now
    #expect(grounds(0xFD_F6E3) == [dark, light])
    #expect(grounds(0xFF_FFFF) == [dark, light])
    // The colours stay the same: there is no second frame.
    #expect(grounds(0) == [dark])
    #expect(grounds(0xFF_FFFF, takes: false) == [dark])
  }

  @Test("A screen with too many pixels shows characters and a single notice")
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

  @Test("A burst of events is drawn as one frame") func aBurstIsOneFrame() {
    let (_, terminal) = run([Array(repeating: key(.right), count: 50), []])
    #expect(terminal.frames.count == 2)
    #expect(terminal.frames.last?.text.contains("23:00-00:00") ?? false)
  }

  @Test("Keys and clicks that arrive together act on what the earlier ones show")
  func dependentEvents() {
    func typed(_ text: String) -> [TerminalEvent] { text.map { key(.character($0)) } }
    func last(_ events: [[TerminalEvent]]) -> String {
      run(events + [[]]).1.frames.last?.text ?? ""
    }
    for name in ["curve", "usual day", "heat map"] {
      let keys = typed(" " + name) + [key(.enter)]
      #expect(last([keys]) == last(keys.map { [$0] }), "\(name)")
    }
    let moves = typed("7") + Array(repeating: key(.right), count: 3)
    #expect(last([moves]) == last(moves.map { [$0] }))
    let click = TerminalEvent.mouse(
      MouseEvent(.press(button: 1), at: CellPoint(column: 40, row: 10)))
    #expect(last([typed("5") + [click]]) == last([typed("5"), [click]]))
  }

  @Test("An event without effect draws no frame") func nothingNewIsNotDrawn() {
    let (_, terminal) = run([[], [.fileChanged]])
    #expect(terminal.frames.count == 1)
  }

  @Test("A changed file is read again; if that fails, a notice appears with the old prices")
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
    // The same prices and a repeated error give no new frames.
    #expect(terminal.frames.count == 4)
    let texts = terminal.frames.map(\.text)
    #expect(texts[1].contains("Not read again: day.json: ") && texts[1].contains("low 326"))
    #expect(!texts[2].contains("Not read again") && texts[2].contains("low 1 "))
    #expect(texts[3].contains("low 326"))
  }

  @Test("Changed usage is read again; if that fails, a notice appears with the old usage")
  func readingUsage() {
    func usage(_ energy: Int64) -> EnergyUsage {
      let slot = EnergySlot(
        start: seedDay[0].start, end: seedDay[0].end, energy: Energy(microwattHours: energy))
      let series = EnergySeries(slots: [slot], zone: oslo)
      return EnergyUsage(
        series: [series], consumption: series, production: nil, warnings: [], usedOptions: [])
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

  @Test("The viewer waits until the next slot, but at most a minute")
  func waitsForTheNextSlotAndNoLonger() {
    #expect(run([[]]).terminal.waits == [60, 60])
    let near = time("2022-07-12T09:59:50")
    #expect(run([], clock: { near }).terminal.waits == [10])
    let late = time("2023-01-01")
    #expect(run([], from: viewer(now: "2023-01-01"), clock: { late }).terminal.waits == [nil])
  }

  @Test("The current slot follows the clock") func nowMovesWithTheClock() {
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

  @Test("The screen is drawn again after a resize, a resumption and Ctrl-L")
  func resizesAndReturnsAreDrawn() {
    let (_, terminal) = run([
      [.resized(CellSize(columns: 100, rows: 30))], [.resumed],
      [.resized(CellSize(columns: 1, rows: 1))],
      [.key(KeyPress(.character("l"), modifiers: .control))],
    ])
    #expect(terminal.frames.map(\.size.columns) == [80, 100, 100, 1, 1])
    #expect(terminal.invalidations == 1)
  }

  @Test("The outcome of the viewer states why it ended") func endsTellWhy() throws {
    #expect(run([[.terminated(signal: 15)]]).outcome == .terminated(signal: 15))
    #expect(run([]).outcome == .terminated(signal: 1))
    #expect(run([[key(.character("q")), key(.right)]]).outcome == .left)
    let picked = run([[key(.right), key(.enter)]], from: viewer(isPicking: true))
    #expect(picked.outcome == .picked(try #require(viewer().json(of: 10..<11))))
  }

  @Test("The cursor is placed on the annotation") func theCursorRestsOnTheAnnotation() {
    let (_, terminal) = run([[key(.right)]])
    let cursor = terminal.cursors.last ?? nil
    let text = cursor.map { terminal.frames.last?.text(row: $0.row) ?? "" }
    #expect(text?.contains("10:00-11:00") == true && cursor?.row == 3)
  }

  /// Sends random keys, mouse reports, sizes and times.
  @Test(
    "No sequence of keys, mouse reports, sizes and times stops the viewer",
    arguments: 1...12 as ClosedRange<UInt64>)
  func nothingStopsIt(
    seed: UInt64
  ) {
    var generator = SeededGenerator(seed: seed)
    let keys = KeyBindings.lines.flatMap(\.bindings).flatMap(\.keys).filter {
      ![.end(.left), .confirm].contains(KeyBindings.action(for: $0))
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
